"""Tables in memory: they come from their logs when somebody needs them."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Protocol

from ..ports import NoSuchTable, TableStore
from ..receipt import Receipt
from ..table.commands import Outcome
from ..table.entries import AnyEntry, read_entries
from ..table.seats import Person
from ..table.snapshot import unpack
from ..table.table import Table, from_log
from ..wire.protocol import Presence

LATEST = 200
"""How many entries a table in memory has at hand for clients that come back."""

MAYBE_MORE = 2**62
"""What is heard of a log that may have grown. It is more than any length, so that what is being
written here at the moment does not pass for all of it."""

NAME = re.compile(r"[\w-]{1,40}", re.ASCII)
"""What a table may be called."""

Command = Callable[[Table, int], Outcome]
"""What is to be done at a table at a time."""

Enqueue = Callable[[str, Command], Awaitable[bool]]
"""Has a command of the house carried out at a table."""


class Listener(Protocol):
    """A connection of a person, who does not hear those whom they have muted. It takes messages
    without making anybody wait. One that is a `screen` stands before everybody: it sees what
    spectators see, whoever has opened it. `watcher` is the person who is there because of it, or
    SCREEN: of a device that several people share it is the one whose device it is, whoever holds
    it."""

    person: Person
    mutes: frozenset[str]
    screen: bool
    watcher: str

    def deliver(self, message: bytes) -> None: ...


@dataclass(slots=True, eq=False)
class PendingCommand:
    """A command that waits for its turn, when it came, and how often it may be tried. One that is
    `fresh` is taken at the table as the log says that it is."""

    command: Command
    done: Receipt[bool]
    at: int
    tries: int = 5
    fresh: bool = False


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table in memory. `latest` holds the last entries as bytes, which hardly cost anything;
    `latest_at` is the time of the very last."""

    table: Table
    latest: deque[bytes] = field(default_factory=lambda: deque(maxlen=LATEST))
    latest_at: int = 0
    used: float = 0.0
    snapshot_at: int = 0
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)

    # The queue: while one command is being written the others wait, and those in `chat` until there
    # are no others. `heard` is how long another process says the log is; at a table that is not
    # `awake` the clocks may have run while the house was closed.
    pending: deque[PendingCommand] = field(default_factory=deque)
    chat: deque[PendingCommand] = field(default_factory=deque)
    writing: bool = False
    heard: int = 0
    awake: bool = True

    # The subscriptions: who watches from which seat, and who does so at other nodes (SCREEN among
    # them where a screen does).
    watchers: dict[Listener, int | None] = field(default_factory=dict)
    elsewhere: set[str] = field(default_factory=set)
    presence: Presence | None = None


class TableCache:
    """The tables in memory, by name. `prepare` is awaited with each one that has been loaded,
    before anybody gets it, and `catch_up` with one of which another process, where there are
    `several`, has written more."""

    def __init__(
        self,
        store: TableStore,
        prepare: Callable[[LiveTable], Awaitable[None]],
        catch_up: Callable[[LiveTable], Awaitable[None]],
        several: bool,
    ) -> None:
        self._store = store
        self._prepare = prepare
        self._catch_up = catch_up
        self._several = several
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    async def find(self, name: str) -> LiveTable:
        """The table of this name, from memory or from its log; raises :class:`NoSuchTable`."""
        live = self.live.get(name)
        if live is None:
            if not NAME.fullmatch(name):
                raise NoSuchTable(name)
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.ensure_future(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name, None))
            live = await asyncio.shield(loading)
        elif live.heard > live.table.seq:
            await self._catch_up(live)
        live.used = time.monotonic()
        return live

    async def find_latest(self, name: str) -> LiveTable:
        """As :meth:`find`, with all that was in the log when this was called, whether or not
        another process has told of it yet."""
        live = self.live.get(name)
        if live is not None and self._several:
            live.heard = MAYBE_MORE
        return await self.find(name)

    @property
    def loading(self) -> Collection[str]:
        """The tables that are being read at this moment."""
        return self._loading

    def add(self, table: Table) -> None:
        """A new table, whose log stands."""
        self.live[table.id] = LiveTable(table, used=time.monotonic())

    async def entries(self, name: str) -> list[AnyEntry]:
        """The whole log of a table."""
        return read_entries(name, await self._store.entries(name))

    async def _load(self, name: str) -> LiveTable:
        table = await self._read(name)
        live = LiveTable(table, used=time.monotonic(), snapshot_at=table.seq, awake=False)
        await self._prepare(live)
        self.live[name] = live
        return live

    async def _read(self, name: str) -> Table:
        shortcut = await self._store.snapshot(name)
        table = unpack(name, shortcut[1]) if shortcut is not None else None
        if table is None:
            bodies = await self._store.entries(name)
            if not bodies:
                raise NoSuchTable(name)
            return from_log(name, read_entries(name, bodies))
        for entry in read_entries(name, await self._store.entries(name, table.seq - 1)):
            table = table.after(entry)
        return table
