"""Dice policies: the value of keeping dice, for the expert and master, the regular and the greedy
level."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import inf

import numpy as np

from ...arrays import FloatArray
from ...dice.lattice import HAND_COUNT, NODE_COUNT, NODE_INDEX
from ..compiled.keep_solver import PURSE_SIZES, dice_lattice, keep_price, nodes_with, solve_keeps
from ..evaluation import card_values, goods_values
from ..evaluation.position import Dice, Position
from ..weights import PLAIN_DOLLAR_VALUE
from .hand_values import hand_values
from .opponent_model import final_hand, opponents_end, places_predict, usual_hand_values
from .place_prizes import place_prizes
from .round_stakes import hand_leads, round_stakes
from .usual_opponents import REVEAL_HORIZON

GREEDY_FACE_BONUS = 0.01
"""Value that each higher face adds to a group of equal dice, for the greedy level; a group counts
its size."""
GREEDY_OTHER_DIE_COST = 0.5
"""Value that the greedy level subtracts for each die outside the largest group."""
BRUTE_COST = 1.3
"""Points that it costs to play The Brute, if the dollars do not suffice for the kept dice."""


class DicePolicy(ABC):
    """The interface of a level's dice policy: the value of each final hand, and of keeping some of
    the rolled dice."""

    @abstractmethod
    def hand_values(self, position: Position) -> FloatArray:
        """Return the value of each of the 252 final hands for the position's seat."""

    @abstractmethod
    def keep_values(
        self, position: Position, kept: Dice, options: Sequence[Dice], brute: bool = False
    ) -> list[float]:
        """Return the value of keeping each of `options` beside the dice `kept` before. With `brute`
        the seat can play The Brute, which makes several dice free."""

    def node_values(self, position: Position) -> FloatArray:
        """Return the value of each multiset of set dice (node of the lattice) when the rest is
        about to be rolled for the last time."""
        values: FloatArray = dice_lattice().fill @ self.hand_values(position)
        return values


class ExpertDice(DicePolicy):
    """The dice policy of expert and master: the exact best keeps against a model of the opponents.
    In the base game the value of a final hand is the lead after the round, resolved in worlds of
    the opponents' final hands. In Wild West it is the sum of what the places pay."""

    def __init__(self) -> None:
        self.after = np.zeros((REVEAL_HORIZON, NODE_COUNT, PURSE_SIZES))

    def hand_values(self, position: Position) -> FloatArray:
        if places_predict(position) or position.is_duel:
            return hand_leads(position, round_stakes(position))
        hands = np.stack([final_hand(position, other) for other in position.others])
        return hand_values(place_prizes(position), hands)

    def keep_values(
        self, position: Position, kept: Dice, options: Sequence[Dice], brute: bool = False
    ) -> list[float]:
        dollars = position.me.dollars
        purse = min(dollars, PURSE_SIZES - 1)
        money = [goods_values.money(position, dollars - purse + left) for left in range(purse + 1)]
        solve_keeps(
            dice_lattice(),
            self.node_values(position),
            np.array(money),
            opponents_end(position),
            nodes_with(tuple(sorted(kept))),
            self.after,
        )
        nodes = [NODE_INDEX[tuple(sorted(kept + option))] for option in options]
        return [
            self.value_when_paid(position, self.after[0, node], purse, len(option), brute)
            for node, option in zip(nodes, options, strict=True)
        ]

    def value_when_paid(
        self, position: Position, values: FloatArray, dollars: int, count: int, brute: bool
    ) -> float:
        """Return the value of keeping `count` dice and paying for them; `values` gives the value by
        dollars left afterwards. In a duel The Brute is played if it is worth less than the dollars
        that it saves."""
        cost = keep_price(count)
        if not position.is_duel:
            cost = 0 if brute and count > 1 else cost
            return float(values[max(0, dollars - cost)]) - BRUTE_COST * (cost > dollars)
        value = float(values[dollars - cost]) if cost <= dollars else -inf
        if brute and count > 1:
            [card, *_] = card_values.free_keepers(position)
            return max(value, float(values[dollars]) - card_values.card_value(position, card))
        return value


class RegularDice(DicePolicy):
    """The dice policy of the regular level, a rule of thumb: the rest is rolled once more for free,
    and opponents are usual players."""

    def hand_values(self, position: Position) -> FloatArray:
        return usual_hand_values(position)

    def keep_values(
        self, position: Position, kept: Dice, options: Sequence[Dice], brute: bool = False
    ) -> list[float]:
        values = self.node_values(position)
        return [
            float(values[NODE_INDEX[tuple(sorted(kept + option))]])
            - PLAIN_DOLLAR_VALUE * (0 if brute and len(option) > 1 else keep_price(len(option)))
            for option in options
        ]


class GreedyDice(DicePolicy):
    """The dice policy of the greedy level: keep the most frequent face, whatever it costs."""

    def hand_values(self, position: Position) -> FloatArray:
        return np.zeros(HAND_COUNT)

    def keep_values(
        self, position: Position, kept: Dice, options: Sequence[Dice], brute: bool = False
    ) -> list[float]:
        return [
            group_value(kept + option) - GREEDY_FACE_BONUS * len(set(option)) for option in options
        ]


def group_value(dice: Dice) -> float:
    """Return the greedy level's value of dice: the size of the largest group of equal dice, less a
    cost for the others; of two equal groups the higher face counts more."""
    if not dice:
        return -1.0
    size, face = max((dice.count(face), face) for face in set(dice))
    return size + GREEDY_FACE_BONUS * face - GREEDY_OTHER_DIE_COST * (len(dice) - size)
