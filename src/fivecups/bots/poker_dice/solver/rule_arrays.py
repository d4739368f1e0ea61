"""The rules of Poker Dice's sheet as arrays for compiled code, and the variants of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.boxes import (
    JOKER_OPTIONS,
    UPPER_BONUS_OPTIONS,
    ZEROS_OPTIONS,
    JokerOption,
    UpperBonusOption,
    ZerosOption,
)

from ...arrays import FloatArray, IntArray
from ...dice.lattice import DIFFERENT, DOWN, HANDS, ROLL_CHANCE, UP

BOX_COUNT = len(boxes.BOXES)
SHEET_COUNT = 1 << BOX_COUNT


class Variant(NamedTuple):
    """A set of options of the game, all of which change the best play."""

    upper_bonus: UpperBonusOption = "over_63"
    joker: JokerOption = "only_after_50"
    zeros: ZerosOption = "when_nothing_fits"

    @property
    def name(self) -> str:
        """The options joined by dashes, for names of files."""
        return "-".join(self)

    @property
    def bonus_from(self) -> int:
        """The upper total from which the bonus is given."""
        return boxes.UPPER_BONUS_FROM[self.upper_bonus]

    def open_boxes(self, hand: boxes.Dice, filled: int, poker: int) -> tuple[int, ...]:
        """Return the boxes into which a hand may be written."""
        return boxes.legal_boxes(hand, filled, poker, self.joker, self.zeros)


VARIANTS: tuple[Variant, ...] = tuple(
    Variant(*options) for options in product(UPPER_BONUS_OPTIONS, JOKER_OPTIONS, ZEROS_OPTIONS)
)


def variant_of(options: Mapping[str, Any]) -> Variant:
    """Return the variant that is played with these options of a table."""
    return Variant(options["upper_bonus"], options["joker"], options["zeros"])


class Rules(NamedTuple):
    """The rules as arrays.

    A sheet without its upper total is a row: twice its filled boxes as bits, plus 1 if Poker holds
    50. The state of Poker is 0 for empty, 1 for 0 points and 2 for 50.
    """

    up: IntArray  # this and the next three are of the lattice of dice
    down: IntArray
    faces: IntArray
    roll_chance: FloatArray
    face: IntArray  # hand -> its face less one if all five dice are equal, else -1
    points: IntArray  # state of Poker, hand, box -> points to write
    bonus: IntArray  # state of Poker, hand -> Poker+ points
    fits: IntArray  # hand -> boxes of which a free one must be taken before any but Chance; bits
    legal: IntArray  # row, face less one -> the boxes open to five equal dice, as bits


POKER_STATES = (boxes.EMPTY, 0, boxes.POKER_POINTS)


def rows_at(filled_count: int) -> IntArray:
    """Return the rows of all sheets with `filled_count` filled boxes."""
    rows = [
        2 * filled + holds_50
        for filled in range(SHEET_COUNT)
        if filled.bit_count() == filled_count
        for holds_50 in range(1 + (filled >> boxes.POKER & 1))
    ]
    return np.array(rows, dtype=np.int64)


MAX_UPPER_POINTS: IntArray = np.array(
    [5 * sum(box + 1 for box in boxes.UPPER_INDEXES if filled >> box & 1) for filled in range(64)]
)
"""By set of upper boxes, the most points that they can hold together."""


def reached_columns(bonus_from: int) -> IntArray:
    """Return, by set of filled upper boxes, the number of upper totals to work out; all totals with
    the bonus count as one."""
    return np.minimum(MAX_UPPER_POINTS, bonus_from) + 1


def lowest_columns(bonus_from: int) -> IntArray:
    """Return, by set of filled upper boxes, the highest reachable upper total with which the bonus
    is lost for certain, 0 where there is none. All totals below have the same value."""
    lost = bonus_from - 1 - MAX_UPPER_POINTS[::-1]
    return np.clip(lost, 0, np.minimum(MAX_UPPER_POINTS, bonus_from))


def _legal(variant: Variant) -> IntArray:
    """Return, by row and face, the boxes open to five equal dice as bits."""
    legal = np.zeros((2 * SHEET_COUNT, 6), dtype=np.int64)
    for filled_count in range(BOX_COUNT):
        for row in rows_at(filled_count).tolist():
            filled = row >> 1
            poker = POKER_STATES[2 if row & 1 else filled >> boxes.POKER & 1]
            for face in range(1, 7):
                open_boxes = variant.open_boxes((face,) * 5, filled, poker)
                legal[row, face - 1] = sum([1 << box for box in open_boxes])
    return legal


@cache
def rules(variant: Variant) -> Rules:
    """Return the rules of a variant as arrays."""
    joker, fits = variant.joker, variant.zeros == "when_nothing_fits"
    return Rules(
        up=UP,
        down=DOWN,
        faces=DIFFERENT,
        roll_chance=ROLL_CHANCE,
        face=np.array([hand[0] - 1 if boxes.is_five_of_a_kind(hand) else -1 for hand in HANDS]),
        points=np.array(
            [[boxes.points(hand, poker, joker) for hand in HANDS] for poker in POKER_STATES]
        ),
        bonus=np.array([[boxes.bonus(hand, poker) for hand in HANDS] for poker in POKER_STATES]),
        fits=np.array([boxes.FITS[hand] if fits else 0 for hand in HANDS]),
        legal=_legal(variant),
    )
