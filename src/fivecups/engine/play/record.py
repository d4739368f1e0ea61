"""The record of a game: all that is needed to play it again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..answers import Answer
from ..chance import Draw
from ..events import Result


@dataclass(frozen=True, slots=True)
class Move:
    """One answer, and what chance added to it."""

    seat: int
    ask: str
    answer: Answer
    draws: tuple[Draw, ...] = ()


@dataclass(frozen=True, slots=True)
class Earlier:
    """Whoever had a seat before somebody took it over: its moves up to number `until` are theirs.
    A bot has no name."""

    seat: int
    until: int
    name: str | None


@dataclass(slots=True)
class Record:
    """A game as the list of its answers and draws.

    `names` are the names by seat of those who played to the end, and `earlier` are those whose
    seats they took over, for people; the rules do not read them.
    """

    game: str
    version: int
    seats: int
    options: Mapping[str, Any]
    opening: tuple[Draw, ...] = ()
    moves: list[Move] = field(default_factory=list)
    result: Result | None = None
    names: tuple[str, ...] = ()
    earlier: tuple[Earlier, ...] = ()

    def names_at(self, move: int) -> tuple[str, ...]:
        """The names by seat of those who had the seats when this move was made; "" for a bot."""
        names = [*self.names, *[""] * (self.seats - len(self.names))]
        for one in reversed(self.earlier):
            if move <= one.until:
                names[one.seat] = one.name or ""
        return tuple(names)
