"""Rollouts: the best candidates of an ask played to the end of the round in worlds that fit the
view.

All candidates meet the same worlds and the same chance. After half of the worlds only the better
half of the candidates goes on. What comes out is a chance to win for each, weighed against the
worth that the expert gives it: the noisier the rollouts, the less they count.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from fivecups.engine import Answer, Ask, RandomChance, View
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.games.dice_town.state import DECK, DiceTownState
from fivecups.games.dice_town.view import DiceTownView

from ...analysis.playouts import try_answers
from ...bot import Bot
from ..compiled.resolution import chance_to_win
from ..dice.prospects import scale
from ..value.figures import (
    CANDIDATES,
    DOUBT,
    GAP,
    LEAST_CHANCE,
    MOST_CHANCE,
    ROLLOUT_WORLDS,
    ROUNDS,
    Figures,
)
from ..value.holdings import holdings, rounds_to_come
from .rebuild import rebuild

DECIDED_BY_ROLLOUTS = frozenset({
    "rob_somebody", "keep_a_card", "keep_the_loot", "take_from_discards", "choose_a_player", "take_a_remedy", "be_treated",
    "name_one", "choose_action", "discover", "catch_bandits", "give_a_claim", "set_a_trap", "shamans_blessing",
    "take_the_war_path",
})  # fmt: skip
"""Asks after which no dice are kept any more in the round."""


class Rollouts:
    """Looks at candidates from one view."""

    def __init__(
        self,
        view: View[DiceTownView],
        ask: Ask,
        figures: Figures,
        players: Sequence[Bot],
        seed: str,
    ) -> None:
        assert view.seat is not None
        self.view, self.ask = view, ask
        self.seat, self.table = view.seat, view.table
        self.seed = f"{seed} {ask.id}"
        self.figures = figures
        self.players = players
        self.scale = scale(figures, view.seats)

    @cached_property
    def base(self) -> DiceTownState:
        return rebuild(self.view, self.ask, RandomChance(self.seed))

    def weigh(self, answers: Sequence[Answer], values: Sequence[float]) -> list[float]:
        """The values of answers in points, those of the best candidates corrected by what rollouts
        say."""
        best = max(values)
        order = sorted(range(len(values)), key=lambda at: -values[at])
        running = [at for at in order[:CANDIDATES] if values[at] > best - GAP]
        if len(running) < 2:
            return list(values)
        found: dict[int, list[float]] = {at: [] for at in running}
        for number in range(ROLLOUT_WORLDS):
            if number == ROLLOUT_WORLDS // 2:
                running = sorted(running, key=lambda at: -sum(found[at]))[
                    : max(2, len(running) // 2)
                ]
            tried = try_answers(
                DICE_TOWN,
                self.base,
                self.seat,
                [answers[at] for at in running],
                f"{self.seed} {number}",
                self.players,
                lambda world: world.round != self.base.round,
                self.chance_to_win,
            )
            for at, chance in zip(running, tried, strict=True):
                found[at].append(chance)
        return self.combined(values, running, found)

    def combined(
        self, values: Sequence[float], running: Sequence[int], found: dict[int, list[float]]
    ) -> list[float]:
        chances = np.array([found[at] for at in running])
        usual = float(np.clip(chances.mean(), LEAST_CHANCE, MOST_CHANCE))
        left = rounds_to_come(self.table.mine, self.table.claims_deck + len(self.table.row))
        points = chances * self.spread(left) / (usual * (1 - usual))
        beside = points - points.mean(axis=0)
        noise = float((beside.std(axis=1, ddof=1) ** 2).mean()) / ROLLOUT_WORLDS
        trust = DOUBT**2 / (DOUBT**2 + noise)
        known = np.array([values[at] for at in running])
        weighed = known.mean() + trust * beside.mean(axis=1) + (1 - trust) * (known - known.mean())
        result = [min(value, float(weighed.max()) - GAP) for value in values]
        for at, value in zip(running, weighed, strict=True):
            result[at] = float(value)
        return result

    def chance_to_win(self, s: DiceTownState) -> float:
        """In a world whose round is over."""
        if s.result is not None:
            return s.result.win_shares[self.seat]
        left = rounds_to_come(s.mine, len(s.claims[DECK]) + len(s.row))
        worths = np.array([holdings(s, seat, self.figures) for seat in range(s.seats)])
        return chance_to_win(worths, self.seat, self.spread(left))

    def spread(self, rounds: float) -> float:
        return float(self.scale.spread[max(1, min(ROUNDS - 1, int(rounds + 0.5)))])
