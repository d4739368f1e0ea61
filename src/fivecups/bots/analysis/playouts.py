"""Playouts of answers: worlds that fit a seat's knowledge, played on by bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from fivecups.engine import MAIN, Answer, Form, Game, RandomChance, State, awaited

from ..bot import Bot

S = TypeVar("S", bound=State)


def draw_world(game: Game[S], state: S, seat: int, seed: str) -> S:
    """Return a random world for `seat`: a state that it cannot tell from `state`, with other dice
    to come and without the others' sealed answers."""
    chance = RandomChance(seed)
    world = game.redeal(state, seat, chance)
    world.chance = chance
    for asking in world.askings:
        for other in [other for other in asking.answers if other != seat]:
            del asking.answers[other]
    return world


def play_until(game: Game[S], world: S, bots: Sequence[Bot], stop: Callable[[S], bool]) -> None:
    """Let the bots answer all asks that the table waits for, until `stop` is true or the game is
    over."""
    while not world.over and not stop(world):
        seat = awaited(world)[0]
        question, args = world.part(world.askings[-1], MAIN)
        choices = question.choices(world, seat, *args)
        if not isinstance(choices, Form) and len(choices) == 1:
            world.take(seat, choices[0], MAIN)
            continue
        view = game.view(world, seat)
        world.take(seat, bots[seat].answer(view, view.asks[0]), MAIN)


def value_answers(
    game: Game[S],
    state: S,
    seat: int,
    answers: Sequence[Answer],
    seed: str,
    bots: Sequence[Bot],
    stop: Callable[[S], bool],
    value: Callable[[S], float],
) -> list[float]:
    """Return the value of each answer of a seat after a playout in one random world, with the same
    dice for all answers. `value` gives the value of a world's end to the seat."""
    world = draw_world(game, state, seat, seed)
    values = []
    for answer in answers:
        branch = world.copy()
        branch.chance = RandomChance(f"{seed} goes on")
        branch.take(seat, answer, MAIN)
        play_until(game, branch, bots, stop)
        values.append(value(branch))
    return values
