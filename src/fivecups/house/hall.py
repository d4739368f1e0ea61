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

import msgspec

from fivecups.engine import Refused

from . import deciding
from .attendants import Attendants
from .bots import Thinkers
from .deciding import Decision, Person
from .live import Listener, LiveTable, Manners, append_of
from .log import AnyEntry, ClockSetting, Created, Visibility, decode_entry, kind_of
from .messages import Called, News, TableInfo, TableNow
from .playing import main_ask
from .snapshot import pack, unpack
from .storage import NoSuchTable, SeqTaken, TableStore
from .table import Table, from_log, noticers, refuse
from .views import changes_info, clock_info, frame_of, frames_after, observer_key, table_info, view_of

TRIES = 5
ID_BYTES = 15
SNAPSHOT_EVERY = 200

Decide = Callable[[Table, int], Decision]
_encode = msgspec.json.Encoder().encode


class Hall:
    """All tables."""

    def __init__(
        self,
        store: TableStore,
        thinkers: Thinkers,
        manners: Manners | None = None,
        now: Callable[[], int] = lambda: int(time.time() * 1000),
    ) -> None:
        self.store = store
        self.manners = manners or Manners()
        self.now = now
        self.live: dict[str, LiveTable] = {}
        self.connected: dict[str, set[Listener]] = {}
        self.finished: Callable[[Table], Awaitable[None]] | None = None
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
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

    async def entries(self, name: str) -> list[AnyEntry]:
        """The whole log of a table."""
        return [decode_entry(body) for body in await self.store.entries(name)]

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
        """Take a decision at a table and write it down; returns whether it was only a repetition.

        If another process was first, the table is read again and the decision is taken anew.
        """
        live = await self.find(name)
        async with live.lock:
            for _ in range(TRIES):
                decision = decide(live.table, self.now())
                if not decision.entries:
                    return decision.again
                try:
                    await self._commit(live, decision)
                    return decision.again
                except SeqTaken:
                    await self._catch_up(live)
            raise refuse("table-busy")

    async def _commit(self, live: LiveTable, decision: Decision) -> None:
        table, path = live.table, []
        for entry in decision.entries:
            last = entry is decision.entries[-1]
            table = table.after(entry, decision.state if last else None)
            path.append((entry, table))
        await self.store.append(append_of(table.id, live.table.seq, decision.entries, table))
        self._step(live, path)

    async def _catch_up(self, live: LiveTable) -> None:
        """Follow what another process has written meanwhile."""
        table, path = live.table, []
        for body in await self.store.entries(table.id, table.seq - 1):
            entry = decode_entry(body)
            table = table.after(entry)
            path.append((entry, table))
        self._step(live, path)

    def _step(self, live: LiveTable, path: list[tuple[AnyEntry, Table]]) -> None:
        """These entries stand in the log: now they are true, and everybody may hear of them."""
        before = live.table
        if not path:
            return
        live.table = path[-1][1]
        self._publish(live, path)
        self._attendants.attend(live)
        if live.table.phase == "over" and before.phase != "over" and self.finished is not None:
            self._attendants.spawn(self.finished(live.table))
        if live.table.seq - live.snapshot_at >= SNAPSHOT_EVERY:
            live.snapshot_at = live.table.seq
            self._attendants.spawn(self.store.keep_snapshot(live.table.id, live.table.seq, pack(live.table)))

    # Telling.

    def _publish(self, live: LiveTable, path: list[tuple[AnyEntry, Table]]) -> None:
        made: dict[int | None, list[bytes]] = {}
        for listener, seat in list(live.watchers.items()):
            if not self.may_watch(live.table, listener.person):
                del live.watchers[listener]
                continue
            own = live.table.seat_of(listener.person.id)
            if own != seat:
                live.watchers[listener] = own
                self._attendants.spawn(self.watch(live.table.id, listener, None, 0))
                continue
            if seat not in made:
                made[seat] = self._news(live, path, seat)
            for message in made[seat]:
                listener.deliver(message)
        self._call(live)

    def _news(self, live: LiveTable, path: list[tuple[AnyEntry, Table]], seat: int | None) -> list[bytes]:
        key = observer_key(seat)
        noticed = [(entry, table) for entry, table in path if key in noticers(entry, len(table.chairs))]
        messages = []
        for entry, table in noticed:
            now = entry is noticed[-1][0]
            over = table.phase == "over"
            messages.append(
                _encode(
                    News(
                        table.id,
                        frame_of(entry, table.noticed[key], seat),
                        view_of(live.table, seat) if now and kind_of(entry) != "said" else None,
                        table_info(table) if changes_info(entry) or over else None,
                        clock_info(live.table, seat, self.now()) if now else None,
                    )
                )
            )
        return messages

    def _call(self, live: LiveTable) -> None:
        """Tell people who are elsewhere in the house that this table waits for them, once for each question."""
        table = live.table
        if table.phase != "playing" or table.state is None:
            return
        for seat, chair in enumerate(table.chairs):
            listeners = self.connected.get(chair.person or "")
            ask = main_ask(table.state, seat)
            if not listeners or not chair.played_by_person or ask is None or live.called.get(seat) == ask:
                continue
            live.called[seat] = ask
            if not any(listener in live.watchers for listener in listeners):
                message = _encode(Called(table.id, table.created.game))
                for listener in listeners:
                    listener.deliver(message)

    def may_watch(self, table: Table, person: Person) -> bool:
        """A private table is seen by those who have, or had, a seat; any other by everyone who knows its name."""
        mine = person.id == table.created.owner or any(chair.person == person.id for chair in table.chairs)
        return mine or table.phase == "open" or table.created.visibility != "private"

    async def watch(self, name: str, listener: Listener, ref: str | None, after: int, seen_from: int | None = None) -> None:
        """Send a listener what has happened at a table since frame `after`, and from now on whatever happens.

        `seen_from` is the seat from which the earlier frames were seen: with another one everything is sent.
        """
        live = await self.find(name)
        async with live.lock:
            table = live.table
            if not self.may_watch(table, listener.person):
                raise refuse("private-table")
            seat = table.seat_of(listener.person.id)
            seq = table.noticed[observer_key(seat)]
            known = after if seen_from == seat and 0 <= after <= seq else 0
            frames = frames_after(await self.entries(name), seat, known) if known < seq else []
            live.watchers[listener] = seat
            listener.deliver(
                _encode(
                    TableNow(
                        name,
                        seat,
                        seq,
                        table_info(table),
                        frames,
                        view_of(table, seat),
                        clock_info(table, seat, self.now()),
                        ref,
                    )
                )
            )

    def unwatch(self, name: str, listener: Listener) -> None:
        live = self.live.get(name)
        if live is not None:
            live.watchers.pop(listener, None)

    def arrive(self, listener: Listener) -> None:
        """A person has come into the house."""
        self.connected.setdefault(listener.person.id, set()).add(listener)

    def go(self, listener: Listener) -> None:
        """A person's connection is gone; their seats stay theirs."""
        for live in self.live.values():
            live.watchers.pop(listener, None)
        listeners = self.connected.get(listener.person.id, set())
        listeners.discard(listener)
        if not listeners:
            self.connected.pop(listener.person.id, None)

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

    async def wake_live_tables(self) -> None:
        """After a start: bring back tables at which bots or clocks have something to do."""
        for name in await self.store.live_tables():
            with contextlib.suppress(Exception):
                await self.find(name)

    async def sweep(self) -> None:
        """Abandon what nobody plays any more, and let tables go that nobody needs in memory."""
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
        return live.used < limit and not live.watchers and not live.lock.locked() and not self._attendants.needed_at(live)

    async def close(self) -> None:
        """End all that is under way. What was acknowledged is in the log already."""
        await self._attendants.close()
        for live in self.live.values():
            live.watchers.clear()


def _at(decide: Callable[..., Decision]) -> Decide:
    return lambda table, now: decide(table, now=now)
