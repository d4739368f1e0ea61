"""What happens at tables by itself: clocks ring, bots answer. In a house of several nodes each does
this for the tables whose leases it has."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

import structlog

from ...ports import Bus, NoSuchTable, StorageError, TableStore
from ...table.commands import Outcome, wake
from ...table.table import Table
from ...workers.bots import BotService
from ..command_queue import CommandQueue, Spawn
from ..tables import MAYBE_MORE, Command, Enqueue, LiveTable, TableCache
from ..timing import Timing
from .alarms import Alarms
from .bot_runner import BotRunner
from .leases import LeaseLost, Leases

log = structlog.get_logger("fivecups.house")


class Attendance:
    """Alarms and bots of the tables that this node attends."""

    def __init__(
        self,
        node: str,
        store: TableStore,
        tables: TableCache,
        queue: CommandQueue,
        enqueue: Enqueue,
        bots: BotService,
        bus: Bus,
        spawn: Spawn,
        now: Callable[[], int],
        timing: Timing,
        call: Callable[[LiveTable], None],
        prefers: Callable[[str], bool] | None = None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._queue = queue
        self._enqueue = enqueue
        self._bus = bus
        self._spawn = spawn
        self._call = call
        self.leases = Leases(
            node, store, bus.shared, spawn, timing, self._taken, self._lost, prefers=prefers
        )
        self._alarms = Alarms(self._stand_in, spawn, now, timing)
        self._bots = BotRunner(bots, self._answer, now, timing, self.leases.holds)
        self.forget = self._bots.forget

    def attend(self, live: LiveTable, loaded: bool = False) -> None:
        """Look after a table at which something has happened, or that was loaded; or have another
        node do so."""
        name = live.table.id
        if self.leases.holds(name):
            self._alarms.set(live)
            self._bots.attend(live)
        if live.table.phase == "playing":
            self.leases.want(name, neglected=loaded)
        else:
            self.leases.end(name)

    def is_needed(self, live: LiveTable) -> bool:
        """Whether something will happen at a table by itself."""
        return self._bots.is_busy(live) or self._alarms.is_set(live)

    def _answer(self, name: str, command: Command) -> Awaitable[bool]:
        """The house does something at a table, unless the lease has run out when its turn comes."""

        def run(table: Table, now: int) -> Outcome:
            if not self.leases.holds(name):
                raise LeaseLost(name)
            return command(table, now)

        return self._enqueue(name, run)

    def _stand_in(self, name: str, command: Command) -> Awaitable[bool]:
        """Somebody's time is up, as far as this node knows: whoever has answered at another one is
        found in the log first."""
        live = self._tables.live.get(name)
        if live is not None and self._bus.shared:
            self._queue.hear(live, MAYBE_MORE)
        return self._answer(name, command)

    # Several nodes.

    async def run(self) -> None:
        """For ever: keep the leases, and look for news in the log while the bus brings none. No
        failure ends this, or nobody would notice that the node attends nothing any more."""
        while self._bus.shared:
            try:
                await self.leases.round()
                if not self._bus.connected:
                    with contextlib.suppress(StorageError):
                        await self.look_again()
            except Exception as error:
                log.error("attendance_failed", exc_info=error)
            await self.leases.wait()

    async def look_again(self) -> None:
        """Find what other nodes have written at tables that are in memory or attended here."""
        names = {*self._tables.live, *self._tables.loading, *self.leases.held}
        for name, seq in (await self._store.lengths(names)).items():
            self.hear(name, seq)

    def hear(self, name: str, seq: int) -> None:
        """A log is said to have so many entries. A table that nobody watches or attends here is not
        followed before somebody needs it."""
        live = self._tables.live.get(name)
        if live is not None:
            live.heard = max(live.heard, seq)
            if live.watchers or self.leases.holds(name):
                self._queue.follow(live)
        elif name in self._tables.loading:
            self._spawn(self._hear_when_loaded(name, seq))
        elif self._bus.shared and self.leases.holds(name):
            self._spawn(self._taken(name, False))

    async def _hear_when_loaded(self, name: str, seq: int) -> None:
        """News of a table that is being read may be too late for this reading. Where it fails,
        whoever wants the table is told and reads it again."""
        with contextlib.suppress(StorageError, NoSuchTable):
            self._queue.hear(await self._tables.find(name), seq)

    async def _taken(self, name: str, neglected: bool) -> None:
        """Attend a table from now on, as its log says that it is. If nobody has attended it for a
        while, some players could not be heard either: their time starts again. So does whatever was
        under way here, and whoever is waited for is called. A table that cannot be read is kept,
        since no other node could read it."""
        try:
            if neglected:
                self._lost(name)
            live = await self._tables.find(name)
            self._queue.hear(live, MAYBE_MORE)
            await self._queue.submit(
                live,
                lambda table, now: (
                    wake(table, now, now, self._queue.gap) if neglected else Outcome([])
                ),
            )
            self.attend(live)
            if neglected:
                self._call(live)
        except StorageError as error:
            log.warning("table_not_attended", table=name, problem=repr(error))
            self.leases.end(name)
        except Exception as error:
            log.error("table_not_loaded", table=name, problem=repr(error))

    def _lost(self, name: str) -> None:
        """Another node attends a table."""
        self._alarms.cancel(name)
        self._bots.stop(name)

    async def close(self) -> None:
        self._alarms.close()
        await self._bots.close()
        await self.leases.close()
