"""Games to learn from: quick players at a compiled table, with what everybody had as each round
began and how the games ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from fivecups.bots.arrays import FloatArray, IntArray
from fivecups.bots.dice_town.quick import tables as of
from fivecups.bots.dice_town.quick.rounds import play_games
from fivecups.bots.dice_town.value.learned import Learned
from fivecups.compiled.dice_town import layout as at
from fivecups.compiled.dice_town.data import tables
from fivecups.compiled.dice_town.table import DiceTownGames

MOST_ROUNDS = 36
AT_ONCE = 500
"""Games of one batch."""

WHIMS = 0.3
"""How far the values of each player of a batch are from what is known, as a part of them, so that
positions are seen that like-minded players would not come to."""


@dataclass(frozen=True, slots=True)
class Table:
    """A kind of table."""

    players: int
    wild_west: bool = False

    @property
    def options(self) -> dict[str, Any]:
        return {"wild_west": True, "indians": True} if self.wild_west else {}


@dataclass(frozen=True, slots=True)
class Batch:
    """Games as numbers: by game, round and seat what was counted; how many rounds each game had,
    and by seat the scores and the win shares."""

    counted: IntArray
    lengths: IntArray
    scores: IntArray
    shares: FloatArray


def play(table: Table, rows: Sequence[FloatArray], seeds: Sequence[int]) -> Batch:
    """Let quick players with these values, seat by seat, play games with these seeds."""
    games = DiceTownGames(len(seeds), table.players, table.options)
    games.reset(seeds)
    counted = np.zeros((len(seeds), MOST_ROUNDS, table.players, of.NUMBERS), dtype=np.int64)
    copy = np.zeros(at.LENGTH, dtype=np.int64)
    room = np.zeros(of.ROOM)
    play_games(games.states, tables(), np.stack(rows), of.dice_row(), room, copy, counted)
    states, sources = games.states, len(at.SOURCES)
    points = states[:, at.POINTS : at.POINTS + sources * table.players]
    shares = states[:, at.WINNER, None] == np.arange(table.players)
    return Batch(
        counted,
        np.minimum(states[:, at.ROUND], MOST_ROUNDS),
        points.reshape(len(seeds), table.players, sources).sum(axis=2),
        shares.astype(np.float64),
    )


def seeds_of(seed: int, number: int, count: int = AT_ONCE) -> range:
    """The seeds of the games of one batch; no two batches share one."""
    first = (seed << 32) + number * AT_ONCE
    return range(first, first + count)


def whimsical(known: Learned, players: int, random: np.random.Generator) -> FloatArray:
    """Values of somebody who sees things a little differently."""
    goods = {
        name: (worths[0], *[one * (1 + WHIMS * random.normal()) for one in worths[1:]])
        for name, worths in known.goods.items()
    }
    cards = {name: one * (1 + WHIMS * random.normal()) for name, one in known.cards.items()}
    return of.value_row(Learned(goods, cards, known.spread), players)
