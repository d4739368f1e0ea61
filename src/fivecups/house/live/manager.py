"""The manager of all tables: it puts the parts of this package together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal

import msgspec
import structlog

from ..ports import Alone, Bus, StorageError, TableStore
from ..table.commands import retire
from ..table.entries import Forgotten, Moved, Started, TookOver
from ..table.table import Table
from ..wire.broadcast import Changes, encode
from ..workers.bots import BotService
from .attending.attendance import Attendance
from .command_queue import CommandQueue
from .door import Door
from .housekeeping import Housekeeping
from .presence import SharedPresence
from .subscriptions import Call, Subscriptions
from .tables import LiveTable, TableCache
from .timing import Timing

log = structlog.get_logger("fivecups.house")


Problem = Literal["bus", "leases"]
"""No news come from other nodes; the leases of tables cannot be renewed."""

_decode_call = msgspec.json.Decoder(Call).decode


class TableManager:
    """All tables of a house: what others call, and the wires between the parts.

    `finished` is called with every table whose game has just ended by an entry written here, and
    `joined` with one over days at which somebody has just begun to play. `absent` is called with
    a table and somebody for whom it waits and who does not watch it; `looks` when they do. Of
    tables that this node does not prefer it attends only those that the others leave alone.
    `closed` is when the house was last seen open before this.
    """

    def __init__(
        self,
        store: TableStore,
        bots: BotService,
        timing: Timing | None = None,
        now: Callable[[], int] = lambda: int(time.time() * 1000),
        bus: Bus | None = None,
        prefers: Callable[[str], bool] | None = None,
        closed: int | None = None,
    ) -> None:
        timing = timing or Timing()
        self.bus: Bus = bus or Alone()
        self.finished: Callable[[Table], Awaitable[None]] | None = None
        self.joined: Callable[[Table], Awaitable[None]] | None = None
        self.absent: Callable[[Table, str], None] = lambda table, person: None
        self.looks: Callable[[Table, str], None] = lambda table, person: None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.tables = TableCache(store, self._loaded, self._catch_up, self.bus.shared)
        self._queue = CommandQueue(
            store, self._written, self.spawn, now, self.bus.shared, timing.retry, closed
        )
        self._door = Door(store, self.tables, self._queue, now)
        node = secrets.token_hex(8)
        self._subscriptions = Subscriptions(
            store,
            self.tables,
            self.spawn,
            now,
            self._presence_changed,
            self._call_elsewhere,
            lambda table, person: self.absent(table, person),
            lambda table, person: self.looks(table, person),
        )
        self._presence = SharedPresence(
            node, store, self.tables, self.bus, timing, self._subscriptions.tell_presence
        )
        enqueue = self._door.enqueue
        self._attendance = Attendance(
            node,
            store,
            self.tables,
            self._queue,
            enqueue,
            bots,
            self.bus,
            self.spawn,
            now,
            timing,
            self._subscriptions.call,
            prefers,
        )
        self.is_needed = self._attendance.is_needed
        self._housekeeping = Housekeeping(
            store,
            self.tables,
            enqueue,
            self.spawn,
            now,
            timing,
            self.is_needed,
            self._attendance.forget,
        )
        self.hear, self.hear_watched = self._attendance.hear, self._presence.hear
        self.find, self.entries = self.tables.find, self.tables.entries
        self.create, self.info = self._door.create, self._door.info
        self.begin_lesson = self._door.begin_lesson
        self.submit, self.enqueue, self.rematch = self._door.submit, enqueue, self._door.rematch
        self.connect, self.disconnect = self._subscriptions.connect, self._subscriptions.disconnect
        self.invite = self._subscriptions.invite
        self.watch, self.unwatch = self._subscriptions.watch, self._subscriptions.unwatch

    async def attend_tables(self) -> None:
        """For ever, in a house of several nodes: keep the leases of this one, and tell and hear who
        is present."""
        await asyncio.gather(self._attendance.run(), self._presence.run())

    @property
    def problems(self) -> list[Problem]:
        """What this node cannot do at the moment, though it serves everybody."""
        found: dict[Problem, bool] = {
            "bus": not self.bus.connected,
            "leases": self._attendance.leases.late,
        }
        return [name for name, there in found.items() if there]

    async def _catch_up(self, live: LiveTable) -> None:
        await self._queue.catch_up(live)

    def _presence_changed(self, name: str) -> None:
        self._presence.changed(name)
        live = self.tables.live.get(name)
        if live is not None and live.watchers:
            self._queue.follow(live)

    def _call_elsewhere(self, call: Call) -> None:
        if self.bus.shared:
            self.bus.send("called", encode(call).decode())

    def hear_call(self, text: str) -> None:
        """Another node calls somebody to a table."""
        self._subscriptions.hear_call(_decode_call(text))

    async def waits_for(self, name: str, person: str) -> Table | None:
        """A table, if it waits for somebody who does not watch it at any node."""
        live = await self.tables.find_latest(name)
        waits = any(call.person == person for call in self._subscriptions.calls(live))
        return live.table if waits else None

    async def _loaded(self, live: LiveTable) -> None:
        """A table has come from its log: its clocks go on, and whoever is to be answered for is. A
        table of a version whose rules are gone is closed."""
        with contextlib.suppress(StorageError):
            await self._queue.submit(live, retire)
        await self._presence.load(live)
        self._attendance.attend(live, loaded=True)

    def _written(self, live: LiveTable, changes: Changes, here: bool) -> None:
        """These entries stand in the log: everybody may hear of them. The table goes on even if
        that fails. What is in memory of somebody who was deleted goes with them."""
        if live.table.forgotten and any(isinstance(entry, Forgotten) for entry, _ in changes):
            live.latest.clear()
        try:
            self._subscriptions.publish(live, changes)
            if here:
                self._subscriptions.call(live)
        finally:
            self._attendance.attend(live)
            if here:
                self.bus.tell(live.table.id, live.table.seq)
                if live.table.phase == "over" and self.finished and _ends_game(changes):
                    self.spawn(self.finished(live.table))
                if live.table.clocks.setting.over_days and self.joined and _begins(changes):
                    self.spawn(self.joined(live.table))
            self._housekeeping.snapshot(live)

    def look_again(self) -> None:
        """Another process may have written anything anywhere."""
        self.spawn(self._attendance.look_again())
        self._presence.look_again()

    async def load_live_tables(self) -> None:
        """After a start: bring back tables at which bots or clocks have something to do. In a house
        of several processes those come with their leases."""
        if not self.bus.shared:
            await self._housekeeping.load_live_tables()

    # From time to time, and at the end.

    async def sweep(self) -> None:
        """Put the tables in order."""
        if self.bus.shared:
            self.look_again()
        await self._housekeeping.sweep()

    def spawn(self, work: Coroutine[Any, Any, Any] | Awaitable[Any]) -> None:
        """Have something done that nobody waits for; a failure goes to the log."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task_failed", problem=repr(error))

    async def close(self) -> None:
        """End all that is under way. What was acknowledged is in the log already."""
        await self._attendance.close()
        await self._presence.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.tables.live.values():
            live.watchers.clear()


def _begins(changes: Changes) -> bool:
    return any(isinstance(entry, Started | TookOver) for entry, _ in changes)


def _ends_game(changes: Changes) -> bool:
    return any(
        table.phase == "over" and isinstance(entry, Moved | Started) for entry, table in changes
    )
