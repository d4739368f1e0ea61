"""The search: games in which everybody plays by figures of his own, and a step to where they win.

Every player of a game is an expert with the figures of the moment, each turned by chance. The leads
at the end, fitted to how one has turned what more than the others, say how many points a turn
brings. A step goes that way, less far the less sure it is; then others play near the new figures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from fivecups.bots.arrays import FloatArray
from fivecups.bots.character import Chooser
from fivecups.bots.dice_town.bot import DiceTownBot
from fivecups.bots.dice_town.dice.policies import ExpertPolicy
from fivecups.bots.dice_town.value.figures import Figures
from fivecups.bots.dice_town.value.holdings import leads
from fivecups.engine import RandomChance
from fivecups.games.dice_town.game import DICE_TOWN

from ..simulate import play
from ..tournament.checkpoint import append, read
from ..tournament.executors import done
from .knobs import knobs, turned


@dataclass(frozen=True, slots=True)
class Order:
    """What is sought: figures for a table, from these on, in so many games for each step of this
    length (in usual turns), by a seed."""

    players: int
    wild_west: bool
    first: Figures
    games: int
    step: float
    seed: int


class Played(msgspec.Struct, frozen=True):
    """The leads of one game of a generation, by seat."""

    generation: int
    number: int
    leads: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Slope:
    """What a usual turn of a knob brings, in points of the lead, with its standard error, and how
    far it was turned."""

    name: str
    points: float
    error: float
    turned: float


@dataclass(frozen=True, slots=True)
class Generation:
    """What one generation has shown, and where that leads."""

    number: int
    slopes: tuple[Slope, ...]
    figures: Figures


def turns_of(order: Order, count: int, generation: int, number: int) -> FloatArray:
    """How everybody has turned his knobs in a game, by seat and knob."""
    random = np.random.default_rng((order.seed, generation, number))
    return random.normal(size=(order.players, count))


def play_one(order: Order, generation: int, centre: Figures, number: int) -> Played:
    every = knobs(centre, order.wild_west)
    seed = f"figures {order.seed} {generation} {number}"
    bots = [
        DiceTownBot(ExpertPolicy(), Chooser(f"{seed} {seat}"), turned(centre, every, list(turns)))
        for seat, turns in enumerate(turns_of(order, len(every), generation, number))
    ]
    options = {"wild_west": order.wild_west, "indians": order.wild_west}
    state = DICE_TOWN.start(
        order.players, DICE_TOWN.settings(order.players, options), RandomChance(seed)
    )
    play(DICE_TOWN, state, bots)
    return Played(generation, number, tuple(leads(state)))


def slopes(turns: FloatArray, ahead: FloatArray) -> tuple[FloatArray, FloatArray]:
    """By knob, the points that a turn brings and their standard error, from turns (game, seat,
    knob) and from how far ahead everybody was (game, seat). The leads of a game add up to nothing:
    one of them says nothing new."""
    seats = turns.shape[1]
    others = (turns.sum(axis=1, keepdims=True) - turns) / (seats - 1)
    more = (turns - others).reshape(-1, turns.shape[2])
    inverse = np.linalg.pinv(more.T @ more)
    points: FloatArray = inverse @ more.T @ ahead.ravel()
    rest = float(((ahead.ravel() - more @ points) ** 2).mean())
    error: FloatArray = np.sqrt(np.diag(inverse) * rest * seats / (seats - 1))
    return points, error


def step(points: FloatArray, error: FloatArray, length: float) -> FloatArray:
    """So far along the slopes, each as far as it is more than its error."""
    sure = points * np.maximum(0.0, 1 - (error / np.where(points == 0.0, 1e-9, points)) ** 2)
    size = float(np.linalg.norm(sure))
    found: FloatArray = sure * (length / size) if size else sure
    return found


def search(
    order: Order,
    generations: int,
    workers: int = 1,
    ray: str | None = None,
    save: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Iterator[Generation]:
    """So many generations. With `save` every game is written there, and those that are there
    already are not played again."""
    kept = read(save, order, Played, "search") if save else []
    centre = order.first
    for generation in range(generations):
        played = {one.number: one.leads for one in kept if one.generation == generation}
        progress(len(played))
        missing = [number for number in range(order.games) if number not in played]
        for one in done(partial(play_one, order, generation, centre), missing, workers, ray):
            played[one.number] = one.leads
            if save is not None:
                append(save, order, [one])
            progress(1)
        every = knobs(centre, order.wild_west)
        numbers = range(order.games)
        points, error = slopes(
            np.stack([turns_of(order, len(every), generation, number) for number in numbers]),
            np.array([played[number] for number in numbers]),
        )
        turns = step(points, error, order.step)
        centre = turned(centre, every, turns.tolist())
        yield Generation(
            generation,
            tuple(
                Slope(knob.name, *map(float, told))
                for knob, *told in zip(every, points, error, turns, strict=True)
            ),
            centre,
        )
