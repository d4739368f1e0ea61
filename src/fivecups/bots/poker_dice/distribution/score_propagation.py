"""Compiled steps of the exact score distribution: chances move from sheets to the sheets with one
more filled box under best play.

Each sheet that best play reaches has the chances of the points won so far. An outcome is what a
turn writes: a box, the points in it and the Poker+ points beside them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...arrays import FloatArray, IntArray
from ...compiled import compiled, prange
from ...dice.lattice import HAND_COUNT, NODE_COUNT
from ..solver.rule_arrays import BOX_COUNT, Rules
from ..solver.turn_policy import LAST_UPPER, POKER, poker_state, turn_outcome


class Outcomes(NamedTuple):
    """All possible outcomes of a turn, numbered."""

    of: IntArray  # state of Poker, hand, box -> outcome
    box: IntArray
    points: IntArray
    bonus: IntArray


class SheetLayer(NamedTuple):
    """The sheets with the same number of filled boxes, each with the chances of the points won.

    Points that the sheet itself shows are not counted: the rise of its upper total up to the bonus,
    and the 50 in Poker. The chances of `low` to `high - 1` points are in `chances` from `offset`
    on.
    """

    rows: IntArray
    low: IntArray  # row index, column
    high: IntArray  # row index, column; 0 for sheets that best play never reaches
    offset: IntArray
    chances: FloatArray


class TurnOutcomes(NamedTuple):
    """The outcomes of best play with a chance above 0, for each sheet of a layer; `start` has one
    entry more for the end."""

    start: IntArray  # sheet (row index * columns + column) -> index of its first entry below
    outcome: NDArray[np.int16]
    chance: FloatArray


@compiled()
def add_outcome_chances(
    table: FloatArray,
    rules: Rules,
    outcomes: Outcomes,
    row: int,
    column: int,
    rolls: int,
    mass: FloatArray,
    result: FloatArray,
) -> None:
    """Add to `result` the chance of each outcome of the turn that stands at `mass` (see
    `add_turn_ends`)."""
    box, ends = turn_outcome(table, rules, row, column, rolls, mass)
    holds = poker_state(row)
    for hand in range(HAND_COUNT):
        if ends[hand] > 0.0:
            result[outcomes.of[holds, hand, box[hand]]] += ends[hand]


@compiled(parallel=True)
def fill_turn_outcomes(
    table: FloatArray,
    rules: Rules,
    outcomes: Outcomes,
    layer: SheetLayer,
    first: int,
    result: FloatArray,
) -> None:
    """Fill `result` (row index from `first` on, column, outcome) with the chances of outcomes on
    the sheets that are reached."""
    for index in prange(result.shape[0]):
        mass = np.zeros(NODE_COUNT)
        for column in range(result.shape[1]):
            result[index, column, :] = 0.0
            if layer.high[first + index, column] > 0:
                mass[0] = 1.0
                row = layer.rows[first + index]
                add_outcome_chances(
                    table, rules, outcomes, int(row), column, 2, mass, result[index, column]
                )


@compiled(parallel=True)
def gather_children(
    outcomes: Outcomes,
    parents: SheetLayer,
    played: TurnOutcomes,
    index_of: IntArray,
    bonus_from: int,
    measuring: bool,
    rows: IntArray,
    low: IntArray,
    high: IntArray,
    offset: IntArray,
    chances: FloatArray,
) -> None:
    """Move the parents' chances to the children; if `measuring`, only find `low` and `high` of
    these.

    Each child gathers from its parents, whose row index is `index_of` the row, so that no two
    threads write to the same sheet. The children's layer comes as its five arrays, because numba
    takes a parallel loop that only writes into the fields of a tuple for dead code.
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
            for column in range(bonus_from + 1):
                begin, end = parents.low[parent, column], parents.high[parent, column]
                source = parents.offset[parent, column] - begin
                sheet = parent * (bonus_from + 1) + column
                for entry in range(played.start[sheet], played.start[sheet + 1]):
                    outcome = played.outcome[entry]
                    points = outcomes.points[outcome]
                    if outcomes.box[outcome] != box or (box == POKER and (points > 0) != (row & 1)):
                        continue
                    then = column
                    unseen = points + outcomes.bonus[outcome]
                    if box <= LAST_UPPER:
                        then = min(column + points, bonus_from)
                        unseen -= then - column
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
