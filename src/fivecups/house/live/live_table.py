"""A table in memory, those who watch it, and how the house behaves at it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ..ports import Append
from ..table.commands import Outcome
from ..table.entries import AnyEntry, Moved, encode_entry, kind_of
from ..table.seats import Person
from ..table.table import Table
from ..wire.frames import summary_of
from ..wire.protocol import Presence

LATEST = 200
"""How many entries a table in memory has at hand for clients that come back."""


class Listener(Protocol):
    """A connection of a person. It takes messages without making anybody wait."""

    person: Person

    def deliver(self, message: bytes) -> None: ...


Command = Callable[[Table, int], Outcome]
"""What is to be written at a table at a time."""


@dataclass(slots=True, eq=False)
class PendingCommand:
    """A decision to be taken at a table when its turn comes, when it was wished for, and how often
    it may be tried."""

    decide: Command
    done: asyncio.Future[bool]
    at: int
    tries: int = 5


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table in memory, what is to be decided at it, and those who watch it. Decisions are taken
    one at a time: while one is being written, the others wait, and those in `chat` until there are
    no others. `latest` holds the last entries, each with the numbers of frames after it."""

    table: Table
    wishes: deque[PendingCommand] = field(default_factory=deque)
    chat: deque[PendingCommand] = field(default_factory=deque)
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
    """These entries for the end of a log, with the table's line in the lists where that changes."""
    rows = tuple([(entry.at, kind_of(entry), encode_entry(entry)) for entry in entries])
    ends = after.phase == "over" and isinstance(entries[-1], Moved)
    changed = ends or any(entry.changes_info for entry in entries)
    return Append(name, seq, rows, summary_of(after) if changed else None)
