"""The lattice of kept dice, and the rules of the sheet as arrays for the compiled code.

A multiset of zero to five dice is a node: the 210 keeps first, fewest dice first, then the 252
hands in the order of `HANDS`. Adding a die leads up the lattice, removing one leads down. Averaging
over a roll goes through it one die at a time, and so does choosing the best keep, so that neither
needs the 4,368 pairs of a hand and a keep.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import numpy as np

from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.boxes import Dice, JokerOption

from ..arrays import FloatArray, IntArray

NODES: tuple[Dice, ...] = tuple(
    dice for size in range(6) for dice in combinations_with_replacement(range(1, 7), size)
)
NODE_INDEX: dict[Dice, int] = {dice: node for node, dice in enumerate(NODES)}
NODE_COUNT = len(NODES)
HAND_COUNT = len(boxes.HANDS)
KEEP_COUNT = NODE_COUNT - HAND_COUNT
BOX_COUNT = len(boxes.BOXES)
SHEET_COUNT = 1 << BOX_COUNT


class Rules(NamedTuple):
    """What the compiled code knows of the game.

    A sheet without its upper total is a row: twice its filled boxes as bits, plus 1 where Poker
    holds 50. What Poker holds goes as 0 for empty, 1 for 0 and 2 for 50.
    """

    up: IntArray  # keep, face -> the node with that die added
    down: IntArray  # node -> five nodes with one die less, lowest die removed first, the last one repeated
    faces: IntArray  # node -> its number of different faces, which is that of different nodes in `down`
    roll_chance: FloatArray  # hand -> its chance when all five dice are rolled
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


def _up() -> IntArray:
    return np.array(
        [
            [NODE_INDEX[tuple(sorted((*keep, face)))] for face in range(1, 7)]
            for keep in NODES[:KEEP_COUNT]
        ],
        dtype=np.int64,
    )


def _without(dice: Dice, face: int) -> Dice:
    at = dice.index(face)
    return dice[:at] + dice[at + 1 :]


def _down() -> IntArray:
    down = np.zeros((NODE_COUNT, 5), dtype=np.int64)
    for node, dice in enumerate(NODES[1:], start=1):
        below = [NODE_INDEX[_without(dice, face)] for face in sorted(set(dice))]
        down[node] = below + [below[-1]] * (5 - len(below))
    return down


def _roll_chance() -> FloatArray:
    ways = [
        factorial(5) // prod(factorial(hand.count(face)) for face in set(hand))
        for hand in boxes.HANDS
    ]
    return np.array(ways, dtype=np.float64) / 6**5


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
    hands = boxes.HANDS
    return Rules(
        up=_up(),
        down=_down(),
        faces=np.array([len(set(dice)) for dice in NODES]),
        roll_chance=_roll_chance(),
        face=np.array([hand[0] - 1 if boxes.is_five_of_a_kind(hand) else -1 for hand in hands]),
        points=np.array(
            [[boxes.points(hand, poker, joker) for hand in hands] for poker in POKER_STATES]
        ),
        bonus=np.array([[boxes.bonus(hand, poker) for hand in hands] for poker in POKER_STATES]),
        legal=_legal(joker),
    )
