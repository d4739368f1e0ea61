"""Poker Dice as an object of the engine's interface `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fivecups.engine import Chance, Game, Option

from .boxes import EMPTY, EMPTY_SHEET, JOKER_OPTIONS, UPPER_BONUS_OPTIONS, ZEROS_OPTIONS
from .events import EVENTS
from .manifest import MANIFEST
from .state import PokerDiceState, rules
from .turn import begin_round
from .view import PokerDiceView, look


class PokerDice(Game[PokerDiceState]):
    """The game Poker Dice: five dice, thirteen boxes, three rolls a turn (PD-1 to PD-42)."""

    name = MANIFEST.name
    version = 2
    earliest = 1
    state = PokerDiceState
    rules = rules
    seat_counts = range(1, 13)
    options = (
        Option("upper_bonus", "over_63", "PD-11", UPPER_BONUS_OPTIONS),
        Option("joker", "only_after_50", "PD-32", JOKER_OPTIONS),
        Option("zeros", "when_nothing_fits", "PD-6", ZEROS_OPTIONS, since=2, before="anywhere"),
    )
    events = EVENTS
    words = {
        "seat": "seat",
        "turn": "seat",
        "winners": "seats",
        "dice": "dice",
        "kept": "dice",
        "rolled": "dice",
        "box": "box",
        "boxes": "box",
        "possible": "box",
        "closed": "closed",
    }

    def set_up(self, seats: int, options: Mapping[str, Any]) -> PokerDiceState:
        s = PokerDiceState(seats, options, sheets=[EMPTY_SHEET] * seats, poker_plus=[0] * seats)
        s.then(begin_round)
        return s

    def view_table(self, state: PokerDiceState, seat: int | None) -> PokerDiceView:
        return look(state)

    def redeal(self, state: PokerDiceState, seat: int | None, chance: Chance) -> PokerDiceState:
        """Return a plain copy: nothing is hidden in Poker Dice."""
        return state.copy()

    def totals(self, state: PokerDiceState) -> Mapping[str, int]:
        """Return the number of filled boxes minus the number of finished turns, which must always
        be 0 while a question is open; tests check it (PD-5, PD-7)."""
        filled = sum(entry != EMPTY for sheet in state.sheets for entry in sheet)
        turns = state.seats * (state.round - 1) + state.seat + (1 if state.over else 0)
        return {"boxes beyond turns": filled - turns}


POKER_DICE = PokerDice()
