"""What the solved game says of a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fivecups.games.poker_dice import boxes

from ...arrays import FloatArray
from ...compiled import parallel_lock
from ...dice.lattice import HAND_COUNT, KEEP_COUNT, KEEPS, NODE_COUNT, NODE_INDEX
from .cache import Cache
from .moments import second_moment, second_moment_level
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
from .rules import BOX_COUNT, SHEET_COUNT, Variant, reached_lanes, rows_at, rules
from .sweep import TABLE_WIDTH
from .turn import TIE, Start, box_value, legal_in, turn

Progress: TypeAlias = Callable[[int, int], None]
"""Told how much is done, and of how much."""

_KEEPS: tuple[Keep, ...] = tuple(("keep", keep) for keep in KEEPS)
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

    For programs that look further, `table` has the points to come by row and lane as `Rules` and
    `sweep` say, and `bonus_from` is the upper total from which the bonus is given.
    """

    def __init__(self, variant: Variant, table: FloatArray, cache: Cache) -> None:
        self.variant = variant
        self.bonus_from = variant.bonus_from
        self.rules = rules(variant)
        self.table = table
        self.cache = cache
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
            return at.points + float(self.table[at.row, self._lane(at)])
        return self.choices(sheet, poker_plus, dice, rolls_left)[0].expected_score

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
        legal = legal_in(self.rules, at.row, hand)
        for box in range(BOX_COUNT):
            if legal >> box & 1:
                worth = box_value(self.table, self.rules, at.row, lane, hand, box)
                found.append((_WRITES[box], at.points + worth))
        if check_rolls_left(rolls_left):
            for kept in reversed(boxes.KEEPS[boxes.HANDS[hand]]):
                node = NODE_INDEX[kept]
                found.append((_KEEPS[node], at.points + float(value[rolls_left, node])))
        best = self.best_choice(sheet, poker_plus, dice, rolls_left)
        most = max(expected for _, expected in found)
        found.sort(key=lambda each: (each[0] != best, -each[1]))
        return tuple(Valued(choice, expected, _cost(most - expected)) for choice, expected in found)

    def standard_deviation(
        self,
        sheet: Sequence[int] = EMPTY_SHEET,
        poker_plus: int = 0,
        dice: Sequence[int] | None = None,
        rolls_left: int = ROLLS,
    ) -> float:
        """The standard deviation of the final score under best play."""
        at = place(tuple(sheet), poker_plus)
        lane = self._lane(at)
        second = self.squares()
        if dice is None:
            mean, square = float(self.table[at.row, lane]), float(second[at.row, lane])
        else:
            start = self.start(sheet, poker_plus, dice, rolls_left)
            mean = self.expected_score(sheet, poker_plus, dice, rolls_left) - at.points
            square = second_moment(
                self.table, second, self.rules, at.row, lane, start.rolls, start.mass
            )
        return sqrt(max(square - mean * mean, 0.0))

    def start(
        self,
        sheet: Sequence[int] = EMPTY_SHEET,
        poker_plus: int = 0,
        dice: Sequence[int] | None = None,
        rolls_left: int = ROLLS,
    ) -> Start:
        """A position as compiled code knows it."""
        at = place(tuple(sheet), poker_plus)
        mass = np.zeros(NODE_COUNT)
        if dice is None:
            mass[0] = 1.0
            return Start(at.row, self._lane(at), ROLLS - 1, mass)
        _check_open(at.row)
        mass[KEEP_COUNT + hand_of(dice)] = 1.0
        return Start(at.row, self._lane(at), check_rolls_left(rolls_left), mass)

    def _lane(self, at: Place) -> int:
        return min(at.upper, self.bonus_from)

    def _work_out(
        self, row: int, lane: int
    ) -> tuple[FloatArray, NDArray[np.int64], NDArray[np.int64]]:
        _check_open(row)
        value = np.empty((ROLLS, NODE_COUNT))
        box = np.empty(HAND_COUNT, dtype=np.int64)
        keep = np.empty((ROLLS, HAND_COUNT), dtype=np.int64)
        turn(self.table, self.rules, row, lane, value, box, keep)
        return value, box, keep

    def _find_policy(self, row: int, lane: int) -> _Policy:
        _, box, keep = self._work_out(row, lane)
        return _Policy(box.astype(np.int8), keep.astype(np.int16))

    def squares(self) -> FloatArray:
        """The expected square of the points to come, in the layout of the table.

        The first call works through all sheets once, some seconds, unless the cache has them.
        """
        if self._second is None:
            name = f"second-moments-{self.variant.name}"
            second = self.cache.load(name, (2 * SHEET_COUNT, TABLE_WIDTH))
            if second is None:
                second = np.zeros((2 * SHEET_COUNT, TABLE_WIDTH))
                second[rows_at(BOX_COUNT), self.bonus_from :] = boxes.UPPER_BONUS**2
                lanes = reached_lanes(self.bonus_from)
                for filled_count in range(BOX_COUNT - 1, -1, -1):
                    rows = rows_at(filled_count)
                    with parallel_lock:
                        second_moment_level(
                            self.table, second, rows, lanes, self.bonus_from, self.rules
                        )
                self.cache.save(name, second)
            self._second = second
        return self._second
