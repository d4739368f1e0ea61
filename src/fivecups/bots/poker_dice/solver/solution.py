"""The solved game: expected scores, best choices and standard deviations of positions."""

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
from .array_cache import ArrayCache
from .backward_induction import TABLE_WIDTH
from .position import (
    EMPTY_SHEET,
    ROLLS,
    Choice,
    IndexedSheet,
    Keep,
    Write,
    check_rolls_left,
    hand_of,
    index_sheet,
)
from .rule_arrays import BOX_COUNT, SHEET_COUNT, Variant, reached_columns, rows_at, rules
from .second_moments import fill_second_moments, second_moment
from .turn_policy import TIE, Start, box_value, legal_boxes_mask, turn

Progress: TypeAlias = Callable[[int, int], None]
"""A function that is called with the steps done and the number of all steps."""

_KEEPS: tuple[Keep, ...] = tuple(("keep", keep) for keep in KEEPS)
_WRITES: tuple[Write, ...] = tuple(("write", name) for name in boxes.BOXES)


class ValuedChoice(NamedTuple):
    """A choice, the expected final score after it, and how much less that is than after the best
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
    """Return the difference, or 0 for a tie."""
    return 0.0 if difference <= TIE else difference


def _check_open(row: int) -> None:
    """Raise ValueError if no box is empty."""
    if row >> 1 == SHEET_COUNT - 1:
        raise ValueError("expected a sheet with an empty box, got a full one")


class Solution:
    """The game solved for one set of options.

    A position is a sheet (thirteen entries in the order of `BOXES`, -1 for empty), the number of
    Poker+ so far, and the dice with the rolls left; without dice it is the start of a turn. All
    scores are final scores and include everything that is on the sheet already. An impossible
    position raises ValueError.

    For programs that look further, `table` has the points to come by row and column (see `Rules`
    and `backward_induction`), and `bonus_from` is the upper total from which the bonus is given.
    """

    def __init__(self, variant: Variant, table: FloatArray, cache: ArrayCache) -> None:
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
        """Return the expected final score under best play."""
        indexed = index_sheet(tuple(sheet), poker_plus)
        if dice is None:
            return indexed.points + float(self.table[indexed.row, self._column(indexed)])
        return self.choices(sheet, poker_plus, dice, rolls_left)[0].expected_score

    def best_choice(
        self, sheet: Sequence[int], poker_plus: int, dice: Sequence[int], rolls_left: int
    ) -> Choice:
        """Return the best choice with these dice. Ties are broken always in the same way (see
        `turn_policy`)."""
        indexed = index_sheet(tuple(sheet), poker_plus)
        hand = hand_of(dice)
        box, keep = self._policy(indexed.row, self._column(indexed))
        node = keep[check_rolls_left(rolls_left), hand]
        return _WRITES[box[hand]] if node >= KEEP_COUNT else _KEEPS[node]

    def choices(
        self, sheet: Sequence[int], poker_plus: int, dice: Sequence[int], rolls_left: int
    ) -> tuple[ValuedChoice, ...]:
        """Return all legal choices with these dice, best first; the first is `best_choice`."""
        indexed = index_sheet(tuple(sheet), poker_plus)
        hand = hand_of(dice)
        column = self._column(indexed)
        value, _, _ = self._work_out_turn(indexed.row, column)
        valued: list[tuple[Choice, float]] = []
        legal = legal_boxes_mask(self.rules, indexed.row, hand)
        for box in range(BOX_COUNT):
            if legal >> box & 1:
                value_to_come = box_value(self.table, self.rules, indexed.row, column, hand, box)
                valued.append((_WRITES[box], indexed.points + value_to_come))
        if check_rolls_left(rolls_left):
            for dice_kept in reversed(boxes.KEEPS[boxes.HANDS[hand]]):
                node = NODE_INDEX[dice_kept]
                valued.append((_KEEPS[node], indexed.points + float(value[rolls_left, node])))
        best = self.best_choice(sheet, poker_plus, dice, rolls_left)
        best_value = max(expected for _, expected in valued)
        valued.sort(key=lambda entry: (entry[0] != best, -entry[1]))
        return tuple(
            ValuedChoice(choice, expected, _cost(best_value - expected))
            for choice, expected in valued
        )

    def standard_deviation(
        self,
        sheet: Sequence[int] = EMPTY_SHEET,
        poker_plus: int = 0,
        dice: Sequence[int] | None = None,
        rolls_left: int = ROLLS,
    ) -> float:
        """Return the standard deviation of the final score under best play."""
        indexed = index_sheet(tuple(sheet), poker_plus)
        column = self._column(indexed)
        second = self.squares()
        if dice is None:
            mean = float(self.table[indexed.row, column])
            square = float(second[indexed.row, column])
        else:
            start = self.start(sheet, poker_plus, dice, rolls_left)
            mean = self.expected_score(sheet, poker_plus, dice, rolls_left) - indexed.points
            square = second_moment(
                self.table, second, self.rules, indexed.row, column, start.rolls, start.mass
            )
        return sqrt(max(square - mean * mean, 0.0))

    def start(
        self,
        sheet: Sequence[int] = EMPTY_SHEET,
        poker_plus: int = 0,
        dice: Sequence[int] | None = None,
        rolls_left: int = ROLLS,
    ) -> Start:
        """Return a position in the form that compiled code takes."""
        indexed = index_sheet(tuple(sheet), poker_plus)
        mass = np.zeros(NODE_COUNT)
        if dice is None:
            mass[0] = 1.0
            return Start(indexed.row, self._column(indexed), ROLLS - 1, mass)
        _check_open(indexed.row)
        mass[KEEP_COUNT + hand_of(dice)] = 1.0
        return Start(indexed.row, self._column(indexed), check_rolls_left(rolls_left), mass)

    def _column(self, indexed: IndexedSheet) -> int:
        """Return the column of a sheet in the table: its upper total, up to the bonus."""
        return min(indexed.upper, self.bonus_from)

    def _work_out_turn(
        self, row: int, column: int
    ) -> tuple[FloatArray, NDArray[np.int64], NDArray[np.int64]]:
        """Return `value`, `box` and `keep` of one turn on a sheet, as `turn_policy.turn` fills
        them."""
        _check_open(row)
        value = np.empty((ROLLS, NODE_COUNT))
        box = np.empty(HAND_COUNT, dtype=np.int64)
        keep = np.empty((ROLLS, HAND_COUNT), dtype=np.int64)
        turn(self.table, self.rules, row, column, value, box, keep)
        return value, box, keep

    def _find_policy(self, row: int, column: int) -> _Policy:
        """Return the best choices on a sheet in small arrays, to be cached."""
        _, box, keep = self._work_out_turn(row, column)
        return _Policy(box.astype(np.int8), keep.astype(np.int16))

    def squares(self) -> FloatArray:
        """Return the expected square of the points to come, in the layout of the table.

        The first call works through all sheets once, which takes seconds, unless the cache has the
        result.
        """
        if self._second is None:
            name = f"second-moments-{self.variant.name}"
            second = self.cache.load(name, (2 * SHEET_COUNT, TABLE_WIDTH))
            if second is None:
                second = np.zeros((2 * SHEET_COUNT, TABLE_WIDTH))
                second[rows_at(BOX_COUNT), self.bonus_from :] = boxes.UPPER_BONUS**2
                columns = reached_columns(self.bonus_from)
                for filled_count in range(BOX_COUNT - 1, -1, -1):
                    rows = rows_at(filled_count)
                    with parallel_lock:
                        fill_second_moments(
                            self.table, second, rows, columns, self.bonus_from, self.rules
                        )
                self.cache.save(name, second)
            self._second = second
        return self._second
