"""The master of Poker Dice: one turn of look-ahead on the chance to win instead of the expected score.

For every way in which this turn can end, the points still to come are taken as those of the policy that is best on average:
exactly in the last turns, and before that as a normal distribution with the solver's mean and deviation. The others' final
scores are taken in the same way.
"""

from __future__ import annotations

from itertools import pairwise
from math import erf, sqrt
from typing import Any

import numpy as np

from fivecups.engine import Answer, Ask, View
from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.view import PokerDiceView

from ..compiled import compiled
from .bot import entries_of, position_of
from .endgame import MOST, Endgame
from .lattice import BOX_COUNT, HAND_COUNT, KEEP_COUNT, NODE_COUNT, NODES, FloatArray, IntArray, Rules
from .position import Choice, place
from .solution import Solution
from .turn import LAST_UPPER, POKER, legal_in

HIGHEST = 1600
"""Scores from here on are as good as won."""

STEPS = 33
REACH = 3.2
"""A normal distribution is taken at so many points, this many deviations around its mean."""

TIE = 1e-9


@compiled()
def best_ends(rules: Rules, row: int, chance: FloatArray, value: FloatArray, box: IntArray) -> None:
    """Fill `value` and `box` by hand: the best chance to win among the boxes it may be written into, `chance` by hand and box."""
    for hand in range(HAND_COUNT):
        legal = legal_in(rules, row, hand)
        best = -1.0
        for candidate in range(BOX_COUNT):
            if legal >> candidate & 1 and chance[hand, candidate] > best:
                best = chance[hand, candidate]
                box[hand] = candidate
        value[0, KEEP_COUNT + hand] = best


@compiled()
def reroll(rules: Rules, value: FloatArray) -> None:
    """Fill `value` for one and two rolls left, by node as in `turn`, from that of the hands with none left."""
    most = np.empty(NODE_COUNT)
    for rolls in range(1, 3):
        now = value[rolls]
        for node in range(KEEP_COUNT, NODE_COUNT):
            now[node] = value[rolls - 1, node]
        for node in range(KEEP_COUNT - 1, -1, -1):
            total = 0.0
            for face in range(6):
                total += now[rules.up[node, face]]
            now[node] = total * (1 / 6)
        for hand in range(KEEP_COUNT, NODE_COUNT):
            now[hand] = value[0, hand]
        for node in range(NODE_COUNT):
            most[node] = now[node]
            for step in range(rules.faces[node]):
                most[node] = max(most[node], most[rules.down[node, step]])
        for hand in range(KEEP_COUNT, NODE_COUNT):
            now[hand] = most[hand]


class MasterBot:
    """Plays for the win, not for points."""

    def __init__(self, solution: Solution) -> None:
        self.solution = solution
        self.rules, self.mean, self.square, self.bonus_from = solution.tables()
        self.endgame = endgame_of(solution)
        self.seen: tuple[Any, ...] = ()
        self.worked_out: tuple[FloatArray, IntArray] = (np.empty(0), np.empty(0, dtype=np.int64))

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        table: PokerDiceView = view.table
        if view.seats == 1:
            return self.solution.best_choice(*position_of(view))
        sheet, poker_plus, dice, rolls_left = position_of(view)
        value, box = self.turn(table)
        hand = boxes.HAND_INDEX[tuple(sorted(dice))]
        write: Choice = ("write", boxes.BOXES[box[hand]])
        if not rolls_left:
            return write
        exact = self.solution.choices(sheet, poker_plus, dice, rolls_left)
        expected = {choice.choice: choice.expected_score for choice in exact}
        options: list[tuple[float, float, Choice]] = [(float(value[0, KEEP_COUNT + hand]), expected[write], write)]
        for kept in boxes.KEEPS[boxes.HANDS[hand]]:
            keep: Choice = ("keep", kept)
            options.append((float(value[rolls_left, NODE_OF[kept]]), expected[keep], keep))
        most = max(option[0] for option in options)
        return max((option for option in options if option[0] > most - TIE), key=lambda option: option[1])[2]

    def turn(self, table: PokerDiceView) -> tuple[FloatArray, IntArray]:
        """The chance to win by rolls left and node, and the best box by hand; the same for all decisions of a turn."""
        key = (table.turn, tuple((entries_of(sheet), sheet.poker_plus) for sheet in table.sheets))
        if key == self.seen:
            return self.worked_out
        at = place(*key[1][table.turn])
        value = np.empty((3, NODE_COUNT))
        box = np.empty(HAND_COUNT, dtype=np.int64)
        lane = min(at.upper, self.bonus_from)
        best_ends(self.rules, at.row, self.chances(at.row, lane, at.points, self.chance_to_beat(table)), value, box)
        reroll(self.rules, value)
        self.seen, self.worked_out = key, (value, box)
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
        """By score, the chance that a sheet at the start of a turn ends below it, equal ones counted as half."""
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

    def chances(self, row: int, lane: int, points: int, beaten: FloatArray) -> FloatArray:
        """The chance to win by the hand at the end of the turn and the box it is written into."""
        holds = 2 if row & 1 else row >> (POKER + 1) & 1
        result = np.zeros((HAND_COUNT, BOX_COUNT))
        for box in range(BOX_COUNT):
            if row >> (box + 1) & 1:
                continue
            written = self.rules.points[holds, :, box]
            gained = written + self.rules.bonus[holds]
            keys = written * 1000 + gained
            for key in np.unique(keys).tolist():
                value, won = divmod(key, 1000)
                child = row | 2 << box | (1 if box == POKER and value > 0 else 0)
                then = min(lane + value, self.bonus_from) if box <= LAST_UPPER else lane
                result[keys == key, box] = self.chance_to_win(child, then, points + won, beaten)
        return result

    def chance_to_win(self, row: int, lane: int, points: int, beaten: FloatArray) -> float:
        if self.endgame.knows(row):
            return float(self.endgame.of_row(row)[lane] @ beaten[points : points + MOST])
        mean, deviation = self.normal(row, lane)
        scores = np.clip(points + mean + deviation * NORMAL_AT, 0, HIGHEST - 2)
        low = scores.astype(np.int64)
        part = scores - low
        return float(NORMAL_WEIGHT @ (beaten[low] * (1 - part) + beaten[low + 1] * part))


def endgame_of(solution: Solution) -> Endgame:
    """One endgame for each solution, shared by all who play by it."""
    key = (solution.upper_bonus, solution.joker)
    if key not in _ENDGAMES:
        rules, mean, _, bonus_from = solution.tables()
        _ENDGAMES[key] = Endgame(mean, rules, bonus_from)
    return _ENDGAMES[key]


_ENDGAMES: dict[tuple[str, str], Endgame] = {}
NODE_OF = {dice: node for node, dice in enumerate(NODES)}
_EDGES = np.linspace(-REACH, REACH, STEPS + 1)
NORMAL_AT = (_EDGES[1:] + _EDGES[:-1]) / 2
NORMAL_WEIGHT = np.array([erf(right / sqrt(2)) - erf(left / sqrt(2)) for left, right in pairwise(_EDGES.tolist())])
NORMAL_WEIGHT /= NORMAL_WEIGHT.sum()
_FINE = np.linspace(-6.0, 6.0, 2401)
_BELOW = np.array([(1 + erf(at / sqrt(2))) / 2 for at in _FINE.tolist()])


def normal_below(at: FloatArray) -> FloatArray:
    """The normal distribution function, from a fine table."""
    found: FloatArray = np.interp(at, _FINE, _BELOW)
    return found
