"""What things are worth to a player of Dice Town with one opponent: final leads fitted to what both
had as each round began.

    python -m fivecups.lab.experiments.card_worths --games 400

plays games between two bots of one level and prints the worth of each thing in points of the final
lead, with its standard error (games, not rounds, are taken as independent). Positions count by how
much is still uncertain. `FOR_TWO` of `bots/dice_town/value/figures.py` is read off such
tables.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from math import exp

import numpy as np

from fivecups.bots import make_bot, tell_habits, track_habits
from fivecups.bots.arrays import FloatArray
from fivecups.bots.dice_town.value.learned import LIQUID_SCALE
from fivecups.engine import RandomChance, awaited
from fivecups.games.dice_town.cards import CARD, CLAIM_POINTS, NAME
from fivecups.games.dice_town.components import BASE, IMMEDIATELY, NEVER, STORE_CARDS
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.games.dice_town.state import DECK, DiceTownState

PLAYED = [
    line.name
    for line in STORE_CARDS
    if line.edition == BASE and line.when not in (NEVER, IMMEDIATELY)
]
GOODS = [
    "points of claims",
    "claims",
    "points of wired claims",
    "points of equipment",
    "nuggets",
    "dollars",
    "having dollars",
    "badge",
]

LAST_CLAIMS = 4
"""With fewer claims left, cards are hardly worth anything any more."""

SPREAD, SPREAD_A_CLAIM = 11.0, 0.9
"""How far final leads lie from what one expects: with few claims left, and what each claim adds."""


def holdings(s: DiceTownState, seat: int) -> FloatArray:
    """What a seat has, by `GOODS` and `PLAYED`."""
    claims = [CLAIM_POINTS[NAME[card]] for card in s.claims[seat]]
    wired = [CLAIM_POINTS[NAME[card]] for card in s.wired[seat]]
    store = [NAME[card] for card in s.store[seat]]
    dollars = s.dollars[seat]
    goods = [
        sum(claims), len(claims), sum(wired), sum([CARD[name].points for name in store]), s.nuggets[seat], dollars,
        1 - exp(-dollars / LIQUID_SCALE), s.sheriff == seat,
    ]  # fmt: skip
    return np.array([*goods, *[store.count(name) for name in PLAYED]], dtype=np.float64)


def positions(level: str, seed: int, number: int) -> Iterator[tuple[FloatArray, float, float]]:
    """The beginnings of rounds of one game: what one has more than the other, the final lead, and
    how uncertain that was."""
    s = DICE_TOWN.start(2, {}, RandomChance(f"worths {seed} {number}"))
    players = [
        make_bot(level, DICE_TOWN.name, s.options, f"{seed} {number} {seat}") for seat in range(2)
    ]
    found: list[tuple[FloatArray, float]] = []
    before = 0
    tracker = track_habits(DICE_TOWN.name, 2)
    s.journal = []
    while not s.over:
        tracker.watch(s.journal)
        s.journal.clear()
        left = len(s.claims[DECK]) + len(s.row)
        if s.round != before and left >= LAST_CLAIMS:
            found.append((holdings(s, 0) - holdings(s, 1), SPREAD + SPREAD_A_CLAIM * left))
        before = s.round
        seat = awaited(s)[0]
        view = DICE_TOWN.view(s, seat)
        tell_habits(players[seat], tracker.habits)
        s.take(seat, players[seat].answer(view, view.asks[0]))
    assert s.result is not None
    lead = float(s.result.scores[0] - s.result.scores[1])
    for more, spread in found:
        yield more, lead, spread


def fit(
    games: Sequence[Sequence[tuple[FloatArray, float, float]]],
) -> tuple[FloatArray, FloatArray]:
    """The worth of each thing and its standard error, by least squares."""
    things = [np.array([more / spread for more, _, spread in game]) for game in games]
    leads = [np.array([lead / spread for _, lead, spread in game]) for game in games]
    every = np.concatenate(things)
    inverse = np.linalg.pinv(every.T @ every)
    worth: FloatArray = inverse @ (every.T @ np.concatenate(leads))
    slopes = np.array(
        [had.T @ (lead - had @ worth) for had, lead in zip(things, leads, strict=True)]
    )
    error: FloatArray = np.sqrt(np.maximum(np.diag(inverse @ (slopes.T @ slopes) @ inverse), 0.0))
    return worth, error


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    order = parser.parse_args()
    worth, error = fit(
        [list(positions(order.level, order.seed, number)) for number in range(order.games)]
    )
    for name, value, doubt in zip([*GOODS, *PLAYED], worth, error, strict=True):
        print(f"{name:24} {value:6.2f} ± {doubt:.2f}")


if __name__ == "__main__":
    main()
