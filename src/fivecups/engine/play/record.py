"""The record of a game: everything needed to replay it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..answers import Answer
from ..chance import Draw
from ..events import Result


@dataclass(frozen=True, slots=True)
class Move:
    """A move in a record: an answer of a seat, with the draws of chance that followed it."""

    seat: int
    ask: str
    answer: Answer
    draws: tuple[Draw, ...] = ()


@dataclass(frozen=True, slots=True)
class Earlier:
    """A previous player of a seat that another player took over: the seat's moves up to number
    `until` are theirs. `name` is None for a bot."""

    seat: int
    until: int
    name: str | None


@dataclass(slots=True)
class Record:
    """A game as the list of its answers and draws.

    `names` are the names by seat of those who played to the end; `earlier` lists the players whose
    seats they took over. Both are for readers only, not for the rules.
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
        """Return the names by seat of those who had the seats when move number `move` was made; ""
        for a bot."""
        names = [*self.names, *[""] * (self.seats - len(self.names))]
        for player in reversed(self.earlier):
            if move <= player.until:
                names[player.seat] = player.name or ""
        return tuple(names)
