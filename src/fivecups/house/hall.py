"""The hall: all tables that somebody plays at or watches. It takes decisions one at a time for each table, has them written
down, and only then tells those who watch. Tables leave memory when nobody needs them, and come back from their log."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from fivecups.engine import Refused

from . import deciding
from .attendants import Attendants
from .audience import Audience
from .bots import Thinkers
from .bulletin import Path
from .bus import Alone, Bus
from .deciding import Decision, Person
from .live import Decide, LiveTable, Manners, Wish, append_of
from .log import AnyEntry, ClockSetting, Created, Visibility, decode_entry
from .messages import TableInfo
from .snapshot import pack, unpack
from .storage import NoSuchTable, SeqTaken, StorageError, TableStore
from .table import Table, from_log, refuse
from .views import table_info

ID_BYTES = 15
SNAPSHOT_EVERY = 200


class Hall:
    """All tables."""

    def __init__(
        self,
        store: TableStore,
        thinkers: Thinkers,
        manners: Manners | None = None,
        now: Callable[[], int] = lambda: int(time.time() * 1000),
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.manners = manners or Manners()
        self.now = now
        self.bus: Bus = bus or Alone()
        self.live: dict[str, LiveTable] = {}
        self.finished: Callable[[Table], Awaitable[None]] | None = None
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.audience = Audience(self)
        self._attendants = Attendants(self, thinkers)

    # Getting and leaving.

    async def find(self, name: str) -> LiveTable:
        """The table of this name, from memory or from its log; raises :class:`NoSuchTable`."""
        live = self.live.get(name)
        if live is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.ensure_future(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name, None))
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    async def _load(self, name: str) -> LiveTable:
        table = await self._read(name)
        table.clocks.wake(self.now())
        live = self.live[name] = LiveTable(table, used=time.monotonic(), snapshot_at=table.seq)
        self._attendants.attend(live)
        return live

    async def _read(self, name: str) -> Table:
        shortcut = await self.store.snapshot(name)
        table = unpack(name, shortcut[1]) if shortcut is not None else None
        if table is None:
            bodies = await self.store.entries(name)
            if not bodies:
                raise NoSuchTable(name)
            return from_log(name, [decode_entry(body) for body in bodies])
        for body in await self.store.entries(name, table.seq - 1):
            table = table.after(decode_entry(body))
        return table

    async def info(self, name: str, person: Person | None) -> TableInfo:
        """A table's public face."""
        return table_info((await self.find(name)).table)

    async def entries(self, name: str, after: int = -1) -> list[AnyEntry]:
        """The log of a table after entry number `after`, all of it unless a number is given."""
        return [decode_entry(body) for body in await self.store.entries(name, after)]

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
        previous: str | None = None,
    ) -> TableInfo:
        """Set up a new table."""
        entry = deciding.create(person, game, seats, options, clock or ClockSetting(), visibility, rated, self.now(), previous)
        return await self._set_up(entry)

    async def _set_up(self, entry: Created) -> TableInfo:
        table = Table.new(secrets.token_urlsafe(ID_BYTES), entry)
        await self.store.append(append_of(table.id, 0, [entry], table))
        self.live[table.id] = LiveTable(table, used=time.monotonic())
        return table_info(table)

    async def decide(self, name: str, decide: Decide) -> bool:
        """Take a decision at a table and write it down; returns whether it was only a repetition."""
        return await self.submit(self.live.get(name) or await self.find(name), decide)

    def submit(self, live: LiveTable, decide: Decide) -> asyncio.Future[bool]:
        """Have a decision taken as soon as those before it at this table are written down. Done when it is written down itself.

        If another process was first, the table is read again and the decision is taken anew.
        """
        live.used = time.monotonic()
        wish = Wish(decide, asyncio.get_running_loop().create_future())
        live.wishes.append(wish)
        if not live.writing:
            self._next(live)
        return wish.done

    def _next(self, live: LiveTable) -> None:
        if live.heard > live.table.seq and not live.writing:
            live.writing = True
            self.spawn(self._follow(live))
        while live.wishes and not live.writing:
            wish = live.wishes.popleft()
            if wish.done.done():
                continue
            try:
                decision = wish.decide(live.table, self.now())
            except Exception as error:
                wish.done.set_exception(error)
                continue
            if decision.entries:
                self._write(live, wish, decision)
            else:
                wish.done.set_result(decision.again)

    def _write(self, live: LiveTable, wish: Wish, decision: Decision) -> None:
        table: Table = live.table
        path: Path = []
        for entry in decision.entries:
            last = entry is decision.entries[-1]
            table = table.after(entry, decision.state if last else None)
            path.append((entry, table))
        live.writing = True
        written = asyncio.ensure_future(self.store.append(append_of(table.id, live.table.seq, decision.entries, table)))
        written.add_done_callback(partial(self._written, live, wish, decision.again, path))

    def _written(self, live: LiveTable, wish: Wish, again: bool, path: Path, written: asyncio.Future[None]) -> None:
        error = StorageError("the house is closing") if written.cancelled() else written.exception()
        if isinstance(error, SeqTaken):
            self.spawn(self._decide_anew(live, wish))
            return
        try:
            if error is None:
                self._step(live, path)
                self.bus.tell(live.table.id, live.table.seq)
        except Exception as problem:
            error = problem
        live.writing = False
        _settle(wish, again, error)
        self._next(live)

    async def _decide_anew(self, live: LiveTable, wish: Wish) -> None:
        """Follow what another process has written meanwhile, then decide again."""
        wish.tries -= 1
        try:
            self._step(live, await self._missed(live.table))
            if wish.tries == 0:
                raise refuse("table-busy")
            live.wishes.appendleft(wish)
        except Exception as error:
            _settle(wish, False, error)
        live.writing = False
        self._next(live)

    # Following other processes.

    def hear(self, name: str, seq: int) -> None:
        """Another process says that the log of a table has so many entries."""
        live = self.live.get(name)
        if live is not None:
            live.heard = max(live.heard, seq)
            self._next(live)

    def look_again(self) -> None:
        """Another process may have written anything anywhere."""
        for name, live in list(self.live.items()):
            self.hear(name, live.table.seq + 1)

    async def _follow(self, live: LiveTable) -> None:
        try:
            self._step(live, await self._missed(live.table))
        finally:
            live.heard = live.table.seq
            live.writing = False
            self._next(live)

    async def _missed(self, table: Table) -> Path:
        path: Path = []
        for body in await self.store.entries(table.id, table.seq - 1):
            entry = decode_entry(body)
            table = table.after(entry)
            path.append((entry, table))
        return path

    def _step(self, live: LiveTable, path: Path) -> None:
        """These entries stand in the log: now they are true, and everybody may hear of them."""
        before = live.table
        if not path:
            return
        live.table = path[-1][1]
        self.audience.tell(live, path)
        self._attendants.attend(live)
        if live.table.phase == "over" and before.phase != "over" and self.finished is not None:
            self.spawn(self.finished(live.table))
        if live.table.seq - live.snapshot_at >= SNAPSHOT_EVERY:
            live.snapshot_at = live.table.seq
            self.spawn(self.store.keep_snapshot(live.table.id, live.table.seq, pack(live.table)))

    # Rematch.

    async def rematch(self, name: str, person: Person) -> TableInfo:
        """A new table with the settings of a finished one, and its bots in their seats. The old table points to it."""
        old = (await self.find(name)).table
        if old.rematch is not None:
            return await self.info(old.rematch, person)
        if old.phase != "over":
            raise refuse("wrong-phase", phase=old.phase)
        was = old.created
        made = await self.create(person, was.game, was.seats, was.options, was.clock, was.visibility, was.rated, name)
        for seat, chair in enumerate(old.chairs):
            if chair.person is None and chair.level is not None:
                place = partial(deciding.place_bot, person=person, seat=seat, level=chair.level)
                await self.decide(made.id, _at(place))
        await self.decide(name, lambda table, now: deciding.rematch(table, person, made.id, now))
        chosen = (await self.find(name)).table.rematch
        return await self.info(chosen or made.id, person)

    # Housekeeping.

    def spawn(self, work: Awaitable[Any]) -> None:
        """Have something done that nobody waits for; a failure goes to the log."""
        self._attendants.spawn(work)

    async def wake_live_tables(self) -> None:
        """After a start: bring back tables at which bots or clocks have something to do."""
        for name in await self.store.live_tables():
            with contextlib.suppress(Exception):
                await self.find(name)

    async def sweep(self) -> None:
        """Abandon what nobody plays any more, and let tables go that nobody needs in memory."""
        if self.bus.shared:
            self.look_again()
        idle_since = self.now() - int(1000 * self.manners.abandon_after)
        for name in await self.store.idle_tables(idle_since):
            with contextlib.suppress(Refused, NoSuchTable):
                await self.decide(name, lambda table, now: deciding.abandon(table, idle_since, now))
        limit = time.monotonic() - self.manners.unload_after
        for name, live in list(self.live.items()):
            if live.table.seq > live.snapshot_at and self._unneeded(live, limit):
                await self.store.keep_snapshot(name, live.table.seq, pack(live.table))
                live.snapshot_at = live.table.seq
            if self._unneeded(live, limit):
                self._attendants.leave(live)
                self.live.pop(name, None)

    def _unneeded(self, live: LiveTable, limit: float) -> bool:
        return live.used < limit and not live.watchers and not live.writing and not self._attendants.needed_at(live)

    async def close(self) -> None:
        """End all that is under way. What was acknowledged is in the log already."""
        await self._attendants.close()
        for live in self.live.values():
            live.watchers.clear()


def _settle(wish: Wish, again: bool, error: BaseException | None) -> None:
    if wish.done.done():
        return
    if error is None:
        wish.done.set_result(again)
    else:
        wish.done.set_exception(error)


def _at(decide: Callable[..., Decision]) -> Decide:
    return lambda table, now: decide(table, now=now)
