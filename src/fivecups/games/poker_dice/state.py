"""The state of a game of Poker Dice."""

from __future__ import annotations

from dataclasses import field

from fivecups.engine import Rules, State, data

from .boxes import BOXES, Dice, Sheet

LAST_ROLL = 3
LAST_ROUND = len(BOXES)

rules: Rules[PokerDiceState] = Rules()


@data
class PokerDiceState(State):
    """The complete state of a game of Poker Dice: the sheets of all players and the current
    turn."""

    rules = rules

    sheets: list[Sheet] = field(default_factory=list)
    poker_plus: list[int] = field(default_factory=list)
    round: int = 0
    seat: int = 0
    rolls: int = 0
    dice: Dice = ()
