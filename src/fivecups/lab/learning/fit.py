"""Values from games: temporal differences for what things are worth, likelihood for the spread.

The worth of a seat is a sum (`lab/learning/quick/learned.py`); what is learned is its lead over
the mean of the table. Least-squares temporal differences, LSTD(λ), ask of a position what the later
positions of the game are worth, and of the last ones what the count says; with few games the
figures stay near those that one began with. The spread is the one by which the games' winners were
likeliest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from fivecups.bots.arrays import FloatArray
from fivecups.bots.dice_town.value.cards import played
from fivecups.bots.dice_town.value.figures import LIQUID_SCALE, RANCH_SIGHT, REACH, SAFE, Figures
from fivecups.games.dice_town.components import BADGE_POINTS, DOLLARS_A_POINT

from .quick.learned import GOODS, KNOTS, Learned
from .quick.tables import COUNTED, PLAYED
from .self_play import Batch

LATER = np.array(KNOTS[1:])
"""With no round left, worths are what the rules count."""

THINGS = len(GOODS) * len(LATER) + len(PLAYED)

LAMBDA = 0.7
DOUBT = 400.0
"""How much the figures that one begins with weigh: the squares of a thing's numbers in all
positions that weigh as much."""

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
    goods = {
        name: (at_the_end, *rounded(by_knot[place]))
        for place, (name, at_the_end) in enumerate(GOODS.items())
    }
    cards = dict(zip(PLAYED, rounded(worth[len(GOODS) * len(LATER) :]), strict=True))
    return Learned(goods, cards, (SPREAD_AT_THE_END, *rounded(spread)))


def rounded(numbers: FloatArray) -> list[float]:
    return [round(float(one), 3) for one in numbers]


def by_hand(figures: Figures) -> Learned:
    """Figures that were fitted by hand, as something to begin with."""
    rounds = np.array(KNOTS)
    soon = np.minimum(1.0, rounds / REACH)
    usual = np.ones(len(KNOTS))
    by_knot: Mapping[str, FloatArray] = {
        "nugget": figures.nugget * usual,
        "dollar": usual / DOLLARS_A_POINT,
        "purse": figures.liquid * soon,
        "badge": BADGE_POINTS * figures.badge_stays**rounds + figures.badge_office * soon,
        "claim point": SAFE * usual,
        "claim": -figures.claim_risk * usual,
        "equipment point": SAFE * usual,
        "ranch": figures.ranch_hope * np.minimum(1.0, rounds / RANCH_SIGHT),
        "bandit": figures.bandit * usual,
        "indian die": figures.indian_die * usual,
    }
    goods = {name: (GOODS[name], *map(float, by_knot[name][1:])) for name in GOODS}
    spread = (SPREAD_AT_THE_END, 4.0, 6.2, 8.2, 10.0)
    return Learned(goods, {name: played(figures, name) for name in PLAYED}, spread)
