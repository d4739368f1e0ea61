"""Random play of Dice Town by our engine and of Catan by catanatron: decisions per second, and what
a copy costs.

python benchmarks/dice_town.py [--json] [--profile]
"""

from __future__ import annotations

import copy
import json
import random
import sys
from typing import Any

from measure import rates, show_profile

from fivecups.engine import RandomChance, play_out
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.state import DiceTownState

GAMES = 10
COPIES = 2_000
DEEP_COPIES = 50
SEATS = 4
DECISIONS_BEFORE_THE_COPY = 150
RNG = random.Random(1)


def play(options: dict[str, Any] | None = None) -> int:
    """Games of four without a journal, as in search."""
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
    for _ in range(max(1, GAMES // 5)):
        game = Game(
            [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]
        )
        game.play()
        decisions += len(game.state.actions)
    return decisions


def in_mid_round() -> DiceTownState:
    """A game in which hands have been filled and somebody is being asked."""
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
    found = rates(
        {
            "dice town": play,
            "with Wild West and Indians": play_wild_west,
            "catanatron": catanatron,
            "copies": copies,
            "deep copies": deep_copies,
        }
    )
    report = {
        "per_second": found,
        "ratio_to_catanatron": found["dice town"] / found["catanatron"],
        "copy_microseconds": 1e6 / found["copies"],
        "deepcopy_costs_copies": found["copies"] / found["deep copies"],
    }
    if "--json" in sys.argv:
        print(json.dumps(report))
        return
    for name, rate in found.items():
        print(f"{name:28} {rate:12,.0f} per second")
    print(f"against catanatron: {report['ratio_to_catanatron']:.2f} times the decisions (bar: 3)")
    print(f"a copy takes {report['copy_microseconds']:.1f} µs (bar: 20)")
    print(f"deepcopy takes {report['deepcopy_costs_copies']:.0f} times that (bar: 20)")
    if "--profile" in sys.argv:
        show_profile(play)


if __name__ == "__main__":
    main()
