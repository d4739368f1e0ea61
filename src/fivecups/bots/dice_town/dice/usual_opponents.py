"""The dice of usual opponents: when they have five, and which final hands they get.

Both start from what players usually do, and follow what each player has shown in this game
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
from ..compiled.keep_solver import (
    PURSE_SIZES,
    dice_lattice,
    final_hand_chances,
    nodes_with,
    solve_keeps,
)
from ..evaluation.goods_values import BEST_LOOT_VALUES
from ..evaluation.position import Position
from ..weights import usual_weights
from .hand_values import hand_values
from .place_prizes import COUNTS, FACE_COUNTS, FACES, WINNING_COUNT, PlacePrizes

REVEAL_HORIZON = 5
"""Number of reveals that are looked ahead, the present one included."""
DONE_CHANCES = (0.01, 0.04, 0.12, 0.4, 0.9, 1.0)
"""The chance that a player has five dice set after the next reveal, by the number of dice set
now."""
DICE_PER_REVEAL = 1.4
"""Dice that a player sets in a reveal, on average."""
USUAL_REVEAL = (0, 1, 1, 2, 3, 4)
"""The number of the reveal at which players usually have set a number of dice, by that number."""
PRIOR_REVEALS = 12
"""Number of observed reveals of a player that weigh as much as the prior, the usual pace."""
PRIOR_ROUNDS = 6
"""Number of observed rounds of a player that weigh as much as the prior, the usual faces."""
USUAL_PURSE = 4
"""Dollars that a usual opponent can spend on dice."""
USUAL_DOLLAR_VALUE = 0.7
"""Points that a dollar is worth to a usual opponent."""
BEST_RESPONSE_ROUNDS = 3
"""Number of iterations of best responses after which the usual final hands are taken."""
USUAL_BANK_VALUE = 2.5
"""Points that the Bank usually pays."""
USUAL_BADGE_VALUE = 2.5
"""Points that the badge usually pays."""
USUAL_NUGGET_VALUE = 1.0
"""Points that the Mine usually pays for each 9."""
USUAL_DRAW_VALUES = (0.0, 2.2, 3.2, 3.8, 4.3, 4.7)
"""Points that a visit to the Store usually pays, by number of Jacks."""
USUAL_HALL_VALUES = (2.7, 5.4, 8.1, 8.1, 8.1, 8.1)
"""Points that the Town Hall usually pays, by number of Aces."""
USUAL_REMEDY_VALUE = 1.5
"""Points that a remedy of Doc Badluck is usually worth."""


def done_chance(dice_set: float) -> float:
    """Return the chance that a player with `dice_set` dice has five after the next reveal,
    interpolated between the entries of `DONE_CHANCES`."""
    low = min(int(dice_set), DICE)
    high = min(low + 1, DICE)
    return DONE_CHANCES[low] + (dice_set - low) * (DONE_CHANCES[high] - DONE_CHANCES[low])


def end_chances(dice_set: Sequence[int], paces: Sequence[float]) -> FloatArray:
    """Return, by reveal from the present one on, the chance that one of several players has five
    dice after it. `dice_set` has the dice that each player has set, `paces` the dice that each sets
    in a reveal."""
    players = list(zip(dice_set, paces, strict=True))
    chances = [
        1
        - prod(
            [
                1
                - done_chance(
                    max(0.0, min(float(DICE), count + pace * reveal + pace - DICE_PER_REVEAL))
                )
                for count, pace in players
            ]
        )
        for reveal in range(REVEAL_HORIZON)
    ]
    return np.array(chances, dtype=np.float64)


def usual_end_chances(position: Position) -> FloatArray:
    """Return, by reveal, the chance that an opponent at this table has five dice after it."""
    return end_chances(
        [len(position.dice(other)) for other in position.others],
        [usual_pace(position, other) for other in position.others],
    )


@cache
def usual_hands(seats: int) -> FloatArray:
    """Return, by reveal and node (dice set), the chances of the final hands of players who all
    value places as usual and expect the others to do so."""
    first = np.zeros((FACES, COUNTS))
    for count in range(1, COUNTS):
        first[NINE - 1, count] = count * USUAL_NUGGET_VALUE
        first[TEN - 1, count] = USUAL_BANK_VALUE
        first[JACK - 1, count] = USUAL_DRAW_VALUES[count]
        first[QUEEN - 1, count] = BEST_LOOT_VALUES[count]
        first[KING - 1, count] = USUAL_BADGE_VALUE
    prizes = PlacePrizes(
        first,
        np.zeros((FACES, COUNTS)),
        np.array(USUAL_HALL_VALUES),
        0.0,
        first[:, WINNING_COUNT] / (seats - 1),
        USUAL_HALL_VALUES[0] / (seats - 1),
        np.where(FACE_COUNTS[:, ACE - 1] > 0, seats - 1.0, USUAL_REMEDY_VALUE),
        usual_weights().tie,
    )
    lattice = dice_lattice()
    money = USUAL_DOLLAR_VALUE * np.arange(PURSE_SIZES, dtype=np.float64)
    ends = end_chances([0] * (seats - 1), [DICE_PER_REVEAL] * (seats - 1))
    after = np.zeros((REVEAL_HORIZON, NODE_COUNT, PURSE_SIZES))
    hands = np.zeros((REVEAL_HORIZON, NODE_COUNT, HAND_COUNT))
    opponent = lattice.fill[0]
    for _ in range(BEST_RESPONSE_ROUNDS):
        values = hand_values(prizes, np.stack([opponent] * (seats - 1)))
        solve_keeps(lattice, lattice.fill @ values, money, ends, nodes_with(()), after)
        final_hand_chances(lattice, after, ends, USUAL_PURSE, hands)
        opponent = (opponent + hands[0, 0]) / 2
    return hands


@cache
def usual_faces(seats: int) -> FloatArray:
    """Return how many dice of each face a usual final hand has, on average."""
    faces: FloatArray = usual_hands(seats)[0, 0] @ FACE_COUNTS
    return faces


def usual_pace(position: Position, seat: int) -> float:
    """Return how many dice the player sets in a reveal on average: the usual number, corrected by
    the player's habits in this game."""
    habits = position.habits[seat]
    kept = DICE_PER_REVEAL * PRIOR_REVEALS + habits.dice_kept
    return float(kept / (PRIOR_REVEALS + habits.reveals))


def hand_preference(position: Position, seat: int) -> FloatArray:
    """Return, by final hand, how much more likely it is for this player than for a usual one, from
    the faces that the player has shown in this game."""
    usual, shown = usual_faces(position.seats), np.array(position.habits[seat].faces)
    hands = shown.sum() / DICE
    taste = np.log((shown + PRIOR_ROUNDS * usual) / ((hands + PRIOR_ROUNDS) * usual))
    preference: FloatArray = np.exp(FACE_COUNTS @ taste)
    return preference


def usual_final_hand(position: Position, seat: int) -> FloatArray:
    """Return the chances of the 252 final hands of an opponent, from the dice that the opponent has
    set and its habits."""
    dice = position.dice(seat)
    if position.table.last_roll or not position.table.players[seat].under_cup:
        rolled: FloatArray = dice_lattice().fill[NODE_INDEX[dice]]
        return rolled
    usual = usual_hands(position.seats)[USUAL_REVEAL[len(dice)], NODE_INDEX[dice]]
    chances: FloatArray = usual * hand_preference(position, seat)
    likely: FloatArray = chances / chances.sum()
    return likely
