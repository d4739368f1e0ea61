"""A game in which chance takes turns of its own, as OpenSpiel requires.

An answer is tried on a copy of the state. If the rules then need a draw, the answer is kept pending
until the draw is made.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, NamedTuple, Self

from fivecups.engine import Answer, Chance, RandomChance, State

from .action_table import Table
from .games import encoding_of

SAMPLED = [(0, 1.0)]
"""The only outcome number of a chance node at which the table draws by itself."""

ROLLS = [list(combinations_with_replacement(range(1, 7), dice)) for dice in range(6)]
"""All outcomes of a roll as multisets of faces, by number of dice."""


class DrawNeeded(Exception):
    """The exception for a draw that the rules need and that has not been made yet."""

    def __init__(self, kind: str, count: int) -> None:
        super().__init__(kind, count)
        self.kind = kind
        self.count = count


class GivenRolls(Chance):
    """A chance that returns given rolls in order, and raises `DrawNeeded` when another draw is
    needed."""

    def __init__(self, rolls: tuple[tuple[int, ...], ...]) -> None:
        self.rolls = list(rolls)

    def roll(self, count: int, faces: int = 6, *, at: str = "") -> tuple[int, ...]:
        if not self.rolls:
            raise DrawNeeded("roll", count)
        return self.rolls.pop(0)

    def shuffle(self, count: int, *, at: str = "") -> tuple[int, ...]:
        raise DrawNeeded("shuffle", count)

    def pick(self, limit: int, *, at: str = "") -> int:
        raise DrawNeeded("pick", limit)


class PendingAnswer(NamedTuple):
    """An answer that cannot be applied before a draw is made; None as answer stands for the
    beginning of the game."""

    seat: int = 0
    answer: Answer | None = None
    part: int = 0


class ChanceTable(Table):
    """A table at which chance takes turns of its own. If all chance is rolls of dice, the caller
    chooses a roll among the outcomes of `ROLLS`; in other games the table draws by itself at a
    chance node."""

    pending: PendingAnswer | None = None
    needed: tuple[str, int] = ("", 0)
    rolls: tuple[tuple[int, ...], ...] = ()

    @property
    def waits_for_chance(self) -> bool:
        return self.pending is not None

    def begin(self) -> None:
        self._wait_for_chance(PendingAnswer())

    def take(self, seat: int, answer: Answer, part: int) -> None:
        self._wait_for_chance(PendingAnswer(seat, answer, part))

    def outcomes(self) -> list[tuple[int, float]]:
        if not self.explicit:
            return SAMPLED
        return [(number, odds(roll)) for number, roll in enumerate(ROLLS[self.needed[1]])]

    def outcome_name(self, outcome: int) -> str:
        if not self.explicit:
            return "chance"
        return "roll " + " ".join(map(str, ROLLS[self.needed[1]][outcome]))

    def draw(self, outcome: int) -> None:
        """Apply the outcome with this number to the open chance node, and run on to the next action
        or chance node."""
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
        return self.encoding.rolls

    def _wait_for_chance(self, pending: PendingAnswer) -> None:
        """Apply the pending answer if the rolls made so far suffice; otherwise keep it pending and
        open a chance node."""
        try:
            self._play(pending, self.state.copy(), GivenRolls(self.rolls))
        except DrawNeeded as needed:
            self.pending, self.needed = pending, (needed.kind, needed.count)

    def _play(self, pending: PendingAnswer, state: State, chance: Chance) -> None:
        state.chance = chance
        if pending.answer is None:
            state.run()
        else:
            state.take(pending.seat, pending.answer, pending.part)
        self.state, self.pending, self.rolls = state, None, ()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        pickled = self.__dict__.copy()
        for name in ("views", "legal_actions_by_seat", "chance"):
            pickled.pop(name)
        pickled["encoding"] = self.encoding.name
        pickled["state"] = self.state.copy()
        pickled["state"].chance = Chance()
        return pickled

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        self.__dict__ |= pickled
        self.__dict__ |= {"views": {}, "legal_actions_by_seat": {}, "chance": RandomChance()}
        self.encoding = encoding_of(pickled["encoding"])


def odds(roll: tuple[int, ...]) -> float:
    """Return the probability of rolling these dice, in any order."""
    ways = factorial(len(roll)) // prod(factorial(roll.count(face)) for face in set(roll))
    return float(ways / 6 ** len(roll))
