"""Trying answers out: other worlds that fit what a seat knows, played on by bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from fivecups.engine import MAIN, Answer, Form, Game, RandomChance, State, awaited

from ..bot import Bot

S = TypeVar("S", bound=State)


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


def try_answers(
    game: Game[S],
    state: S,
    seat: int,
    answers: Sequence[Answer],
    seed: str,
    bots: Sequence[Bot],
    stop: Callable[[S], bool],
    value: Callable[[S], float],
) -> list[float]:
    """What each of these answers of a seat comes to in one world like this state, with the same
    dice for all. `value` says what the world is worth to the seat when it stops."""
    world = world_like(game, state, seat, seed)
    found = []
    for answer in answers:
        tried = world.copy()
        tried.chance = RandomChance(f"{seed} goes on")
        tried.take(seat, answer, MAIN)
        play_on(game, tried, bots, stop)
        found.append(value(tried))
    return found
