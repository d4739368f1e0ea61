"""The evaluator of Dice Town's bots: the value of each answer to an ask, in points at the end.

`value_of` registers a function for the answers to some questions (`base_game.py`, `wild_west.py`;
`card_counting.py` for levels that count hands). An unknown ask is answered by passing or declining
where that is possible, else by the first choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from fivecups.engine import Ask
from fivecups.games.dice_town.components import ACE, JACK, KING, NINE, QUEEN, TEN
from fivecups.games.dice_town.decisions.sheriff_decisions import GAME, SECOND

from ...arrays import FloatArray
from ...dice.lattice import NODE_INDEX
from ..dice.dice_policies import DicePolicy
from ..dice.place_prizes import PlacePrizes, place_prizes
from ..evaluation.card_values import AnswerParts
from ..evaluation.position import Dice, Position

GAME_VALUE = 20.0
"""Points that it is worth to be named the winner in a final tie."""
UNKNOWN_PLACE_VALUE = 0.4
"""Points that winning a place is worth if its prize is not modelled."""
COST_SHRINKAGE = 0.67
"""Ratio of the cost of an answer found by playouts to the cost given by the evaluator, on average
(benchmarks/analysis.py)."""

AnswerValue = Callable[["Evaluator", AnswerParts], float | None]

PASSING_VERBS = ("pass", "decline")

FACE_OF_PLACE = {"mine": NINE, "bank": TEN, "general-store": JACK, "saloon": QUEEN, "sheriff": KING}


class Evaluator:
    """The values of the answers to one ask in one position, with dice valued by a dice policy."""

    def __init__(self, position: Position, policy: DicePolicy, ask: Ask) -> None:
        self.position = position
        self.policy = policy
        self.ask = ask
        self.data: Mapping[str, Any] = ask.data
        self.question = ask.question

    @cached_property
    def prizes(self) -> PlacePrizes:
        """The values of winning the places of this round, computed once."""
        return place_prizes(self.position)

    @cached_property
    def node_values(self) -> FloatArray:
        """The value of each multiset of set dice (node of the dice lattice) when the rest is about
        to be rolled for the last time, computed once."""
        return self.policy.node_values(self.position)

    def dice_value(self, dice: Dice) -> float:
        """Return the value of having set these dice when the rest is about to be rolled for the
        last time."""
        return float(self.node_values[NODE_INDEX[tuple(sorted(dice))]])

    def place_value(self, seat: int) -> float:
        """Return the value that the place in question has for `seat` with its dice; if the Sheriff
        names the winner of the game, the value of winning the game. Second place gets the action
        that the first left."""
        if self.decides_the_game:
            return GAME_VALUE
        place, second = self.data.get("place", ""), self.data.get("decision") == SECOND
        if place == "town-hall":
            if second:
                return self.prizes.hall_second
            return float(self.prizes.hall[self.position.count(seat, ACE)])
        face = FACE_OF_PLACE.get(place)
        if face is None:
            return UNKNOWN_PLACE_VALUE
        prizes = self.prizes.second if second else self.prizes.first
        return float(prizes[face - 1, self.position.count(seat, face)])

    @property
    def decides_the_game(self) -> bool:
        """True if the ask is about the winner of a final tie; the points are already counted
        then."""
        return self.data.get("decision") == GAME

    def value(self, answer: AnswerParts) -> float:
        """Return the value, in points at the end, of an answer to an ask with a list of choices."""
        for functions in (COUNTING_VALUES if self.position.counts_hands else {}, VALUES):
            function = functions.get(self.question)
            value = None if function is None else function(self, answer)
            if value is not None:
                return value
        return 1.0 if answer[0] in PASSING_VERBS else 0.0


VALUES: dict[str, AnswerValue] = {}
COUNTING_VALUES: dict[str, AnswerValue] = {}
"""For levels that count hands: the functions that value answers, by question. Where a function
returns None, that in `VALUES` is used."""


def value_of(*questions: str, counts_hands: bool = False) -> Callable[[AnswerValue], AnswerValue]:
    """Decorator that registers a function as the value of the answers to these questions; with
    `counts_hands` only for levels that count hands."""

    def register(function: AnswerValue) -> AnswerValue:
        functions = COUNTING_VALUES if counts_hands else VALUES
        functions.update(dict.fromkeys(questions, function))
        return function

    return register
