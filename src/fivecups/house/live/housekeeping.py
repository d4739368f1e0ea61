"""Housekeeping: idle tables are abandoned, tables that nobody needs leave memory, and shortcuts to
long logs are kept."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

import structlog

from fivecups.engine import Refused

from ..ports import NoSuchTable, StorageError, TableStore
from ..table import commands
from ..table.snapshot import pack
from .command_queue import Spawn
from .tables import Enqueue, LiveTable, TableCache
from .timing import Timing

SNAPSHOT_EVERY = 200

log = structlog.get_logger("fivecups.house")


class Housekeeping:
    """Keeps the tables in memory in order. `is_needed` says whether something will happen at a
    table by itself; `on_unload` hears of those that leave."""

    def __init__(
        self,
        store: TableStore,
        tables: TableCache,
        enqueue: Enqueue,
        spawn: Spawn,
        now: Callable[[], int],
        timing: Timing,
        is_needed: Callable[[LiveTable], bool],
        on_unload: Callable[[LiveTable], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._enqueue = enqueue
        self._spawn = spawn
        self._now = now
        self._timing = timing
        self._is_needed = is_needed
        self._on_unload = on_unload
        self._unreadable: set[str] = set()

    def snapshot(self, live: LiveTable) -> None:
        """Keep a shortcut to a table whose log has grown long since the last one."""
        table = live.table
        if table.seq - live.snapshot_at >= SNAPSHOT_EVERY:
            live.snapshot_at = table.seq
            self._spawn(self._store.keep_snapshot(table.id, table.seq, pack(table)))

    async def load_live_tables(self) -> None:
        """After a start: bring back tables at which bots or clocks have something to do."""
        for name in await self._store.live_tables():
            try:
                await self._tables.find(name)
            except Exception as error:
                log.error("table_not_loaded", table=name, problem=repr(error))

    async def sweep(self) -> None:
        """Abandon what nobody plays any more, and let tables go that nobody needs in memory."""
        try:
            await self._abandon_idle()
        except StorageError as error:
            log.error("idle_tables_not_abandoned", problem=str(error))
        limit = time.monotonic() - self._timing.unload_after
        for name, live in list(self._tables.live.items()):
            if live.table.seq > live.snapshot_at and self._unneeded(live, limit):
                with contextlib.suppress(StorageError):
                    await self._store.keep_snapshot(name, live.table.seq, pack(live.table))
                live.snapshot_at = live.table.seq
            if self._unneeded(live, limit):
                self._on_unload(live)
                self._tables.live.pop(name, None)

    async def _abandon_idle(self) -> None:
        """A table that cannot be read is told once and left alone."""
        if self._timing.abandon_after is None:
            return
        idle_since = self._now() - int(1000 * self._timing.abandon_after)
        for name in await self._store.idle_tables(idle_since):
            if name in self._unreadable:
                continue
            try:
                await self._enqueue(
                    name, lambda table, now: commands.abandon(table, idle_since, now)
                )
            except (Refused, NoSuchTable):
                continue
            except StorageError:
                raise
            except Exception as error:
                self._unreadable.add(name)
                log.error("idle_table_not_abandoned", table=name, problem=repr(error))

    def _unneeded(self, live: LiveTable, limit: float) -> bool:
        return (
            live.used < limit
            and not live.watchers
            and not live.writing
            and not self._is_needed(live)
        )
