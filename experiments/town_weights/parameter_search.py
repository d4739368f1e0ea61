"""The search: games in which all players use perturbed weights, and a step to where they win.

Each player of a game is an expert with the present weights, every parameter perturbed by a normal
random step. The leads at the end, fitted to how much more a player's parameters were moved than the
others', say how many points a step of each parameter gains. The weights move that way, less far the
less sure it is; the next generation plays around the new weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from fivecups.bots.arrays import FloatArray
from fivecups.bots.dice_town.evaluation.holdings import leads
from fivecups.bots.dice_town.levels import LEVELS, DiceTownBot
from fivecups.bots.dice_town.weights import Weights
from fivecups.engine import RandomChance
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.lab.game_loop import play_game
from fivecups.lab.tournament.checkpoint import append_results, read_results
from fivecups.lab.tournament.executors import run_parts

from .parameters import changed, parameters


@dataclass(frozen=True, slots=True)
class Plan:
    """One search: the table, the weights to begin with, the games and the length of a step in each
    generation (in steps of parameters), and the seed."""

    players: int
    wild_west: bool
    first: Weights
    games: int
    step: float
    seed: int


class PlayedGame(msgspec.Struct, frozen=True):
    """The leads of one game of a generation, by seat."""

    generation: int
    number: int
    leads: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Slope:
    """The points of the lead that one step of a parameter gains, with their standard error, and how
    far the parameter was moved."""

    name: str
    points: float
    error: float
    moved: float


@dataclass(frozen=True, slots=True)
class Generation:
    """The result of one generation: the slopes, and the weights after the step."""

    number: int
    slopes: tuple[Slope, ...]
    weights: Weights


def random_steps(plan: Plan, count: int, generation: int, number: int) -> FloatArray:
    """Return the perturbations of a game, by seat and parameter."""
    random = np.random.default_rng((plan.seed, generation, number))
    return random.normal(size=(plan.players, count))


def play_one(plan: Plan, generation: int, centre: Weights, number: int) -> PlayedGame:
    """Play one game of perturbed experts."""
    chosen = parameters(centre, plan.wild_west)
    seed = f"weights {plan.seed} {generation} {number}"
    bots = [
        DiceTownBot(
            LEVELS["expert"], f"{seed} {seat}", weights=changed(centre, chosen, list(steps))
        )
        for seat, steps in enumerate(random_steps(plan, len(chosen), generation, number))
    ]
    options = {"wild_west": plan.wild_west, "indians": plan.wild_west}
    settings = DICE_TOWN.settings(plan.players, options)
    state = DICE_TOWN.start(plan.players, settings, RandomChance(seed))
    play_game(DICE_TOWN, state, bots)
    return PlayedGame(generation, number, tuple(leads(state)))


def fit_slopes(steps: FloatArray, lead: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return, by parameter, the points that a step gains and their standard error, from steps
    (game, seat, parameter) and leads (game, seat). The leads of a game add up to 0, so that one of
    them is redundant."""
    seats = steps.shape[1]
    others = (steps.sum(axis=1, keepdims=True) - steps) / (seats - 1)
    more = (steps - others).reshape(-1, steps.shape[2])
    inverse = np.linalg.pinv(more.T @ more)
    points: FloatArray = inverse @ more.T @ lead.ravel()
    residual = float(((lead.ravel() - more @ points) ** 2).mean())
    error: FloatArray = np.sqrt(np.diag(inverse) * residual * seats / (seats - 1))
    return points, error


def shrunk_step(points: FloatArray, error: FloatArray, length: float) -> FloatArray:
    """Return a step of this length along the slopes, each shrunk by its error."""
    sure = points * np.maximum(0.0, 1 - (error / np.where(points == 0.0, 1e-9, points)) ** 2)
    size = float(np.linalg.norm(sure))
    step: FloatArray = sure * (length / size) if size else sure
    return step


def search(
    plan: Plan,
    generations: int,
    workers: int = 1,
    ray: str | None = None,
    save: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Iterator[Generation]:
    """Yield so many generations. With `save` every game is written to that file, and games that are
    in it already are not played again."""
    saved = read_results(save, plan, PlayedGame, "search") if save else []
    centre = plan.first
    for generation in range(generations):
        played = {game.number: game.leads for game in saved if game.generation == generation}
        progress(len(played))
        missing = [number for number in range(plan.games) if number not in played]
        for game in run_parts(partial(play_one, plan, generation, centre), missing, workers, ray):
            played[game.number] = game.leads
            if save is not None:
                append_results(save, plan, [game])
            progress(1)
        chosen = parameters(centre, plan.wild_west)
        numbers = range(plan.games)
        points, error = fit_slopes(
            np.stack([random_steps(plan, len(chosen), generation, number) for number in numbers]),
            np.array([played[number] for number in numbers]),
        )
        steps = shrunk_step(points, error, plan.step)
        centre = changed(centre, chosen, steps.tolist())
        yield Generation(
            generation,
            tuple(
                Slope(parameter.name, *map(float, row))
                for parameter, *row in zip(chosen, points, error, steps, strict=True)
            ),
            centre,
        )
