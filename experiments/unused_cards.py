"""Barbed wire and Whiskey in Wild West, which bots seldom use: is that right?

``python -m experiments.unused_cards --card whiskey --positions 60 --worlds 128 --seed 1``

Bots of a level play games. Where a seat could use the card, the best use of it and the best other
answer are both played on to the end of the game at a compiled table, in the same worlds and with
the same dice; the rollout policy plays all seats. Printed is by how much the bot's evaluator values
the use above the other answer, in points, and how many more games the seat wins with it, each with
its standard error.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import numpy as np

from fivecups.bots import Bot, make_bot
from fivecups.bots.analysis.playouts import draw_world
from fivecups.bots.arrays import FloatArray
from fivecups.bots.dice_town.answer_values.evaluator import Evaluator
from fivecups.bots.dice_town.levels import LEVELS, DiceTownBot
from fivecups.bots.dice_town.rollouts import policy_rows
from fivecups.bots.dice_town.rollouts.playouts import fill_win_chances
from fivecups.bots.dice_town.rollouts.rollouts import value_rows
from fivecups.bots.dice_town.weights import weights_for
from fivecups.compiled.dice_town import state_layout
from fivecups.compiled.dice_town.lookup_tables import tables
from fivecups.compiled.dice_town.state_encoder import encode
from fivecups.engine import MAIN, Answer, Form, RandomChance, View, awaited
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.state import DiceTownState

ALL_ROUNDS = 1000
"""Rounds that are played on: to the end of the game."""

USES: dict[str, Callable[[Any], bool]] = {
    "wire": lambda answer: answer[0] == "wire",
    "whiskey": lambda answer: answer[0] == "take_a_ranch",
    "keeping-whiskey": lambda answer: answer == ("take", "whiskey"),
}
"""The answers that use a card, or keep Whiskey of the cards drawn."""

Choice = tuple[DiceTownState, int, Answer, Answer, float]


def bots(level: str, seats: int, options: Any, seed: str) -> list[Bot]:
    return [make_bot(level, "dice-town", options, f"{seed} {seat}") for seat in range(seats)]


def best_answers(
    level: str, view: View[Any], is_use: Callable[[Any], bool]
) -> tuple[Answer, Answer, float] | None:
    """Return the best answer that is a use, the best other answer, and by how much the bot values
    the first above the second; None if there is no such choice."""
    ask = view.asks[0]
    if isinstance(ask.choices, Form) or not any(map(is_use, ask.choices)):
        return None
    bot = DiceTownBot(LEVELS[level], "unused cards")
    evaluator = Evaluator(bot.read(view), bot.policy, ask)
    values = {choice: evaluator.value(choice) for choice in ask.choices}
    uses = {choice: value for choice, value in values.items() if is_use(choice)}
    others = {choice: value for choice, value in values.items() if not is_use(choice)}
    if not others:
        return None
    use, other = max(uses, key=uses.__getitem__), max(others, key=others.__getitem__)
    return use, other, uses[use] - others[other]


def choices(level: str, seats: int, is_use: Callable[[Any], bool], seed: int) -> Iterator[Choice]:
    """Yield the choices between the card and another answer in a game, from each seat and ask."""
    state = DICE_TOWN.start(seats, {"wild_west": True}, RandomChance(f"unused {seed}"))
    players = bots(level, seats, state.options, f"unused {seed}")
    while not state.over:
        seat = awaited(state)[0]
        view = DICE_TOWN.view(state, seat)
        found = best_answers(level, view, is_use)
        if found is not None:
            yield state.copy(), seat, *found
        state.take(seat, players[seat].answer(view, view.asks[0]), MAIN)


def win_gains(choice: Choice, level: str, worlds: int, seed: str) -> FloatArray:
    """Return, for each world, the win (1, 0 or -1) that using the card gains."""
    state, seat, use, other, _ = choice
    answers = DICE_TOWN.view(state, seat).asks[0].choices
    assert not isinstance(answers, Form)
    ends = np.zeros((2, worlds))
    fill_win_chances(
        np.stack(
            [
                encode(draw_world(DICE_TOWN, state, seat, f"{seed} {number}"), number)
                for number in range(worlds)
            ]
        ),
        np.array([answers.index(use), answers.index(other)]),
        seat,
        tables(),
        value_rows(weights_for(level, state.seats, True), state.seats, seat),
        policy_rows.dice_row(),
        np.zeros(policy_rows.SCRATCH_SIZE),
        np.zeros(state_layout.LENGTH, dtype=np.int64),
        np.zeros(state_layout.LENGTH, dtype=np.int64),
        ALL_ROUNDS,
        ends,
    )
    gains: FloatArray = ends[0] - ends[1]
    return gains


def summary(name: str, rows: list[tuple[float, float]], games: int) -> str:
    """Return a line about positions, each with its valued gain and its gain in wins."""
    valued, wins = zip(*rows, strict=True)
    error = stdev(wins) / sqrt(len(rows)) if len(rows) > 1 else float("nan")
    return (
        f"{name}: {len(rows)} positions in {games} games, valued {fmean(valued):+.2f} points,"
        f" gain {fmean(wins):+.4f} ± {error:.4f} wins"
    )


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m experiments.unused_cards")
    options.add_argument("--card", choices=USES, required=True)
    options.add_argument("--level", default="regular")
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--positions", type=int, default=60)
    options.add_argument("--worlds", type=int, default=128)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    compared: list[tuple[float, float]] = []
    is_use, game = USES[given.card], 0
    while len(compared) < given.positions:
        game += 1
        for choice in choices(given.level, given.players, is_use, 1000 * given.seed + game):
            if len(compared) == given.positions:
                break
            gains = win_gains(choice, given.level, given.worlds, f"{given.seed} {len(compared)}")
            compared.append((choice[4], float(gains.mean())))
            print(
                f"game {game} round {choice[0].round}: {choice[2]} against {choice[3]}:"
                f" valued {choice[4]:+.2f} points, {gains.mean():+.3f} wins",
                flush=True,
            )
    ordered = sorted(compared)
    third = max(1, len(ordered) // 3)
    print(summary("all", ordered, game))
    for name, rows in (
        ("valued lowest", ordered[:third]),
        ("valued between", ordered[third:-third]),
        ("valued highest", ordered[-third:]),
    ):
        if rows:
            print(summary(name, rows, game))


if __name__ == "__main__":
    main()
