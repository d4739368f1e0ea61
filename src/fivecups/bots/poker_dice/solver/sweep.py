"""The backward induction over all sheets with the same number of filled boxes.

The table has a row for each sheet without its upper total and a lane for each upper total. Eight
lanes of a row go through the turn together; an upper box is then a shifted load. Upper totals from
the bonus on are one lane, and the lanes beyond it repeat its value. So do the lanes in which the
bonus is lost for good: one of them is worked out.
"""

from __future__ import annotations

import numpy as np

from ...arrays import FloatArray, IntArray
from ...compiled import compiled, prange
from ...dice.lattice import HAND_COUNT, KEEP_COUNT, NODE_COUNT
from ...lanes import LANES, add, larger, load, multiply, splat, store
from .rules import BOX_COUNT, Rules
from .turn import LAST_UPPER, POKER

TABLE_WIDTH = 104
"""Room for the highest lane, the 30 points of an upper box and eight lanes."""


@compiled()
def write_hands(table: FloatArray, rules: Rules, row: int, lane: int, worth: FloatArray) -> None:
    """Fill `worth` for the hands that are written now, from `lane` on."""
    filled = row >> 1
    holds = 2 if row & 1 else filled >> POKER & 1
    nothing = splat(0.0)

    # The best 0, in whichever box: a hand need not look at the boxes where it scores nothing, and
    # where it scores, that beats the 0 in the same box, because more points never make a sheet
    # worse.
    zero = nothing
    for box in range(BOX_COUNT):
        if not filled >> box & 1:
            zero = larger(zero, load(table, row | 2 << box, lane))

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
                best = larger(best, add(load(table, child, lane + shift), gain))
        store(worth, KEEP_COUNT + hand, 0, best)


@compiled()
def roll_once(rules: Rules, worth: FloatArray) -> None:
    """What all nodes are worth with one roll more: a keep when it is filled up, a hand when the
    best of it is kept. A hand's worth with a roll less stands in its node already; a roll more
    never lowers it."""
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
def expect_level(
    table: FloatArray,
    rows: IntArray,
    lowest: IntArray,
    reached: IntArray,
    bonus_from: int,
    rules: Rules,
) -> None:
    """Fill the rows with the expected points still to come; `lowest` and `reached` are the lanes to
    look at by upper boxes filled."""
    for index in prange(len(rows)):
        row = rows[index]
        first, end = lowest[row >> 1 & 63], reached[row >> 1 & 63]
        worth = np.empty((NODE_COUNT, LANES))
        mean = np.empty((1, LANES))
        for lane in range(first, end, LANES):
            write_hands(table, rules, row, lane, worth)
            roll_once(rules, worth)
            roll_once(rules, worth)
            total = splat(0.0)
            for hand in range(HAND_COUNT):
                chance = splat(rules.roll_chance[hand])
                total = add(total, multiply(chance, load(worth, KEEP_COUNT + hand, 0)))
            store(mean, 0, 0, total)
            for at in range(min(LANES, end - lane)):
                table[row, lane + at] = mean[0, at]
        for lane in range(first):
            table[row, lane] = table[row, first]
        if end > bonus_from:
            for lane in range(end, TABLE_WIDTH):
                table[row, lane] = table[row, bonus_from]
