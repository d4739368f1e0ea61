"""Two answers compared in worlds that fit what the seat knew, and what that says of a cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

from fivecups.engine import Answer, Game, State

from ..bot import Bot
from .decisions import Taken
from .playouts import try_answers

S = TypeVar("S", bound=State)

WORTH_OF_THE_USUAL = 3.0
"""How many worlds the usual spread counts for beside the spread that was seen."""


def differences(
    game: Game[S],
    taken: Taken[S],
    best: Answer,
    worlds: int,
    bots: Callable[[str], Sequence[Bot]],
    stop: Callable[[S], bool],
    value: Callable[[S], float],
) -> list[float]:
    """By how much the best answer did better than the one that was taken, in each of so many worlds
    with the same dice for both.

    `bots` makes the players of a world from its seed, and `value` says what its end is worth to the
    seat.
    """
    found = []
    for number in range(worlds):
        seed = f"{taken.seq} {taken.seat} {number}"
        answers = (best, taken.answer)
        better, given = try_answers(
            game, taken.state, taken.seat, answers, seed, bots(seed), stop, value
        )
        found.append(better - given)
    return found


def weigh(model: float, error: float, seen: Sequence[float], usual: float) -> tuple[float, float]:
    """A cost and its standard error from the expert's own figure, whose standard error is `error`,
    and what was seen in worlds of the `usual` spread. Each counts by how sure it is."""
    if not seen:
        return model, error
    mean = sum(seen) / len(seen)
    squares = sum((one - mean) ** 2 for one in seen) + WORTH_OF_THE_USUAL * usual**2
    noise = squares / (len(seen) - 1 + WORTH_OF_THE_USUAL) / len(seen)
    trust = error**2 / (error**2 + noise)
    return max(0.0, model + trust * (mean - model)), sqrt(trust * noise)
