"""Presence over all nodes: each node stores who watches tables through this node, announces
changes, and reads the watchers that the other nodes have stored."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Iterator

import structlog

from ..ports import Bus, PresenceStore, StorageError
from .table_cache import LiveTable, TableCache
from .timing import Timing

log = structlog.get_logger("fivecups.house")


class SharedPresence:
    """Exchanges the watchers of tables between the nodes of a house, through the store.
    `on_changed` is called with a table whose watchers at other nodes have changed. With a single
    node nothing is stored."""

    def __init__(
        self,
        node: str,
        store: PresenceStore,
        tables: TableCache,
        bus: Bus,
        timing: Timing,
        on_changed: Callable[[LiveTable], None],
    ) -> None:
        self._node = node
        self._store = store
        self._tables = tables
        self._bus = bus
        self._timing = timing
        self._on_changed = on_changed
        self._stored: dict[str, set[str]] = {}
        self._to_store: set[str] = set()
        self._to_read: set[str] = set()
        self._announced_at = -timing.poll_every
        self._wake = asyncio.Event()

    def changed_here(self, name: str) -> None:
        """Note that the watchers of a table at this node have changed; `run` stores and announces
        the change."""
        if self._bus.shared:
            self._to_store.add(name)
            self._wake.set()

    def changed_elsewhere(self, name: str) -> None:
        """Note that the watchers of a table at another node have changed; `run` reads them from the
        store."""
        if name in self._tables.live:
            self._to_read.add(name)
            self._wake.set()

    def poll_all(self) -> None:
        """Let `run` read the watchers at other nodes again, for all tables in memory."""
        self._to_read.update(self._tables.live)
        self._wake.set()

    async def load(self, live: LiveTable) -> None:
        """Read the watchers at other nodes of a table that was just loaded into memory."""
        if self._bus.shared:
            with contextlib.suppress(StorageError):
                await self._read({live.table.id: live})

    async def run(self) -> None:
        """Run for ever: report to the store that this node is alive, store changes of its watchers,
        and read those of other nodes."""
        while self._bus.shared:
            try:
                async with asyncio.timeout(self._timing.lease):
                    await self._round()
            except (StorageError, TimeoutError) as error:
                log.warning("presence_not_kept", problem=repr(error))
                await asyncio.sleep(self._timing.poll_every)
            except Exception as error:
                log.error("presence_failed", exc_info=error)
                await asyncio.sleep(self._timing.poll_every)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._timing.poll_every):
                    await self._wake.wait()
            self._wake.clear()

    async def _round(self) -> None:
        now = time.monotonic()
        if now - self._announced_at >= self._timing.poll_every:
            await self._announce_node()
            self._announced_at = now
        with _drained(self._to_store) as names:
            await self._store_changes(names)
        with _drained(self._to_read) as names:
            live = self._tables.live
            await self._read({name: live[name] for name in names if name in live})

    async def _announce_node(self) -> None:
        """Report to the store that this node is alive, and delete nodes that are not. If the store
        had dropped this node, for example after it was frozen, let all its watchers be stored
        again."""
        if await self._store.report_node(self._node, int(1000 * self._timing.lease)):
            self._stored.clear()
            self._to_store.update(name for name, live in self._tables.live.items() if live.watchers)
        for name in await self._store.delete_expired_nodes():
            self._announce(name)
            self.changed_elsewhere(name)
        if not self._bus.connected:
            self.poll_all()

    async def _store_changes(self, names: Iterable[str]) -> None:
        arrived, departed = [], []
        watching_here = {name: self._watching(name) for name in names}
        for name, people in watching_here.items():
            stored = self._stored.get(name, set())
            arrived += [(name, person) for person in people - stored]
            departed += [(name, person) for person in stored - people]
        if arrived or departed:
            await self._store.store_watchers(self._node, arrived, departed)
            self._stored.update(watching_here)
            for name in {name for name, _ in [*arrived, *departed]}:
                if not self._stored[name]:
                    del self._stored[name]
                self._announce(name)

    def _watching(self, name: str) -> set[str]:
        live = self._tables.live.get(name)
        return set() if live is None else {listener.watcher for listener in live.watchers}

    async def _read(self, tables: dict[str, LiveTable]) -> None:
        if tables:
            watchers = await self._store.watchers_elsewhere(self._node, tables)
            for name, live in tables.items():
                if live.watchers_elsewhere != watchers[name]:
                    live.watchers_elsewhere = watchers[name]
                    self._on_changed(live)

    def _announce(self, name: str) -> None:
        self._bus.send("watched", name)

    async def close(self) -> None:
        """Delete this node and its watchers from the store. The other nodes notice it and inform
        their clients."""
        if self._bus.shared:
            with contextlib.suppress(StorageError, TimeoutError):
                async with asyncio.timeout(self._timing.lease):
                    await self._store.delete_node(self._node)


@contextlib.contextmanager
def _drained(names: set[str]) -> Iterator[set[str]]:
    """Empty the set `names` and yield the items that it held; put them back if the `with` block
    fails."""
    taken = set(names)
    names.clear()
    try:
        yield taken
    except BaseException:
        names |= taken
        raise
