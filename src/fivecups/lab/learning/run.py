"""Learning by generations: games by what is known, values from them, and games by those."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from fivecups.bots.dice_town.quick.usual import by_hand
from fivecups.bots.dice_town.value.figures import USUAL
from fivecups.bots.dice_town.value.learned import Learned

from ..tournament.checkpoint import append, read
from ..tournament.executors import done
from . import fit
from .self_play import AT_ONCE, Table, play, seeds_of, whimsical


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be learned: the table, how many games a generation plays, and the seed."""

    table: Table
    games: int
    seed: int

    @property
    def batches(self) -> range:
        return range(-(-self.games // AT_ONCE))

    @property
    def first(self) -> Learned:
        """What one begins with, and what the others play by: the worths of usual players."""
        return by_hand(USUAL)


class Generation(msgspec.Struct, frozen=True):
    """Values, and how far off those of the generation before were, in squares of points."""

    number: int
    known: Learned
    loss: float


def lesson_of(order: Order, generation: int, known: Learned, number: int) -> tuple[int, fit.Lesson]:
    """One batch of games, and what it says: somebody who plays by what is known sits among usual
    players, each batch in the next seat."""
    random = np.random.default_rng((order.seed, generation, number))
    players = order.table.players
    rows = [
        whimsical(known if seat == number % players else order.first, players, random)
        for seat in range(players)
    ]
    seeds = seeds_of(order.seed, generation * len(order.batches) + number)
    return number, fit.lesson(play(order.table, rows, seeds), fit.as_vector(known))


def learn(
    order: Order,
    generations: int,
    workers: int = 1,
    ray: str | None = None,
    save: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Iterator[Generation]:
    """So many generations, one after the other. With `save` each is written there, and those that
    are there already are not played again."""
    known, number = order.first, 0
    for generation in read(save, order, Generation, "order") if save else []:
        yield generation
        known, number = generation.known, generation.number + 1
        progress(len(order.batches) * AT_ONCE)
    while number < generations:
        said: dict[int, fit.Lesson] = {}
        work = partial(lesson_of, order, number, known)
        for batch, lesson in done(work, order.batches, workers, ray):
            said[batch] = lesson
            progress(AT_ONCE)
        whole = fit.nothing_yet()
        for batch in order.batches:
            whole.add(said[batch])
        worth = fit.worths(whole, fit.as_vector(order.first))
        known = fit.as_figures(worth, fit.spreads(whole))
        generation = Generation(number, known, whole.loss)
        if save is not None:
            append(save, order, [generation])
        yield generation
        number += 1
