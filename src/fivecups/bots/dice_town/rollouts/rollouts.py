"""Rollouts: the best candidates of an ask played on at a compiled table, in worlds that fit the
view, to the end of the round or, with few rounds left, of the game.

All candidates meet the same worlds and the same chance. The chance to win after each is weighed
against the evaluator's value: the noisier the rollouts, the less they count.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from fivecups.compiled.dice_town import state_layout
from fivecups.compiled.dice_town.lookup_tables import tables
from fivecups.compiled.dice_town.state_encoder import encode
from fivecups.engine import Ask, RandomChance, View
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.games.dice_town.view import DiceTownView

from ...analysis.playouts import draw_world
from ...arrays import FloatArray
from ..evaluation.holdings import rounds_to_come
from ..evaluation.position import SCORE_SPREAD, SPREAD_GROWTH
from ..state_from_view.state_rebuilder import rebuild
from ..weights import Weights, between, usual_weights
from . import policy_rows
from .goods_by_rounds_left import goods_as_curves
from .playouts import fill_win_chances

MAX_CANDIDATES, WORLDS = 6, 32
MAX_GAP = 2.0
"""Points behind the best answer beyond which an answer is not played on in rollouts."""
LAST_ROUNDS = 2.5
"""Number of rounds left below which candidates are played on to the end of the game, not only of
the round."""
VALUE_ERROR = 0.7
"""Standard error of the evaluator's values, in points."""
MIN_WIN_CHANCE, MAX_WIN_CHANCE = 0.02, 0.98
"""Bounds of the mean chance to win that is used to convert chances into points."""

ROLLOUT_QUESTIONS = frozenset({
    "rob_somebody", "say_anew", "keep_a_card", "keep_the_loot", "take_from_discards", "choose_a_player", "take_a_remedy", "be_treated",
    "choose_action", "discover", "give_a_claim", "set_a_trap", "shamans_blessing", "take_the_war_path",
})  # fmt: skip
"""Questions whose answers are compared by rollouts: those after which no dice are kept any more in
the round. The Sheriff's rulings are left out (the rollout policy makes no offers), and bounties,
which have a fixed value."""


@cache
def value_rows(weights: Weights, seats: int, seat: int) -> FloatArray:
    """Return the rollout policy's rows of values, by seat: this seat plays by `weights`, the others
    as usual players."""
    rows = [policy_rows.value_row(goods_as_curves(usual_weights()), seats)] * seats
    rows[seat] = policy_rows.value_row(goods_as_curves(weights), seats)
    return np.stack(rows)


class Rollouts:
    """The rollouts of one ask from one view."""

    def __init__(self, view: View[DiceTownView], ask: Ask, weights: Weights, seed: str) -> None:
        assert view.seat is not None
        self.view, self.ask = view, ask
        self.seat, self.table = view.seat, view.table
        self.seed = f"{seed} {ask.id}"
        self.weights = weights
        self.left = rounds_to_come(self.table.mine, self.table.claims_deck + len(self.table.row))

    def corrected(self, values: Sequence[float]) -> list[float]:
        """Return the evaluator's `values` of all answers in points, with those of the best
        candidates corrected by rollouts."""
        best = max(values)
        order = sorted(range(len(values)), key=lambda place: -values[place])
        candidates = [place for place in order[:MAX_CANDIDATES] if values[place] > best - MAX_GAP]
        if len(candidates) < 2:
            return list(values)
        return self.combined(values, candidates, self.win_chances(candidates))

    def win_chances(self, candidates: Sequence[int]) -> FloatArray:
        """Return the chance to win after each candidate answer (an index of the choices) in each
        world."""
        base = rebuild(self.view, self.ask, RandomChance(self.seed))
        worlds = [
            encode(draw_world(DICE_TOWN, base, self.seat, f"{self.seed} {number}"), number)
            for number in range(WORLDS)
        ]
        chances = np.zeros((len(candidates), len(worlds)))
        fill_win_chances(
            np.stack(worlds),
            np.array(candidates, dtype=np.int64),
            self.seat,
            tables(),
            value_rows(self.weights, self.view.seats, self.seat),
            policy_rows.dice_row(),
            np.zeros(policy_rows.SCRATCH_SIZE),
            np.zeros(state_layout.LENGTH, dtype=np.int64),
            np.zeros(state_layout.LENGTH, dtype=np.int64),
            1 if self.left > LAST_ROUNDS else 1 + int(self.left),
            chances,
        )
        return chances

    @property
    def spread(self) -> float:
        """The uncertainty of the final scores, in points."""
        left = max(1.0, self.left)
        if self.weights.goods.by_rounds:
            return between(policy_rows.SPREAD_CURVE, left)
        return float(SCORE_SPREAD * left**SPREAD_GROWTH)

    def combined(
        self, values: Sequence[float], candidates: Sequence[int], chances: FloatArray
    ) -> list[float]:
        """Return the values of all answers, those of the candidates as a mean of the evaluator's
        value and the rollouts' chances, each weighed by its error."""
        mean = float(np.clip(chances.mean(), MIN_WIN_CHANCE, MAX_WIN_CHANCE))
        points = chances * self.spread / (mean * (1 - mean))
        relative = points - points.mean(axis=0)
        noise = float((relative.std(axis=1, ddof=1) ** 2).mean()) / chances.shape[1]
        trust = VALUE_ERROR**2 / (VALUE_ERROR**2 + noise)
        own = np.array([values[place] for place in candidates])
        weighed = own.mean() + trust * relative.mean(axis=1) + (1 - trust) * (own - own.mean())
        result = [min(value, float(weighed.max()) - MAX_GAP) for value in values]
        for place, value in zip(candidates, weighed, strict=True):
            result[place] = float(value)
        return result
