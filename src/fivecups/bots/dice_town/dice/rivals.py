"""The opponents' dice: when they will be done, and what hands they will have.

Both start from what players usually do and follow what each of them has shown in this game
(`habits.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod

import numpy as np

from fivecups.games.dice_town.components import ACE, DICE, JACK, KING, NINE, QUEEN, TEN

from ...arrays import FloatArray
from ...dice.lattice import HAND_COUNT, NODE_COUNT, NODE_INDEX
from ..compiled.keeping import MONEY, all_dice, final_hands, nodes_with, solve
from ..value.figures import LOOT, USUAL
from ..value.position import Position
from .figures import (
    A_REVEAL,
    DONE,
    REVEAL_OF,
    REVEALS,
    REVEALS_TO_BELIEVE,
    ROUNDS_TO_BELIEVE,
    SETTLING,
    USUAL_BADGE,
    USUAL_COUNT,
    USUAL_DOLLAR,
    USUAL_DOLLARS,
    USUAL_DRAW,
    USUAL_HALL,
    USUAL_HAUL,
    USUAL_NUGGET,
    USUAL_REMEDY,
)
from .hands import COUNTS, FACES, MOST, Prizes, values


def done(dice_set: float) -> float:
    """The chance between the figures of `DONE`."""
    low = min(int(dice_set), DICE)
    high = min(low + 1, DICE)
    return DONE[low] + (dice_set - low) * (DONE[high] - DONE[low])


def ends(dice_set: Sequence[int], paces: Sequence[float]) -> FloatArray:
    """By reveal, from the present one on, the chance that one of the opponents has five dice after
    it, at the pace of each in dice a reveal."""
    rivals = list(zip(dice_set, paces, strict=True))
    chances = [
        1
        - prod(
            [
                1 - done(max(0.0, min(float(DICE), have + pace * reveal + pace - A_REVEAL)))
                for have, pace in rivals
            ]
        )
        for reveal in range(REVEALS)
    ]
    return np.array(chances, dtype=np.float64)


def rivals_end(position: Position) -> FloatArray:
    """The same for the opponents at this table."""
    return ends(
        [len(position.dice(other)) for other in position.others],
        [pace(position, other) for other in position.others],
    )


@cache
def usual_hands(seats: int) -> FloatArray:
    """By reveal and node, the final hands of players who all play by the usual worth of places, and
    know that the others do."""
    first = np.zeros((FACES, MOST))
    for count in range(1, MOST):
        first[NINE - 1, count] = count * USUAL_NUGGET
        first[TEN - 1, count] = USUAL_HAUL
        first[JACK - 1, count] = USUAL_DRAW[count]
        first[QUEEN - 1, count] = LOOT[count]
        first[KING - 1, count] = USUAL_BADGE
    hall = np.array(USUAL_HALL)
    doc = np.where(COUNTS[:, ACE - 1] > 0, seats - 1.0, USUAL_REMEDY)
    prize = Prizes(
        first,
        np.zeros((FACES, MOST)),
        hall,
        0.0,
        first[:, USUAL_COUNT] / (seats - 1),
        USUAL_HALL[0] / (seats - 1),
        doc,
        USUAL.tie,
    )
    lattice = all_dice()
    purse = USUAL_DOLLAR * np.arange(MONEY, dtype=np.float64)
    last = ends([0] * (seats - 1), [A_REVEAL] * (seats - 1))
    after = np.zeros((REVEALS, NODE_COUNT, MONEY))
    found = np.zeros((REVEALS, NODE_COUNT, HAND_COUNT))
    rival = lattice.fill[0]
    for _ in range(SETTLING):
        hand = values(prize, np.stack([rival] * (seats - 1)))
        solve(lattice, lattice.fill @ hand, purse, last, nodes_with(()), after)
        final_hands(lattice, after, last, USUAL_DOLLARS, found)
        rival = (rival + found[0, 0]) / 2
    return found


@cache
def usual_faces(seats: int) -> FloatArray:
    """How often each face is in a usual final hand."""
    found: FloatArray = usual_hands(seats)[0, 0] @ COUNTS
    return found


def pace(position: Position, seat: int) -> float:
    """How many dice a player sets in a reveal, as far as this game has shown."""
    shown = position.habits[seat]
    kept = A_REVEAL * REVEALS_TO_BELIEVE + shown.dice_kept
    return float(kept / (REVEALS_TO_BELIEVE + shown.reveals))


def favour(position: Position, seat: int) -> FloatArray:
    """By final hand, how much more likely it is for a player with the faces that this game has
    shown than for a usual one."""
    usual, had = usual_faces(position.seats), np.array(position.habits[seat].faces)
    hands = had.sum() / DICE
    taste = np.log((had + ROUNDS_TO_BELIEVE * usual) / ((hands + ROUNDS_TO_BELIEVE) * usual))
    found: FloatArray = np.exp(COUNTS @ taste)
    return found


def final_hand(position: Position, seat: int) -> FloatArray:
    """The chances of an opponent's final hand, from the dice that he has set."""
    dice = position.dice(seat)
    if position.table.last_roll or not position.table.players[seat].under_cup:
        known: FloatArray = all_dice().fill[NODE_INDEX[dice]]
        return known
    chances: FloatArray = usual_hands(position.seats)[
        REVEAL_OF[len(dice)], NODE_INDEX[dice]
    ] * favour(position, seat)
    likely: FloatArray = chances / chances.sum()
    return likely
