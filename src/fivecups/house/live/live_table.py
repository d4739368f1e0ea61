"""A table in memory, those who watch it, and how the house behaves at it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ..ports import Append, Summary
from ..table.commands import Decision
from ..table.entries import AnyEntry, encode_entry, kind_of
from ..table.seats import Person
from ..table.table import Table
from ..wire.frames import table_info
from ..wire.protocol import Presence

LATEST = 200
"""How many entries a table in memory has at hand for clients that come back."""

PLAIN = ("moved", "said", "woke")
"""Kinds of entries that change nothing in the table's line in the lists, unless the game ends."""


class Listener(Protocol):
    """A connection of a person. It takes messages without making anybody wait."""

    person: Person

    def deliver(self, message: bytes) -> None: ...


@dataclass(frozen=True, slots=True)
class Manners:
    """How the house behaves, in seconds. `pause` is how long a bot seems to think at a table with
    people; a hidden question is answered for those who have no choice, and by bots, after a time
    drawn from `hesitation`, so that a quick or slow table does not tell who could have answered
    otherwise. Once in `ponders` times it is three times as long, like that of somebody who has
    something to think about."""

    pause: float = 0.7
    hesitation: tuple[float, float] = (0.8, 2.0)
    ponders: int = 6
    unload_after: float = 300.0
    abandon_after: float = 7 * 24 * 3600.0
    sweep_every: float = 60.0


Decide = Callable[[Table, int], Decision]
"""What is to be written at a table at a time."""


@dataclass(slots=True, eq=False)
class Wish:
    """A decision to be taken at a table when its turn comes, when it was wished for, and how often
    it may be tried."""

    decide: Decide
    done: asyncio.Future[bool]
    at: int
    tries: int = 5


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table in memory, what is to be decided at it, and those who watch it. Decisions are taken
    one at a time: while one is being written, the others wait, and those in `chat` until there are
    no others. `latest` holds the last entries, each with the numbers of frames after it."""

    table: Table
    wishes: deque[Wish] = field(default_factory=deque)
    chat: deque[Wish] = field(default_factory=deque)
    writing: bool = False
    heard: int = 0
    latest: deque[tuple[AnyEntry, dict[int, int]]] = field(
        default_factory=lambda: deque(maxlen=LATEST)
    )
    hesitation: tuple[int, float] = (0, 0.0)
    watchers: dict[Listener, int | None] = field(default_factory=dict)
    presence: Presence | None = None
    used: float = 0.0
    snapshot_at: int = 0
    called: dict[int, str] = field(default_factory=dict)
    awake: bool = True
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)
    talked_at: int = 0
    talking: list[asyncio.Task[None]] = field(default_factory=list)


def append_of(name: str, seq: int, entries: Sequence[AnyEntry], after: Table) -> Append:
    rows = tuple((entry.at, kind_of(entry), encode_entry(entry)) for entry in entries)
    ends = after.phase == "over" and rows[-1][1] == "moved"
    plain = all(kind in PLAIN for _, kind, _ in rows) and not ends
    return Append(name, seq, rows, None if plain else summary_of(after))


def summary_of(table: Table) -> Summary:
    """The table's line in the lists."""
    info = table_info(table)
    return Summary(
        info.id,
        info.game,
        info.phase,
        info.visibility,
        info.rated,
        info.owner,
        info.created_at,
        table.touched,
        info.chairs,
        info.scores,
        info.winners,
    )
