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


@dataclass(slots=True)
class Record:
    """A game as the list of its answers and draws.

    `names` are the players' names by seat, for people; the rules do not read them.
    """

    game: str
    version: int
    seats: int
    options: Mapping[str, Any]
    opening: tuple[Draw, ...] = ()
    moves: list[Move] = field(default_factory=list)
    result: Result | None = None
    names: tuple[str, ...] = ()
