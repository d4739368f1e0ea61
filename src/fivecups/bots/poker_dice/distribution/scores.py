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
from ..solver.position import EMPTY_SHEET, ROLLS, place
from ..solver.rules import POKER_STATES, SHEET_COUNT, rows_at
from ..solver.solution import Progress, Solution
from ..solver.turn import Start
from .forward import Level, Outcomes, Played, move, outcome_chances, play_sheets

MOST_POINTS = 1575
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
        if score <= self.lowest:
            return 1.0
        return float(self.chances[score - self.lowest :].sum())

    def quantile(self, chance: float) -> int:
        """The lowest score that the final score does not exceed with at least this chance."""
        at = int(np.searchsorted(np.cumsum(self.chances), chance))
        return self.lowest + min(at, len(self.chances) - 1)


@cache
def _outcomes(joker: JokerOption) -> Outcomes:
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


def _with_a_chance(block: FloatArray) -> Played:
    """The entries of the block (sheet, outcome) that are not 0."""
    sheet, outcome = np.nonzero(block)
    start = np.searchsorted(sheet, np.arange(len(block) + 1))
    return Played(start, outcome.astype(np.int16), block[sheet, outcome])


def _join(parts: list[Played]) -> Played:
    ends = np.cumsum([part.start[-1] for part in parts])
    starts = [
        part.start[:-1] + (end - part.start[-1]) for part, end in zip(parts, ends, strict=True)
    ]
    return Played(
        np.concatenate([*starts, ends[-1:]]),
        np.concatenate([part.outcome for part in parts]),
        np.concatenate([part.chance for part in parts]),
    )


class _Walk:
    """The walk of best play from one position to the full sheets, level by level."""

    def __init__(self, solution: Solution, start: Start) -> None:
        self.table, self.rules, self.bonus_from = (
            solution.table,
            solution.rules,
            solution.bonus_from,
        )
        self.start = start
        self.outcomes = _outcomes(solution.variant.joker)
        self.lanes = self.bonus_from + 1

    def level(self, rows: IntArray) -> Level:
        """A level that nothing has reached yet."""
        low, high, offset = (np.zeros((len(rows), self.lanes), dtype=np.int64) for _ in range(3))
        return Level(rows, low, high, offset, np.zeros(0))

    def first_level(self) -> Level:
        level = self.level(np.array([self.start.row]))
        level.high[0, self.start.lane] = 1
        return level._replace(chances=np.ones(1))

    def play_first(self) -> Played:
        chances = np.zeros(len(self.outcomes.box))
        row, lane, rolls, mass = self.start
        outcome_chances(
            self.table, self.rules, self.outcomes, row, lane, rolls, mass.copy(), chances
        )
        block = np.zeros((self.lanes, len(chances)))
        block[lane] = chances
        return _join([_with_a_chance(block)])

    def play(self, level: Level) -> Played:
        parts: list[Played] = []
        for first in range(0, len(level.rows), ROWS_AT_ONCE):
            count = min(ROWS_AT_ONCE, len(level.rows) - first)
            block = np.empty((count, self.lanes, len(self.outcomes.box)))
            play_sheets(self.table, self.rules, self.outcomes, level, first, block)
            parts.append(_with_a_chance(block.reshape(count * self.lanes, -1)))
        return _join(parts)

    def next_level(self, level: Level, played: Played, rows: IntArray) -> Level:
        index_of = np.full(2 * SHEET_COUNT, -1, dtype=np.int64)
        index_of[level.rows] = np.arange(len(level.rows))
        below = self.level(rows)
        move(self.outcomes, level, played, index_of, self.bonus_from, True, *below)
        room = (below.high - below.low).ravel()
        below.offset.ravel()[1:] = np.cumsum(room)[:-1]
        below = below._replace(chances=np.zeros(int(room.sum())))
        move(self.outcomes, level, played, index_of, self.bonus_from, False, *below)
        return below

    def run(self, progress: Progress | None) -> FloatArray:
        begun = self.start.row >> 1
        filled_count = begun.bit_count()
        level = self.first_level()
        for count in range(filled_count, len(boxes.BOXES)):
            rows = rows_at(count + 1)
            rows = rows[(rows >> 1) & begun == begun]
            with parallel_lock:
                played = self.play_first() if count == filled_count else self.play(level)
                level = self.next_level(level, played, rows)
            if progress is not None:
                progress(count + 1 - filled_count, len(boxes.BOXES) - filled_count)
        return self.won(level)

    def won(self, level: Level) -> FloatArray:
        """The chances of the points won from the start to the full sheets, the upper bonus
        included."""
        result = np.zeros(MOST_POINTS + 1)
        for index, row in enumerate(level.rows.tolist()):
            for lane in range(self.start.lane, self.lanes):
                low, high, offset = (int(field[index, lane]) for field in level[1:4])
                won = lane - self.start.lane
                if row & 1 and not self.start.row & 1:
                    won += boxes.POKER_POINTS
                if lane == self.bonus_from:
                    won += boxes.UPPER_BONUS
                result[won + low : won + high] += level.chances[offset : offset + high - low]
        return result


def final_scores(
    solution: Solution,
    sheet: Sequence[int] = EMPTY_SHEET,
    poker_plus: int = 0,
    dice: Sequence[int] | None = None,
    rolls_left: int = ROLLS,
    progress: Progress | None = None,
) -> Distribution:
    """The exact distribution of the final score under best play from a position on.

    It takes seconds from the empty sheet, and the less the more boxes are filled. That of the start
    of the game is kept in the cache.
    """
    at = place(tuple(sheet), poker_plus)
    start = solution.start(sheet, poker_plus, dice, rolls_left)
    name = f"distribution-{solution.variant.name}"
    from_the_start = at.row == 0 and dice is None
    won = solution.cache.load(name, (MOST_POINTS + 1,)) if from_the_start else None
    if won is None:
        won = _Walk(solution, start).run(progress)
        if from_the_start:
            solution.cache.save(name, won)
    possible = np.flatnonzero(won)
    lowest, highest = int(possible[0]), int(possible[-1])
    return Distribution(at.points + lowest, won[lowest : highest + 1])
