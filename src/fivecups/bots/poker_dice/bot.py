"""The bot that plays Poker Dice by the exact solution."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Answer, Ask, View
from fivecups.games.poker_dice.boxes import BOXES, EMPTY, JokerOption, UpperBonusOption
from fivecups.games.poker_dice.view import PokerDiceView

from .solver import solve


class ExactBot:
    """Makes the choice with the highest expected final score, always the same one in the same position."""

    def __init__(self, upper_bonus: UpperBonusOption, joker: JokerOption) -> None:
        self.solution = solve(upper_bonus, joker)

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        return self.solution.best_choice(*position_of(view))


def position_of(view: View[Any]) -> tuple[tuple[int, ...], int, tuple[int, ...], int]:
    """The position of the player whose turn it is, as the solution wants it: sheet, Poker+, dice, rolls left."""
    table: PokerDiceView = view.table
    sheet = table.sheets[table.turn]
    entries = tuple(EMPTY if (entry := sheet.boxes[box]) is None else entry for box in BOXES)
    return entries, sheet.poker_plus, table.dice, table.rolls_left
