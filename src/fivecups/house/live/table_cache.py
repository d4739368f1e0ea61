"""The cache of tables in memory, which loads tables from their logs on demand."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Protocol

from ..ports import NoSuchTable, TableStore
from ..table.commands import Outcome
from ..table.entries import AnyEntry, read_entries
from ..table.seats import Person
from ..table.snapshot import unpack
from ..table.table import Table, from_log
from ..wire.protocol import Presence
from ..write_receipt import Receipt

MAX_LATEST_ENTRIES = 200
"""Number of latest entries of each table kept in memory, for clients that reconnect."""

UNKNOWN_LENGTH = 2**62
"""A log length that stands for "there may be new entries". It is above any real length, so that the
log is read again even if this process has just written an entry."""

TABLE_ID = re.compile(r"[\w-]{1,40}", re.ASCII)
"""The pattern of table ids."""

Command = Callable[[Table, int], Outcome]
"""A command for a table, as a function of the table and the time in milliseconds."""

Submit = Callable[[str, Command], Awaitable[bool]]
"""A function that submits a command of the house for the table of an id."""


class Listener(Protocol):
    """A connection of a person. `deliver` sends a message without waiting. `mutes` are the people
    whose chat the connection does not receive. If `screen` is True it is a big screen and receives
    what spectators see. `watcher` is the person who counts as present because of this connection,
    or SCREEN; at a shared device it is the owner of the device, no matter who plays."""

    person: Person
    mutes: frozenset[str]
    screen: bool
    watcher: str

    def deliver(self, message: bytes) -> None: ...


@dataclass(slots=True, eq=False)
class PendingCommand:
    """A command in the queue of a table: its time of arrival, whether it waits with the chat, and
    the number of further tries. `fresh` is True if the table's log has been read again since the
    command arrived."""

    command: Command
    done: Receipt[bool]
    at: int
    chat: bool = False
    tries: int = 5
    fresh: bool = False


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table in memory. `latest` holds its last entries as bytes; `latest_at` is the time of the
    last one."""

    table: Table
    latest: deque[bytes] = field(default_factory=lambda: deque(maxlen=MAX_LATEST_ENTRIES))
    latest_at: int = 0
    last_used: float = 0.0
    snapshot_at: int = 0
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)

    # The command queue. While a command is being written, the others wait; those in `chat` wait
    # until `pending` is empty. `announced_seq` is the length of the log according to other
    # processes. If `clocks_checked` is False, clocks may have run while the house was closed.
    pending: deque[PendingCommand] = field(default_factory=deque)
    chat: deque[PendingCommand] = field(default_factory=deque)
    writing: bool = False
    announced_seq: int = 0
    clocks_checked: bool = True

    # The subscriptions: listeners with their seats, and the people who watch at other nodes (with
    # SCREEN if a big screen does).
    watchers: dict[Listener, int | None] = field(default_factory=dict)
    watchers_elsewhere: set[str] = field(default_factory=set)
    presence: Presence | None = None


class TableCache:
    """The tables in memory, by id. `prepare` is awaited with each loaded table before any caller
    gets it. `catch_up` is awaited with a table to read the entries that other nodes have written,
    if there are `several_nodes`."""

    def __init__(
        self,
        store: TableStore,
        prepare: Callable[[LiveTable], Awaitable[None]],
        catch_up: Callable[[LiveTable], Awaitable[None]],
        several_nodes: bool,
    ) -> None:
        self._store = store
        self._prepare = prepare
        self._catch_up = catch_up
        self._several_nodes = several_nodes
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    async def find(self, name: str) -> LiveTable:
        """Return the table of this id, from memory or loaded from its log. Raise
        :class:`NoSuchTable` if there is none."""
        live = self.live.get(name)
        if live is None:
            if not TABLE_ID.fullmatch(name):
                raise NoSuchTable(name)
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.ensure_future(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name, None))
            live = await asyncio.shield(loading)
        elif live.announced_seq > live.table.seq:
            await self._catch_up(live)
        live.last_used = time.monotonic()
        return live

    async def find_latest(self, name: str) -> LiveTable:
        """Return the table as :meth:`find` does, but including all entries that were in the log at
        the time of the call, even if no other process has announced them yet."""
        live = self.live.get(name)
        if live is not None and self._several_nodes:
            live.announced_seq = UNKNOWN_LENGTH
        return await self.find(name)

    @property
    def loading(self) -> Collection[str]:
        """The ids of the tables that are being loaded at this moment."""
        return self._loading

    def add(self, table: Table) -> None:
        """Put a new table, whose first entries are in the log, into memory."""
        self.live[table.id] = LiveTable(table, last_used=time.monotonic())

    async def entries(self, name: str) -> list[AnyEntry]:
        """Return the whole log of a table, read from the store."""
        return read_entries(name, await self._store.entries(name))

    async def _load(self, name: str) -> LiveTable:
        table = await self._read(name)
        live = LiveTable(
            table, last_used=time.monotonic(), snapshot_at=table.seq, clocks_checked=False
        )
        await self._prepare(live)
        self.live[name] = live
        return live

    async def _read(self, name: str) -> Table:
        snapshot = await self._store.snapshot(name)
        table = unpack(name, snapshot[1]) if snapshot is not None else None
        if table is None:
            bodies = await self._store.entries(name)
            if not bodies:
                raise NoSuchTable(name)
            return from_log(name, read_entries(name, bodies))
        for entry in read_entries(name, await self._store.entries(name, table.seq - 1)):
            table = table.after(entry)
        return table
