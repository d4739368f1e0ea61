"""Rollouts: the best candidates of an ask played on at a compiled table, in worlds that fit the
view, to the end of the round or, with few rounds left, of the game.

All candidates meet the same worlds and the same chance. What comes out is a chance to win for each,
weighed against the worth that the expert gives it: the noisier the rollouts, the less they count.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from fivecups.compiled.dice_town import layout as at
from fivecups.compiled.dice_town.data import tables
from fivecups.compiled.dice_town.encode import encode
from fivecups.engine import Ask, RandomChance, View
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.games.dice_town.view import DiceTownView

from ...analysis.playouts import world_like
from ...arrays import FloatArray
from ..quick import tables as of
from ..quick.rounds import try_at_a_table
from ..quick.usual import by_hand
from ..value.figures import (
    CANDIDATES,
    DOUBT,
    GAP,
    GROWTH,
    LEAST_CHANCE,
    MOST_CHANCE,
    ROLLOUT_WORLDS,
    SPREAD,
    TO_THE_END,
    USUAL,
    Figures,
)
from ..value.holdings import rounds_to_come
from .rebuild import rebuild

DECIDED_BY_ROLLOUTS = frozenset({
    "rob_somebody", "keep_a_card", "keep_the_loot", "take_from_discards", "choose_a_player", "take_a_remedy", "be_treated",
    "choose_action", "discover", "give_a_claim", "set_a_trap", "shamans_blessing", "take_the_war_path",
})  # fmt: skip
"""Asks after which no dice are kept any more in the round, but for the Sheriff's rulings (quick
players make no offers) and for bounties, which are what they are."""


@cache
def values_at(figures: Figures, seats: int, me: int) -> FloatArray:
    """By seat, what things are worth to quick players: to me by these figures, to the others what
    people take them to be worth."""
    rows = [of.value_row(by_hand(USUAL), seats)] * seats
    rows[me] = of.value_row(figures.learned or by_hand(figures), seats)
    return np.stack(rows)


class Rollouts:
    """Looks at candidates from one view."""

    def __init__(self, view: View[DiceTownView], ask: Ask, figures: Figures, seed: str) -> None:
        assert view.seat is not None
        self.view, self.ask = view, ask
        self.seat, self.table = view.seat, view.table
        self.seed = f"{seed} {ask.id}"
        self.figures = figures
        self.left = rounds_to_come(self.table.mine, self.table.claims_deck + len(self.table.row))

    def weigh(self, values: Sequence[float]) -> list[float]:
        """The values of answers in points, those of the best candidates corrected by what rollouts
        say."""
        best = max(values)
        order = sorted(range(len(values)), key=lambda place: -values[place])
        running = [place for place in order[:CANDIDATES] if values[place] > best - GAP]
        if len(running) < 2:
            return list(values)
        return self.combined(values, running, self.chances(running))

    def chances(self, running: Sequence[int]) -> FloatArray:
        """By candidate, told by its place among the choices, and by world, the chance to win."""
        base = rebuild(self.view, self.ask, RandomChance(self.seed))
        worlds = [
            encode(world_like(DICE_TOWN, base, self.seat, f"{self.seed} {number}"), number)
            for number in range(ROLLOUT_WORLDS)
        ]
        found = np.zeros((len(running), len(worlds)))
        try_at_a_table(
            np.stack(worlds),
            np.array(running, dtype=np.int64),
            self.seat,
            tables(),
            values_at(self.figures, self.view.seats, self.seat),
            of.dice_row(),
            np.zeros(of.ROOM),
            np.zeros(at.LENGTH, dtype=np.int64),
            np.zeros(at.LENGTH, dtype=np.int64),
            1 if self.left > TO_THE_END else 1 + int(self.left),
            found,
        )
        return found

    @property
    def spread(self) -> float:
        """How uncertain the end is, in points."""
        left, learned = max(1.0, self.left), self.figures.learned
        return SPREAD * left**GROWTH if learned is None else learned.uncertainty(left)

    def combined(
        self, values: Sequence[float], running: Sequence[int], chances: FloatArray
    ) -> list[float]:
        usual = float(np.clip(chances.mean(), LEAST_CHANCE, MOST_CHANCE))
        points = chances * self.spread / (usual * (1 - usual))
        beside = points - points.mean(axis=0)
        noise = float((beside.std(axis=1, ddof=1) ** 2).mean()) / chances.shape[1]
        trust = DOUBT**2 / (DOUBT**2 + noise)
        known = np.array([values[place] for place in running])
        weighed = known.mean() + trust * beside.mean(axis=1) + (1 - trust) * (known - known.mean())
        result = [min(value, float(weighed.max()) - GAP) for value in values]
        for place, value in zip(running, weighed, strict=True):
            result[place] = float(value)
        return result
