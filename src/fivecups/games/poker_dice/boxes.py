"""The boxes of the sheet, the score of five dice in each, and the rules for a joker.

A sheet has thirteen entries in the order of `BOXES`: the points written, or `EMPTY`. Boxes are
given by index, dice as a sorted tuple of five faces. `poker` is always the entry of the Poker box.
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
    """Return the score of sorted dice in each box if they are no joker (PD-10, PD-20 to PD-26)."""
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
    """Return the score of five equal dice in each box as a joker (PD-31)."""
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

# The boxes that a hand fits, as a bit set (PD-6). Chance is left out: it may always be used, but
# need not be.
FITS: dict[Dice, int] = {
    hand: sum(1 << box for box, entry in enumerate(score) if entry > 0 and box != CHANCE)
    for hand, score in SCORES.items()
}

# The dice that may be set aside, fewest first; one to five dice are rolled again (PD-3).
KEEPS: dict[Dice, tuple[Dice, ...]] = {
    hand: tuple(keep for size in range(5) for keep in sorted(set(combinations(hand, size))))
    for hand in HANDS
}


def is_five_of_a_kind(dice: Dice) -> bool:
    return dice[0] == dice[4]


def is_joker(dice: Dice, poker: int, joker: JokerOption) -> bool:
    """True if the dice, at the end of a turn, count as a joker: five equal dice with the Poker box
    already used, as the option `joker` demands (PD-31, PD-32)."""
    if dice[0] != dice[4] or poker == EMPTY:
        return False
    return poker == POKER_POINTS or joker == "classic"


def bonus(dice: Dice, poker: int) -> int:
    """Return the Poker+ points that the dice at the end of a turn earn in addition to their box
    (PD-30)."""
    return POKER_PLUS if poker == POKER_POINTS and dice[0] == dice[4] else 0


def points(dice: Dice, poker: int, joker: JokerOption) -> tuple[int, ...]:
    """Return the score of the dice in each of the thirteen boxes, without the Poker+ bonus."""
    return JOKER_SCORES[dice] if is_joker(dice, poker, joker) else SCORES[dice]


def filled_mask(sheet: Sequence[int]) -> int:
    """Return the bit set of the boxes of `sheet` that are written."""
    return sum([1 << box for box, entry in enumerate(sheet) if entry != EMPTY])


def write_into(sheet: Sheet, box: int, points: int) -> Sheet:
    """Return the sheet with these points written into a box."""
    return (*sheet[:box], points, *sheet[box + 1 :])


@cache
def free_boxes(filled: int) -> tuple[int, ...]:
    """Return the empty boxes in the order of the sheet; `filled` is a bit set as from
    `filled_mask`."""
    return tuple(box for box in range(len(BOXES)) if not filled >> box & 1)


def fitting(dice: Dice, filled: int) -> int:
    """Return the bit set of the free boxes, other than Chance, in which the dice score; `filled` is
    a bit set as from `filled_mask` (PD-6)."""
    return FITS[dice] & ~filled


def legal_boxes(
    dice: Dice, filled: int, poker: int, joker: JokerOption, zeros: ZerosOption
) -> tuple[int, ...]:
    """Return the boxes in which the dice may be written, in the order of the sheet (PD-6,
    PD-31)."""
    if is_joker(dice, poker, joker):
        return joker_boxes(dice, filled)
    fits = fitting(dice, filled)
    if zeros == "anywhere" or not fits:
        return free_boxes(filled)
    return free_boxes(filled | ALL_BOXES & ~(fits | 1 << CHANCE))


def joker_boxes(dice: Dice, filled: int) -> tuple[int, ...]:
    """Return the boxes in which a joker may be written: the upper box of its face if that is free,
    else any free lower box, else any free upper box, for 0 points (PD-31)."""
    free = free_boxes(filled)
    own = dice[0] - 1
    if own in free:
        return (own,)
    return tuple(box for box in free if box in LOWER_INDEXES) or free


def upper_bonus(upper_sum: int, option: UpperBonusOption) -> int:
    """Return the bonus points for this sum of the upper boxes, by the game's option (PD-11)."""
    return UPPER_BONUS if upper_sum >= UPPER_BONUS_FROM[option] else 0


def total(sheet: Sequence[int], poker_plus: int, option: UpperBonusOption) -> int:
    """Return the total points of a sheet with `poker_plus` Poker+ bonuses; empty boxes count
    nothing (PD-40)."""
    written = [max(entry, 0) for entry in sheet]
    return sum(written) + upper_bonus(sum(written[:6]), option) + POKER_PLUS * poker_plus
