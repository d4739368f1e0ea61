"""Views of Poker Dice: everything is visible to everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from fivecups.engine import fixed

from .boxes import BOXES, EMPTY, POKER, Dice, Sheet, UpperBonusOption, points
from .score import sheet_score
from .state import LAST_ROLL, PokerDiceState
from .turn import places, why_closed


@dataclass(frozen=True, slots=True)
class SheetView:
    """A player's sheet in a view: points by box (None: empty) and the sums."""

    boxes: Mapping[str, int | None]
    poker_plus: int
    upper: int
    upper_bonus: int
    lower: int
    total: int


@fixed
class PokerDiceView:
    """Everything that is seen of the table, the same for all. `possible` gives the score in each
    box that the current player may choose; `closed` is the refusal code of the other free boxes, or
    None if there are none."""

    round: int
    turn: int
    dice: Dice
    rolls_left: int
    possible: Mapping[str, int]
    closed: str | None
    sheets: tuple[SheetView, ...]


def look(s: PokerDiceState) -> PokerDiceView:
    sheet, options = s.sheets[s.seat], s.options
    possible: dict[str, int] = {}
    closed: str | None = None
    if not s.over:
        values = points(s.dice, sheet[POKER], options["joker"])
        boxes = places(s, s.seat)
        possible = {BOXES[box]: values[box] for box in boxes}
        closed = why_closed(s, s.seat, boxes)
    return PokerDiceView(
        s.round,
        s.seat,
        s.dice,
        LAST_ROLL - s.rolls,
        possible,
        closed,
        tuple(
            [
                sheet_view(sheet, s.poker_plus[seat], options["upper_bonus"])
                for seat, sheet in enumerate(s.sheets)
            ]
        ),
    )


@lru_cache(maxsize=4096)
def sheet_view(sheet: Sheet, poker_plus: int, option: UpperBonusOption) -> SheetView:
    """Return the view of a sheet. Cached, because most moves change no sheet and none changes more
    than one."""
    boxes = {BOXES[box]: None if entry == EMPTY else entry for box, entry in enumerate(sheet)}
    score = sheet_score(sheet, poker_plus, option)
    return SheetView(boxes, poker_plus, score.upper, score.upper_bonus, score.lower, score.total)
