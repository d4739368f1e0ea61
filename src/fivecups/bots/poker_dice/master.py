"""The master of Poker Dice: looks one turn ahead and maximises the chance to win instead of the
expected score.

For every possible end of this turn, the points still to come are taken as those of the policy that
is best on average: exactly in the last turns, and before that as a normal distribution with the
solver's mean and deviation. The others' final scores are taken in the same way.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import erf, sqrt

import numpy as np

from fivecups.engine import Answer, Ask, View
from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.view import PokerDiceView

from ..arrays import FloatArray, IntArray
from ..compiled import compiled
from ..dice.lattice import HAND_COUNT, KEEP_COUNT, NODE_COUNT, NODES
from .distribution.endgame import MAX_POINTS_TO_COME, Chances, Endgame
from .position_from_view import position_of, sheet_entries
from .solver.position import hand_of, index_sheet
from .solver.rule_arrays import BOX_COUNT, Rules
from .solver.solution import Solution
from .solver.turn_policy import LAST_UPPER, POKER, fill_reroll_values, legal_boxes_mask

MAX_SCORE = 1600
"""Score from which a game counts as won."""

NORMAL_STEPS = 33
NORMAL_REACH = 3.2
"""Standard deviations on both sides of the mean over which `NORMAL_STEPS` steps stand for a normal
distribution."""

_EDGES = np.linspace(-NORMAL_REACH, NORMAL_REACH, NORMAL_STEPS + 1)
NORMAL_STEP_MIDDLES = (_EDGES[1:] + _EDGES[:-1]) / 2
NORMAL_STEP_WEIGHTS = np.array(
    [erf(right / sqrt(2)) - erf(left / sqrt(2)) for left, right in pairwise(_EDGES.tolist())]
)
NORMAL_STEP_WEIGHTS /= NORMAL_STEP_WEIGHTS.sum()
_FINE = np.linspace(-6.0, 6.0, 2401)
_BELOW = np.array([(1 + erf(at / sqrt(2))) / 2 for at in _FINE.tolist()])

POINT_VALUE = 1e-7
"""Chance to win that a point counts for, so that points decide where the chances to win are equal,
as in a lost game."""

NO_CHILDREN = (
    np.empty((0, 0, MAX_POINTS_TO_COME), dtype=np.float32),
    np.zeros((BOX_COUNT, 2), dtype=np.int64),
)


@compiled()
def normal_chance(mean: float, deviation: float, chance_to_win: FloatArray) -> float:
    """Return the chance to win if the points to come are normally distributed; `chance_to_win` is
    by points to come."""
    total = 0.0
    for step in range(NORMAL_STEPS):
        score = min(
            max(mean + deviation * NORMAL_STEP_MIDDLES[step], 0.0), len(chance_to_win) - 2.0
        )
        low = int(score)
        part = score - low
        total += NORMAL_STEP_WEIGHTS[step] * (
            chance_to_win[low] * (1 - part) + chance_to_win[low + 1] * part
        )
    return total


@compiled()
def fill_best_boxes(
    rules: Rules,
    row: int,
    column: int,
    bonus_from: int,
    moments: tuple[FloatArray, FloatArray],
    children: Chances,
    child_of: IntArray,
    chance_to_win: FloatArray,
    value: FloatArray,
    box: IntArray,
) -> None:
    """Fill `value` and `box` by hand with the best chance to win among the boxes that the hand may
    be written into, and that box.

    `chance_to_win` is, by the points to come, the chance that they beat all other players;
    `children` is as in `Endgame.children`, or empty.
    """
    mean, square = moments
    holds = 2 if row & 1 else row >> (POKER + 1) & 1
    cached = np.full((BOX_COUNT, 2, boxes.POKER_POINTS + 1), -1.0)
    for hand in range(HAND_COUNT):
        legal = legal_boxes_mask(rules, row, hand)
        best = -1.0
        bonus = rules.bonus[holds, hand]
        for candidate in range(BOX_COUNT):
            if not legal >> candidate & 1:
                continue
            points = rules.points[holds, hand, candidate]
            value_of_box = cached[candidate, int(bonus > 0), points]
            if value_of_box < 0.0:
                holds_50 = 1 if candidate == POKER and points > 0 else row & 1
                child = row & ~1 | 2 << candidate | holds_50
                column_after = (
                    min(column + points, bonus_from) if candidate <= LAST_UPPER else column
                )
                points_won = points + bonus
                if len(children):
                    to_come = children[child_of[candidate, holds_50], column_after]
                    value_of_box = 0.0
                    for more in range(MAX_POINTS_TO_COME):
                        value_of_box += to_come[more] * chance_to_win[points_won + more]
                else:
                    deviation = sqrt(
                        max(square[child, column_after] - mean[child, column_after] ** 2, 1.0)
                    )
                    value_of_box = normal_chance(
                        points_won + mean[child, column_after], deviation, chance_to_win
                    )
                value_of_box += POINT_VALUE * (points_won + mean[child, column_after])
                cached[candidate, int(bonus > 0), points] = value_of_box
            if value_of_box > best:
                best = value_of_box
                box[hand] = candidate
        value[0, KEEP_COUNT + hand] = best


class MasterBot:
    """A player that maximises its chance to win instead of its points."""

    def __init__(self, solution: Solution) -> None:
        self.solution = solution
        self.rules, self.mean, self.bonus_from = solution.rules, solution.table, solution.bonus_from
        self.square = solution.squares()
        self.endgame = endgame_of(solution)
        self.planned_for: tuple[int, tuple[tuple[tuple[int, ...], int], ...]] | None = None
        self.turn_plan: tuple[IntArray, IntArray] = (
            np.empty(0, dtype=np.int64),
            np.empty((0, 0), dtype=np.int64),
        )

    def answer(self, view: View[PokerDiceView], ask: Ask) -> Answer:
        if view.seats == 1:
            return self.solution.best_choice(*position_of(view))
        table = view.table
        box, keep = self.turn(table)
        hand = hand_of(table.dice)
        node = keep[table.rolls_left, hand]
        return ("write", boxes.BOXES[box[hand]]) if node >= KEEP_COUNT else ("keep", NODES[node])

    def turn(self, table: PokerDiceView) -> tuple[IntArray, IntArray]:
        """Return the plan of a turn, the same for all its decisions: the best box by hand, and the
        best node to keep by rolls left and hand."""
        key = (
            table.turn,
            tuple((sheet_entries(sheet), sheet.poker_plus) for sheet in table.sheets),
        )
        if key != self.planned_for:
            indexed = index_sheet(*key[1][table.turn])
            value = np.empty((3, NODE_COUNT))
            box = np.empty(HAND_COUNT, dtype=np.int64)
            keep = np.empty((3, HAND_COUNT), dtype=np.int64)
            column = min(indexed.upper, self.bonus_from)
            chance_to_win = self.chance_to_beat(table)[indexed.points :]
            children = (
                self.endgame.children(indexed.row)
                if self.endgame.knows(indexed.row, turns=1)
                else NO_CHILDREN
            )
            fill_best_boxes(
                self.rules,
                indexed.row,
                column,
                self.bonus_from,
                (self.mean, self.square),
                *children,
                chance_to_win,
                value,
                box,
            )
            fill_reroll_values(self.rules, value, keep)
            self.planned_for, self.turn_plan = key, (box, keep)
        return self.turn_plan

    def chance_to_beat(self, table: PokerDiceView) -> FloatArray:
        """Return by score the chance that it is higher than the final scores of all others; equal
        scores count as half."""
        chance = np.ones(MAX_SCORE)
        own = table.turn
        for sheet in (*table.sheets[own + 1 :], *table.sheets[:own]):
            indexed = index_sheet(sheet_entries(sheet), sheet.poker_plus)
            chance *= self.chance_below(
                indexed.row, min(indexed.upper, self.bonus_from), indexed.points
            )
        return chance

    def chance_below(self, row: int, column: int, points: int) -> FloatArray:
        """Return by score the chance that a sheet at the start of a turn ends below it; equal
        scores count as half."""
        if self.endgame.knows(row):
            to_come = self.endgame.distribution_of(row)[column]
            chances = np.ones(MAX_SCORE)
            chances[:points] = 0.0
            chances[points : points + MAX_POINTS_TO_COME] = np.cumsum(to_come) - to_come / 2
            return chances
        mean, deviation = self.normal(row, column)
        scores = np.arange(MAX_SCORE, dtype=np.float64)
        return normal_below((scores - points - mean) / deviation)

    def normal(self, row: int, column: int) -> tuple[float, float]:
        """Return the mean and the standard deviation of the points to come on a sheet."""
        mean = float(self.mean[row, column])
        return mean, sqrt(max(float(self.square[row, column]) - mean * mean, 1.0))


@lru_cache(maxsize=4)
def endgame_of(solution: Solution) -> Endgame:
    """Return the endgame of a solution, shared by all bots that play by it."""
    return Endgame(solution.table, solution.rules, solution.bonus_from)


def normal_below(deviations: FloatArray) -> FloatArray:
    """Return the normal distribution function at these deviations, from a fine table."""
    chances: FloatArray = np.interp(deviations, _FINE, _BELOW)
    return chances
