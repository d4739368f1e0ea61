"""The score of a sheet (PD-11, PD-40)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .boxes import EMPTY, LOWER_INDEXES, POKER_PLUS, UPPER_INDEXES, UpperBonusOption, upper_bonus
from .state import PokerDiceState


@dataclass(frozen=True, slots=True)
class Score:
    """The sums of a sheet: upper boxes, upper bonus, lower boxes, Poker+ and total."""

    upper: int
    upper_bonus: int
    lower: int
    poker_plus: int

    @property
    def total(self) -> int:
        return self.upper + self.upper_bonus + self.lower + self.poker_plus


def score_of(s: PokerDiceState, seat: int) -> Score:
    """Return the sums of a seat's sheet: upper boxes, upper bonus, lower boxes, and 100 for each
    Poker+; empty boxes count nothing (PD-40)."""
    return sheet_score(s.sheets[seat], s.poker_plus[seat], s.options["upper_bonus"])


def sheet_score(sheet: Sequence[int], poker_plus: int, option: UpperBonusOption) -> Score:
    """Return the sums of a sheet; `poker_plus` is the number of Poker+ bonuses."""
    upper = upper_sum(sheet)
    lower = sum([sheet[box] for box in LOWER_INDEXES if sheet[box] != EMPTY])
    return Score(upper, upper_bonus(upper, option), lower, POKER_PLUS * poker_plus)


def upper_sum(sheet: Sequence[int]) -> int:
    return sum([sheet[box] for box in UPPER_INDEXES if sheet[box] != EMPTY])
