"""The hall: all tables that somebody plays at or watches. It takes decisions one at a time for each
table, has them written down, and only then tells those who watch. Tables leave memory when nobody
needs them, and come back from their log."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog

from fivecups.engine import Refused

from ..ports import Alone, Bus, NoSuchTable, StorageError, TableStore
from ..table import commands
from ..table.commands import Outcome
from ..table.entries import AnyEntry, ClockSetting, Visibility, read_entries
from ..table.seats import Person
from ..table.snapshot import pack, unpack
from ..table.table import Table, from_log
from ..wire.broadcast import Path
from ..wire.frames import table_info
from ..wire.protocol import TableInfo
from ..workers.bots import BotService
from .bot_runner import Attendants
from .command_queue import Clerk
from .live_table import Command, LiveTable, append_of
from .subscriptions import Audience
from .timing import Timing

ID_BYTES = 15
SNAPSHOT_EVERY = 200
NAME = re.compile(r"[\w-]{1,40}", re.ASCII)
"""What a table may be called."""

log = structlog.get_logger("fivecups.house")


class Hall:
    """All tables."""

    def __init__(
        self,
        store: TableStore,
        bots: BotService,
        timing: Timing | None = None,
        now: Callable[[], int] = lambda: int(time.time() * 1000),
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.timing = timing or Timing()
        self.now = now
        self.opened = now()
        self.bus: Bus = bus or Alone()
        self.live: dict[str, LiveTable] = {}
        self.finished: Callable[[Table], Awaitable[None]] | None = None
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._beyond_reading: set[str] = set()
        self.clerk = Clerk(self)
        self.audience = Audience(self)
        self._attendants = Attendants(self, bots)

    # Getting and leaving.

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
        live.used = time.monotonic()
        return live

    async def _load(self, name: str) -> LiveTable:
        table = await self._read(name)
        live = LiveTable(table, used=time.monotonic(), snapshot_at=table.seq, awake=False)
        with contextlib.suppress(StorageError):
            await self.clerk.submit(live, lambda table, now: Outcome([]))
        self.live[name] = live
        self._attendants.attend(live)
        return live

    async def _read(self, name: str) -> Table:
        shortcut = await self.store.snapshot(name)
        table = unpack(name, shortcut[1]) if shortcut is not None else None
        if table is None:
            bodies = await self.store.entries(name)
            if not bodies:
                raise NoSuchTable(name)
            return from_log(name, read_entries(name, bodies))
        for entry in read_entries(name, await self.store.entries(name, table.seq - 1)):
            table = table.after(entry)
        return table

    async def info(self, name: str, person: Person | None) -> TableInfo:
        """A table's public face."""
        return table_info((await self.find(name)).table)

    async def entries(self, name: str, after: int = -1) -> list[AnyEntry]:
        """The log of a table after entry number `after`, all of it unless a number is given."""
        return read_entries(name, await self.store.entries(name, after))

    # Deciding.

    async def create(
        self,
        person: Person,
        game: str,
        seats: int,
        options: dict[str, Any],
        clock: ClockSetting | None = None,
        visibility: Visibility = "invitation",
        rated: bool = False,
    ) -> TableInfo:
        """Set up a new table."""
        entry = commands.create(
            person, game, seats, options, clock or ClockSetting(), visibility, rated, self.now()
        )
        return await self._set_up([entry])

    async def _set_up(self, entries: Sequence[AnyEntry]) -> TableInfo:
        table = from_log(secrets.token_urlsafe(ID_BYTES), entries)
        await self.store.append(append_of(table.id, 0, entries, table))
        self.live[table.id] = LiveTable(table, used=time.monotonic())
        return table_info(table)

    async def decide(self, name: str, decide: Command, chat: bool = False) -> bool:
        """Take a decision at a table and write it down; returns whether it was only a repetition.
        Chat gives way to the rest."""
        return await self.clerk.submit(self.live.get(name) or await self.find(name), decide, chat)

    def step(self, live: LiveTable, path: Path) -> None:
        """These entries stand in the log: now they are true, and everybody may hear of them."""
        before = live.table
        if not path:
            return
        live.table = path[-1][1]
        live.latest.extend([(entry, table.noticed) for entry, table in path])
        self.audience.tell(live, path)
        self._attendants.attend(live)
        if live.table.phase == "over" and before.phase != "over" and self.finished is not None:
            self.spawn(self.finished(live.table))
        if live.table.seq - live.snapshot_at >= SNAPSHOT_EVERY:
            live.snapshot_at = live.table.seq
            self.spawn(self.store.keep_snapshot(live.table.id, live.table.seq, pack(live.table)))

    # Rematch.

    async def rematch(self, name: str, person: Person) -> TableInfo:
        """A new table with the settings of a finished one, and its bots in their seats. The old
        table points to it."""
        live = await self.find(name)
        async with live.rematching:
            if not commands.rematch(live.table, person, "", self.now()).again:
                made = await self._set_up(commands.set_up_again(live.table, person, self.now()))
                try:
                    await self.clerk.submit(
                        live, lambda table, now: commands.rematch(table, person, made.id, now)
                    )
                finally:
                    if live.table.rematch != made.id:
                        await self._take_away(made.id, person)
        return await self.info(live.table.rematch or "", person)

    async def _take_away(self, name: str, person: Person) -> None:
        with contextlib.suppress(StorageError):
            await self.decide(name, lambda table, now: commands.close(table, person, now))

    # Housekeeping.

    def spawn(self, work: Awaitable[Any]) -> None:
        """Have something done that nobody waits for; a failure goes to the log."""
        self._attendants.spawn(work)

    async def wake_live_tables(self) -> None:
        """After a start: bring back tables at which bots or clocks have something to do."""
        for name in await self.store.live_tables():
            try:
                await self.find(name)
            except Exception as error:
                log.error("a table cannot be taken up again", table=name, problem=repr(error))

    async def sweep(self) -> None:
        """Abandon what nobody plays any more, and let tables go that nobody needs in memory."""
        if self.bus.shared:
            self.clerk.look_again()
        try:
            await self._abandon_idle()
        except StorageError as error:
            log.error("idle tables could not be abandoned", problem=str(error))
        limit = time.monotonic() - self.timing.unload_after
        for name, live in list(self.live.items()):
            if live.table.seq > live.snapshot_at and self._unneeded(live, limit):
                with contextlib.suppress(StorageError):
                    await self.store.keep_snapshot(name, live.table.seq, pack(live.table))
                live.snapshot_at = live.table.seq
            if self._unneeded(live, limit):
                self._attendants.leave(live)
                self.live.pop(name, None)

    async def _abandon_idle(self) -> None:
        """A table that cannot be read is told once and left alone."""
        idle_since = self.now() - int(1000 * self.timing.abandon_after)
        for name in await self.store.idle_tables(idle_since):
            if name in self._beyond_reading:
                continue
            try:
                await self.decide(name, lambda table, now: commands.abandon(table, idle_since, now))
            except (Refused, NoSuchTable):
                continue
            except StorageError:
                raise
            except Exception as error:
                self._beyond_reading.add(name)
                log.error("an idle table cannot be abandoned", table=name, problem=repr(error))

    def _unneeded(self, live: LiveTable, limit: float) -> bool:
        return (
            live.used < limit
            and not live.watchers
            and not live.writing
            and not self._attendants.needed_at(live)
        )

    async def close(self) -> None:
        """End all that is under way. What was acknowledged is in the log already."""
        await self._attendants.close()
        for live in self.live.values():
            live.watchers.clear()
