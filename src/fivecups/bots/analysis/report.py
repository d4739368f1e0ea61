"""What an analysis says: advice on one position, and the review of a finished game."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Unit: TypeAlias = Literal["points", "win"]
"""Points of the final score, or parts of a win: 0.25 is a quarter of one."""

Margin: TypeAlias = Literal["forced", "clear", "close", "toss_up", "said"]
Says: TypeAlias = dict[str, tuple[str, ...]]


class Why(msgspec.Struct, frozen=True):
    """What speaks for a choice: a code that the texts translate, and its details."""

    code: str
    data: dict[str, Any]


class Weighed(msgspec.Struct, frozen=True):
    """One choice, as it would be sent; what is to be expected after it, the final score or the
    chance to win, if that can be said; how much less that is than after the best one; and why."""

    answer: Any
    expected: float | None
    cost: float
    why: Why | None = None


class Advice(msgspec.Struct, frozen=True):
    """Choices of a seat, best first: all of them, or a few where figures are estimates; and the
    lead of the first in words, where "said" is the expert's answer without figures. `says` names
    the parts of answers, `unit` is that of all figures."""

    seat: int
    ask: str
    question: str
    says: Says
    margin: Margin
    choices: list[Weighed]
    unit: Unit = "points"


class Judged(msgspec.Struct, frozen=True):
    """One decision. `seq` is its step in the replay: the position in which it was taken is step
    `seq` - 1. `cost` is what it lost against the best answer, and `uncertainty` the standard error
    of that: 0 where the cost is exact."""

    seq: int
    round: int
    question: str
    answer: Any
    best: Any
    cost: float
    uncertainty: float
    unit: Unit
    margin: Margin | None = None


class RoundShare(msgspec.Struct, frozen=True):
    """What luck gave in one round, and what the seat's own decisions lost in it."""

    round: int
    luck: float
    skill: float


class Loss(msgspec.Struct, frozen=True):
    """Where a seat lost the game: the round, the winner who gained most by it, how much that one
    gained on the seat there, how much of it the seat's own decisions cost, whether that is enough
    to blame them, and the `seq` of the costliest of them, if it decided anything."""

    round: int
    winner: int
    gained: float
    skill: float
    blamed: bool
    seq: int | None


class SeatReview(msgspec.Struct, frozen=True):
    """One seat's game: `outcome` = `expected` + `luck` - `skill`.

    `outcome` is what the review measures, `expected` what the seat could expect of it at the start,
    `skill` what all its decisions cost, and `luck` what everything else brought: dice, cards, and
    where others play along, they too. `gifts` is the part of luck that came from what the others
    lost by their decisions, shared equally among those who did not lose it. `par` is the score of
    best play with the same dice, `loss` where whoever did not win lost the game.
    """

    seat: int
    outcome: float
    expected: float
    luck: float
    skill: float
    uncertainty: float
    decisions: list[Judged]
    rounds: list[RoundShare]
    gifts: float = 0.0
    par: int | None = None
    loss: Loss | None = None


class Review(msgspec.Struct, frozen=True):
    """A finished game. `measure` is what is shared out: the final score, the lead (the score less
    the mean of the others'), or the part of the win. `exact`: no figure is an estimate. `says`
    names the parts of answers by question and verb."""

    game: str
    unit: Unit
    measure: Literal["score", "lead", "win"]
    exact: bool
    seats: list[SeatReview]
    says: dict[str, Says]
    status: Literal["done"] = "done"


class Thinking(msgspec.Struct, frozen=True):
    """A review that is not done yet; `progress` goes from 0 to 1."""

    progress: float
    status: Literal["thinking"] = "thinking"
