"""What can be seen at a table of Poker Dice: everything, by everybody."""

from __future__ import annotations

from dataclasses import dataclass

from .boxes import BOXES, EMPTY, POKER, Dice, points
from .score import score_of
from .state import LAST_ROLL, PokerDiceState
from .turn import places


@dataclass(frozen=True, slots=True)
class SheetView:
    """One player's sheet: points by box (None: empty) and the sums below."""

    boxes: tuple[int | None, ...]
    poker_plus: int
    upper: int
    upper_bonus: int
    lower: int
    total: int


@dataclass(frozen=True, slots=True)
class PokerDiceView:
    """The table. `possible` is what the dice would write into each box of the player whose turn it is (None: not allowed)."""

    round: int
    turn: int
    dice: Dice
    rolls: int
    rolls_left: int
    possible: tuple[int | None, ...]
    sheets: tuple[SheetView, ...]


def look(s: PokerDiceState) -> PokerDiceView:
    sheet = s.sheets[s.seat]
    possible: list[int | None] = [None] * len(BOXES)
    if not s.over:
        values = points(s.dice, sheet[POKER], s.options["joker"])
        for box in places(s, s.seat):
            possible[box] = values[box]
    return PokerDiceView(
        s.round,
        s.seat,
        s.dice,
        s.rolls,
        LAST_ROLL - s.rolls,
        tuple(possible),
        tuple(map(sheet_view, [s] * s.seats, range(s.seats))),
    )


def sheet_view(s: PokerDiceState, seat: int) -> SheetView:
    boxes = tuple(None if entry == EMPTY else entry for entry in s.sheets[seat])
    score = score_of(s, seat)
    return SheetView(boxes, s.poker_plus[seat], score.upper, score.upper_bonus, score.lower, score.total)
