"""A table at which chance is a turn of its own, as OpenSpiel wants it.

An answer is tried on a copy of the state. Where the rules then ask for a draw, the answer waits
until chance has been drawn.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, NamedTuple, Self

from fivecups.engine import Answer, Chance, RandomChance, State

from .games import encoding_of
from .games.poker_dice import ENCODING as POKER_DICE
from .table import Table

SAMPLED = [(0, 1.0)]
"""The one outcome of a chance node at which the game draws by itself."""

ROLLS = [list(combinations_with_replacement(range(1, 7), dice)) for dice in range(6)]
"""The outcomes of a roll of so many dice, in any order."""


class Needed(Exception):
    """The rules ask for a draw that has not been made yet."""

    def __init__(self, kind: str, count: int) -> None:
        super().__init__(kind, count)
        self.kind = kind
        self.count = count


class Drawn(Chance):
    """Chance that hands out the rolls that were made, and stops the game where one is missing."""

    def __init__(self, rolls: tuple[tuple[int, ...], ...]) -> None:
        self.rolls = list(rolls)

    def roll(self, count: int, faces: int = 6) -> tuple[int, ...]:
        if not self.rolls:
            raise Needed("roll", count)
        return self.rolls.pop(0)

    def shuffle(self, count: int) -> tuple[int, ...]:
        raise Needed("shuffle", count)

    def pick(self, limit: int) -> int:
        raise Needed("pick", limit)


class Pending(NamedTuple):
    """An answer that waits for chance; without one it is the beginning of the game."""

    seat: int = 0
    answer: Answer | None = None
    part: int = 0


class ChanceTable(Table):
    """A table at which chance is a turn of its own. The rolls of Poker Dice are drawn by whoever
    plays, one of the outcomes of `ROLLS`; in other games the table draws by itself then."""

    pending: Pending | None = None
    needed: tuple[str, int] = ("", 0)
    rolls: tuple[tuple[int, ...], ...] = ()

    @property
    def held(self) -> bool:
        return self.pending is not None

    def begin(self) -> None:
        self._wait_for_chance(Pending())

    def take(self, seat: int, answer: Answer, part: int) -> None:
        self._wait_for_chance(Pending(seat, answer, part))

    def outcomes(self) -> list[tuple[int, float]]:
        if not self.explicit:
            return SAMPLED
        return [(number, odds(roll)) for number, roll in enumerate(ROLLS[self.needed[1]])]

    def outcome_name(self, outcome: int) -> str:
        if not self.explicit:
            return "chance"
        return "roll " + " ".join(map(str, ROLLS[self.needed[1]][outcome]))

    def draw(self, outcome: int) -> None:
        """Go on after a chance node."""
        pending = self.pending
        if pending is None:
            raise ValueError("nothing is to be drawn")
        if self.explicit:
            self.rolls += (ROLLS[self.needed[1]][outcome],)
            self._wait_for_chance(pending)
        else:
            self._play(pending, self.state.copy(), self.chance)
        self.go_on()

    @property
    def explicit(self) -> bool:
        return self.encoding is POKER_DICE

    def _wait_for_chance(self, pending: Pending) -> None:
        """Take an answer if that needs no draw beyond those made; else chance is next."""
        try:
            self._play(pending, self.state.copy(), Drawn(self.rolls))
        except Needed as needed:
            self.pending, self.needed = pending, (needed.kind, needed.count)

    def _play(self, pending: Pending, state: State, chance: Chance) -> None:
        state.chance = chance
        if pending.answer is None:
            state.run()
        else:
            state.take(pending.seat, pending.answer, pending.part)
        self.state, self.pending, self.rolls = state, None, ()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        for name in ("views", "menus", "chance"):
            kept.pop(name)
        kept["encoding"] = self.encoding.name
        kept["state"] = self.state.copy()
        kept["state"].chance = Chance()
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__ |= kept
        self.__dict__ |= {"views": {}, "menus": {}, "chance": RandomChance()}
        self.encoding = encoding_of(kept["encoding"])


def odds(roll: tuple[int, ...]) -> float:
    """How likely these dice are, in any order."""
    ways = factorial(len(roll)) // prod(factorial(roll.count(face)) for face in set(roll))
    return float(ways / 6 ** len(roll))
