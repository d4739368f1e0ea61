"""The results of an analysis as data: advice on one position, and the review of a finished game."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Unit: TypeAlias = Literal["points", "win"]
"""Unit of values: points of the final score, or parts of a win (0.25 is a quarter of a win)."""

Margin: TypeAlias = Literal["forced", "clear", "close", "toss_up", "said"]
Says: TypeAlias = dict[str, tuple[str, ...]]


class Why(msgspec.Struct, frozen=True):
    """The reason for a choice: a code that the texts translate, and its details."""

    code: str
    data: dict[str, Any]


class Weighed(msgspec.Struct, frozen=True):
    """A choice with its value: the answer as it would be sent; the expected final score or chance
    to win after it, if known; how much less that is than after the best choice; and why."""

    answer: Any
    expected: float | None
    cost: float
    why: Why | None = None


class Advice(msgspec.Struct, frozen=True):
    """Choices of a seat, best first: all of them, or a few where values are estimates. `margin` is
    the lead of the first as a word, where "said" means the expert's answer without values. `says`
    names the parts of answers; `unit` is that of all values."""

    seat: int
    ask: str
    question: str
    says: Says
    margin: Margin
    choices: list[Weighed]
    unit: Unit = "points"


class Judged(msgspec.Struct, frozen=True):
    """The judgement of one decision. `seq` is its step in the replay: the position in which it was
    taken is step `seq` - 1. `cost` is its loss against the best answer, and `uncertainty` the
    standard error of that: 0 where the cost is exact."""

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
    """The gain by luck in one round, and the cost of the seat's own decisions in it."""

    round: int
    luck: float
    skill: float


class Loss(msgspec.Struct, frozen=True):
    """The round in which a seat lost the game: the winner who gained most by it, how much this
    winner gained on the seat, the cost of the seat's own decisions there, `blamed` if that cost is
    large enough to mention, and the `seq` of the costliest of them, if there was any."""

    round: int
    winner: int
    gained: float
    skill: float
    blamed: bool
    seq: int | None


class SeatReview(msgspec.Struct, frozen=True):
    """The review of one seat: `outcome` = `expected` + `luck` - `skill`.

    `outcome` is the measure of the review, `expected` its expectation at the start, `skill` the
    cost of all decisions, and `luck` everything else: dice, cards, and the other players. `gifts`
    is the part of luck that came from the cost of the others' decisions, shared equally among the
    seats that did not make them. `par` is the score of best play with the same dice; `loss` is the
    round in which a seat that did not win lost the game.
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
    """The review of a finished game. `measure` is the final score, the lead (the score minus the
    mean of the others'), or the part of the win. `exact` is True if no value is an estimate. `says`
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
