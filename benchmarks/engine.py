"""Random play of a Yahtzee by our engine and by peers: decisions per second, and what a copy costs.

python benchmarks/engine.py [--json] [--profile]
"""

from __future__ import annotations

import json
import random
import sys
from importlib.util import find_spec
from typing import Any

from measure import rates, show_profile

from fivecups.engine import RandomChance, play_out
from fivecups.games.poker_dice import POKER_DICE

GAMES = 150
RNG = random.Random(1)


def five_cups() -> int:
    return sum(
        play_out(
            POKER_DICE.start(1, None, RandomChance(RNG.random().hex())),
            RandomChance(RNG.random().hex()),
        )
        for _ in range(GAMES)
    )


def five_cups_copying() -> int:
    """The same, with a copy of the state before every decision."""
    decisions = 0
    for _ in range(GAMES):
        state = POKER_DICE.start(1, None, RandomChance(RNG.random().hex()))
        chance = RandomChance(RNG.random().hex())
        while state.result is None:
            state = state.copy()
            asking = state.askings[-1]
            choices: Any = state.rules.questions[asking.question].choices(state, 0)
            state.take(0, choices[chance.below(len(choices))])
            decisions += 1
    return decisions


def copies() -> int:
    state = POKER_DICE.start(1, None, RandomChance(1))
    for _ in range(5_000):
        state.copy()
    return 5_000


def pyhtzee() -> int:
    from pyhtzee import Pyhtzee

    decisions = 0
    for _ in range(GAMES):
        game = Pyhtzee()
        while not game.is_finished():
            game.take_action(RNG.choice(game.get_possible_actions()))
            decisions += 1
    return decisions


def open_spiel() -> int:
    import pyspiel

    game = pyspiel.load_game("yacht")
    decisions = 0
    for _ in range(max(1, GAMES // 50)):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(RNG.choices(outcomes, weights)[0])
            else:
                state.apply_action(RNG.choice(state.legal_actions()))
                decisions += 1
    return decisions


def main() -> None:
    workers = {
        "five cups": five_cups,
        "five cups, copying": five_cups_copying,
        "copies alone": copies,
        "pyhtzee": pyhtzee,
    }
    if find_spec("pyspiel"):
        workers["open_spiel yacht"] = open_spiel
    found = rates(workers)
    report = {
        "decisions_per_second": found,
        "ratio_to_pyhtzee": found["five cups"] / found["pyhtzee"],
        "copy_costs_decisions": found["five cups"] / found["copies alone"],
    }
    if "open_spiel yacht" in found:
        report["ratio_to_open_spiel"] = found["five cups"] / found["open_spiel yacht"]
    if "--json" in sys.argv:
        print(json.dumps(report))
        return
    for name, rate in found.items():
        print(f"{name:20} {rate:12,.0f} per second")
    print(f"against pyhtzee: {report['ratio_to_pyhtzee']:.2f} times the decisions (bar: 2)")
    if "ratio_to_open_spiel" in report:
        print(
            f"against open_spiel's yacht: {report['ratio_to_open_spiel']:.1f} times (two players, chance drawn in Python)"
        )
    print(f"a copy costs {report['copy_costs_decisions']:.2f} of a decision (bar: 1)")
    if "--profile" in sys.argv:
        show_profile(five_cups)


if __name__ == "__main__":
    main()
