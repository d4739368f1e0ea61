"""Chance: the only source of dice, shuffles and draws.

A game asks its state to roll, shuffle or pick; the state asks its chance. Each outcome is a *draw*:
``("roll", (3, 1), "dice 0 2 1")``, ``("shuffle", (2, 0, 1), "store 0")``. Draws are recorded with
the answer that caused them. A replay reads the recorded draws, so a stored game never depends on a
random number generator.

Every draw of a game has an *address* (`at`): a name for what is drawn, followed by numbers, such as
``dice SEAT ROUND ROLL``. A game uses no address twice. A source such as `AddressedChance` derives a
draw from its address alone, so that a seat has the same dice whatever the others decide; other
sources ignore the address.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from math import floor
from random import Random
from typing import Any, NamedTuple


class Draw(NamedTuple):
    """An outcome of chance: its kind ("roll", "shuffle" or "pick"), its numbers, and its address
    ("" in games that were recorded before draws had addresses)."""

    kind: str
    numbers: tuple[int, ...]
    address: str = ""


class ChanceError(ValueError):
    """The exception for a recorded or scripted draw that is missing or does not fit the request of
    the rules."""


class Chance:
    """The base class of sources of chance. A subclass must define `below` only; the other methods
    call it. `at` is the address of a draw."""

    def below(self, limit: int) -> int:
        """Return a random whole number from 0 to `limit` - 1, all equally likely."""
        raise ChanceError("this state was given no chance to draw from")

    def roll(self, count: int, faces: int = 6, *, at: str = "") -> tuple[int, ...]:
        """Return the faces of `count` dice, 1 to `faces`, in the order in which they fell."""
        return tuple([1 + self.below(faces) for _ in range(count)])

    def shuffle(self, count: int, *, at: str = "") -> tuple[int, ...]:
        """Return the numbers 0 to `count` - 1 in random order."""
        order = list(range(count))
        for place in range(count - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    def pick(self, limit: int, *, at: str = "") -> int:
        """Return a random index from 0 to `limit` - 1."""
        return self.below(limit)


NO_CHANCE = Chance()


ROLLS = tuple(tuple(product(range(1, 7), repeat=count)) for count in range(6))
"""For each number of dice from 0 to 5, all ordered rolls, so that a single random number chooses a
whole roll."""


class RandomChance(Chance):
    """Chance from a seeded generator: fast, and reproducible for the same seed and version of
    Python."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed).random

    def below(self, limit: int) -> int:
        return floor(self._random() * limit)

    def roll(self, count: int, faces: int = 6, *, at: str = "") -> tuple[int, ...]:
        if faces == 6 and count < len(ROLLS):
            rolls = ROLLS[count]
            return rolls[floor(self._random() * len(rolls))]
        return super().roll(count, faces)


class AddressedChance(Chance):
    """The base class of sources that derive every draw from its address alone. A roll of fewer dice
    has the first dice of a roll of more at the same address. A subclass defines `source_at`."""

    def source_at(self, address: str) -> Chance:
        """Return a source of numbers that depends on nothing but the address."""
        raise ChanceError(f"{type(self).__name__} must define source_at")

    def roll(self, count: int, faces: int = 6, *, at: str = "") -> tuple[int, ...]:
        return self.source_at(at).roll(count, faces)

    def shuffle(self, count: int, *, at: str = "") -> tuple[int, ...]:
        return self.source_at(at).shuffle(count)

    def pick(self, limit: int, *, at: str = "") -> int:
        return self.source_at(at).pick(limit)


class CommonRandomNumbers(AddressedChance):
    """Chance from a seed and the address of each draw, so that two games with the same seed have
    the same dice and decks as far as they ask for them."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def source_at(self, address: str) -> Chance:
        return _DieByDie(f"{self.seed} {address}")


class _DieByDie(RandomChance):
    """A seeded generator that draws a number for each die, so that a roll of fewer dice has the
    first dice of a roll of more."""

    def roll(self, count: int, faces: int = 6, *, at: str = "") -> tuple[int, ...]:
        return Chance.roll(self, count, faces)


class Recorder(Chance):
    """A chance that passes every request on to `source` and records the draws in order."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.draws: list[Draw] = []

    def below(self, limit: int) -> int:
        return self.source.below(limit)

    def roll(self, count: int, faces: int = 6, *, at: str = "") -> tuple[int, ...]:
        dice = self.source.roll(count, faces, at=at)
        self.draws.append(Draw("roll", dice, at))
        return dice

    def shuffle(self, count: int, *, at: str = "") -> tuple[int, ...]:
        order = self.source.shuffle(count, at=at)
        self.draws.append(Draw("shuffle", order, at))
        return order

    def pick(self, limit: int, *, at: str = "") -> int:
        place = self.source.pick(limit, at=at)
        self.draws.append(Draw("pick", (place,), at))
        return place


class RecordedChance(Chance):
    """A chance that returns recorded draws in order instead of random ones. It raises `ChanceError`
    for a draw that does not fit the request."""

    def __init__(self, draws: Iterable[Sequence[Any]] = ()) -> None:
        self._draws = list(draws)
        self._next = 0

    @property
    def unused(self) -> int:
        return len(self._draws) - self._next

    def _take(self, kind: str, wanted: str, address: str) -> tuple[int, ...]:
        if not self.unused:
            raise ChanceError(f"the rules ask for {wanted}, but no draw is left")
        draw = tuple(self._draws[self._next])
        if len(draw) not in (2, 3) or draw[0] != kind or not isinstance(draw[1], list | tuple):
            raise ChanceError(f"the rules ask for {wanted}, but the draw is {draw!r}")
        if not all(type(number) is int for number in draw[1]):
            raise ChanceError(f"the draw {draw!r} is not made of whole numbers")
        if address and any(recorded and recorded != address for recorded in draw[2:]):
            raise ChanceError(f"the rules ask for {wanted} at {address!r}, not {draw[2]!r}")
        self._next += 1
        return tuple(draw[1])

    def roll(self, count: int, faces: int = 6, *, at: str = "") -> tuple[int, ...]:
        dice = self._take("roll", f"a roll of {count} dice", at)
        if len(dice) != count or not all(1 <= face <= faces for face in dice):
            raise ChanceError(
                f"the rules ask for a roll of {count} dice with {faces} faces, not {dice}"
            )
        return dice

    def shuffle(self, count: int, *, at: str = "") -> tuple[int, ...]:
        order = self._take("shuffle", f"a shuffle of {count} cards", at)
        if sorted(order) != list(range(count)):
            raise ChanceError(f"the rules ask for a shuffle of {count} cards, not {order}")
        return order

    def pick(self, limit: int, *, at: str = "") -> int:
        place = self._take("pick", f"a pick out of {limit}", at)
        if len(place) != 1 or not 0 <= place[0] < limit:
            raise ChanceError(f"the rules ask for a pick out of {limit}, not {place}")
        return place[0]
