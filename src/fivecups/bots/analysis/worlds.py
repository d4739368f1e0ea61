"""Playing on from a decision in worlds that fit what the seat knew, to compare two answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

from fivecups.engine import MAIN, Answer, Form, Game, RandomChance, State, awaited

from ..bot import Bot
from .decisions import Taken

S = TypeVar("S", bound=State)

WORTH_OF_THE_USUAL = 3.0
"""How many worlds the usual spread counts for beside the spread that was seen."""


def world_like(game: Game[S], state: S, seat: int, seed: str) -> S:
    """A state that the seat cannot tell from this one, with other dice to come. Others' sealed
    answers are still to be given."""
    chance = RandomChance(seed)
    world = game.redeal(state, seat, chance)
    world.chance = chance
    for asking in world.askings:
        for other in [other for other in asking.answers if other != seat]:
            del asking.answers[other]
    return world


def play_on(game: Game[S], world: S, bots: Sequence[Bot], stop: Callable[[S], bool]) -> None:
    """Let the bots answer what the table waits for until `stop`, or the end of the game."""
    while not world.over and not stop(world):
        seat = awaited(world)[0]
        question, args = world.part(world.askings[-1], MAIN)
        choices = question.choices(world, seat, *args)
        if not isinstance(choices, Form) and len(choices) == 1:
            world.take(seat, choices[0], MAIN)
            continue
        view = game.view(world, seat)
        world.take(seat, bots[seat].answer(view, view.asks[0]), MAIN)


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
        ends = []
        for answer in (best, taken.answer):
            world = world_like(game, taken.state, taken.seat, seed)
            world.take(taken.seat, answer, MAIN)
            play_on(game, world, bots(seed), stop)
            ends.append(value(world))
        found.append(ends[0] - ends[1])
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
