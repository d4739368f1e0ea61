"""The rules of the sheet as arrays for the compiled code."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.boxes import JokerOption

from ...arrays import FloatArray, IntArray
from ...dice.lattice import DIFFERENT, DOWN, HANDS, ROLL_CHANCE, UP

BOX_COUNT = len(boxes.BOXES)
SHEET_COUNT = 1 << BOX_COUNT


class Rules(NamedTuple):
    """What the compiled code knows of the game.

    A sheet without its upper total is a row: twice its filled boxes as bits, plus 1 where Poker
    holds 50. What Poker holds goes as 0 for empty, 1 for 0 and 2 for 50.
    """

    up: IntArray  # these four are those of the lattice of dice
    down: IntArray
    faces: IntArray
    roll_chance: FloatArray
    face: IntArray  # hand -> its face less one if all five dice are equal, else -1
    points: IntArray  # what Poker holds, hand, box -> what is written
    bonus: IntArray  # what Poker holds, hand -> Poker+
    legal: IntArray  # row, face less one -> the boxes open to five equal dice, as bits


POKER_STATES = (boxes.EMPTY, 0, boxes.POKER_POINTS)


def rows_at(filled_count: int) -> IntArray:
    """The rows of all sheets with that many boxes filled."""
    rows = [
        2 * filled + holds_50
        for filled in range(SHEET_COUNT)
        if filled.bit_count() == filled_count
        for holds_50 in range(1 + (filled >> boxes.POKER & 1))
    ]
    return np.array(rows, dtype=np.int64)


def reached_lanes(bonus_from: int) -> IntArray:
    """By set of upper boxes filled, the number of upper totals to look at; those with the bonus are
    one."""
    most = [
        5 * sum(box + 1 for box in boxes.UPPER_INDEXES if filled >> box & 1) for filled in range(64)
    ]
    return np.array([min(total, bonus_from) + 1 for total in most])


def _legal(joker: JokerOption) -> IntArray:
    legal = np.zeros((2 * SHEET_COUNT, 6), dtype=np.int64)
    for filled_count in range(BOX_COUNT):
        for row in rows_at(filled_count).tolist():
            filled = row >> 1
            poker = POKER_STATES[2 if row & 1 else filled >> boxes.POKER & 1]
            for face in range(1, 7):
                open_boxes = boxes.legal_boxes((face,) * 5, filled, poker, joker)
                legal[row, face - 1] = sum([1 << box for box in open_boxes])
    return legal


@cache
def rules(joker: JokerOption) -> Rules:
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
        legal=_legal(joker),
    )
