"""What the answers to an ask are worth, in points at the end.

`worth_of` registers a function by the names of the questions whose answers it knows (`base.py`,
`west.py`; `informed.py` for those who count more). An ask that is not known is answered by a rule
that is never far off: pass or decline where that is possible, else the first choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from fivecups.engine import Ask
from fivecups.games.dice_town.components import ACE, JACK, KING, NINE, QUEEN, TEN
from fivecups.games.dice_town.decisions.deciding import GAME, SECOND

from ...arrays import FloatArray
from ...dice.lattice import NODE_INDEX
from ..dice.hands import Prizes, prizes
from ..dice.policies import DicePolicy
from ..value.card_value import Parts
from ..value.figures import OTHER_PLACE, THE_GAME
from ..value.position import Dice, Position

Worth = Callable[["Evaluator", Parts], float | None]

NOT_NOW = ("pass", "decline")

FACE_OF_PLACE = {"mine": NINE, "bank": TEN, "general-store": JACK, "saloon": QUEEN, "sheriff": KING}


class Evaluator:
    """Values the answers to one ask, in one position, with the dice as a level looks at them."""

    def __init__(self, position: Position, policy: DicePolicy, ask: Ask) -> None:
        self.position = position
        self.policy = policy
        self.ask = ask
        self.data: Mapping[str, Any] = ask.data
        self.question = ask.question

    @cached_property
    def prize(self) -> Prizes:
        return prizes(self.position)

    @cached_property
    def rolled(self) -> FloatArray:
        return self.policy.rolled(self.position)

    def dice_worth(self, dice: Dice) -> float:
        """The worth of having set these dice when the rest is about to be rolled."""
        return float(self.rolled[NODE_INDEX[tuple(sorted(dice))]])

    def place_worth(self, seat: int) -> float:
        """What the place that is decided on gives, with this seat's dice; or the game itself. Who
        is second does what the first has left."""
        if self.decides_the_game:
            return THE_GAME
        place, second = self.data.get("place", ""), self.data.get("decision") == SECOND
        if place == "town-hall":
            if second:
                return self.prize.hall_second
            return float(self.prize.hall[self.position.count(seat, ACE)])
        face = FACE_OF_PLACE.get(place)
        if face is None:
            return OTHER_PLACE
        paid = self.prize.second if second else self.prize.first
        return float(paid[face - 1, self.position.count(seat, face)])

    @property
    def decides_the_game(self) -> bool:
        """Whether the Sheriff names the winner of a final tie: the count stands by then."""
        return self.data.get("decision") == GAME

    def worth(self, answer: Parts) -> float:
        """The worth of an answer of the list."""
        for known in (INFORMED if self.position.informed else {}, WORTH):
            look = known.get(self.question)
            found = None if look is None else look(self, answer)
            if found is not None:
                return found
        return 1.0 if answer[0] in NOT_NOW else 0.0


WORTH: dict[str, Worth] = {}
INFORMED: dict[str, Worth] = {}
"""What those say who are informed; where they say nothing, it is as for everybody."""


def worth_of(*questions: str, informed: bool = False) -> Callable[[Worth], Worth]:
    """Decorator: the worth of the answers to these questions."""

    def register(function: Worth) -> Worth:
        (INFORMED if informed else WORTH).update(dict.fromkeys(questions, function))
        return function

    return register
