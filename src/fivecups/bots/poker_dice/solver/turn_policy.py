"""One turn on one sheet: the value of every keep and every hand, the best choices, and the chances
of its ends.

Ties within `TIE` go to writing before rolling, and to keeping more dice. The two best boxes are
never equal.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivecups.games.poker_dice import boxes

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ...dice.lattice import HAND_COUNT, KEEP_COUNT, NODE_COUNT
from .rule_arrays import BOX_COUNT, Rules

TIE = 1e-9
POKER = boxes.POKER
CHANCE = boxes.CHANCE
ALL_BOXES = boxes.ALL_BOXES
LAST_UPPER = boxes.UPPER_INDEXES[-1]


class Start(NamedTuple):
    """A turn on a sheet that stands at `mass` with `rolls` rolls left, as in `add_turn_ends`."""

    row: int
    column: int
    rolls: int
    mass: FloatArray


@compiled()
def box_value(table: FloatArray, rules: Rules, row: int, column: int, hand: int, box: int) -> float:
    """Return the expected points to come if the hand is written into the box, the hand's own points
    included."""
    holds = 2 if row & 1 else row >> (POKER + 1) & 1
    points = rules.points[holds, hand, box]
    child = row | 2 << box
    if box == POKER and points > 0:
        child |= 1
    shift = points if box <= LAST_UPPER else 0
    value: float = table[child, column + shift] + (points + rules.bonus[holds, hand])
    return value


@compiled()
def legal_boxes_mask(rules: Rules, row: int, hand: int) -> int:
    """Return the boxes open to the hand, as bits."""
    face = rules.face[hand]
    free = ~(row >> 1) & ALL_BOXES
    fits = rules.fits[hand] & free
    legal: int = free
    if face >= 0:
        legal = rules.legal[row, face]
    elif fits:
        legal = fits | free & 1 << CHANCE
    return legal


@compiled()
def fill_reroll_values(rules: Rules, value: FloatArray, keep: IntArray) -> None:
    """Fill `value` for one and two rolls left, and `keep`, as in `turn`, from the values of hands
    with no roll left."""
    for hand in range(HAND_COUNT):
        keep[0, hand] = KEEP_COUNT + hand
    chosen = np.empty(NODE_COUNT, dtype=np.int64)
    for rolls in range(1, 3):
        now = value[rolls]
        for node in range(KEEP_COUNT, NODE_COUNT):
            now[node] = value[rolls - 1, node]
        for node in range(KEEP_COUNT - 1, -1, -1):
            total = 0.0
            for face in range(6):
                total += now[rules.up[node, face]]
            now[node] = total * (1 / 6)
        for hand in range(HAND_COUNT):
            now[KEEP_COUNT + hand] = value[0, KEEP_COUNT + hand]
        chosen[0] = 0
        for node in range(1, NODE_COUNT):
            best_node = node
            best = now[node]
            for step in range(rules.faces[node]):
                candidate = chosen[rules.down[node, step]]
                if now[candidate] > best + TIE:
                    best = now[candidate]
                    best_node = candidate
            chosen[node] = best_node
        for hand in range(HAND_COUNT):
            keep[rolls, hand] = chosen[KEEP_COUNT + hand]
            now[KEEP_COUNT + hand] = now[chosen[KEEP_COUNT + hand]]


@compiled()
def turn(
    table: FloatArray,
    rules: Rules,
    row: int,
    column: int,
    value: FloatArray,
    box: IntArray,
    keep: IntArray,
) -> None:
    """Fill `value`, `box` and `keep` for the sheet.

    `value[r]` is by node: for a hand its value with `r` rolls left, for a keep its value if it is
    kept and the rest rerolled as the first of `r` rolls. `box` is the best box by hand; `keep[r]`
    the best node to keep by hand, which is the hand itself if it is best written.
    """
    for hand in range(HAND_COUNT):
        legal = legal_boxes_mask(rules, row, hand)
        best = -1.0
        for candidate in range(BOX_COUNT):
            if legal >> candidate & 1:
                worth = box_value(table, rules, row, column, hand, candidate)
                if worth > best:
                    best = worth
                    box[hand] = candidate
        value[0, KEEP_COUNT + hand] = best
    fill_reroll_values(rules, value, keep)


@compiled()
def add_turn_ends(
    rules: Rules, keep: IntArray, rolls: int, mass: FloatArray, ends: FloatArray
) -> None:
    """Add to `ends` the chance that the turn ends with each hand.

    `mass` by node is where the turn stands: on hands with `rolls` rolls left, on keeps that are
    about to be filled up to five dice, with `rolls` rolls left after that. It is used up.
    """
    for left in range(rolls, -1, -1):
        for node in range(KEEP_COUNT):
            if mass[node] > 0.0:
                for face in range(6):
                    mass[rules.up[node, face]] += mass[node] * (1 / 6)
                mass[node] = 0.0
        for hand in range(HAND_COUNT):
            here = mass[KEEP_COUNT + hand]
            if here > 0.0:
                mass[KEEP_COUNT + hand] = 0.0
                if keep[left, hand] == KEEP_COUNT + hand:
                    ends[hand] += here
                else:
                    mass[keep[left, hand]] += here


@compiled()
def turn_outcome(
    table: FloatArray, rules: Rules, row: int, column: int, rolls: int, mass: FloatArray
) -> tuple[IntArray, FloatArray]:
    """Return, for the turn that stands at `mass` (see `add_turn_ends`), the box that best play
    writes by hand, and the chance that the turn ends with each hand."""
    value = np.empty((3, NODE_COUNT))
    box = np.empty(HAND_COUNT, dtype=np.int64)
    keep = np.empty((3, HAND_COUNT), dtype=np.int64)
    ends = np.zeros(HAND_COUNT)
    turn(table, rules, row, column, value, box, keep)
    add_turn_ends(rules, keep, rolls, mass, ends)
    return box, ends


@compiled()
def poker_state(row: int) -> int:
    """Return the state of Poker on a sheet: 0 for empty, 1 for 0 points, 2 for 50."""
    return 2 if row & 1 else row >> (POKER + 1) & 1
