"""The expected square of the points to come, from which standard deviations follow."""

from __future__ import annotations

import numpy as np

from ...arrays import FloatArray, IntArray
from ...compiled import compiled, prange
from ...dice.lattice import HAND_COUNT, NODE_COUNT
from .backward_induction import TABLE_WIDTH
from .rule_arrays import Rules
from .turn_policy import LAST_UPPER, POKER, poker_state, turn_outcome


@compiled()
def second_moment(
    table: FloatArray,
    second: FloatArray,
    rules: Rules,
    row: int,
    column: int,
    rolls: int,
    mass: FloatArray,
) -> float:
    """Return the expected square of the points to come from a turn that stands at `mass` (see
    `add_turn_ends`)."""
    box, ends = turn_outcome(table, rules, row, column, rolls, mass)
    holds = poker_state(row)
    moment = 0.0
    for hand in range(HAND_COUNT):
        if ends[hand] > 0.0:
            points = rules.points[holds, hand, box[hand]]
            child = row | 2 << box[hand]
            if box[hand] == POKER and points > 0:
                child |= 1
            then = column + (points if box[hand] <= LAST_UPPER else 0)
            gain = points + rules.bonus[holds, hand]
            moment += ends[hand] * (gain * (gain + 2.0 * table[child, then]) + second[child, then])
    return moment


@compiled(parallel=True)
def fill_second_moments(
    table: FloatArray,
    second: FloatArray,
    rows: IntArray,
    columns: IntArray,
    bonus_from: int,
    rules: Rules,
) -> None:
    """Fill these rows of `second` with the expected square of the points to come under best
    play."""
    for index in prange(len(rows)):
        row = rows[index]
        reached = columns[row >> 1 & 63]
        mass = np.zeros(NODE_COUNT)
        for column in range(reached):
            mass[0] = 1.0
            second[row, column] = second_moment(table, second, rules, int(row), column, 2, mass)
        if reached > bonus_from:
            for column in range(reached, TABLE_WIDTH):
                second[row, column] = second[row, bonus_from]
