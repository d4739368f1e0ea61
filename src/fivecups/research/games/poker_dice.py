"""The encoding of Poker Dice: an action sets dice aside or writes into a box."""

from __future__ import annotations

from itertools import combinations_with_replacement

from fivecups.engine import View
from fivecups.games.poker_dice import POKER_DICE
from fivecups.games.poker_dice.boxes import BOXES
from fivecups.games.poker_dice.state import LAST_ROLL, LAST_ROUND
from fivecups.games.poker_dice.view import PokerDiceView

from ..actions import COMMON_WORDS, Spelling, Word
from ..game_encoding import AnswerSoFar, Encoding, clockwise, relative
from ..observation_layout import Writer

FACES = range(1, 7)
MOST_IN_A_BOX = 50
UPPER_SUM = 105
MOST_POKER_PLUS = 12
MOST_POINTS = 1575
"""The highest possible total of a sheet: twelve Poker+, and the best that five equal dice can write
into every box."""

WORDS: tuple[Word, ...] = (
    *COMMON_WORDS,
    *(("keep", kept) for size in range(5) for kept in combinations_with_replacement(FACES, size)),
    *(("write", box) for box in BOXES),
)


def describe(out: Writer, view: View[PokerDiceView], answer_so_far: AnswerSoFar) -> None:
    table = view.table
    out.number("round", table.round, LAST_ROUND)
    out.one_of("turn", relative(view, table.turn), range(view.seats))
    out.one_of("rolls left", table.rolls_left, range(LAST_ROLL))
    out.counts("dice", table.dice, FACES, 5)
    for box in BOXES:
        out.flag(f"may write {box}", box in table.possible)
        out.number(f"would write {box}", table.possible.get(box, 0), MOST_IN_A_BOX)
    for step, seat in clockwise(view):
        sheet, player = table.sheets[seat], f"player {step}"
        for box, entry in sheet.boxes.items():
            out.flag(f"{player} {box} written", entry is not None)
            out.number(f"{player} {box}", entry or 0, MOST_IN_A_BOX)
        out.number(f"{player} upper sum", sheet.upper, UPPER_SUM)
        out.flag(f"{player} upper bonus", sheet.upper_bonus)
        out.number(f"{player} poker plus", sheet.poker_plus, MOST_POKER_PLUS)
        out.number(f"{player} total", sheet.total, MOST_POINTS)


def own_total(view: View[PokerDiceView]) -> int:
    """Return the total of the sheet of the view's own seat."""
    return view.table.sheets[view.seat or 0].total


ENCODING = Encoding(
    "PokerDice",
    2,
    Spelling(POKER_DICE, WORDS),
    describe,
    ("play_on",),
    max_actions=LAST_ROUND * LAST_ROLL * POKER_DICE.seat_counts[-1],
    max_points=MOST_POINTS,
    rolls=True,
    total=own_total,
)
