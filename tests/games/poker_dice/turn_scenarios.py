"""Scenarios of Poker Dice for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fivecups.games.poker_dice import POKER_DICE
from fivecups.games.poker_dice.boxes import BOX_INDEX, BOXES, write_into
from fivecups.games.poker_dice.state import PokerDiceState
from fivecups.testing import Scenario


def turn_of(
    seat: int,
    sheet: Mapping[str, int] | None = None,
    *,
    dice: str,
    rolls: int = 1,
    seats: int = 2,
    poker_plus: int = 0,
    **options: Any,
) -> Scenario[PokerDiceState]:
    """Return a table at which `seat` has rolled these dice, with these boxes filled on its
    sheet."""
    table = Scenario(POKER_DICE, seats=seats, **options)
    while table.state.seat != seat:
        table.answer(table.state.seat, "write", "chance")
    enter(table, seat, sheet or {})
    table.state.poker_plus[seat] = poker_plus
    table.state.dice = tuple(sorted(int(face) for face in dice.split()))
    table.state.rolls = rolls
    return table


def enter(table: Scenario[PokerDiceState], seat: int, entries: Mapping[str, int]) -> None:
    """Write these entries on a seat's sheet."""
    for box, entry in entries.items():
        sheet = table.state.sheets[seat]
        table.state.sheets[seat] = write_into(sheet, BOX_INDEX[box], entry)


def written(table: Scenario[PokerDiceState], seat: int, box: str) -> int:
    """Return the entry of a box on a seat's sheet."""
    return table.state.sheets[seat][BOX_INDEX[box]]


def all_but(*boxes: str, **entries: int) -> dict[str, int]:
    """Return a sheet with 0 in every box but these, and with these entries."""
    return {**{box: 0 for box in BOXES if box not in boxes}, **entries}
