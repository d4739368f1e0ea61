"""The exact distribution of the points to come on sheets with few empty boxes, worked out once for
each sheet and cached.

The policy is the one that is best on average. Distributions are over 0 to `MAX_POINTS_TO_COME - 1`
points; the last entry stands for all above, which takes two Poker+ or more in the last four turns.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from fivecups.games.poker_dice import boxes

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ...dice.lattice import HAND_COUNT, NODE_COUNT
from ..solver.rule_arrays import BOX_COUNT, SHEET_COUNT, Rules, reached_columns
from ..solver.turn_policy import LAST_UPPER, POKER, add_turn_ends, turn

MAX_POINTS_TO_COME = 300
MAX_EMPTY_BOXES = 4

Chances = NDArray[np.float32]


@compiled()
def fill_distribution(
    table: FloatArray,
    rules: Rules,
    row: int,
    bonus_from: int,
    children: Chances,
    child_of: IntArray,
    columns: int,
    result: FloatArray,
) -> None:
    """Fill `result` (column, points) with the chances of the points to come on a row of sheets,
    from those of the rows with one more box filled.

    `children` has the latter; `child_of` gives their index by box and by 1 if Poker will hold 50.
    """
    value = np.empty((3, NODE_COUNT))
    box = np.empty(HAND_COUNT, dtype=np.int64)
    keep = np.empty((3, HAND_COUNT), dtype=np.int64)
    mass = np.zeros(NODE_COUNT)
    ends = np.zeros(HAND_COUNT)
    holds = 2 if row & 1 else row >> (POKER + 1) & 1
    for column in range(columns):
        turn(table, rules, row, column, value, box, keep)
        ends[:] = 0.0
        mass[:] = 0.0
        mass[0] = 1.0
        add_turn_ends(rules, keep, 2, mass, ends)
        for hand in range(HAND_COUNT):
            chance = ends[hand]
            if chance <= 0.0:
                continue
            written = box[hand]
            points = rules.points[holds, hand, written]
            then = min(column + points, bonus_from) if written <= LAST_UPPER else column
            shift = points + rules.bonus[holds, hand]
            holds_50 = 1 if written == POKER and points > 0 else row & 1
            child = children[child_of[written, holds_50], then]
            for more in range(MAX_POINTS_TO_COME):
                result[column, min(more + shift, MAX_POINTS_TO_COME - 1)] += chance * child[more]


class Endgame:
    """Distributions of the points to come, by row and column of the solver's table."""

    def __init__(self, table: FloatArray, rules: Rules, bonus_from: int) -> None:
        self.table = table
        self.rules = rules
        self.bonus_from = bonus_from
        self.columns = reached_columns(bonus_from)
        self.distribution_of = lru_cache(maxsize=2048)(self._distribution_of)

    def knows(self, row: int, turns: int = 0) -> bool:
        """True if `turns` turns later at most `MAX_EMPTY_BOXES` boxes are empty."""
        return BOX_COUNT - (row >> 1).bit_count() - turns <= MAX_EMPTY_BOXES

    def _distribution_of(self, row: int) -> Chances:
        """Return by column the chances of the points still to come, the upper bonus included."""
        result = np.zeros((self.bonus_from + 1, MAX_POINTS_TO_COME))
        if row >> 1 == SHEET_COUNT - 1:
            result[:-1, 0] = 1.0
            result[-1, boxes.UPPER_BONUS] = 1.0
        else:
            columns = int(self.columns[row >> 1 & 63])
            fill_distribution(
                self.table, self.rules, row, self.bonus_from, *self.children(row), columns, result
            )
        return result.astype(np.float32)

    def children(self, row: int) -> tuple[Chances, IntArray]:
        """Return the distributions of the rows with one more box filled, and their indexes by box
        and by 1 if Poker will hold 50."""
        child_of = np.zeros((BOX_COUNT, 2), dtype=np.int64)
        children: list[Chances] = []
        for box in range(BOX_COUNT):
            if not row >> (box + 1) & 1:
                for holds_50 in {row & 1} | ({1} if box == POKER else set()):
                    child_of[box, holds_50] = len(children)
                    children.append(self.distribution_of(row & ~1 | 2 << box | holds_50))
        return np.stack(children), child_of
