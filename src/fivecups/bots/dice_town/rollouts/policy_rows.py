"""The flat arrays of numbers ("rows") that the compiled rollout policy looks up, and the index of
each entry.

The row of values has, by step (quarter of a round left), the goods of `CurveGoods`, and for all
steps the cards, the value of dollars and the chances to win places. The row of dice has the lattice
of dice. The scratch row is working memory.
"""

from __future__ import annotations

from functools import cache
from typing import Protocol

import numpy as np

from fivecups.compiled.dice_codes import CODES, code_of
from fivecups.compiled.dice_town import state_layout
from fivecups.games.dice_town.cards import STORE_CARD

from ...arrays import FloatArray, IntArray
from ...dice.lattice import HAND_COUNT, KEEP_COUNT, NODE_COUNT, NODES, UP
from ..dice.hand_values import place_chances
from ..dice.place_prizes import COUNTS, FACE_COUNTS, FACES, SHERIFF_TIE_SHARE
from ..dice.usual_opponents import usual_hands
from ..weights import FULL_USE_ROUNDS, PURSE_SCALE, CurveGoods, between, usual_weights
from .goods_by_rounds_left import PLAYED_CARDS


class Floats(Protocol):
    """A row of floating-point numbers, as compiled code uses it."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, number: float, /) -> None: ...


STEPS_PER_ROUND, LAST_STEP = 4, 48
"""Resolution and length of the tables by rounds left: four steps in a round, up to twelve
rounds."""
MAX_DOLLARS = 100
SPREAD_CURVE = (0.4, 4.0, 6.2, 8.2, 10.0)
"""The uncertainty of a final score in points, by rounds left."""

GOODS = (
    "nugget_curve",
    "dollar_curve",
    "purse_curve",
    "badge_curve",
    "claim_point_curve",
    "claim_curve",
    "equipment_point_curve",
    "ranch_curve",
    "bandit_curve",
    "indian_die_curve",
    "open_point_curve",
)
GOODS_COUNT = len(GOODS)
NUGGET, DOLLAR, PURSE, BADGE, CLAIM_POINT, CLAIM, EQUIPMENT, RANCH, BANDIT, DIE, OPEN = range(
    GOODS_COUNT
)

# The row of values.
GOOD = 0  # by step and good
SPREAD = GOOD + (LAST_STEP + 1) * GOODS_COUNT  # by step
USE = SPREAD + LAST_STEP + 1  # by step: the part of a card that there is time to play
CARD = USE + LAST_STEP + 1  # by number of a Store card
SPENDING = CARD + state_layout.STORE_CARDS  # by dollars
WIN = SPENDING + MAX_DOLLARS  # for others, then for the Sheriff: by face and count, to win a place
SECOND = WIN + 2 * FACES * COUNTS  # likewise, to be second
NONE = SECOND + 2 * FACES * COUNTS  # by face: that no opponent has one
HALL = NONE + FACES  # by hand: to have the best hand
RUNNER_UP = HALL + HAND_COUNT  # by hand: to have the second best

# The row of dice.
NODE = 0  # by code of dice
ABOVE = NODE + CODES  # by keep and face: the node with one die more
COUNT = ABOVE + KEEP_COUNT * FACES  # by hand and face

# The scratch row.
EXPECTED = 0  # the value of a seat's dice beside its goods
ONE_CARD = 1  # the value of one card of the Store
FIRST = 2  # by face and count: the prize of a place
SECOND_PRIZE = FIRST + FACES * COUNTS
GAIN = SECOND_PRIZE + FACES * COUNTS
TOWN_HALL = GAIN + FACES * COUNTS  # by Aces
LIST = TOWN_HALL + COUNTS  # values of cards, the highest first
DICE = LIST + state_layout.STORE_CARDS + state_layout.CLAIM_CARDS  # by seat and node: value of dice
SCRATCH_SIZE = DICE + state_layout.PLAYERS * NODE_COUNT


@cache
def dice_row() -> IntArray:
    """Return the row of dice: nodes by code, nodes with one die more, and counts of faces by
    hand."""
    node = np.zeros(CODES, dtype=np.int64)
    for number, dice in enumerate(NODES):
        node[code_of(dice)] = number
    return np.concatenate([node, UP.ravel(), FACE_COUNTS.ravel()])


@cache
def usual_chances(seats: int) -> FloatArray:
    """Return the chances to win places against usual players: the part of the row of values from
    `WIN` on."""
    opponents = np.stack([usual_hands(seats)[0, 0]] * (seats - 1))
    others, sheriff = (
        place_chances(opponents, tie) for tie in (usual_weights().tie, SHERIFF_TIE_SHARE)
    )
    wins = np.ravel([others.win, sheriff.win])
    seconds = np.ravel([others.second, sheriff.second])
    return np.concatenate([wins, seconds, others.nobody, others.hall, others.runner_up])


def value_row(curves: CurveGoods, seats: int) -> FloatArray:
    """Return the row of values for a table with `seats` seats, from the curves of goods."""
    rounds = np.arange(LAST_STEP + 1) / STEPS_PER_ROUND
    goods = [[between(getattr(curves, name), left) for name in GOODS] for left in rounds]
    spread = [between(SPREAD_CURVE, left) for left in rounds]
    use = np.minimum(1.0, rounds / FULL_USE_ROUNDS)
    cards = [curves.cards[card.name] if card.name in PLAYED_CARDS else 0.0 for card in STORE_CARD]
    spending = 1 - np.exp(-np.arange(MAX_DOLLARS) / PURSE_SCALE)
    return np.concatenate([np.ravel(goods), spread, use, cards, spending, usual_chances(seats)])
