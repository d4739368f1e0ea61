"""Rollouts of test positions: answers are played to the end of the game by regulars in worlds that
fit the view, with other regulars in each world."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from fivecups.bots import make_bot
from fivecups.bots.analysis.playouts import value_answers
from fivecups.engine import Answer
from fivecups.games import GAMES

from .kit import Position, question

PLAYER = "regular"


@dataclass(frozen=True, slots=True)
class Finding:
    """The advantage of the best right answer over the best other one: points ahead of the best
    opponent, with the standard error, and share of games won."""

    right: Answer
    other: Answer
    points: float
    error: float
    wins: float
    worlds: int

    @property
    def is_clear(self) -> bool:
        return self.points > 2 * self.error and self.wins > -0.05

    def noted(self) -> dict[str, Any]:
        return {
            "right": str(self.right),
            "other": str(self.other),
            "points": round(self.points, 2),
            "error": round(self.error, 2),
            "wins": round(self.wins, 3),
            "worlds": self.worlds,
        }


def ahead(scores: Sequence[int], seat: int) -> float:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def roll_out(game: str, position: Position, worlds: int) -> Finding:
    """Compare the best right answer with the best other one in the same worlds."""
    table, seat = position.make()
    state = table.state
    _, ask = question(table, seat)
    answers = position.candidates(ask)
    computed: list[list[Any]] = [[] for _ in answers]
    for number in range(worlds):
        seed = f"{position.name} {number}"
        tried = value_answers(
            GAMES[game],
            state,
            seat,
            answers,
            seed,
            [make_bot(PLAYER, game, state.options, f"{seed} {n}") for n in range(state.seats)],
            lambda world: False,
            lambda world: result_of(world, seat),
        )
        for at, value in enumerate(tried):
            computed[at].append(value)
    means = [fmean(points for points, _ in values) for values in computed]
    best = max(
        (at for at in range(len(answers)) if position.right(answers[at])), key=means.__getitem__
    )
    other = max(
        (at for at in range(len(answers)) if not position.right(answers[at])), key=means.__getitem__
    )
    beside = [a[0] - b[0] for a, b in zip(computed[best], computed[other], strict=True)]
    wins = fmean(a[1] - b[1] for a, b in zip(computed[best], computed[other], strict=True))
    return Finding(
        answers[best], answers[other], fmean(beside), stdev(beside) / sqrt(worlds), wins, worlds
    )


def result_of(world: Any, seat: int) -> Any:
    return ahead(world.result.scores, seat), world.result.win_shares[seat]
