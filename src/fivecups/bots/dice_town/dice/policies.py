"""Dice decisions of the levels: what each set of kept dice is worth to the expert and the master,
to the regular and to the greedy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import inf
from typing import ClassVar

import numpy as np

from ...arrays import FloatArray
from ...dice.lattice import HAND_COUNT, NODE_COUNT, NODE_INDEX
from ..compiled.keeping import MONEY, all_dice, nodes_with, price, solve
from ..value import cards, worth
from ..value.figures import DOLLAR, GREEDY_FACE, GREEDY_REST
from ..value.position import Dice, Position
from . import prospects
from .figures import BRUTE_PLAYED, REVEALS
from .foresight import final_hand, is_foreseen, rivals_end, usual_values
from .hands import prizes, values


class DicePolicy(ABC):
    """What dice are worth; a level says how it looks at the opponents and at the rolls to come, and
    by which figures."""

    tuned: ClassVar[bool] = False

    @abstractmethod
    def hand_values(self, position: Position) -> FloatArray:
        """The worth of each final hand."""

    @abstractmethod
    def keeps(
        self, position: Position, kept: Dice, options: Sequence[Dice], free: bool = False
    ) -> list[float]:
        """The worth of keeping each of these parts of a roll beside the dice kept already."""

    def rolled(self, position: Position) -> FloatArray:
        """By node, the worth of having set these dice when the rest is about to be rolled for the
        last time."""
        found: FloatArray = all_dice().fill @ self.hand_values(position)
        return found


class ExpertPolicy(DicePolicy):
    """The dynamic programme on the lead after a round that is resolved for all hands, in worlds of
    the opponents' final hands; in Wild West on the sum of what places pay."""

    tuned = True

    def __init__(self) -> None:
        self.after = np.zeros((REVEALS, NODE_COUNT, MONEY))

    def hand_values(self, position: Position) -> FloatArray:
        if is_foreseen(position) or position.is_duel:
            return prospects.hand_values(position, prospects.stakes(position))
        rivals = np.stack([final_hand(position, other) for other in position.others])
        return values(prizes(position), rivals)

    def keeps(
        self, position: Position, kept: Dice, options: Sequence[Dice], free: bool = False
    ) -> list[float]:
        lattice = all_dice()
        filled = self.rolled(position)
        dollars = position.me.dollars
        have = min(dollars, MONEY - 1)
        purse = np.array([worth.money(position, dollars - have + left) for left in range(have + 1)])
        solve(
            lattice,
            filled,
            purse,
            rivals_end(position),
            nodes_with(tuple(sorted(kept))),
            self.after,
        )
        nodes = [NODE_INDEX[tuple(sorted(kept + option))] for option in options]
        return [
            self.paid(position, self.after[0, node], have, len(option), free)
            for node, option in zip(nodes, options, strict=True)
        ]

    def paid(
        self, position: Position, worths: FloatArray, dollars: int, count: int, free: bool
    ) -> float:
        """The worth of keeping so many dice, from its worth by the dollars that are left then. In a
        duel The Brute is played for many dice if dollars are worth more than the card."""
        cost = price(count)
        if not position.is_duel:
            cost = 0 if free and count > 1 else cost
            return float(worths[max(0, dollars - cost)]) - BRUTE_PLAYED * (cost > dollars)
        value = float(worths[dollars - cost]) if cost <= dollars else -inf
        return (
            max(value, float(worths[dollars]) - cards.card(position, "brute"))
            if free and count > 1
            else value
        )


class RegularPolicy(DicePolicy):
    """A rule of thumb: as if the rest were rolled once more and for free, against opponents whose
    dice are not looked at."""

    def hand_values(self, position: Position) -> FloatArray:
        return usual_values(position)

    def keeps(
        self, position: Position, kept: Dice, options: Sequence[Dice], free: bool = False
    ) -> list[float]:
        rolled = self.rolled(position)
        return [
            float(rolled[NODE_INDEX[tuple(sorted(kept + option))]])
            - DOLLAR * (0 if free and len(option) > 1 else price(len(option)))
            for option in options
        ]


class GreedyPolicy(DicePolicy):
    """Keeps its most frequent face and pays what that costs."""

    def hand_values(self, position: Position) -> FloatArray:
        return np.zeros(HAND_COUNT)

    def keeps(
        self, position: Position, kept: Dice, options: Sequence[Dice], free: bool = False
    ) -> list[float]:
        return [most_frequent(kept + option) - GREEDY_FACE * len(set(option)) for option in options]


def most_frequent(dice: Dice) -> float:
    """The size of the largest group, less what else is kept; the higher face of two as large."""
    if not dice:
        return -1.0
    size, face = max((dice.count(face), face) for face in set(dice))
    return size + GREEDY_FACE * face - GREEDY_REST * (len(dice) - size)
