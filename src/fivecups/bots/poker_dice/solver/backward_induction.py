"""The backward induction over all sheets with the same number of filled boxes.

The table has a row for each sheet without its upper total and a column for each upper total. Eight
columns of a row are worked out together as a vector; writing into an upper box is then a shifted
load. Upper totals from the bonus on share one column, and the columns beyond repeat its value. The
columns in which the bonus is lost for certain have the same value, too: only one of them is worked
out.
"""

from __future__ import annotations

import numpy as np

from ...arrays import FloatArray, IntArray
from ...compiled import compiled, prange
from ...dice.lattice import HAND_COUNT, KEEP_COUNT, NODE_COUNT
from ...simd import VECTOR_SIZE, add, larger, load, multiply, splat, store
from .rule_arrays import BOX_COUNT, Rules
from .turn_policy import LAST_UPPER, POKER

TABLE_WIDTH = 104
"""Columns of the table: room for the highest column, the 30 points of an upper box and a vector."""


@compiled()
def fill_written_hands(
    table: FloatArray, rules: Rules, row: int, column: int, worth: FloatArray
) -> None:
    """Fill `worth` for all hands with the expected points if they are written now, for a vector of
    columns from `column` on."""
    filled = row >> 1
    holds = 2 if row & 1 else filled >> POKER & 1
    nothing = splat(0.0)

    # The best 0, in whichever box: a hand need not look at the boxes where it scores nothing, and
    # where it scores, that beats the 0 in the same box, because more points never make a sheet
    # worse.
    zero = nothing
    for box in range(BOX_COUNT):
        if not filled >> box & 1:
            zero = larger(zero, load(table, row | 2 << box, column))

    for hand in range(HAND_COUNT):
        face = rules.face[hand]
        legal = ~filled if face < 0 else rules.legal[row, face]
        best = zero if face < 0 and not rules.fits[hand] & ~filled else nothing
        for box in range(BOX_COUNT):
            points = rules.points[holds, hand, box]
            if legal >> box & 1 and (points > 0 or face >= 0):
                child = row | 2 << box
                if box == POKER and points > 0:
                    child |= 1
                shift = points if box <= LAST_UPPER else 0
                gain = splat(float(points + rules.bonus[holds, hand]))
                best = larger(best, add(load(table, child, column + shift), gain))
        store(worth, KEEP_COUNT + hand, 0, best)


@compiled()
def add_roll(rules: Rules, worth: FloatArray) -> None:
    """Update `worth` of all nodes to one roll more: for a keep, the mean over rolling the other
    dice; for a hand, its best keep. Before the call a hand's node has its value with one roll less,
    which a further roll never lowers."""
    sixth = splat(1 / 6)
    for keep in range(KEEP_COUNT - 1, -1, -1):
        up = rules.up[keep]
        low = add(load(worth, up[0], 0), load(worth, up[1], 0))
        middle = add(load(worth, up[2], 0), load(worth, up[3], 0))
        high = add(load(worth, up[4], 0), load(worth, up[5], 0))
        store(worth, keep, 0, multiply(add(add(low, middle), high), sixth))
    for node in range(1, NODE_COUNT):
        best = load(worth, node, 0)
        for step in range(rules.faces[node]):
            best = larger(best, load(worth, rules.down[node, step], 0))
        store(worth, node, 0, best)


@compiled(parallel=True)
def fill_expected_points(
    table: FloatArray,
    rows: IntArray,
    lowest: IntArray,
    reached: IntArray,
    bonus_from: int,
    rules: Rules,
) -> None:
    """Fill these rows of the table with the expected points to come; `lowest` and `reached` bound
    the columns to work out by filled upper boxes."""
    for index in prange(len(rows)):
        row = rows[index]
        first, end = lowest[row >> 1 & 63], reached[row >> 1 & 63]
        worth = np.empty((NODE_COUNT, VECTOR_SIZE))
        mean = np.empty((1, VECTOR_SIZE))
        for column in range(first, end, VECTOR_SIZE):
            fill_written_hands(table, rules, row, column, worth)
            add_roll(rules, worth)
            add_roll(rules, worth)
            total = splat(0.0)
            for hand in range(HAND_COUNT):
                chance = splat(rules.roll_chance[hand])
                total = add(total, multiply(chance, load(worth, KEEP_COUNT + hand, 0)))
            store(mean, 0, 0, total)
            for at in range(min(VECTOR_SIZE, end - column)):
                table[row, column + at] = mean[0, at]
        for column in range(first):
            table[row, column] = table[row, first]
        if end > bonus_from:
            for column in range(end, TABLE_WIDTH):
                table[row, column] = table[row, bonus_from]
