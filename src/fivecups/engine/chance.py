"""Chance: the one place where dice, shuffles and draws come from.

A game asks its state to roll, shuffle or pick; the state asks the chance it was given. What came
out is a *draw*: ``("roll", (3, 1))``, ``("shuffle", (2, 0, 1))``, ``("pick", (4,))``. Draws are
recorded beside the answer that brought them about, and a replay reads the draws: a stored game
never depends on a generator.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from math import floor
from random import Random
from typing import Any, TypeAlias

Draw: TypeAlias = "tuple[str, tuple[int, ...]]"


class ChanceError(ValueError):
    """A recorded or scripted draw is missing or does not fit what the rules ask for."""


class Chance:
    """A source of chance. A new one needs `below` only; all the rest is made of it."""

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, but not including, `limit`, each as likely as the others."""
        raise ChanceError("this state was given no chance to draw from")

    def roll(self, count: int, faces: int = 6) -> tuple[int, ...]:
        """The faces of `count` dice in the order in which they fell, 1 to `faces`."""
        return tuple([1 + self.below(faces) for _ in range(count)])

    def shuffle(self, count: int) -> tuple[int, ...]:
        """A random order of the places 0 to `count` - 1."""
        order = list(range(count))
        for place in range(count - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    def pick(self, limit: int) -> int:
        """One of the places 0 to `limit` - 1."""
        return self.below(limit)


NO_CHANCE = Chance()


ROLLS = tuple(tuple(product(range(1, 7), repeat=count)) for count in range(6))
"""All rolls of no die to five dice: one draw chooses a whole roll."""


class RandomChance(Chance):
    """Chance from a seeded generator: quick, and the same for the same seed in the same version of
    Python."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed).random

    def below(self, limit: int) -> int:
        return floor(self._random() * limit)

    def roll(self, count: int, faces: int = 6) -> tuple[int, ...]:
        if faces == 6 and count < len(ROLLS):
            rolls = ROLLS[count]
            return rolls[floor(self._random() * len(rolls))]
        return super().roll(count, faces)


class Recorder(Chance):
    """Passes every request on to another chance and keeps the draws, in order."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.draws: list[Draw] = []

    def below(self, limit: int) -> int:
        return self.source.below(limit)

    def roll(self, count: int, faces: int = 6) -> tuple[int, ...]:
        dice = self.source.roll(count, faces)
        self.draws.append(("roll", dice))
        return dice

    def shuffle(self, count: int) -> tuple[int, ...]:
        order = self.source.shuffle(count)
        self.draws.append(("shuffle", order))
        return order

    def pick(self, limit: int) -> int:
        place = self.source.pick(limit)
        self.draws.append(("pick", (place,)))
        return place


class RecordedChance(Chance):
    """Chance that reads draws from a record and refuses those that the rules did not ask for."""

    def __init__(self, draws: Iterable[Sequence[Any]] = ()) -> None:
        self._draws = list(draws)
        self._next = 0

    @property
    def unused(self) -> int:
        return len(self._draws) - self._next

    def _take(self, kind: str, wanted: str) -> tuple[int, ...]:
        if not self.unused:
            raise ChanceError(f"the rules ask for {wanted}, but no draw is left")
        draw = self._draws[self._next]
        if len(draw) != 2 or draw[0] != kind or not isinstance(draw[1], list | tuple):
            raise ChanceError(f"the rules ask for {wanted}, but the draw is {draw!r}")
        if not all(type(number) is int for number in draw[1]):
            raise ChanceError(f"the draw {draw!r} is not made of whole numbers")
        self._next += 1
        return tuple(draw[1])

    def roll(self, count: int, faces: int = 6) -> tuple[int, ...]:
        dice = self._take("roll", f"a roll of {count} dice")
        if len(dice) != count or not all(1 <= face <= faces for face in dice):
            raise ChanceError(
                f"the rules ask for a roll of {count} dice with {faces} faces, not {dice}"
            )
        return dice

    def shuffle(self, count: int) -> tuple[int, ...]:
        order = self._take("shuffle", f"a shuffle of {count} cards")
        if sorted(order) != list(range(count)):
            raise ChanceError(f"the rules ask for a shuffle of {count} cards, not {order}")
        return order

    def pick(self, limit: int) -> int:
        place = self._take("pick", f"a pick out of {limit}")
        if len(place) != 1 or not 0 <= place[0] < limit:
            raise ChanceError(f"the rules ask for a pick out of {limit}, not {place}")
        return place[0]
