"""Automation of tables: expired clocks and bots' answers, at all tables whose leases this node
holds."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

import structlog

from ...ports import Bus, NoSuchTable, StorageError, TableStore
from ...table.commands import Outcome, restart_clocks
from ...table.table import Table
from ...workers.bot_workers import BotService
from ..command_queue import CommandQueue, Spawn
from ..table_cache import UNKNOWN_LENGTH, Command, LiveTable, TableCache
from ..timing import Timing
from .alarms import Alarms
from .bot_runner import BotRunner
from .leases import LeaseLost, Leases

log = structlog.get_logger("fivecups.house")


class TableAutomation:
    """Starts and stops the alarms and bots of all tables whose lease this node holds."""

    def __init__(
        self,
        node: str,
        store: TableStore,
        tables: TableCache,
        queue: CommandQueue,
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
        self._bus = bus
        self._spawn = spawn
        self._call = call
        self.leases = Leases(
            node, store, bus.shared, spawn, timing, self._taken, self._lost, prefers=prefers
        )
        self._alarms = Alarms(self._stand_in, spawn, now, timing)
        self._bots = BotRunner(bots, self._answer, now, timing, self.leases.holds)
        self.forget = self._bots.forget

    def drive(self, live: LiveTable, loaded: bool = False) -> None:
        """Set the alarm and start the bots of a table that has changed or was `loaded`, if this
        node holds its lease. Request the lease if a game is running, otherwise release it."""
        name = live.table.id
        if self.leases.holds(name):
            self._alarms.set(live)
            self._bots.drive(live)
        if live.table.phase == "playing":
            self.leases.request(name, neglected=loaded)
        else:
            self.leases.release(name)

    def is_needed(self, live: LiveTable) -> bool:
        """True if a bot's answer is in progress or an alarm is set at the table, so that it must
        stay in memory."""
        return self._bots.is_busy(live) or self._alarms.is_set(live)

    def _answer(self, name: str, command: Command) -> Awaitable[bool]:
        """Submit a command of the house, such as a bot's answer, for the table `name`. It fails
        with :class:`LeaseLost` if this node's lease has expired by the time it is run."""

        def run(table: Table, now: int) -> Outcome:
            if not self.leases.holds(name):
                raise LeaseLost(name)
            return command(table, now)

        return self._queue.submit(name, run)

    def _stand_in(self, name: str, command: Command) -> Awaitable[bool]:
        """Submit the command of an expired clock for the table `name`, by which bots stand in for
        late players. The log is read first, since the player may have answered at another node."""
        live = self._tables.live.get(name)
        if live is not None and self._bus.shared:
            self._queue.note_log_length(live, UNKNOWN_LENGTH)
        return self._answer(name, command)

    # Several nodes.

    async def run(self) -> None:
        """Renew leases in a loop; poll the log while the bus is down. No error ends the loop:
        otherwise the node would silently drive no table any more."""
        while self._bus.shared:
            try:
                await self.leases.round()
                if not self._bus.connected:
                    with contextlib.suppress(StorageError):
                        await self.poll_all()
            except Exception as error:
                log.error("attendance_failed", exc_info=error)
            await self.leases.wait()

    async def poll_all(self) -> None:
        """Read the log lengths of all tables that are in memory or driven by this node, and start
        reading new entries where a log has grown."""
        names = {*self._tables.live, *self._tables.loading, *self.leases.held}
        for name, seq in (await self._store.lengths(names)).items():
            self.note_log_length(name, seq)

    def note_log_length(self, name: str, seq: int) -> None:
        """Note that the log of a table has `seq` entries, as another process has announced. If the
        table is watched or driven at this node, read the new entries now, otherwise when the table
        is needed."""
        live = self._tables.live.get(name)
        if live is not None:
            live.announced_seq = max(live.announced_seq, seq)
            if live.watchers or self.leases.holds(name):
                self._queue.read_news(live)
        elif name in self._tables.loading:
            self._spawn(self._note_when_loaded(name, seq))
        elif self._bus.shared and self.leases.holds(name):
            self._spawn(self._taken(name, False))

    async def _note_when_loaded(self, name: str, seq: int) -> None:
        """Wait until a table is loaded, then note that its log has `seq` entries, since the loading
        may have missed the latest. If loading fails, do nothing: the next caller that needs the
        table loads it again."""
        with contextlib.suppress(StorageError, NoSuchTable):
            self._queue.note_log_length(await self._tables.find(name), seq)

    async def _taken(self, name: str, neglected: bool) -> None:
        """Start driving a table whose lease this node has taken, after reading the latest entries
        of its log. If the table was `neglected`, players may have been unable to answer: so their
        time starts again, this node's bots and alarm are restarted, and the players for whom the
        table waits are called. The lease of an unreadable table is kept, since no other node could
        read the table either."""
        try:
            if neglected:
                self._lost(name)
            live = await self._tables.find(name)
            self._queue.note_log_length(live, UNKNOWN_LENGTH)
            await self._queue.submit_loaded(
                live,
                lambda table, now: (
                    restart_clocks(table, now, now, self._queue.gap) if neglected else Outcome([])
                ),
            )
            self.drive(live)
            if neglected:
                self._call(live)
        except StorageError as error:
            log.warning("table_not_attended", table=name, problem=repr(error))
            self.leases.release(name)
        except Exception as error:
            log.error("table_not_loaded", table=name, problem=repr(error))

    def _lost(self, name: str) -> None:
        """Cancel the alarm and the bots' answers in progress of a table, because this node has lost
        its lease."""
        self._alarms.cancel(name)
        self._bots.stop(name)

    async def close(self) -> None:
        self._alarms.close()
        await self._bots.close()
        await self.leases.close()
