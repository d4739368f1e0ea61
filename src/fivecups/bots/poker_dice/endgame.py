"""The exact distribution of the points to come on sheets with few empty boxes, worked out once for each and kept.

The policy is the one that is best on average. Distributions are over 0 to `MOST - 1` points, the last entry
standing for all above: three Poker+ in the last three turns.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from fivecups.games.poker_dice import boxes

from ..compiled import compiled
from .lattice import BOX_COUNT, HAND_COUNT, NODE_COUNT, FloatArray, IntArray, Rules
from .turn import LAST_UPPER, POKER, turn, turn_ends

MOST = 400
FEW_BOXES = 3


@compiled()
def spread(
    table: FloatArray, rules: Rules, row: int, bonus_from: int, children: FloatArray, child_of: IntArray, result: FloatArray
) -> None:
    """Fill `result` (lane, points) for a row, from the same of the rows with one more box filled.

    `children` are those, found through `child_of` by box and by whether Poker will hold 50.
    """
    value = np.empty((3, NODE_COUNT))
    box = np.empty(HAND_COUNT, dtype=np.int64)
    keep = np.empty((3, HAND_COUNT), dtype=np.int64)
    mass = np.zeros(NODE_COUNT)
    ends = np.zeros(HAND_COUNT)
    holds = 2 if row & 1 else row >> (POKER + 1) & 1
    for lane in range(bonus_from + 1):
        turn(table, rules, row, lane, value, box, keep)
        ends[:] = 0.0
        mass[:] = 0.0
        mass[0] = 1.0
        turn_ends(rules, keep, 2, mass, ends)
        for hand in range(HAND_COUNT):
            chance = ends[hand]
            if chance <= 0.0:
                continue
            written = box[hand]
            points = rules.points[holds, hand, written]
            then = min(lane + points, bonus_from) if written <= LAST_UPPER else lane
            shift = points + rules.bonus[holds, hand]
            holds_50 = 1 if written == POKER and points > 0 else row & 1
            child = children[child_of[written, holds_50], then]
            for more in range(MOST):
                result[lane, min(more + shift, MOST - 1)] += chance * child[more]


class Endgame:
    """Distributions of the points to come, by row and lane of the solver's table."""

    def __init__(self, table: FloatArray, rules: Rules, bonus_from: int) -> None:
        self.table = table
        self.rules = rules
        self.bonus_from = bonus_from
        self.of_row = lru_cache(maxsize=2048)(self._of_row)

    def knows(self, row: int) -> bool:
        """Whether few enough boxes are empty."""
        return BOX_COUNT - (row >> 1).bit_count() <= FEW_BOXES

    def _of_row(self, row: int) -> NDArray[np.float64]:
        """By lane, the chances of the points still to come, the upper bonus included."""
        result = np.zeros((self.bonus_from + 1, MOST))
        empty = [box for box in range(BOX_COUNT) if not row >> (box + 1) & 1]
        if not empty:
            result[:-1, 0] = 1.0
            result[-1, boxes.UPPER_BONUS] = 1.0
            return result
        child_of = np.zeros((BOX_COUNT, 2), dtype=np.int64)
        children: list[FloatArray] = []
        for box in empty:
            for holds_50 in {row & 1} | ({1} if box == POKER else set()):
                child_of[box, holds_50] = len(children)
                children.append(self.of_row(row & ~1 | 2 << box | holds_50))
        spread(self.table, self.rules, row, self.bonus_from, np.stack(children), child_of, result)
        return result
