"""Values from games: temporal differences for what things are worth, likelihood for the spread.

The worth of a seat is a sum (`bots/dice_town/value/learned.py`); what is learned is its lead over
the mean of the table. Least-squares temporal differences, LSTD(λ), ask of a position what the later
positions of the game are worth, and of the last ones what the count says; with few games the
figures stay near those that one began with. The spread is the one by which the games' winners were
likeliest.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

import numpy as np

from fivecups.bots.arrays import FloatArray
from fivecups.bots.dice_town.quick.tables import COUNTED, PLAYED
from fivecups.bots.dice_town.value.figures import REACH
from fivecups.bots.dice_town.value.learned import GOODS, KNOTS, LIQUID_SCALE, Learned

from .self_play import Batch

LATER = np.array(KNOTS[1:])
"""With no round left, worths are what the rules count."""

THINGS = len(GOODS) * len(LATER) + len(PLAYED)

LAMBDA = 0.9
DOUBT = 400.0
"""How much the figures that one begins with weigh: the squares of a thing's numbers in all
positions that weigh as much."""

LEAST = {"badge": 0.3, "claim": -inf, "ranch": -inf}
"""Claims and Ranches may be a burden, since they draw thieves. Nothing else is worth less than
nothing, the badge is worth the offers that its owner hears, of which these games have none, and a
point of a claim that lies open no less than of one in hand."""

MONEY = ("dollar", "purse")

SPREADS = np.geomspace(1.0, 30.0, 69)
SPREAD_AT_THE_END = 0.4


@dataclass(slots=True)
class Lesson:
    """What games say: matrix times worths is vector; by knot and spread, how likely the winners
    were; the squares of what leads at the end were off, and how many positions there were. Lessons
    are added up."""

    matrix: FloatArray
    vector: FloatArray
    likely: FloatArray
    off: float
    positions: float

    def add(self, other: Lesson) -> None:
        self.matrix += other.matrix
        self.vector += other.vector
        self.likely += other.likely
        self.off += other.off
        self.positions += other.positions

    @property
    def loss(self) -> float:
        """The mean square of what leads at the end were off, by the values that were played by."""
        return self.off / self.positions


def nothing_yet() -> Lesson:
    likely = np.zeros((len(LATER), len(SPREADS)))
    return Lesson(np.zeros((THINGS, THINGS)), np.zeros(THINGS), likely, 0.0, 0.0)


def hats(rounds: FloatArray) -> FloatArray:
    """By position, how much of each of the later knots it is."""
    shares = np.eye(len(LATER))
    return np.stack([np.interp(rounds, LATER, share) for share in shares], axis=-1)


def had(counted: FloatArray, rounds: FloatArray) -> FloatArray:
    """By position and seat, the things whose worth is learned, less the mean of the table."""
    dollars = counted[..., COUNTED.index("dollar")]
    goods = [
        1 - np.exp(-dollars / LIQUID_SCALE)
        if name == "purse"
        else counted[..., COUNTED.index(name)]
        for name in GOODS
    ]
    by_knot = np.stack(goods, axis=-1)[..., None] * hats(rounds)[:, None, None, :]
    cards = counted[..., len(COUNTED) - len(PLAYED) : len(COUNTED)]
    soon = np.minimum(1.0, rounds / REACH)[:, None, None]
    things = np.concatenate([by_knot.reshape(*cards.shape[:2], -1), cards * soon], axis=-1)
    return np.asarray(things - things.mean(axis=1, keepdims=True))


def lesson(batch: Batch, worth: FloatArray, keeping: float = LAMBDA) -> Lesson:
    """What a batch says, with the worths of now for the spread and for what was off."""
    found = nothing_yet()
    leads = batch.scores - batch.scores.mean(axis=1, keepdims=True)
    most = int(batch.lengths.max())
    counted = batch.counted.astype(np.float64)
    trace = np.zeros((*leads.shape, THINGS))
    now, sure, rounds = position(counted[:, 0])
    for at in range(most):
        on = batch.lengths > at
        ends = (batch.lengths == at + 1)[:, None]
        if at + 1 < most:
            after, later_sure, later_rounds = position(counted[:, at + 1])
            after = np.where(ends[..., None], 0.0, after)
            then = np.where(ends, leads, later_sure)
        else:
            after, then, later_sure, later_rounds = np.zeros_like(now), leads, sure, rounds
        trace = keeping * trace + now
        flat = trace[on].reshape(-1, THINGS)
        found.matrix += flat.T @ (now - after)[on].reshape(-1, THINGS)
        found.vector += flat.T @ (then - sure)[on].ravel()
        expected = now[on] @ worth + sure[on]
        found.off += float(((expected - leads[on]) ** 2).mean(axis=1).sum())
        found.positions += int(on.sum())
        chances = expected[None] / SPREADS[:, None, None]
        chances = chances - chances.max(axis=2, keepdims=True)
        chances = chances - np.log(np.exp(chances).sum(axis=2, keepdims=True))
        found.likely += ((chances * batch.shares[on]).sum(axis=2) @ hats(rounds[on])).T
        now, sure, rounds = after, later_sure, later_rounds
    return found


def position(counted: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
    """What everybody has, the sure points, both less the mean of the table, and the rounds left."""
    rounds = np.maximum(counted[:, 0, -1] / 100, LATER[0])
    sure = counted[..., -2] / 2
    return had(counted, rounds), sure - sure.mean(axis=1, keepdims=True), rounds


def worths(said: Lesson, first: FloatArray, doubt: float = DOUBT) -> FloatArray:
    """The worth of each thing."""
    matrix = said.matrix + doubt * np.eye(THINGS)
    found: FloatArray = np.linalg.solve(matrix, said.vector + doubt * first).astype(np.float64)
    return found


def spreads(said: Lesson) -> FloatArray:
    """By knot, the spread by which the winners were likeliest among the positions near it."""
    return np.asarray(SPREADS[said.likely.argmax(axis=1)])


def as_vector(known: Learned) -> FloatArray:
    """Figures as numbers to begin with."""
    goods = [worth for name in GOODS for worth in known.goods[name][1:]]
    return np.array([*goods, *[known.cards.get(name, 0.0) for name in PLAYED]])


def as_figures(worth: FloatArray, spread: FloatArray) -> Learned:
    """What is written down."""
    by_knot = worth[: len(GOODS) * len(LATER)].reshape(len(GOODS), len(LATER))
    found = {
        name: np.maximum(by_knot[place], LEAST.get(name, 0.0)) for place, name in enumerate(GOODS)
    }
    found["laid point"] = np.maximum(found["laid point"], found["claim point"])
    goods = {name: (at_the_end, *rounded(found[name])) for name, at_the_end in GOODS.items()}
    cards = dict(zip(PLAYED, rounded(worth[len(GOODS) * len(LATER) :]), strict=True))
    return Learned(goods, cards, (SPREAD_AT_THE_END, *rounded(spread)))


def half_way(learned: Learned, fitted: Learned) -> Learned:
    """Half of what was learned and half of what was fitted by hand. Money stays as it was fitted:
    quick players keep no more dice for it than others, and whoever plays by what it is worth to
    them spends too much. So does the spread, since those who learn are not like the others."""

    def between(one: float, other: float) -> float:
        return round((one + other) / 2, 3)

    goods = {
        name: fitted.goods[name]
        if name in MONEY
        else tuple(map(between, learned.goods[name], fitted.goods[name]))
        for name in GOODS
    }
    cards = {name: between(learned.cards[name], fitted.cards[name]) for name in PLAYED}
    return Learned(goods, cards, fitted.spread)


def rounded(numbers: FloatArray) -> list[float]:
    return [round(float(one), 3) for one in numbers]
