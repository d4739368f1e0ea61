"""Subscriptions: who watches which table from where, and what they receive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakSet

from fivecups.engine import awaited

from ..ports import TableStore
from ..table.asks import main_ask
from ..table.table import refuse
from ..wire.broadcast import Broadcast, Changes, encode
from ..wire.catch_up import missed_frames, remembered_frames
from ..wire.frames import observer_key
from ..wire.info import clock_info, shown_to, table_info
from ..wire.protocol import Called, NotDone, Presence, PresenceNow, TableNow
from .command_queue import Spawn
from .tables import Listener, LiveTable, TableCache

MANY = 500
"""Logs of more entries than this are read in a thread, so that the rest of the house does not wait.
"""


class Subscriptions:
    """All connections of all people. In a house of several processes (`several`) none of them knows
    who is connected to the others, so that presence is not told."""

    def __init__(
        self,
        store: TableStore,
        tables: TableCache,
        spawn: Spawn,
        now: Callable[[], int],
        several: bool = False,
    ) -> None:
        self._store = store
        self._tables = tables
        self._spawn = spawn
        self._now = now
        self._several = several
        self.connected: dict[str, set[Listener]] = {}
        self._gone: WeakSet[Listener] = WeakSet()

    # Coming and going.

    def connect(self, listener: Listener) -> None:
        """A person's connection is open."""
        self.connected.setdefault(listener.person.id, set()).add(listener)

    def disconnect(self, listener: Listener) -> None:
        """A person's connection is gone; their seats stay theirs. What it still waits to watch it
        does not get."""
        self._gone.add(listener)
        for live in self._tables.live.values():
            self._leave(live, listener)
        listeners = self.connected.get(listener.person.id, set())
        listeners.discard(listener)
        if not listeners:
            self.connected.pop(listener.person.id, None)

    async def watch(
        self,
        name: str,
        listener: Listener,
        ref: str | None,
        after: int,
        seen_from: int | None = None,
    ) -> None:
        """Send a listener what has happened at a table since frame `after`, and from now on
        whatever happens.

        `seen_from` is the seat from which the earlier frames were seen: with another one everything
        is sent.
        """
        live = await self._tables.find(name)
        frames: list[Any] = []
        reached, reached_from = -1, -1
        while True:
            table = live.table
            if not table.may_be_watched_by(listener.person.id):
                raise refuse("private-table")
            seat = table.seat_of(listener.person.id)
            seq = table.noticed[observer_key(seat)]
            if reached_from != observer_key(seat):
                frames, reached_from = [], observer_key(seat)
                reached = after if seen_from == seat and 0 <= after <= seq else 0
            if reached == seq:
                break
            frames += await self._missed(live, seat, reached)
            reached = seq
        if listener in self._gone:
            return
        live.watchers[listener] = seat
        self._tell_presence(live, listener)
        now = TableNow(
            name,
            seat,
            seq,
            table_info(table),
            frames,
            shown_to(table, seat),
            clock_info(table, seat, self._now()),
            ref,
            live.presence,
        )
        listener.deliver(encode(now))

    async def _missed(self, live: LiveTable, seat: int | None, known: int) -> list[Any]:
        table = live.table
        frames = remembered_frames(table, live.latest, seat, known)
        if frames is not None:
            return frames
        bodies = (await self._store.entries(table.id))[: table.seq]
        if len(bodies) > MANY:
            return await asyncio.to_thread(missed_frames, table.id, bodies, seat, known)
        return missed_frames(table.id, bodies, seat, known)

    def unwatch(self, name: str, listener: Listener) -> None:
        """Send a listener nothing more of a table."""
        live = self._tables.live.get(name)
        if live is not None:
            self._leave(live, listener)

    def _leave(self, live: LiveTable, listener: Listener) -> None:
        if listener in live.watchers:
            del live.watchers[listener]
            self._tell_presence(live)

    def _tell_presence(self, live: LiveTable, newcomer: Listener | None = None) -> None:
        """Tell those who watch that somebody has come or gone."""
        if self._several:
            return
        presence = presence_at(live)
        if presence != live.presence:
            live.presence = presence
            message = encode(PresenceNow(live.table.id, presence))
            for listener in live.watchers:
                if listener is not newcomer:
                    listener.deliver(message)

    # Telling.

    def publish(self, live: LiveTable, changes: Changes) -> None:
        """Tell everybody at a table what has happened there."""
        moved = self._reseat(live) if any(entry.changes_info for entry, _ in changes) else ()
        if live.watchers:
            broadcast = Broadcast(changes, self._now())
            made: dict[int | None, list[bytes]] = {}
            for listener, seat in live.watchers.items():
                if listener in moved:
                    continue
                if seat not in made:
                    made[seat] = broadcast.messages(seat)
                for message in made[seat]:
                    listener.deliver(message)
        self._call(live)

    def _reseat(self, live: LiveTable) -> set[Listener]:
        """Who may no longer watch is told so; who has another seat than before, the set that is
        returned, gets everything again."""
        moved = set()
        for listener, seat in list(live.watchers.items()):
            if not live.table.may_be_watched_by(listener.person.id):
                del live.watchers[listener]
                listener.deliver(encode(NotDone(None, "private-table", table=live.table.id)))
            elif live.table.seat_of(listener.person.id) != seat:
                live.watchers[listener] = live.table.seat_of(listener.person.id)
                moved.add(listener)
                self._spawn(self._send_all(live, listener))
        return moved

    async def _send_all(self, live: LiveTable, listener: Listener) -> None:
        if listener in live.watchers:
            await self.watch(live.table.id, listener, None, 0)

    def _call(self, live: LiveTable) -> None:
        """Tell people who are elsewhere in the house that this table waits for them, once for each
        question."""
        table = live.table
        if table.phase != "playing" or table.state is None:
            return
        for seat in awaited(table.state):
            chair = table.chairs[seat] if seat >= 0 else None
            listeners = (
                self.connected.get(chair.person or "")
                if chair is not None and chair.played_by_person
                else None
            )
            ask = main_ask(table.state, seat)
            if not listeners or ask is None or live.called.get(seat) == ask:
                continue
            live.called[seat] = ask
            if not any(listener in live.watchers for listener in listeners):
                message = encode(Called(table.id, table.created.game))
                for listener in listeners:
                    listener.deliver(message)


def presence_at(live: LiveTable) -> Presence:
    """Who watches a table."""
    seats = {seat for seat in live.watchers.values() if seat is not None}
    others = {listener.person.id for listener, seat in live.watchers.items() if seat is None}
    return Presence(tuple(sorted(seats)), len(others))
