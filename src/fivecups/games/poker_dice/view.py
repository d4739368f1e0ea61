"""What can be seen at a table of Poker Dice: everything, by everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .boxes import BOXES, EMPTY, POKER, Dice, points
from .score import score_of
from .state import LAST_ROLL, PokerDiceState
from .turn import places


@dataclass(frozen=True, slots=True)
class SheetView:
    """One player's sheet: points by box (None: empty) and the sums below."""

    boxes: Mapping[str, int | None]
    poker_plus: int
    upper: int
    upper_bonus: int
    lower: int
    total: int


@dataclass(frozen=True, slots=True)
class PokerDiceView:
    """The table. `possible` is what the dice would write into each box that the player whose turn it is may choose."""

    round: int
    turn: int
    dice: Dice
    rolls_left: int
    possible: Mapping[str, int]
    sheets: tuple[SheetView, ...]


def look(s: PokerDiceState) -> PokerDiceView:
    sheet = s.sheets[s.seat]
    possible: dict[str, int] = {}
    if not s.over:
        values = points(s.dice, sheet[POKER], s.options["joker"])
        possible = {BOXES[box]: values[box] for box in places(s, s.seat)}
    return PokerDiceView(
        s.round,
        s.seat,
        s.dice,
        LAST_ROLL - s.rolls,
        possible,
        tuple(map(sheet_view, [s] * s.seats, range(s.seats))),
    )


def sheet_view(s: PokerDiceState, seat: int) -> SheetView:
    boxes = {box: None if entry == EMPTY else entry for box, entry in zip(BOXES, s.sheets[seat], strict=True)}
    score = score_of(s, seat)
    return SheetView(boxes, s.poker_plus[seat], score.upper, score.upper_bonus, score.lower, score.total)
