"""The expected square of the points to come, for standard deviations."""

from __future__ import annotations

import numpy as np

from ...arrays import FloatArray, IntArray
from ...compiled import compiled, prange
from ...dice.lattice import HAND_COUNT, NODE_COUNT
from .rules import Rules
from .sweep import TABLE_WIDTH
from .turn import LAST_UPPER, POKER, played_out, poker_holds


@compiled()
def second_moment(
    table: FloatArray,
    second: FloatArray,
    rules: Rules,
    row: int,
    lane: int,
    rolls: int,
    mass: FloatArray,
) -> float:
    """The expected square of the points to come from a turn that stands at `mass` (see
    `turn_ends`)."""
    box, ends = played_out(table, rules, row, lane, rolls, mass)
    holds = poker_holds(row)
    moment = 0.0
    for hand in range(HAND_COUNT):
        if ends[hand] > 0.0:
            points = rules.points[holds, hand, box[hand]]
            child = row | 2 << box[hand]
            if box[hand] == POKER and points > 0:
                child |= 1
            then = lane + (points if box[hand] <= LAST_UPPER else 0)
            gain = points + rules.bonus[holds, hand]
            moment += ends[hand] * (gain * (gain + 2.0 * table[child, then]) + second[child, then])
    return moment


@compiled(parallel=True)
def second_moment_level(
    table: FloatArray,
    second: FloatArray,
    rows: IntArray,
    lanes: IntArray,
    bonus_from: int,
    rules: Rules,
) -> None:
    """Fill the rows of `second` with the expected square of the points to come under best play."""
    for index in prange(len(rows)):
        row = rows[index]
        reached = lanes[row >> 1 & 63]
        mass = np.zeros(NODE_COUNT)
        for lane in range(reached):
            mass[0] = 1.0
            second[row, lane] = second_moment(table, second, rules, int(row), lane, 2, mass)
        if reached > bonus_from:
            for lane in range(reached, TABLE_WIDTH):
                second[row, lane] = second[row, bonus_from]
