"""What the solved game says of a position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.boxes import JokerOption, UpperBonusOption

from ..arrays import FloatArray
from ..compiled import parallel_lock
from .cache import Cache
from .distribution import MOST_POINTS, Distribution, Progress, Start, points_to_come
from .lattice import (
    BOX_COUNT,
    HAND_COUNT,
    KEEP_COUNT,
    NODE_COUNT,
    NODE_INDEX,
    NODES,
    SHEET_COUNT,
    Rules,
    reached_lanes,
    rows_at,
    rules,
)
from .position import (
    EMPTY_SHEET,
    ROLLS,
    Choice,
    Keep,
    Place,
    Write,
    check_rolls_left,
    hand_of,
    place,
)
from .sweep import TABLE_WIDTH, second_moment, second_moment_level
from .turn import TIE, box_value, legal_in, turn

_KEEPS: tuple[Keep, ...] = tuple(("keep", keep) for keep in NODES[:KEEP_COUNT])
_WRITES: tuple[Write, ...] = tuple(("write", name) for name in boxes.BOXES)


class Valued(NamedTuple):
    """A choice, the final score to expect after it, and how much less that is than after the best
    choice."""

    choice: Choice
    expected_score: float
    cost: float


class _Policy(NamedTuple):
    """The best choices on one sheet: the box by hand, and the node to keep by rolls left and
    hand."""

    box: NDArray[np.int8]
    keep: NDArray[np.int16]


def _cost(difference: float) -> float:
    return 0.0 if difference <= TIE else difference


def _check_open(row: int) -> None:
    if row >> 1 == SHEET_COUNT - 1:
        raise ValueError("expected a sheet with an empty box, got a full one")


class Solution:
    """The game solved for one set of options.

    A position is a sheet (thirteen entries in the order of `BOXES`, -1 for empty), the number of
    Poker+ so far, and the dice with the rolls left; without dice it is the start of a turn. All
    scores are final scores, with everything that is on the sheet already. A position that cannot be
    is a ValueError.
    """

    def __init__(
        self, upper_bonus: UpperBonusOption, joker: JokerOption, table: FloatArray, cache: Cache
    ) -> None:
        self.upper_bonus: UpperBonusOption = upper_bonus
        self.joker: JokerOption = joker
        self._bonus_from = boxes.UPPER_BONUS_FROM[upper_bonus]
        self._rules = rules(joker)
        self._table = table
        self._cache = cache
        self._second: FloatArray | None = None
        self._policy = lru_cache(maxsize=16384)(self._find_policy)

    def expected_score(
        self,
        sheet: Sequence[int] = EMPTY_SHEET,
        poker_plus: int = 0,
        dice: Sequence[int] | None = None,
        rolls_left: int = ROLLS,
    ) -> float:
        """The final score to expect under best play."""
        at = place(tuple(sheet), poker_plus)
        if dice is None:
            return at.points + float(self._table[at.row, self._lane(at)])
        return self.choices(sheet, poker_plus, dice, rolls_left)[0].expected_score

    def to_come(
        self, filled: NDArray[np.int64], upper: NDArray[np.int64], holds_50: NDArray[np.bool_]
    ) -> FloatArray:
        """For many starts of a turn at once, the points still to come, the upper bonus included.

        Sheets as their filled boxes, one bit each, their upper sum and whether Poker holds 50.
        """
        return self._table[2 * filled + holds_50, np.minimum(upper, self._bonus_from)]

    def best_choice(
        self, sheet: Sequence[int], poker_plus: int, dice: Sequence[int], rolls_left: int
    ) -> Choice:
        """What to do with the dice. Ties go as `turn` says, always the same way."""
        at = place(tuple(sheet), poker_plus)
        hand = hand_of(dice)
        box, keep = self._policy(at.row, self._lane(at))
        node = keep[check_rolls_left(rolls_left), hand]
        return _WRITES[box[hand]] if node >= KEEP_COUNT else _KEEPS[node]

    def choices(
        self, sheet: Sequence[int], poker_plus: int, dice: Sequence[int], rolls_left: int
    ) -> tuple[Valued, ...]:
        """All that may be done with the dice, best first; the first is `best_choice`."""
        at = place(tuple(sheet), poker_plus)
        hand = hand_of(dice)
        lane = self._lane(at)
        value, _, _ = self._work_out(at.row, lane)
        found: list[tuple[Choice, float]] = []
        legal = legal_in(self._rules, at.row, hand)
        for box in range(BOX_COUNT):
            if legal >> box & 1:
                worth = box_value(self._table, self._rules, at.row, lane, hand, box)
                found.append((_WRITES[box], at.points + worth))
        if check_rolls_left(rolls_left):
            for kept in reversed(boxes.KEEPS[boxes.HANDS[hand]]):
                node = NODE_INDEX[kept]
                found.append((_KEEPS[node], at.points + float(value[rolls_left, node])))
        best = self.best_choice(sheet, poker_plus, dice, rolls_left)
        most = max(expected for _, expected in found)
        found.sort(key=lambda each: (each[0] != best, -each[1]))
        return tuple(Valued(choice, expected, _cost(most - expected)) for choice, expected in found)

    def best_box(self, sheet: Sequence[int], poker_plus: int, dice: Sequence[int]) -> Valued:
        """The best box for dice that are rolled no more."""
        return self.choices(sheet, poker_plus, dice, 0)[0]

    def best_keep(
        self, sheet: Sequence[int], poker_plus: int, dice: Sequence[int], rolls_left: int
    ) -> Valued:
        """The best dice to set aside if one rolls again, be that good or not."""
        if rolls_left not in (1, 2):
            raise ValueError(f"expected 1 or 2 rolls left for a further roll, got {rolls_left!r}")
        return next(
            each
            for each in self.choices(sheet, poker_plus, dice, rolls_left)
            if each.choice[0] == "keep"
        )

    def standard_deviation(
        self,
        sheet: Sequence[int] = EMPTY_SHEET,
        poker_plus: int = 0,
        dice: Sequence[int] | None = None,
        rolls_left: int = ROLLS,
    ) -> float:
        """The standard deviation of the final score under best play.

        The first call works through all sheets once, some seconds, unless the cache has them.
        """
        at = place(tuple(sheet), poker_plus)
        lane = self._lane(at)
        second = self._second_moments()
        if dice is None:
            mean, square = float(self._table[at.row, lane]), float(second[at.row, lane])
        else:
            start = self._start(at, dice, rolls_left)
            mean = self.expected_score(sheet, poker_plus, dice, rolls_left) - at.points
            square = second_moment(
                self._table, second, self._rules, at.row, lane, start.rolls, start.mass
            )
        return sqrt(max(square - mean * mean, 0.0))

    def distribution(
        self,
        sheet: Sequence[int] = EMPTY_SHEET,
        poker_plus: int = 0,
        dice: Sequence[int] | None = None,
        rolls_left: int = ROLLS,
        progress: Progress | None = None,
    ) -> Distribution:
        """The exact distribution of the final score under best play.

        It takes seconds from the empty sheet, and the less the more boxes are filled. That of the
        start of the game is kept in the cache.
        """
        at = place(tuple(sheet), poker_plus)
        start = self._start(at, dice, rolls_left)
        name = f"distribution-{self.upper_bonus}-{self.joker}"
        from_the_start = at.row == 0 and dice is None
        won = self._cache.load(name, (MOST_POINTS + 1,)) if from_the_start else None
        if won is None:
            won = points_to_come(
                self._table, self._rules, self.joker, self._bonus_from, start, progress
            )
            if from_the_start:
                self._cache.save(name, won)
        possible = np.flatnonzero(won)
        lowest, highest = int(possible[0]), int(possible[-1])
        return Distribution(at.points + lowest, won[lowest : highest + 1])

    def tables(self) -> tuple[Rules, FloatArray, FloatArray, int]:
        """For programs that look further: the rules as arrays, the points to come and their squares
        by row and lane, and the upper total from which the bonus is given."""
        return self._rules, self._table, self._second_moments(), self._bonus_from

    def _lane(self, at: Place) -> int:
        return min(at.upper, self._bonus_from)

    def _start(self, at: Place, dice: Sequence[int] | None, rolls_left: int) -> Start:
        mass = np.zeros(NODE_COUNT)
        if dice is None:
            mass[0] = 1.0
            return Start(at.row, self._lane(at), ROLLS - 1, mass)
        _check_open(at.row)
        mass[KEEP_COUNT + hand_of(dice)] = 1.0
        return Start(at.row, self._lane(at), check_rolls_left(rolls_left), mass)

    def _work_out(
        self, row: int, lane: int
    ) -> tuple[FloatArray, NDArray[np.int64], NDArray[np.int64]]:
        _check_open(row)
        value = np.empty((ROLLS, NODE_COUNT))
        box = np.empty(HAND_COUNT, dtype=np.int64)
        keep = np.empty((ROLLS, HAND_COUNT), dtype=np.int64)
        turn(self._table, self._rules, row, lane, value, box, keep)
        return value, box, keep

    def _find_policy(self, row: int, lane: int) -> _Policy:
        _, box, keep = self._work_out(row, lane)
        return _Policy(box.astype(np.int8), keep.astype(np.int16))

    def _second_moments(self) -> FloatArray:
        """The expected square of the points to come, in the layout of the table."""
        if self._second is None:
            name = f"second-moments-{self.upper_bonus}-{self.joker}"
            second = self._cache.load(name, (2 * SHEET_COUNT, TABLE_WIDTH))
            if second is None:
                second = np.zeros((2 * SHEET_COUNT, TABLE_WIDTH))
                second[rows_at(BOX_COUNT), self._bonus_from :] = boxes.UPPER_BONUS**2
                lanes = reached_lanes(self._bonus_from)
                for filled_count in range(BOX_COUNT - 1, -1, -1):
                    rows = rows_at(filled_count)
                    with parallel_lock:
                        second_moment_level(
                            self._table, second, rows, lanes, self._bonus_from, self._rules
                        )
                self._cache.save(name, second)
            self._second = second
        return self._second
