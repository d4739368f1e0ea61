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
ALL_DICE = 0b11111
"""The largest answer of OpenSpiel's yacht that names dice to roll again, one bit for each die."""


def five_cups() -> int:
    return sum(
        play_out(
            POKER_DICE.start(1, None, RandomChance(RNG.random().hex())),
            RandomChance(RNG.random().hex()),
        )
        for _ in range(GAMES)
    )


def five_cups_copying() -> int:
    """Play as above, with a copy of the state before every decision."""
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


def open_spiel_loop() -> int:
    """Run OpenSpiel's own loop in C++, with its own random players and chance."""
    import pyspiel

    game = pyspiel.load_game("yacht")
    players = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    decisions = 0
    for number in range(GAMES):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, players, number)
        decisions += sum(step.player >= 0 for step in state.full_history())
    return decisions


def open_spiel_stepped() -> int:
    """Step OpenSpiel's states from Python. The caller draws a roll as a single equally likely
    number, without listing up to 7,776 outcomes with their probabilities."""
    import pyspiel

    game = pyspiel.load_game("yacht")
    decisions = 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        rolled = ALL_DICE
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(RNG.randrange(6 ** rolled.bit_count()))
                continue
            legal = state.legal_actions()
            action = legal[RNG.randrange(len(legal))]
            rolled = action if action <= ALL_DICE else ALL_DICE
            state.apply_action(action)
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
        workers["open_spiel, its loop"] = open_spiel_loop
        workers["open_spiel, stepped"] = open_spiel_stepped
    results = rates(workers)
    report = {
        "decisions_per_second": results,
        "ratio_to_pyhtzee": results["five cups"] / results["pyhtzee"],
        "copy_costs_decisions": results["five cups"] / results["copies alone"],
    }
    for name in ("open_spiel, its loop", "open_spiel, stepped"):
        if name in results:
            report[f"ratio_to_{name}"] = results["five cups"] / results[name]
    if "--json" in sys.argv:
        print(json.dumps(report))
        return
    for name, rate in results.items():
        print(f"{name:20} {rate:12,.0f} per second")
    print(f"against pyhtzee: {report['ratio_to_pyhtzee']:.2f} times the decisions (bar: 2)")
    for name in ("open_spiel, its loop", "open_spiel, stepped"):
        if name in results:
            ratio = report[f"ratio_to_{name}"]
            print(f"against {name}: {ratio:.2f} times (its yacht is for two, with twelve boxes)")
    print(f"a copy costs {report['copy_costs_decisions']:.2f} of a decision (bar: 1)")
    if "--profile" in sys.argv:
        show_profile(five_cups)


if __name__ == "__main__":
    main()
