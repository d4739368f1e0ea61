"""Comparison of two answers by playouts in worlds that fit the seat's knowledge, and the cost that
follows from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

from fivecups.engine import Answer, Game, State

from ..bot import Bot
from .decisions import RecordedDecision
from .playouts import value_answers

S = TypeVar("S", bound=State)

PRIOR_SPREAD_WORLDS = 3.0
"""Number of worlds that the usual spread counts for, beside the spread observed in playouts."""


def playout_differences(
    game: Game[S],
    decision: RecordedDecision[S],
    best: Answer,
    world_count: int,
    bots: Callable[[str], Sequence[Bot]],
    stop: Callable[[S], bool],
    value: Callable[[S], float],
) -> list[float]:
    """Return, for each of `world_count` worlds, by how much the best answer did better than the one
    that was taken, with the same dice for both.

    `bots` makes the players of a world from its seed; `value` gives the value of a world's end to
    the seat.
    """
    differences = []
    for number in range(world_count):
        seed = f"{decision.seq} {decision.seat} {number}"
        answers = (best, decision.answer)
        best_value, taken_value = value_answers(
            game, decision.state, decision.seat, answers, seed, bots(seed), stop, value
        )
        differences.append(best_value - taken_value)
    return differences


def combine_estimates(
    cost: float, error: float, differences: Sequence[float], prior_spread: float
) -> tuple[float, float]:
    """Return a cost and its standard error, combined from an evaluated cost with its standard error
    `error` and from the differences in playouts. Each counts by the inverse of its variance;
    `prior_spread` is the usual standard deviation of a difference."""
    if not differences:
        return cost, error
    mean = sum(differences) / len(differences)
    squares = (
        sum((difference - mean) ** 2 for difference in differences)
        + PRIOR_SPREAD_WORLDS * prior_spread**2
    )
    noise = squares / (len(differences) - 1 + PRIOR_SPREAD_WORLDS) / len(differences)
    weight = error**2 / (error**2 + noise)
    return max(0.0, cost + weight * (mean - cost)), sqrt(weight * noise)
