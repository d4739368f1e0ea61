"""Housekeeping: abandon idle tables, unload tables from memory, store snapshots of long logs."""

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
from .table_cache import LiveTable, Submit, TableCache
from .timing import Timing

SNAPSHOT_EVERY = 200

log = structlog.get_logger("fivecups.house")


class Housekeeping:
    """Housekeeping of the tables in memory. `is_needed` returns True if bots or clocks will act at
    a table; `on_unload` is called with each table that leaves memory."""

    def __init__(
        self,
        store: TableStore,
        tables: TableCache,
        submit: Submit,
        spawn: Spawn,
        now: Callable[[], int],
        timing: Timing,
        is_needed: Callable[[LiveTable], bool],
        on_unload: Callable[[LiveTable], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._submit = submit
        self._spawn = spawn
        self._now = now
        self._timing = timing
        self._is_needed = is_needed
        self._on_unload = on_unload
        self._unreadable: set[str] = set()

    def snapshot(self, live: LiveTable) -> None:
        """Start storing a snapshot of a table if its log has grown by a fixed number of entries
        since the last snapshot."""
        table = live.table
        if table.seq - live.snapshot_at >= SNAPSHOT_EVERY:
            live.snapshot_at = table.seq
            self._spawn(self._store.store_snapshot(table.id, table.seq, pack(table)))

    async def load_live_tables(self) -> None:
        """Load all tables with a running game into memory when the house starts, so that their bots
        and clocks continue."""
        for name in await self._store.live_tables():
            try:
                await self._tables.find(name)
            except Exception as error:
                log.error("table_not_loaded", table=name, problem=repr(error))

    async def sweep(self) -> None:
        """Abandon idle tables, then remove tables from memory that have not been used for a while
        and are not needed; a snapshot is stored first."""
        try:
            await self._abandon_idle()
        except StorageError as error:
            log.error("idle_tables_not_abandoned", problem=str(error))
        limit = time.monotonic() - self._timing.unload_after
        for name, live in list(self._tables.live.items()):
            if live.table.seq > live.snapshot_at and self._unneeded(live, limit):
                with contextlib.suppress(StorageError):
                    await self._store.store_snapshot(name, live.table.seq, pack(live.table))
                live.snapshot_at = live.table.seq
            if self._unneeded(live, limit):
                self._on_unload(live)
                self._tables.live.pop(name, None)

    async def _abandon_idle(self) -> None:
        """Abandon all tables without activity for `abandon_after` seconds. A table that cannot be
        read is reported once in the program's log and skipped from then on."""
        if self._timing.abandon_after is None:
            return
        idle_since = self._now() - int(1000 * self._timing.abandon_after)
        for name in await self._store.idle_tables(idle_since):
            if name in self._unreadable:
                continue
            try:
                await self._submit(
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
            live.last_used < limit
            and not live.watchers
            and not live.writing
            and not self._is_needed(live)
        )
