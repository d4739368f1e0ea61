"""The levels of Poker Dice: a class of player, most of them on the exact solution, and the noise of
its choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fivecups.engine import Answer, Ask, View
from fivecups.games.poker_dice.view import PokerDiceView

from ..bot import Bot
from ..character import Chooser
from .master import MasterBot
from .position_from_view import position_of
from .solver.rule_arrays import Variant, variant_of
from .solver.solution import Solution
from .solver.solve import solve

REGULAR_NOISE = 1.0
"""λ of a regular's choices, in points of the expected final score."""
NOVICE_NOISE = 2.0
"""λ of a novice's choices, in points of the expected final score."""


@lru_cache(maxsize=4)
def solution_for(variant: Variant) -> Solution:
    """Return the solution of these options, shared by all bots that play by them."""
    return solve(*variant)


class ExactBot:
    """A player that makes the choice with the highest expected final score, always the same one in
    the same position."""

    def __init__(self, solution: Solution) -> None:
        self.solution = solution

    def answer(self, view: View[PokerDiceView], ask: Ask) -> Answer:
        return self.solution.best_choice(*position_of(view))


class NoisyBot:
    """A player that knows the expected final score of every choice, but slips: often where little
    is at stake, rarely where much is."""

    def __init__(self, solution: Solution, chooser: Chooser) -> None:
        self.solution = solution
        self.chooser = chooser

    def answer(self, view: View[PokerDiceView], ask: Ask) -> Answer:
        choices = self.solution.choices(*position_of(view))
        values = [choice.expected_score for choice in choices]
        return self.chooser.choose(ask.id, choices, values).choice


class GreedyBot:
    """A player that keeps its most frequent face, the higher one of two, and writes into the box
    that scores most now."""

    def answer(self, view: View[PokerDiceView], ask: Ask) -> Answer:
        table = view.table
        face, count = max(Counter(table.dice).items(), key=lambda group: (group[1], group[0]))
        if table.rolls_left and count < len(table.dice):
            return ("keep", (face,) * count)
        return ("write", max(table.possible, key=lambda box: table.possible[box]))


@dataclass(frozen=True)
class Level:
    """A strength of play: the class that plays it, and the noise of its choices (λ, in points)."""

    player: type[MasterBot] | type[ExactBot] | type[NoisyBot] | type[GreedyBot]
    noise: float = 0.0


LEVELS = {
    "master": Level(MasterBot),
    "expert": Level(ExactBot),
    "regular": Level(NoisyBot, noise=REGULAR_NOISE),
    "novice": Level(NoisyBot, noise=NOVICE_NOISE),
    "greedy": Level(GreedyBot),
}


def make_bot(level: str, options: Mapping[str, Any], seed: str) -> Bot:
    """Return a new bot of this level for a table with these options."""
    player, noise = LEVELS[level].player, LEVELS[level].noise
    if issubclass(player, GreedyBot):
        return player()
    solution = solution_for(variant_of(options))
    return (
        player(solution, Chooser(seed, noise)) if issubclass(player, NoisyBot) else player(solution)
    )
