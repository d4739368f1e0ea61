"""Rollouts: the best candidates of an ask played to the end of the round in worlds that fit the
view.

All candidates meet the same worlds and the same chance. After half of the worlds only the better
half of the candidates goes on. What comes out is a chance to win for each, weighed against the
worth that the expert gives it: the noisier the rollouts, the less they count.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from fivecups.engine import Answer, Ask, Form, RandomChance, View, awaited
from fivecups.games.dice_town.cards import BACKS, CARD, CLAIM_POINTS, NAME
from fivecups.games.dice_town.components import BANDITS, DOLLARS_A_POINT
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.games.dice_town.state import DECK, DiceTownState

from ...arrays import FloatArray
from ...bot import Bot
from ..compiled.resolution import chance_to_win
from ..dice.prospects import scale
from ..value import cards
from ..value.figures import (
    CANDIDATES,
    CLAIMS_A_ROUND,
    DOUBT,
    GAP,
    LEAST_CHANCE,
    MOST_CHANCE,
    NUGGETS_A_ROUND,
    RANCH_SIGHT,
    ROLLOUT_WORLDS,
    ROUNDS,
    SAFE,
    Figures,
)
from .rebuild import Worlds

DECIDED_BY_ROLLOUTS = frozenset({
    "rob_somebody", "keep_a_card", "keep_the_loot", "take_from_discards", "choose_a_player", "take_a_remedy", "be_treated",
    "name_one", "choose_action", "discover", "catch_bandits", "give_a_claim", "set_a_trap", "shamans_blessing",
    "take_the_war_path",
})  # fmt: skip
"""Asks after which no dice are kept any more in the round."""


class Rollouts:
    """Looks at candidates from one view."""

    def __init__(
        self, view: View[Any], ask: Ask, figures: Figures, players: Sequence[Bot], seed: str
    ) -> None:
        self.view, self.seat = view, view.seat
        self.worlds = Worlds(view, ask, Random(f"{seed} {ask.id}"))
        self.figures = figures
        self.players = players
        self.scale = scale(figures, view.seats)

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
            world = self.worlds.deal()
            world.askings[-1].answers.clear()
            for at in running:
                found[at].append(self.play(world, answers[at]))
        return self.combined(values, running, found)

    def combined(
        self, values: Sequence[float], running: Sequence[int], found: dict[int, list[float]]
    ) -> list[float]:
        chances = np.array([found[at] for at in running])
        usual = float(np.clip(chances.mean(), LEAST_CHANCE, MOST_CHANCE))
        left = rounds_left(self.worlds.base, self.view.table.claims_deck)
        points = (
            chances
            * self.scale.spread[max(1, min(ROUNDS - 1, int(left + 0.5)))]
            / (usual * (1 - usual))
        )
        beside = points - points.mean(axis=0)
        noise = float((beside.std(axis=1, ddof=1) ** 2).mean()) / ROLLOUT_WORLDS
        trust = DOUBT**2 / (DOUBT**2 + noise)
        known = np.array([values[at] for at in running])
        weighed = known.mean() + trust * beside.mean(axis=1) + (1 - trust) * (known - known.mean())
        result = [min(value, float(weighed.max()) - GAP) for value in values]
        for at, value in zip(running, weighed, strict=True):
            result[at] = float(value)
        return result

    def play(self, world: DiceTownState, answer: Answer) -> float:
        """The chance to win after the round that goes on with this answer; nobody bribes the
        Sheriff any more."""
        s = world.copy()
        s.chance = RandomChance(s.asked)
        s.take(self.worlds.seat, answer)
        while not s.over and s.round == world.round:
            seat = awaited(s)[0]
            asking = s.askings[-1]
            choices = s.rules.questions[asking.question].choices(s, seat, *asking.args)
            if isinstance(choices, Form):
                s.take(seat, choices.default)
            elif len(choices) == 1:
                s.take(seat, choices[0])
            else:
                view = DICE_TOWN.view(s, seat)
                s.take(seat, self.players[seat].answer(view, view.asks[0]))
        if s.result is not None:
            return s.result.win_shares[self.worlds.seat]
        at = max(1, min(ROUNDS - 1, int(rounds_left(s, len(s.claims[DECK])) + 0.5)))
        worths = np.array([self.holding(s, seat, at) for seat in range(s.seats)])
        return chance_to_win(worths, self.worlds.seat, float(self.scale.spread[at]))

    def holding(self, s: DiceTownState, seat: int, rounds: int) -> float:
        """What a seat has, in points at the end."""
        figures = self.figures
        money: FloatArray = self.scale.money[rounds]
        total = s.nuggets[seat] * figures.nugget + float(
            money[min(s.dollars[seat], len(money) - 1)]
        )
        total += float(self.scale.badge[rounds]) if s.sheriff == seat else 0.0
        for back in BACKS:
            for card in s.piles(back)[seat]:
                name = NAME[card]
                if name in CLAIM_POINTS:
                    total += cards.claim(figures, CLAIM_POINTS[name])
                else:
                    total += cards.played(figures, name) + CARD[name].points * SAFE
        total += sum([CLAIM_POINTS[NAME[card]] for card in s.wired[seat]])
        ranches = len(s.ranches[seat])
        total += ranches * (ranches + 1) / 2 + figures.ranch_hope * ranches * min(
            1.0, rounds / RANCH_SIGHT
        )
        total += sum(
            [BANDITS[bandit].bounty for bandit in s.caught[seat]]
        ) / DOLLARS_A_POINT + figures.bandit * len(s.hired[seat])
        return total + (figures.indian_die if s.die_holder == seat else 0.0)


def rounds_left(s: DiceTownState, deck: int) -> float:
    return min(s.mine / NUGGETS_A_ROUND, (deck + len(s.row)) / CLAIMS_A_ROUND)
