"""The levels of Poker Dice: what they have in common is the exact solution, what differs is how
well they read it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from fivecups.engine import Answer, Ask, View
from fivecups.games.poker_dice.boxes import BOXES, EMPTY
from fivecups.games.poker_dice.view import PokerDiceView, SheetView

from ..bot import Bot
from ..character import Chooser
from .solver.position import Position
from .solver.rules import Variant, variant_of
from .solver.solution import Solution
from .solver.solve import solve

LAMBDA = {"regular": 1.0, "novice": 2.0}
"""In points of the expected final score."""


def make_bot(level: str, options: Mapping[str, Any], seed: str) -> Bot:
    """The bot of this level."""
    if level == "greedy":
        return GreedyBot()
    solution = solved(variant_of(options))
    if level == "expert":
        return ExactBot(solution)
    if level == "master":
        from .master import MasterBot

        return MasterBot(solution)
    return LevelBot(solution, Chooser(seed, LAMBDA[level]))


@lru_cache(maxsize=4)
def solved(variant: Variant) -> Solution:
    """The solution of a table's options, shared by all who play there."""
    return solve(*variant)


class ExactBot:
    """Makes the choice with the highest expected final score, always the same one in the same
    position."""

    def __init__(self, solution: Solution) -> None:
        self.solution = solution

    def answer(self, view: View[PokerDiceView], ask: Ask) -> Answer:
        return self.solution.best_choice(*position_of(view))


class LevelBot:
    """Knows what every choice is worth, but slips: often where little is at stake, seldom where
    much is."""

    def __init__(self, solution: Solution, chooser: Chooser) -> None:
        self.solution = solution
        self.chooser = chooser

    def answer(self, view: View[PokerDiceView], ask: Ask) -> Answer:
        choices = self.solution.choices(*position_of(view))
        values = [choice.expected_score for choice in choices]
        return self.chooser.choose(ask.id, choices, values).choice


class GreedyBot:
    """Keeps its most frequent face, the higher one of two, and writes whatever scores most."""

    def answer(self, view: View[PokerDiceView], ask: Ask) -> Answer:
        table = view.table
        face, count = max(Counter(table.dice).items(), key=lambda group: (group[1], group[0]))
        if table.rolls_left and count < len(table.dice):
            return ("keep", (face,) * count)
        return ("write", max(table.possible, key=lambda box: table.possible[box]))


def entries_of(sheet: SheetView) -> tuple[int, ...]:
    """A sheet as the solution wants it."""
    return tuple(EMPTY if (entry := sheet.boxes[box]) is None else entry for box in BOXES)


def position_of(view: View[PokerDiceView]) -> Position:
    """The position of the player whose turn it is, as the solution wants it."""
    table = view.table
    sheet = table.sheets[table.turn]
    return Position(entries_of(sheet), sheet.poker_plus, table.dice, table.rolls_left)
