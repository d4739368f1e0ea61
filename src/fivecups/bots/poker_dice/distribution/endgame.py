"""The exact distribution of the points to come on sheets with few empty boxes, worked out once for
each and kept.

The policy is the one that is best on average. Distributions are over 0 to `MOST - 1` points, the
last entry standing for all above: two Poker+ and more in the last four turns.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from fivecups.games.poker_dice import boxes

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ...dice.lattice import HAND_COUNT, NODE_COUNT
from ..solver.rules import BOX_COUNT, SHEET_COUNT, Rules, reached_lanes
from ..solver.turn import LAST_UPPER, POKER, turn, turn_ends

MOST = 300
FEW_BOXES = 4

Chances = NDArray[np.float32]


@compiled()
def spread(
    table: FloatArray,
    rules: Rules,
    row: int,
    bonus_from: int,
    children: Chances,
    child_of: IntArray,
    lanes: int,
    result: FloatArray,
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
    for lane in range(lanes):
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
        self.lanes = reached_lanes(bonus_from)
        self.of_row = lru_cache(maxsize=2048)(self._of_row)

    def knows(self, row: int, turns: int = 0) -> bool:
        """Whether few enough boxes are empty, so many turns later."""
        return BOX_COUNT - (row >> 1).bit_count() - turns <= FEW_BOXES

    def _of_row(self, row: int) -> Chances:
        """By lane, the chances of the points still to come, the upper bonus included."""
        result = np.zeros((self.bonus_from + 1, MOST))
        if row >> 1 == SHEET_COUNT - 1:
            result[:-1, 0] = 1.0
            result[-1, boxes.UPPER_BONUS] = 1.0
        else:
            lanes = int(self.lanes[row >> 1 & 63])
            spread(self.table, self.rules, row, self.bonus_from, *self.children(row), lanes, result)
        return result.astype(np.float32)

    def children(self, row: int) -> tuple[Chances, IntArray]:
        """The distributions of the rows with one more box filled, and which of them it is by box
        and by what Poker will hold."""
        child_of = np.zeros((BOX_COUNT, 2), dtype=np.int64)
        found: list[Chances] = []
        for box in range(BOX_COUNT):
            if not row >> (box + 1) & 1:
                for holds_50 in {row & 1} | ({1} if box == POKER else set()):
                    child_of[box, holds_50] = len(found)
                    found.append(self.of_row(row & ~1 | 2 << box | holds_50))
        return np.stack(found), child_of
