"""The coach: what each choice is worth, by how much the best one leads, and what may come of a
position."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from .distribution import Distribution, Progress
from .position import EMPTY_SHEET, ROLLS
from .review import Decision, Review, review
from .solution import Solution, Valued

TOSS_UP_BELOW = 0.1
CLOSE_BELOW = 1.0


class Margin(StrEnum):
    """The lead of the best choice over the next best, in points of the expected final score."""

    FORCED = "forced"  # there is only one choice
    CLEAR = "clear"  # a lead of CLOSE_BELOW or more
    CLOSE = "close"  # less than that
    TOSS_UP = "toss_up"  # less than TOSS_UP_BELOW


class Advice(NamedTuple):
    """All choices in a position, best first, and the lead of the first."""

    choices: tuple[Valued, ...]
    margin: Margin

    @property
    def best(self) -> Valued:
        return self.choices[0]


def margin_of(choices: Sequence[Valued]) -> Margin:
    """The margin of choices that are sorted best first."""
    if len(choices) == 1:
        return Margin.FORCED
    if choices[1].cost < TOSS_UP_BELOW:
        return Margin.TOSS_UP
    return Margin.CLOSE if choices[1].cost < CLOSE_BELOW else Margin.CLEAR


class Coach:
    """Advice on positions and finished games of one set of options; positions as for `Solution`."""

    def __init__(self, solution: Solution) -> None:
        self.solution = solution

    def advise(
        self, sheet: Sequence[int], poker_plus: int, dice: Sequence[int], rolls_left: int
    ) -> Advice:
        choices = self.solution.choices(sheet, poker_plus, dice, rolls_left)
        return Advice(choices, margin_of(choices))

    def distribution(
        self,
        sheet: Sequence[int] = EMPTY_SHEET,
        poker_plus: int = 0,
        dice: Sequence[int] | None = None,
        rolls_left: int = ROLLS,
        progress: Progress | None = None,
    ) -> Distribution:
        """The final score under best play from here on."""
        return self.solution.distribution(sheet, poker_plus, dice, rolls_left, progress)

    def chance_of_at_least(
        self,
        score: int,
        sheet: Sequence[int] = EMPTY_SHEET,
        poker_plus: int = 0,
        dice: Sequence[int] | None = None,
        rolls_left: int = ROLLS,
    ) -> float:
        """The chance to end with this score or more when all choices from here on are the best on
        average."""
        return self.distribution(sheet, poker_plus, dice, rolls_left).chance_of_at_least(score)

    def review(self, decisions: Sequence[Decision]) -> Review:
        """What the decisions of a finished game cost, and its par."""
        return review(self.solution, decisions)
