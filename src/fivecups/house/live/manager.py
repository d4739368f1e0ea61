"""The manager of all tables of a node: it creates the parts of `house.live` and connects them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal

import msgspec
import structlog

from ..ports import Bus, SingleProcessBus, StorageError, TableStore
from ..table.commands import abandon_archived
from ..table.entries import Forgotten, Moved, Started, TookOver
from ..table.table import Table
from ..wire.broadcast import Changes, encode
from ..workers.bot_workers import BotService
from .automation.table_automation import TableAutomation
from .command_gateway import CommandGateway
from .command_queue import CommandQueue
from .housekeeping import Housekeeping
from .presence import SharedPresence
from .subscriptions import Call, Subscriptions
from .table_cache import LiveTable, TableCache
from .timing import Timing

log = structlog.get_logger("fivecups.house")


Problem = Literal["bus", "leases"]
"""A connection of a node that does not work: `bus` if no messages from other nodes arrive, `leases`
if the leases cannot be renewed."""

_decode_call = msgspec.json.Decoder(Call).decode


class TableManager:
    """All tables of a node. The rest of the program uses its parts: `tables` to find a table,
    `commands` for people's commands, `queue` for the house's own, `subscriptions` for connections,
    `automation` and `presence` for messages of other nodes.

    Callbacks: `finished` with each table whose game has just ended by an entry written here;
    `joined` with a table over days at which a person has just begun to play; `absent` with a table
    and a person for whom it waits and who does not watch it; `watching` with a table and a player
    who begins to watch it.

    `prefers` returns True for the tables that this node should drive; this node drives other tables
    only if no other node does. `closed` is the last time at which the house was seen running before
    this start, in milliseconds since 1970, or None.
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
        self.bus: Bus = bus or SingleProcessBus()
        self.finished: Callable[[Table], Awaitable[None]] | None = None
        self.joined: Callable[[Table], Awaitable[None]] | None = None
        self.absent: Callable[[Table, str], None] = lambda table, person: None
        self.watching: Callable[[Table, str], None] = lambda table, person: None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.tables = TableCache(store, self._loaded, self._catch_up, self.bus.shared)
        self.queue = CommandQueue(
            store,
            self.tables,
            self._written,
            self.spawn,
            now,
            self.bus.shared,
            timing.retry,
            closed,
        )
        self.commands = CommandGateway(store, self.tables, self.queue, now)
        node = secrets.token_hex(8)
        self.subscriptions = Subscriptions(
            store,
            self.tables,
            self.spawn,
            now,
            self._presence_changed,
            self._call_elsewhere,
            lambda table, person: self.absent(table, person),
            lambda table, person: self.watching(table, person),
        )
        self.presence = SharedPresence(
            node, store, self.tables, self.bus, timing, self.subscriptions.publish_presence
        )
        self.automation = TableAutomation(
            node,
            store,
            self.tables,
            self.queue,
            bots,
            self.bus,
            self.spawn,
            now,
            timing,
            self.subscriptions.call,
            prefers,
        )
        self._housekeeping = Housekeeping(
            store,
            self.tables,
            self.queue.submit,
            self.spawn,
            now,
            timing,
            self.automation.is_needed,
            self.automation.forget,
        )

    async def run_automation(self) -> None:
        """Run for ever, with several nodes: renew the leases of this node, and exchange presence
        with the others."""
        await asyncio.gather(self.automation.run(), self.presence.run())

    @property
    def problems(self) -> list[Problem]:
        """The connections that do not work at the moment, though this node still serves its
        clients."""
        failures: dict[Problem, bool] = {
            "bus": not self.bus.connected,
            "leases": self.automation.leases.overdue,
        }
        return [name for name, failed in failures.items() if failed]

    async def _catch_up(self, live: LiveTable) -> None:
        await self.queue.catch_up(live)

    def _presence_changed(self, name: str) -> None:
        self.presence.changed_here(name)
        live = self.tables.live.get(name)
        if live is not None and live.watchers:
            self.queue.read_news(live)

    def _call_elsewhere(self, call: Call) -> None:
        if self.bus.shared:
            self.bus.send("called", encode(call).decode())

    def receive_call(self, text: str) -> None:
        """Deliver a call, received as JSON from another node, to the called person's connections at
        this node."""
        self.subscriptions.receive_call(_decode_call(text))

    async def waits_for(self, name: str, person: str) -> Table | None:
        """Return the table if it waits for this person and the person does not watch it at any
        node; otherwise None."""
        live = await self.tables.find_latest(name)
        waits = any(call.person == person for call in self.subscriptions.calls(live))
        return live.table if waits else None

    async def _loaded(self, live: LiveTable) -> None:
        """Prepare a table that was loaded from its log: abandon it if the rules of its version are
        gone, load its presence, and start its clocks and bots."""
        with contextlib.suppress(StorageError):
            await self.queue.submit_loaded(live, abandon_archived)
        await self.presence.load(live)
        self.automation.drive(live, loaded=True)

    def _written(self, live: LiveTable, changes: Changes, written_here: bool) -> None:
        """Send new entries of the log to all watchers of the table and to the other nodes, then let
        bots and clocks continue, even if sending fails. After the deletion of a person the entries
        kept in memory are dropped, since they contain the person's name."""
        if live.table.deleted_people and any(isinstance(entry, Forgotten) for entry, _ in changes):
            live.latest.clear()
        try:
            self.subscriptions.publish(live, changes)
            if written_here:
                self.subscriptions.call(live)
        finally:
            self.automation.drive(live)
            if written_here:
                self.bus.tell(live.table.id, live.table.seq)
                if live.table.phase == "over" and self.finished and _ends_game(changes):
                    self.spawn(self.finished(live.table))
                if live.table.clocks.setting.over_days and self.joined and _begins(changes):
                    self.spawn(self.joined(live.table))
            self._housekeeping.snapshot(live)

    def poll_all(self) -> None:
        """Start reading again the logs and the presence of all tables in memory, since messages of
        other processes may have been missed."""
        self.spawn(self.automation.poll_all())
        self.presence.poll_all()

    async def load_live_tables(self) -> None:
        """Load all tables with a running game when the house starts. With several nodes do nothing:
        a table is loaded when this node takes its lease."""
        if not self.bus.shared:
            await self._housekeeping.load_live_tables()

    # Housekeeping, background tasks, closing.

    async def sweep(self) -> None:
        """Run the housekeeping once: abandon idle tables and unload unused ones. With several
        nodes, poll the logs of all tables first."""
        if self.bus.shared:
            self.poll_all()
        await self._housekeeping.sweep()

    def spawn(self, work: Coroutine[Any, Any, Any] | Awaitable[Any]) -> None:
        """Run an awaitable in the background; report its failure in the program's log."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task_failed", problem=repr(error))

    async def close(self) -> None:
        """Cancel all automation and background tasks of this node and release its leases. All
        acknowledged commands are in the log already."""
        await self.automation.close()
        await self.presence.close()
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
