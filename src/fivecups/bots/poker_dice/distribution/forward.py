"""The compiled steps of the distribution: what best play makes of a set of sheets, one box later.

A sheet reached by best play carries the chances of the points won so far. A turn moves them to the
sheets with one box more. What a turn writes is an outcome: a box, the points in it and the Poker+
beside them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...arrays import FloatArray, IntArray
from ...compiled import compiled, prange
from ...dice.lattice import HAND_COUNT, NODE_COUNT
from ..solver.rules import BOX_COUNT, Rules
from ..solver.turn import LAST_UPPER, POKER, played_out, poker_holds


class Outcomes(NamedTuple):
    """All outcomes there are."""

    of: IntArray  # what Poker holds, hand, box -> outcome
    box: IntArray
    points: IntArray
    bonus: IntArray


class Level(NamedTuple):
    """The sheets with the same number of filled boxes, each with the chances of what was won.

    The points won are counted without what the sheet tells already: the rise of its upper total up
    to the bonus, and the 50 in Poker. The chances of `low` to `high - 1` points lie in `chances`
    from `offset` on.
    """

    rows: IntArray
    low: IntArray  # row index, lane
    high: IntArray  # 0 where best play never comes
    offset: IntArray
    chances: FloatArray


class Played(NamedTuple):
    """The outcomes of best play on each sheet of a level that have a chance."""

    start: (
        IntArray  # sheet = row index * lanes + lane -> its first entry below; one more for the end
    )
    outcome: NDArray[np.int16]
    chance: FloatArray


@compiled()
def outcome_chances(
    table: FloatArray,
    rules: Rules,
    outcomes: Outcomes,
    row: int,
    lane: int,
    rolls: int,
    mass: FloatArray,
    result: FloatArray,
) -> None:
    """Add to `result` the chance of each outcome of the turn that stands at `mass` (see
    `turn_ends`)."""
    box, ends = played_out(table, rules, row, lane, rolls, mass)
    holds = poker_holds(row)
    for hand in range(HAND_COUNT):
        if ends[hand] > 0.0:
            result[outcomes.of[holds, hand, box[hand]]] += ends[hand]


@compiled(parallel=True)
def play_sheets(
    table: FloatArray,
    rules: Rules,
    outcomes: Outcomes,
    level: Level,
    first: int,
    result: FloatArray,
) -> None:
    """Fill `result` (row index from `first` on, lane, outcome) for the sheets that are reached."""
    for index in prange(result.shape[0]):
        mass = np.zeros(NODE_COUNT)
        for lane in range(result.shape[1]):
            result[index, lane, :] = 0.0
            if level.high[first + index, lane] > 0:
                mass[0] = 1.0
                row = level.rows[first + index]
                outcome_chances(
                    table, rules, outcomes, int(row), lane, 2, mass, result[index, lane]
                )


@compiled(parallel=True)
def move(
    outcomes: Outcomes,
    parents: Level,
    played: Played,
    index_of: IntArray,
    bonus_from: int,
    measuring: bool,
    rows: IntArray,
    low: IntArray,
    high: IntArray,
    offset: IntArray,
    chances: FloatArray,
) -> None:
    """Move the parents' chances to the children, or only find `low` and `high` of these, if
    `measuring`.

    Each child gathers from its parents, whose row index is `index_of` the row, so that no two
    threads write to the same sheet. The children's level comes as its five arrays: numba takes a
    parallel loop that only writes into the fields of a tuple for dead code.
    """
    for index in prange(len(rows)):
        row = rows[index]
        for box in range(BOX_COUNT):
            parent_row = row & ~(2 << box)
            if box == POKER:
                parent_row &= ~1
            parent = index_of[parent_row]
            if parent < 0 or not row >> (box + 1) & 1:
                continue
            for lane in range(bonus_from + 1):
                begin, end = parents.low[parent, lane], parents.high[parent, lane]
                source = parents.offset[parent, lane] - begin
                sheet = parent * (bonus_from + 1) + lane
                for entry in range(played.start[sheet], played.start[sheet + 1]):
                    outcome = played.outcome[entry]
                    points = outcomes.points[outcome]
                    if outcomes.box[outcome] != box or (box == POKER and (points > 0) != (row & 1)):
                        continue
                    then = lane
                    unseen = points + outcomes.bonus[outcome]
                    if box <= LAST_UPPER:
                        then = min(lane + points, bonus_from)
                        unseen -= then - lane
                    elif box == POKER:
                        unseen -= points
                    if measuring:
                        if high[index, then] == 0 or begin + unseen < low[index, then]:
                            low[index, then] = begin + unseen
                        high[index, then] = max(high[index, then], end + unseen)
                    else:
                        chance = played.chance[entry]
                        target = offset[index, then] - low[index, then] + unseen
                        for at in range(begin, end):
                            chances[target + at] += chance * parents.chances[source + at]
