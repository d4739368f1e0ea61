"""The boxes of the sheet, what five dice score in them, and where a joker must go.

A sheet has thirteen entries in the order of `BOXES`: the points written, or `EMPTY`.
Boxes go by their index, dice as a sorted tuple of five faces. `poker` is always the entry of the
Poker box.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Literal, TypeAlias

Dice: TypeAlias = tuple[int, ...]
Sheet: TypeAlias = tuple[int, ...]
UpperBonusOption: TypeAlias = Literal["over_63", "from_63"]
JokerOption: TypeAlias = Literal["only_after_50", "classic"]
ZerosOption: TypeAlias = Literal["when_nothing_fits", "anywhere"]

BOXES: tuple[str, ...] = (
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "three_of_a_kind",
    "four_of_a_kind",
    "full_house",
    "small_straight",
    "large_straight",
    "poker",
    "chance",
)
UPPER: tuple[str, ...] = BOXES[:6]
LOWER: tuple[str, ...] = BOXES[6:]
UPPER_INDEXES = range(6)
LOWER_INDEXES = range(6, 13)
THREE_OF_A_KIND, FOUR_OF_A_KIND, FULL_HOUSE, SMALL_STRAIGHT, LARGE_STRAIGHT, POKER, CHANCE = (
    LOWER_INDEXES
)
ALL_BOXES = (1 << len(BOXES)) - 1
BOX_INDEX: dict[str, int] = {name: box for box, name in enumerate(BOXES)}

EMPTY = -1
EMPTY_SHEET: Sheet = (EMPTY,) * len(BOXES)
FULL_HOUSE_POINTS, SMALL_STRAIGHT_POINTS, LARGE_STRAIGHT_POINTS, POKER_POINTS = 25, 30, 40, 50
UPPER_BONUS = 35  # PD-11
POKER_PLUS = 100  # PD-30

UPPER_BONUS_OPTIONS: tuple[UpperBonusOption, ...] = ("over_63", "from_63")
JOKER_OPTIONS: tuple[JokerOption, ...] = ("only_after_50", "classic")
ZEROS_OPTIONS: tuple[ZerosOption, ...] = ("when_nothing_fits", "anywhere")
UPPER_BONUS_FROM: dict[UpperBonusOption, int] = {"over_63": 64, "from_63": 63}  # PD-11


def _score(dice: Dice) -> tuple[int, ...]:
    """What sorted dice score in each box when they are no joker (PD-10, PD-20 to PD-26)."""
    total = sum(dice)
    counts = sorted((dice.count(face) for face in set(dice)), reverse=True)
    faces = set(dice)
    return (
        *(face * dice.count(face) for face in range(1, 7)),
        total if counts[0] >= 3 else 0,
        total if counts[0] >= 4 else 0,
        FULL_HOUSE_POINTS if counts == [3, 2] else 0,
        SMALL_STRAIGHT_POINTS
        if any(faces.issuperset(range(low, low + 4)) for low in (1, 2, 3))
        else 0,
        LARGE_STRAIGHT_POINTS
        if any(faces.issuperset(range(low, low + 5)) for low in (1, 2))
        else 0,
        POKER_POINTS if counts == [5] else 0,
        total,
    )


def _joker_score(dice: Dice) -> tuple[int, ...]:
    """What five equal dice score in each box as a joker (PD-31)."""
    score = list(SCORES[dice])
    score[FULL_HOUSE] = FULL_HOUSE_POINTS
    score[SMALL_STRAIGHT] = SMALL_STRAIGHT_POINTS
    score[LARGE_STRAIGHT] = LARGE_STRAIGHT_POINTS
    return tuple(score)


HANDS: tuple[Dice, ...] = tuple(combinations_with_replacement(range(1, 7), 5))
HAND_INDEX: dict[Dice, int] = {hand: index for index, hand in enumerate(HANDS)}
SCORES: dict[Dice, tuple[int, ...]] = {hand: _score(hand) for hand in HANDS}
JOKER_SCORES: dict[Dice, tuple[int, ...]] = {
    hand: _joker_score(hand) if hand[0] == hand[4] else SCORES[hand] for hand in HANDS
}

# PD-6: the boxes that a hand fits, one bit each. Chance is not among them: it may always be used,
# but never has to be.
FITS: dict[Dice, int] = {
    hand: sum(1 << box for box, entry in enumerate(score) if entry > 0 and box != CHANCE)
    for hand, score in SCORES.items()
}

# PD-3: what may be set aside, so that one to five dice are rolled again; fewest dice first.
KEEPS: dict[Dice, tuple[Dice, ...]] = {
    hand: tuple(keep for size in range(5) for keep in sorted(set(combinations(hand, size))))
    for hand in HANDS
}


def is_five_of_a_kind(dice: Dice) -> bool:
    return dice[0] == dice[4]


def is_joker(dice: Dice, poker: int, joker: JokerOption) -> bool:
    """Whether the dice at the end of a turn are a joker (PD-31, PD-32)."""
    if dice[0] != dice[4] or poker == EMPTY:
        return False
    return poker == POKER_POINTS or joker == "classic"


def bonus(dice: Dice, poker: int) -> int:
    """The Poker+ points that the dice at the end of a turn earn beside their box (PD-30)."""
    return POKER_PLUS if poker == POKER_POINTS and dice[0] == dice[4] else 0


def points(dice: Dice, poker: int, joker: JokerOption) -> tuple[int, ...]:
    """What the dice would write into each of the thirteen boxes, without the Poker+ bonus."""
    return JOKER_SCORES[dice] if is_joker(dice, poker, joker) else SCORES[dice]


def filled_mask(sheet: Sequence[int]) -> int:
    """The boxes that are written, as one bit for each."""
    return sum([1 << box for box, entry in enumerate(sheet) if entry != EMPTY])


def write_into(sheet: Sheet, box: int, points: int) -> Sheet:
    """The sheet with these points in a box."""
    return (*sheet[:box], points, *sheet[box + 1 :])


@cache
def free_boxes(filled: int) -> tuple[int, ...]:
    """The boxes that are still empty, in the order of the sheet; `filled` as from `filled_mask`."""
    return tuple(box for box in range(len(BOXES)) if not filled >> box & 1)


def fitting(dice: Dice, filled: int) -> int:
    """The free boxes other than Chance that the dice fit, one bit each (PD-6)."""
    return FITS[dice] & ~filled


def legal_boxes(
    dice: Dice, filled: int, poker: int, joker: JokerOption, zeros: ZerosOption
) -> tuple[int, ...]:
    """The boxes in which the dice may be written (PD-6, PD-31), in the order of the sheet."""
    if is_joker(dice, poker, joker):
        return joker_boxes(dice, filled)
    fits = fitting(dice, filled)
    if zeros == "anywhere" or not fits:
        return free_boxes(filled)
    return free_boxes(filled | ALL_BOXES & ~(fits | 1 << CHANCE))


def joker_boxes(dice: Dice, filled: int) -> tuple[int, ...]:
    """PD-31: the upper box of its face, else any lower box, else a 0 in any upper box."""
    free = free_boxes(filled)
    own = dice[0] - 1
    if own in free:
        return (own,)
    return tuple(box for box in free if box in LOWER_INDEXES) or free


def upper_bonus(upper_sum: int, option: UpperBonusOption) -> int:
    """PD-11."""
    return UPPER_BONUS if upper_sum >= UPPER_BONUS_FROM[option] else 0


def total(sheet: Sequence[int], poker_plus: int, option: UpperBonusOption) -> int:
    """The total of a sheet (PD-40); empty boxes count nothing."""
    written = [max(entry, 0) for entry in sheet]
    return sum(written) + upper_bonus(sum(written[:6]), option) + POKER_PLUS * poker_plus
