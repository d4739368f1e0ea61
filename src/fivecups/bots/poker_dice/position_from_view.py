"""Positions of Poker Dice read from a view, in the form that the solution takes."""

from __future__ import annotations

from fivecups.engine import View
from fivecups.games.poker_dice.boxes import BOXES, EMPTY
from fivecups.games.poker_dice.view import PokerDiceView, SheetView

from .solver.position import Position


def sheet_entries(sheet: SheetView) -> tuple[int, ...]:
    """Return a sheet as a tuple of entries in the order of `BOXES`, -1 for empty."""
    return tuple(EMPTY if (entry := sheet.boxes[box]) is None else entry for box in BOXES)


def position_of(view: View[PokerDiceView]) -> Position:
    """Return the position of the player whose turn it is."""
    table = view.table
    sheet = table.sheets[table.turn]
    return Position(sheet_entries(sheet), sheet.poker_plus, table.dice, table.rolls_left)
