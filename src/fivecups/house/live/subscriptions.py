"""Subscriptions: who watches which table from where, and what they receive."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakSet

from fivecups.engine import MAIN, awaited

from ..ports import SCREEN, TableStore
from ..table.asks import is_quiet
from ..table.seats import Chair
from ..table.table import Table, refuse
from ..wire.broadcast import Broadcast, Changes, encode
from ..wire.catch_up import missed_frames, remembered_frames
from ..wire.frames import ASIDES, observer_key
from ..wire.info import clock_info, shown_to, table_info
from ..wire.protocol import Called, NotDone, Presence, PresenceNow, TableNow
from .command_queue import Spawn
from .tables import Listener, LiveTable, TableCache

MANY = 500
"""Logs of more entries than this are read in a thread, so that the rest of the house does not wait.
"""


MOST_CALLED = 10_000
"""For so many people and tables a node knows which question somebody was last called for."""


@dataclass(frozen=True, slots=True)
class Call:
    """A table of a game waits for somebody to answer an ask, or to sit down: then `by` is the name
    of who invites them."""

    person: str
    table: str
    game: str
    ask: str
    by: str = ""


class Subscriptions:
    """All connections of all people at this node. `on_presence` is called with a table that others
    watch here than before. `call` has the other nodes call somebody to a table for an ask.
    `on_absent` is called with a table and somebody for whom it waits and who does not watch it;
    `on_look` with one who plays there and watches it from now on.
    A screen sees what spectators see, without what they say among themselves; its person is not
    there because of it, and is not called on it."""

    def __init__(
        self,
        store: TableStore,
        tables: TableCache,
        spawn: Spawn,
        now: Callable[[], int],
        on_presence: Callable[[str], None],
        call: Callable[[Call], None],
        on_absent: Callable[[Table, str], None] = lambda table, person: None,
        on_look: Callable[[Table, str], None] = lambda table, person: None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._spawn = spawn
        self._now = now
        self._on_presence = on_presence
        self._call_elsewhere = call
        self._on_absent = on_absent
        self._on_look = on_look
        self._called: OrderedDict[tuple[str, str], str] = OrderedDict()
        self.connected: dict[str, set[Listener]] = {}
        self._gone: WeakSet[Listener] = WeakSet()

    # Coming and going.

    def connect(self, listener: Listener) -> None:
        """A person's connection is open."""
        if not listener.screen:
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
        is sent. Whoever has done something elsewhere in the house finds it here.
        """
        live = await self._tables.find_latest(name)
        frames: list[Any] = []
        reached, reached_from = -1, -1
        while True:
            table = live.table
            if not table.may_be_watched_by(listener.person.id):
                raise refuse("private-table")
            seat = _seat_of(live, listener)
            seq = table.noticed[observer_key(seat)]
            if reached_from != observer_key(seat):
                frames, reached_from = [], observer_key(seat)
                reached = after if seen_from == seat and 0 <= after <= seq else 0
            if reached == seq:
                break
            frames += await self._missed(live, seat, reached, _unheard(listener))
            reached = seq
        if listener in self._gone:
            return
        live.watchers[listener] = seat
        self.tell_presence(live, listener)
        players = {one for chair in table.chairs for one in (chair.person, chair.host)}
        if listener.watcher in players - {SCREEN}:
            self._on_look(table, listener.watcher)
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

    async def _missed(
        self, live: LiveTable, seat: int | None, known: int, mutes: frozenset[str]
    ) -> list[Any]:
        table = live.table
        frames = remembered_frames(table, live.latest, seat, known, mutes)
        if frames is not None:
            return frames
        bodies = (await self._store.entries(table.id))[: table.seq]
        if len(bodies) > MANY:
            return await asyncio.to_thread(missed_frames, table.id, bodies, seat, known, mutes)
        return missed_frames(table.id, bodies, seat, known, mutes)

    def unwatch(self, name: str, listener: Listener) -> None:
        """Send a listener nothing more of a table."""
        live = self._tables.live.get(name)
        if live is not None:
            self._leave(live, listener)

    def _leave(self, live: LiveTable, listener: Listener) -> None:
        if listener in live.watchers:
            del live.watchers[listener]
            self.tell_presence(live)

    def tell_presence(self, live: LiveTable, newcomer: Listener | None = None) -> None:
        """Tell those who watch that somebody has come or gone."""
        self._on_presence(live.table.id)
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
        reseated = True in [entry.changes_info for entry, _ in changes]
        moved = self._reseat(live) if reseated else ()
        if live.watchers:
            broadcast = Broadcast(changes, self._now())
            for listener, seat in live.watchers.items():
                if listener not in moved:
                    for message in broadcast.messages(seat, _unheard(listener)):
                        listener.deliver(message)
        if reseated:
            self.tell_presence(live)

    def _reseat(self, live: LiveTable) -> set[Listener]:
        """Who may no longer watch is told so; who has another seat than before, the set that is
        returned, gets everything again."""
        moved = set()
        for listener, seat in list(live.watchers.items()):
            if not live.table.may_be_watched_by(listener.person.id):
                del live.watchers[listener]
                listener.deliver(encode(NotDone(None, "private-table", table=live.table.id)))
            elif _seat_of(live, listener) != seat:
                live.watchers[listener] = _seat_of(live, listener)
                moved.add(listener)
                self._spawn(self._send_all(live, listener))
        return moved

    async def _send_all(self, live: LiveTable, listener: Listener) -> None:
        if listener in live.watchers:
            await self.watch(live.table.id, listener, None, 0)

    # Calling.

    def call(self, live: LiveTable) -> None:
        """Tell people who are elsewhere in the house, at whatever node, that this table waits for
        them. A node calls somebody once for each question."""
        for call in self.calls(live):
            self.hear_call(call)
            self._call_elsewhere(call)
            self._on_absent(live.table, call.person)

    def calls(self, live: LiveTable) -> Iterator[Call]:
        """Those for whom a table waits and who do not watch it. Whoever plays at somebody else's
        device is called there, but for a hidden question: all who share the device would hear it.
        """
        table = live.table
        if table.phase != "playing" or table.state is None:
            return
        present = () if live.presence is None else live.presence.seats
        for seat in awaited(table.state):
            if seat < 0 or seat in present:
                continue
            chair = table.chairs[seat]
            if chair.person is None or not chair.played_by_person:
                continue
            if is_quiet(table.state) and _is_shared(chair, table.chairs):
                continue
            person = chair.host or chair.person
            yield Call(person, table.id, table.created.game, table.state.ask_id(seat, MAIN))

    def invite(self, person: str, table: Table, by: str) -> None:
        """Tell somebody who is in the house that they are invited to a table."""
        call = Call(person, table.id, table.created.game, f"invited-{self._now()}", by)
        self.hear_call(call)
        self._call_elsewhere(call)

    def hear_call(self, call: Call) -> None:
        """A table waits for somebody, who may be connected here."""
        listeners = self.connected.get(call.person)
        live = self._tables.live.get(call.table)
        watchers = () if live is None else live.watchers
        key = (call.person, call.table)
        if not listeners or self._called.get(key) == call.ask:
            return
        self._called[key] = call.ask
        self._called.move_to_end(key)
        if len(self._called) > MOST_CALLED:
            self._called.popitem(last=False)
        if not any(listener in watchers for listener in listeners):
            message = encode(Called(call.table, call.game, call.by))
            for listener in listeners:
                listener.deliver(message)


def presence_at(live: LiveTable) -> Presence:
    """Who watches a table, at whatever node."""
    present = {listener.watcher for listener in live.watchers} | live.elsewhere
    people = present - {SCREEN}
    there = [
        (seat, chair)
        for seat, chair in enumerate(live.table.chairs)
        if chair.person and not chair.resigned and people & {chair.person, chair.host}
    ]
    playing = {one for _, chair in there for one in (chair.person, chair.host)}
    return Presence(tuple([seat for seat, _ in there]), len(people - playing), SCREEN in present)


def _is_shared(chair: Chair, chairs: Sequence[Chair]) -> bool:
    """Whether several people play at the device of this seat."""
    return bool(chair.host) or chair.person in [one.host for one in chairs]


def _seat_of(live: LiveTable, listener: Listener) -> int | None:
    """The seat from which somebody sees a table."""
    return None if listener.screen else live.table.seat_of(listener.person.id)


def _unheard(listener: Listener) -> frozenset[str]:
    """Whom a listener does not hear."""
    return listener.mutes | {ASIDES} if listener.screen else listener.mutes
