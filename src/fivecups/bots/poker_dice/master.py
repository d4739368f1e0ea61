"""The master of Poker Dice: one turn of look-ahead on the chance to win instead of the expected
score.

For every way in which this turn can end, the points still to come are taken as those of the policy
that is best on average: exactly in the last turns, and before that as a normal distribution with
the solver's mean and deviation. The others' final scores are taken in the same way.
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
from .distribution.endgame import MOST, Chances, Endgame
from .levels import entries_of, position_of
from .solver.position import hand_of, place
from .solver.rules import BOX_COUNT, Rules
from .solver.solution import Solution
from .solver.turn import LAST_UPPER, POKER, legal_in, roll_back

HIGHEST = 1600
"""Scores from here on are as good as won."""

STEPS = 33
REACH = 3.2
"""A normal distribution is taken at so many points, this many deviations around its mean."""

_EDGES = np.linspace(-REACH, REACH, STEPS + 1)
NORMAL_AT = (_EDGES[1:] + _EDGES[:-1]) / 2
NORMAL_WEIGHT = np.array(
    [erf(right / sqrt(2)) - erf(left / sqrt(2)) for left, right in pairwise(_EDGES.tolist())]
)
NORMAL_WEIGHT /= NORMAL_WEIGHT.sum()
_FINE = np.linspace(-6.0, 6.0, 2401)
_BELOW = np.array([(1 + erf(at / sqrt(2))) / 2 for at in _FINE.tolist()])

A_POINT = 1e-7
"""What a point is worth beside the chance to win: where that is all the same, as in a game that is
lost, points decide."""

NOTHING_KNOWN = np.empty((0, 0, MOST), dtype=np.float32), np.zeros((BOX_COUNT, 2), dtype=np.int64)


@compiled()
def normal_chance(mean: float, deviation: float, beaten: FloatArray) -> float:
    """The chance to win with points to come that are normally distributed."""
    total = 0.0
    for step in range(STEPS):
        score = min(max(mean + deviation * NORMAL_AT[step], 0.0), len(beaten) - 2.0)
        low = int(score)
        part = score - low
        total += NORMAL_WEIGHT[step] * (beaten[low] * (1 - part) + beaten[low + 1] * part)
    return total


@compiled()
def best_ends(
    rules: Rules,
    row: int,
    lane: int,
    bonus_from: int,
    moments: tuple[FloatArray, FloatArray],
    children: Chances,
    child_of: IntArray,
    beaten: FloatArray,
    value: FloatArray,
    box: IntArray,
) -> None:
    """Fill `value` and `box` by hand: the best chance to win among the boxes it may be written
    into.

    `beaten` is by the points to come the chance that they beat everybody; `children` as in
    `Endgame.children`, or none.
    """
    mean, square = moments
    holds = 2 if row & 1 else row >> (POKER + 1) & 1
    known = np.full((BOX_COUNT, 2, boxes.POKER_POINTS + 1), -1.0)
    for hand in range(HAND_COUNT):
        legal = legal_in(rules, row, hand)
        best = -1.0
        bonus = rules.bonus[holds, hand]
        for candidate in range(BOX_COUNT):
            if not legal >> candidate & 1:
                continue
            points = rules.points[holds, hand, candidate]
            worth = known[candidate, int(bonus > 0), points]
            if worth < 0.0:
                holds_50 = 1 if candidate == POKER and points > 0 else row & 1
                child = row & ~1 | 2 << candidate | holds_50
                then = min(lane + points, bonus_from) if candidate <= LAST_UPPER else lane
                won = points + bonus
                if len(children):
                    come = children[child_of[candidate, holds_50], then]
                    worth = 0.0
                    for more in range(MOST):
                        worth += come[more] * beaten[won + more]
                else:
                    deviation = sqrt(max(square[child, then] - mean[child, then] ** 2, 1.0))
                    worth = normal_chance(won + mean[child, then], deviation, beaten)
                worth += A_POINT * (won + mean[child, then])
                known[candidate, int(bonus > 0), points] = worth
            if worth > best:
                best = worth
                box[hand] = candidate
        value[0, KEEP_COUNT + hand] = best


class MasterBot:
    """Plays for the win, not for points."""

    def __init__(self, solution: Solution) -> None:
        self.solution = solution
        self.rules, self.mean, self.bonus_from = solution.rules, solution.table, solution.bonus_from
        self.square = solution.squares()
        self.endgame = endgame_of(solution)
        self.seen: tuple[int, tuple[tuple[tuple[int, ...], int], ...]] | None = None
        self.worked_out: tuple[IntArray, IntArray] = (
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
        """The best box by hand, and the best node to keep by rolls left and hand; the same for all
        decisions of a turn."""
        key = (table.turn, tuple((entries_of(sheet), sheet.poker_plus) for sheet in table.sheets))
        if key != self.seen:
            at = place(*key[1][table.turn])
            value = np.empty((3, NODE_COUNT))
            box = np.empty(HAND_COUNT, dtype=np.int64)
            keep = np.empty((3, HAND_COUNT), dtype=np.int64)
            lane = min(at.upper, self.bonus_from)
            beaten = self.chance_to_beat(table)[at.points :]
            children = (
                self.endgame.children(at.row)
                if self.endgame.knows(at.row, turns=1)
                else NOTHING_KNOWN
            )
            best_ends(
                self.rules,
                at.row,
                lane,
                self.bonus_from,
                (self.mean, self.square),
                *children,
                beaten,
                value,
                box,
            )
            roll_back(self.rules, value, keep)
            self.seen, self.worked_out = key, (box, keep)
        return self.worked_out

    def chance_to_beat(self, table: PokerDiceView) -> FloatArray:
        """By score, the chance that it is the highest of all; equal scores count as half."""
        chance = np.ones(HIGHEST)
        for seat, sheet in enumerate(table.sheets):
            if seat != table.turn:
                at = place(entries_of(sheet), sheet.poker_plus)
                chance *= self.below(at.row, min(at.upper, self.bonus_from), at.points)
        return chance

    def below(self, row: int, lane: int, points: int) -> FloatArray:
        """By score, the chance that a sheet at the start of a turn ends below it, equal ones
        counted as half."""
        if self.endgame.knows(row):
            come = self.endgame.of_row(row)[lane]
            found = np.ones(HIGHEST)
            found[:points] = 0.0
            found[points : points + MOST] = np.cumsum(come) - come / 2
            return found
        mean, deviation = self.normal(row, lane)
        scores = np.arange(HIGHEST, dtype=np.float64)
        return normal_below((scores - points - mean) / deviation)

    def normal(self, row: int, lane: int) -> tuple[float, float]:
        mean = float(self.mean[row, lane])
        return mean, sqrt(max(float(self.square[row, lane]) - mean * mean, 1.0))


@lru_cache(maxsize=4)
def endgame_of(solution: Solution) -> Endgame:
    """One endgame for each solution, shared by all who play by it."""
    return Endgame(solution.table, solution.rules, solution.bonus_from)


def normal_below(at: FloatArray) -> FloatArray:
    """The normal distribution function, from a fine table."""
    found: FloatArray = np.interp(at, _FINE, _BELOW)
    return found
