"""Who watches the tables at other nodes: each keeps in the database who watches at it, tells the
others where that has changed, and reads what they have kept."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Iterator

import structlog

from ..ports import Bus, PresenceStore, StorageError
from .tables import LiveTable, TableCache
from .timing import Timing

log = structlog.get_logger("fivecups.house")


class SharedPresence:
    """The presence of a house of several nodes. `on_changed` is called with a table that others
    watch at other nodes than before. A house that is alone keeps nothing."""

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
        self._kept: dict[str, set[str]] = {}
        self._to_keep: set[str] = set()
        self._to_read: set[str] = set()
        self._said = -timing.look_every
        self._wake = asyncio.Event()

    def changed(self, name: str) -> None:
        """Somebody has come to a table at this node, or has left it."""
        if self._bus.shared:
            self._to_keep.add(name)
            self._wake.set()

    def hear(self, name: str) -> None:
        """Somebody has come to a table at another node, or has left it."""
        if name in self._tables.live:
            self._to_read.add(name)
            self._wake.set()

    def look_again(self) -> None:
        """Anything may have changed anywhere."""
        self._to_read.update(self._tables.live)
        self._wake.set()

    async def load(self, live: LiveTable) -> None:
        """A table has come into memory."""
        if self._bus.shared:
            with contextlib.suppress(StorageError):
                await self._read({live.table.id: live})

    async def run(self) -> None:
        """For ever: say that this node is there, and keep and read what has changed."""
        while self._bus.shared:
            try:
                async with asyncio.timeout(self._timing.lease):
                    await self._round()
            except (StorageError, TimeoutError) as error:
                log.warning("presence_not_kept", problem=repr(error))
                await asyncio.sleep(self._timing.look_every)
            except Exception as error:
                log.error("presence_failed", exc_info=error)
                await asyncio.sleep(self._timing.look_every)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._timing.look_every):
                    await self._wake.wait()
            self._wake.clear()

    async def _round(self) -> None:
        now = time.monotonic()
        if now - self._said >= self._timing.look_every:
            await self._say_here()
            self._said = now
        with _taken(self._to_keep) as names:
            await self._keep(names)
        with _taken(self._to_read) as names:
            live = self._tables.live
            await self._read({name: live[name] for name in names if name in live})

    async def _say_here(self) -> None:
        """A node that the others have forgotten, as after it was frozen, says everything anew."""
        if await self._store.keep_node(self._node, int(1000 * self._timing.lease)):
            self._kept.clear()
            self._to_keep.update(name for name, one in self._tables.live.items() if one.watchers)
        for name in await self._store.forget_nodes():
            self._tell(name)
            self.hear(name)
        if not self._bus.connected:
            self.look_again()

    async def _keep(self, names: Iterable[str]) -> None:
        come, gone = [], []
        here = {name: self._watching(name) for name in names}
        for name, people in here.items():
            kept = self._kept.get(name, set())
            come += [(name, person) for person in people - kept]
            gone += [(name, person) for person in kept - people]
        if come or gone:
            await self._store.keep_watchers(self._node, come, gone)
            self._kept.update(here)
            for name in {name for name, _ in [*come, *gone]}:
                if not self._kept[name]:
                    del self._kept[name]
                self._tell(name)

    def _watching(self, name: str) -> set[str]:
        live = self._tables.live.get(name)
        return set() if live is None else {one.watcher for one in live.watchers}

    async def _read(self, tables: dict[str, LiveTable]) -> None:
        if tables:
            found = await self._store.watchers_elsewhere(self._node, tables)
            for name, live in tables.items():
                if live.elsewhere != found[name]:
                    live.elsewhere = found[name]
                    self._on_changed(live)

    def _tell(self, name: str) -> None:
        self._bus.send("watched", name)

    async def close(self) -> None:
        """The others find the node gone and tell those who watch."""
        if self._bus.shared:
            with contextlib.suppress(StorageError, TimeoutError):
                async with asyncio.timeout(self._timing.lease):
                    await self._store.end_node(self._node)


@contextlib.contextmanager
def _taken(names: set[str]) -> Iterator[set[str]]:
    """What is in a set, which is emptied; it is put back where something fails."""
    taken = set(names)
    names.clear()
    try:
        yield taken
    except BaseException:
        names |= taken
        raise
