"""The backward induction over all sheets with the same number of filled boxes.

The table has a row for each sheet without its upper total and a lane for each upper total. All
lanes of a row go through the turn together, innermost and contiguous, so that they become vector
instructions; an upper box is then a shifted load. Upper totals from the bonus on are one lane, and
the lanes beyond it repeat its value.
"""

from __future__ import annotations

import numpy as np

from ...arrays import FloatArray, IntArray
from ...compiled import compiled, prange
from ...dice.lattice import HAND_COUNT, KEEP_COUNT, NODE_COUNT
from .rules import BOX_COUNT, Rules
from .turn import LAST_UPPER, POKER

TABLE_WIDTH = 104
LANES = 72


@compiled()
def larger(left: float, right: float) -> float:
    """`max` for numbers that are never NaN, which is one instruction."""
    return left if left > right else right


@compiled(parallel=True)
def expect_level(
    table: FloatArray, rows: IntArray, lanes: IntArray, bonus_from: int, rules: Rules
) -> None:
    """Fill the rows with the expected points still to come; `lanes` by upper boxes filled."""
    for index in prange(len(rows)):
        row = rows[index]
        filled = row >> 1
        holds = 2 if row & 1 else filled >> POKER & 1
        reached = lanes[filled & 63]
        width = (reached + 3) // 4 * 4
        worth = np.empty((NODE_COUNT, LANES))
        line = np.empty(LANES)

        # The best 0, in whichever box: a hand need not look at the boxes where it scores nothing,
        # and where it scores, that beats the 0 in the same box, because more points never make a
        # sheet worse.
        line[:] = 0.0
        for box in range(BOX_COUNT):
            if not filled >> box & 1:
                child = row | 2 << box
                for lane in range(width):
                    line[lane] = larger(line[lane], table[child, lane])

        for hand in range(HAND_COUNT):
            node = KEEP_COUNT + hand
            face = rules.face[hand]
            legal = ~filled if face < 0 else rules.legal[row, face]
            for lane in range(width):
                worth[node, lane] = line[lane] if face < 0 else 0.0
            for box in range(BOX_COUNT):
                points = rules.points[holds, hand, box]
                if legal >> box & 1 and (points > 0 or face >= 0):
                    child = row | 2 << box
                    if box == POKER and points > 0:
                        child |= 1
                    shift = points if box <= LAST_UPPER else 0
                    gain = points + rules.bonus[holds, hand]
                    for lane in range(width):
                        worth[node, lane] = larger(
                            worth[node, lane], table[child, shift + lane] + gain
                        )

        for _ in range(2):
            for node in range(KEEP_COUNT - 1, -1, -1):
                u0, u1, u2 = rules.up[node, 0], rules.up[node, 1], rules.up[node, 2]
                u3, u4, u5 = rules.up[node, 3], rules.up[node, 4], rules.up[node, 5]
                for lane in range(width):
                    total = worth[u0, lane] + worth[u1, lane] + worth[u2, lane]
                    total = total + worth[u3, lane] + worth[u4, lane] + worth[u5, lane]
                    worth[node, lane] = total * (1 / 6)
            # A hand's worth with a roll less stands in its node already; a roll more never lowers
            # it.
            for node in range(1, NODE_COUNT):
                d0, d1, d2 = rules.down[node, 0], rules.down[node, 1], rules.down[node, 2]
                d3, d4 = rules.down[node, 3], rules.down[node, 4]
                if rules.faces[node] <= 3:
                    for lane in range(width):
                        low = larger(worth[d0, lane], worth[d1, lane])
                        worth[node, lane] = larger(low, larger(worth[d2, lane], worth[node, lane]))
                else:
                    for lane in range(width):
                        low = larger(worth[d0, lane], worth[d1, lane])
                        high = larger(worth[d3, lane], worth[d4, lane])
                        rest = larger(worth[d2, lane], worth[node, lane])
                        worth[node, lane] = larger(larger(low, high), rest)

        line[:] = 0.0
        for hand in range(HAND_COUNT):
            chance = rules.roll_chance[hand]
            for lane in range(width):
                line[lane] += chance * worth[KEEP_COUNT + hand, lane]
        for lane in range(width):
            table[row, lane] = line[lane]
        if reached > bonus_from:
            for lane in range(reached, TABLE_WIDTH):
                table[row, lane] = line[bonus_from]
