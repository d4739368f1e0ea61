"""Random play of Dice Town by our engine and of Catan by catanatron: decisions per second, and what
a copy costs.

python benchmarks/dice_town.py [--json] [--profile]

Both play games of four at random, each with its own driver and nothing beside it, in turns within
one process. What counts is processor time. Every run of ours is compared with the run of theirs
that follows it, and the median of these ratios is the result; the quartiles show how far they
spread.
"""

from __future__ import annotations

import copy
import json
import random
import sys
from statistics import median
from typing import Any

from measure import quartiles, runs, show_profile

from fivecups.engine import RandomChance, play_out
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.state import DiceTownState

REPEATS = 21
GAMES = 25
CATAN_GAMES = 6
COPIES = 2_000
DEEP_COPIES = 50
SEATS = 4
DECISIONS_BEFORE_THE_COPY = 150
RNG = random.Random(1)


def play(options: dict[str, Any] | None = None) -> int:
    """Play games of four without a journal, as search does; return the number of decisions."""
    return sum(
        play_out(
            DICE_TOWN.start(SEATS, options, RandomChance(RNG.random().hex())),
            RandomChance(RNG.random().hex()),
        )
        for _ in range(GAMES)
    )


def play_wild_west() -> int:
    return play({"wild_west": True, "indians": True})


def catanatron() -> int:
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    for _ in range(CATAN_GAMES):
        game = Game(
            [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]
        )
        game.play()
        decisions += len(game.state.actions)
    return decisions


def in_mid_round() -> DiceTownState:
    """Return a state in the middle of a round, with filled hands and an open question."""
    chance = RandomChance(3)
    state = DICE_TOWN.start(SEATS, None, RandomChance(3))
    for _ in range(DECISIONS_BEFORE_THE_COPY):
        asking = state.askings[-1]
        seat = next(seat for seat in asking.seats if seat not in asking.answers)
        choices: Any = state.rules.questions[asking.question].choices(state, seat, *asking.args)
        state.take(
            seat,
            choices[chance.below(len(choices))] if isinstance(choices, tuple) else choices.default,
        )
    return state


def copies() -> int:
    state = in_mid_round()
    for _ in range(COPIES):
        state.copy()
    return COPIES


def deep_copies() -> int:
    state = in_mid_round()
    for _ in range(DEEP_COPIES):
        copy.deepcopy(state)
    return DEEP_COPIES


def main() -> None:
    results = runs(
        {
            "dice town": play,
            "catanatron": catanatron,
            "with Wild West and Indians": play_wild_west,
            "copies": copies,
            "deep copies": deep_copies,
        },
        REPEATS,
    )
    rate = {name: median(values) for name, values in results.items()}
    ratios = [
        ours / theirs
        for ours, theirs in zip(results["dice town"], results["catanatron"], strict=True)
    ]
    low, middle, high = quartiles(ratios)
    report = {
        "per_second": rate,
        "ratio_to_catanatron": middle,
        "ratio_quartiles": (low, high),
        "copy_microseconds": 1e6 / rate["copies"],
        "deepcopy_costs_copies": rate["copies"] / rate["deep copies"],
    }
    if "--json" in sys.argv:
        print(json.dumps(report))
        return
    for name, value in rate.items():
        print(f"{name:28} {value:12,.0f} per second")
    print(
        f"against catanatron: {middle:.2f} times the decisions (bar: 3.5), "
        f"{low:.2f} to {high:.2f} in the middle half of {REPEATS} runs"
    )
    print(f"a copy takes {report['copy_microseconds']:.1f} µs (bar: 20)")
    print(f"deepcopy takes {report['deepcopy_costs_copies']:.0f} times that (bar: 20)")
    if "--profile" in sys.argv:
        show_profile(play)


if __name__ == "__main__":
    main()
