"""The exact distribution of the final score under best play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.boxes import JokerOption

from ...arrays import FloatArray, IntArray
from ...compiled import parallel_lock
from ..solver.position import EMPTY_SHEET, ROLLS, index_sheet
from ..solver.rule_arrays import POKER_STATES, SHEET_COUNT, rows_at
from ..solver.solution import Progress, Solution
from ..solver.turn_policy import Start
from .score_propagation import (
    Outcomes,
    SheetLayer,
    TurnOutcomes,
    add_outcome_chances,
    fill_turn_outcomes,
    gather_children,
)

MAX_POINTS = 1575
ROWS_AT_ONCE = 128


@dataclass(frozen=True)
class Distribution:
    """The chances of the final scores `lowest`, `lowest + 1`, …"""

    lowest: int
    chances: FloatArray

    @property
    def scores(self) -> IntArray:
        return np.arange(self.lowest, self.lowest + len(self.chances), dtype=np.int64)

    def chance_of_at_least(self, score: int) -> float:
        """Return the chance of a final score of at least `score`."""
        if score <= self.lowest:
            return 1.0
        return float(self.chances[score - self.lowest :].sum())

    def quantile(self, chance: float) -> int:
        """Return the lowest score that the final score does not exceed with at least this
        chance."""
        at = int(np.searchsorted(np.cumsum(self.chances), chance))
        return self.lowest + min(at, len(self.chances) - 1)


@cache
def _outcomes(joker: JokerOption) -> Outcomes:
    """Return all possible outcomes of a turn with this joker option."""
    written = {
        (holds, hand, box): (box, points, boxes.bonus(dice, poker))
        for holds, poker in enumerate(POKER_STATES)
        for hand, dice in enumerate(boxes.HANDS)
        for box, points in enumerate(boxes.points(dice, poker, joker))
    }
    outcomes = sorted(set(written.values()))
    index = {outcome: at for at, outcome in enumerate(outcomes)}
    of = np.zeros((len(POKER_STATES), len(boxes.HANDS), len(boxes.BOXES)), dtype=np.int64)
    for key, outcome in written.items():
        of[key] = index[outcome]
    box, points, bonus = np.array(outcomes, dtype=np.int64).T.copy()
    return Outcomes(of=of, box=box, points=points, bonus=bonus)


def _nonzero_outcomes(block: FloatArray) -> TurnOutcomes:
    """Return the entries of the block (sheet, outcome) that are not 0."""
    sheet, outcome = np.nonzero(block)
    start = np.searchsorted(sheet, np.arange(len(block) + 1))
    return TurnOutcomes(start, outcome.astype(np.int16), block[sheet, outcome])


def _join(parts: list[TurnOutcomes]) -> TurnOutcomes:
    """Return the outcomes of several blocks of sheets as one."""
    ends = np.cumsum([part.start[-1] for part in parts])
    starts = [
        part.start[:-1] + (end - part.start[-1]) for part, end in zip(parts, ends, strict=True)
    ]
    return TurnOutcomes(
        np.concatenate([*starts, ends[-1:]]),
        np.concatenate([part.outcome for part in parts]),
        np.concatenate([part.chance for part in parts]),
    )


class _ForwardPass:
    """The forward pass of best play from one position to the full sheets, one layer of sheets after
    the other."""

    def __init__(self, solution: Solution, start: Start) -> None:
        self.table, self.rules, self.bonus_from = (
            solution.table,
            solution.rules,
            solution.bonus_from,
        )
        self.start = start
        self.outcomes = _outcomes(solution.variant.joker)
        self.columns = self.bonus_from + 1

    def layer(self, rows: IntArray) -> SheetLayer:
        """Return a layer of these rows that nothing has reached yet."""
        low, high, offset = (np.zeros((len(rows), self.columns), dtype=np.int64) for _ in range(3))
        return SheetLayer(rows, low, high, offset, np.zeros(0))

    def first_layer(self) -> SheetLayer:
        """Return the layer that has only the sheet of the start, with certainty."""
        layer = self.layer(np.array([self.start.row]))
        layer.high[0, self.start.column] = 1
        return layer._replace(chances=np.ones(1))

    def play_first(self) -> TurnOutcomes:
        """Return the outcomes of the turn that is under way at the start."""
        chances = np.zeros(len(self.outcomes.box))
        row, column, rolls, mass = self.start
        add_outcome_chances(
            self.table, self.rules, self.outcomes, row, column, rolls, mass.copy(), chances
        )
        block = np.zeros((self.columns, len(chances)))
        block[column] = chances
        return _join([_nonzero_outcomes(block)])

    def play(self, layer: SheetLayer) -> TurnOutcomes:
        """Return the outcomes of one turn of best play on all sheets of a layer."""
        parts: list[TurnOutcomes] = []
        for first in range(0, len(layer.rows), ROWS_AT_ONCE):
            count = min(ROWS_AT_ONCE, len(layer.rows) - first)
            block = np.empty((count, self.columns, len(self.outcomes.box)))
            fill_turn_outcomes(self.table, self.rules, self.outcomes, layer, first, block)
            parts.append(_nonzero_outcomes(block.reshape(count * self.columns, -1)))
        return _join(parts)

    def next_layer(self, layer: SheetLayer, played: TurnOutcomes, rows: IntArray) -> SheetLayer:
        """Return the layer of these rows, which have one more filled box, with the chances moved
        there."""
        index_of = np.full(2 * SHEET_COUNT, -1, dtype=np.int64)
        index_of[layer.rows] = np.arange(len(layer.rows))
        children = self.layer(rows)
        gather_children(self.outcomes, layer, played, index_of, self.bonus_from, True, *children)
        room = (children.high - children.low).ravel()
        children.offset.ravel()[1:] = np.cumsum(room)[:-1]
        children = children._replace(chances=np.zeros(int(room.sum())))
        gather_children(self.outcomes, layer, played, index_of, self.bonus_from, False, *children)
        return children

    def run(self, progress: Progress | None) -> FloatArray:
        """Play all layers to the full sheets and return the chances of the points won from the
        start."""
        begun = self.start.row >> 1
        filled_count = begun.bit_count()
        layer = self.first_layer()
        for count in range(filled_count, len(boxes.BOXES)):
            rows = rows_at(count + 1)
            rows = rows[(rows >> 1) & begun == begun]
            with parallel_lock:
                played = self.play_first() if count == filled_count else self.play(layer)
                layer = self.next_layer(layer, played, rows)
            if progress is not None:
                progress(count + 1 - filled_count, len(boxes.BOXES) - filled_count)
        return self.won(layer)

    def won(self, layer: SheetLayer) -> FloatArray:
        """Return the chances of the points won from the start to the full sheets, the upper bonus
        included."""
        result = np.zeros(MAX_POINTS + 1)
        for index, row in enumerate(layer.rows.tolist()):
            for column in range(self.start.column, self.columns):
                low, high, offset = (int(field[index, column]) for field in layer[1:4])
                won = column - self.start.column
                if row & 1 and not self.start.row & 1:
                    won += boxes.POKER_POINTS
                if column == self.bonus_from:
                    won += boxes.UPPER_BONUS
                result[won + low : won + high] += layer.chances[offset : offset + high - low]
        return result


def final_scores(
    solution: Solution,
    sheet: Sequence[int] = EMPTY_SHEET,
    poker_plus: int = 0,
    dice: Sequence[int] | None = None,
    rolls_left: int = ROLLS,
    progress: Progress | None = None,
) -> Distribution:
    """Return the exact distribution of the final score under best play from a position on.

    It takes seconds from the empty sheet, and less the more boxes are filled. The distribution of
    the whole game is cached on disk.
    """
    indexed = index_sheet(tuple(sheet), poker_plus)
    start = solution.start(sheet, poker_plus, dice, rolls_left)
    name = f"distribution-{solution.variant.name}"
    whole_game = indexed.row == 0 and dice is None
    won = solution.cache.load(name, (MAX_POINTS + 1,)) if whole_game else None
    if won is None:
        won = _ForwardPass(solution, start).run(progress)
        if whole_game:
            solution.cache.save(name, won)
    possible = np.flatnonzero(won)
    lowest, highest = int(possible[0]), int(possible[-1])
    return Distribution(indexed.points + lowest, won[lowest : highest + 1])
