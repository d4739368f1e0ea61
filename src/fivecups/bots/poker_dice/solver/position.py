"""Positions of Poker Dice as people write them, checked and indexed for the solver."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.boxes import Dice

Keep: TypeAlias = tuple[Literal["keep"], Dice]
Write: TypeAlias = tuple[Literal["write"], str]
Choice: TypeAlias = Keep | Write

EMPTY_SHEET: tuple[int, ...] = (boxes.EMPTY,) * len(boxes.BOXES)
ROLLS = 3  # PD-3

_POSSIBLE: tuple[frozenset[int], ...] = tuple(
    frozenset(scores[box] for scores in (*boxes.SCORES.values(), *boxes.JOKER_SCORES.values()))
    for box in range(len(boxes.BOXES))
)


class Position(NamedTuple):
    """A position in mid-turn: the sheet, its Poker+, the dice and the rolls left."""

    sheet: tuple[int, ...]
    poker_plus: int
    dice: Dice
    rolls_left: int


class IndexedSheet(NamedTuple):
    """A checked sheet: its row in the solver's table, its upper total, and the points on it without
    the upper bonus."""

    row: int
    upper: int
    points: int


@lru_cache(maxsize=16384)
def index_sheet(sheet: tuple[int, ...], poker_plus: int) -> IndexedSheet:
    """Check a sheet and return its index. Raise ValueError with what was expected."""
    if len(sheet) != len(boxes.BOXES):
        raise ValueError(f"expected a sheet of {len(boxes.BOXES)} entries, got {len(sheet)}")
    for box, entry in enumerate(sheet):
        if entry not in _POSSIBLE[box] and entry != boxes.EMPTY:
            expected = ", ".join(str(points) for points in sorted(_POSSIBLE[box]))
            raise ValueError(
                f"expected {boxes.BOXES[box]} to be -1 (empty) or one of {expected}, got {entry!r}"
            )
    filled = boxes.filled_mask(sheet)
    holds_50 = sheet[boxes.POKER] == boxes.POKER_POINTS
    most = filled.bit_count() - 1 if holds_50 else 0
    if not 0 <= poker_plus <= most:
        raise ValueError(
            f"expected a poker_plus of 0 to {most} with this sheet, got {poker_plus!r}"
        )
    written = [entry for entry in sheet if entry != boxes.EMPTY]
    upper = sum(entry for entry in sheet[:6] if entry != boxes.EMPTY)
    return IndexedSheet(2 * filled + holds_50, upper, sum(written) + boxes.POKER_PLUS * poker_plus)


def hand_of(dice: Sequence[int]) -> int:
    """Return the index in `HANDS` of five dice in any order. Raise ValueError for anything else."""
    hand = boxes.HAND_INDEX.get(tuple(sorted(dice)))
    if hand is None:
        raise ValueError(f"expected five dice with faces 1 to 6, got {tuple(dice)!r}")
    return hand


def check_rolls_left(rolls_left: int) -> int:
    """Return `rolls_left` if it is 0, 1 or 2, else raise ValueError."""
    if rolls_left not in range(ROLLS):
        raise ValueError(f"expected 0, 1 or 2 rolls left beside the dice, got {rolls_left!r}")
    return rolls_left
