"""Subscriptions: the connections that watch tables, and the messages sent to them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakSet

from fivecups.engine import MAIN, awaited

from ..ports import SCREEN, TableStore
from ..table.open_asks import is_quiet
from ..table.seats import Chair
from ..table.table import Table, refuse
from ..wire.broadcast import Broadcast, Changes, encode
from ..wire.catch_up import missed_frames, remembered_frames
from ..wire.frames import SPECTATOR_CHAT, observer_key
from ..wire.protocol import Called, NotDone, Presence, PresenceNow, TableNow
from ..wire.table_info import clock_info, page_view, table_info
from .command_queue import Spawn
from .table_cache import Listener, LiveTable, TableCache

MAX_ENTRIES_WITHOUT_THREAD = 500
"""Number of entries above which a log is converted to frames in a thread, so that the server is not
blocked."""


MAX_REMEMBERED_CALLS = 10_000
"""Number of (person, table) pairs for which a node remembers the question of the latest call."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call to a person. Either a table waits for the person's answer to the ask `ask`, or the
    person is invited to the table; then `by` is the name of the person who invites."""

    person: str
    table: str
    game: str
    ask: str
    by: str = ""


class Subscriptions:
    """All connections to this node, and the tables they watch.

    - `on_presence`: called with a table whose watchers at this node have changed.
    - `call`: passes a call on to the other nodes.
    - `on_absent`: called with a table and a person for whom it waits and who does not watch it.
    - `on_watch`: called with a table and a player who begins to watch it.

    A big screen receives what spectators see, without the chat among spectators. The person who
    opened the big screen does not count as present because of it, and is not called on it.
    """

    def __init__(
        self,
        store: TableStore,
        tables: TableCache,
        spawn: Spawn,
        now: Callable[[], int],
        on_presence: Callable[[str], None],
        call: Callable[[Call], None],
        on_absent: Callable[[Table, str], None] = lambda table, person: None,
        on_watch: Callable[[Table, str], None] = lambda table, person: None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._spawn = spawn
        self._now = now
        self._on_presence = on_presence
        self._call_elsewhere = call
        self._on_absent = on_absent
        self._on_watch = on_watch
        self._called: OrderedDict[tuple[str, str], str] = OrderedDict()
        self.connected: dict[str, set[Listener]] = {}
        self._disconnected: WeakSet[Listener] = WeakSet()

    # Connecting and watching.

    def connect(self, listener: Listener) -> None:
        """Register a person's new connection, so that calls reach it. A big screen gets no
        calls."""
        if not listener.screen:
            self.connected.setdefault(listener.person.id, set()).add(listener)

    def disconnect(self, listener: Listener) -> None:
        """End all subscriptions of a closed connection; the person keeps their seats. A `watch` of
        this connection that is still running will not subscribe it again."""
        self._disconnected.add(listener)
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
        """Send a listener the frames of a table after number `after`, and subscribe it to all later
        ones.

        `seen_from` is the seat from which the earlier frames were seen; if the seat is another one
        now, all frames are sent. The log is read up to its latest entry first, so that a person
        finds their own commands that another node has written.
        """
        live = await self._tables.find_latest(name)
        frames: list[Any] = []
        reached, reached_from = -1, -1
        while True:
            table = live.table
            if not table.may_be_watched_by(listener.person.id):
                raise refuse("private-table")
            seat = _seat_of(live, listener)
            seq = table.frame_counts[observer_key(seat)]
            if reached_from != observer_key(seat):
                frames, reached_from = [], observer_key(seat)
                reached = after if seen_from == seat and 0 <= after <= seq else 0
            if reached == seq:
                break
            frames += await self._missed(live, seat, reached, _muted_for(listener))
            reached = seq
        if listener in self._disconnected:
            return
        live.watchers[listener] = seat
        self.publish_presence(live, listener)
        players = {person for chair in table.chairs for person in (chair.person, chair.host)}
        if listener.watcher in players - {SCREEN}:
            self._on_watch(table, listener.watcher)
        now = TableNow(
            name,
            seat,
            seq,
            table_info(table),
            frames,
            page_view(table, seat),
            clock_info(table, seat, self._now()),
            ref,
            live.presence,
        )
        listener.deliver(encode(now))

    async def _missed(
        self, live: LiveTable, seat: int | None, after: int, mutes: frozenset[str]
    ) -> list[Any]:
        table = live.table
        frames = remembered_frames(table, live.latest, seat, after, mutes)
        if frames is not None:
            return frames
        bodies = (await self._store.entries(table.id))[: table.seq]
        if len(bodies) > MAX_ENTRIES_WITHOUT_THREAD:
            return await asyncio.to_thread(missed_frames, table.id, bodies, seat, after, mutes)
        return missed_frames(table.id, bodies, seat, after, mutes)

    def unwatch(self, name: str, listener: Listener) -> None:
        """End a listener's subscription to a table."""
        live = self._tables.live.get(name)
        if live is not None:
            self._leave(live, listener)

    def _leave(self, live: LiveTable, listener: Listener) -> None:
        if listener in live.watchers:
            del live.watchers[listener]
            self.publish_presence(live)

    def publish_presence(self, live: LiveTable, newcomer: Listener | None = None) -> None:
        """Send the presence at a table to its watchers if it has changed. `newcomer` is left out,
        since its answer to `watch` contains the presence."""
        self._on_presence(live.table.id)
        presence = presence_at(live)
        if presence != live.presence:
            live.presence = presence
            message = encode(PresenceNow(live.table.id, presence))
            for listener in live.watchers:
                if listener is not newcomer:
                    listener.deliver(message)

    # Publishing.

    def publish(self, live: LiveTable, changes: Changes) -> None:
        """Send new entries of a table to all its watchers."""
        reseated = True in [entry.changes_info for entry, _ in changes]
        moved = self._update_seats(live) if reseated else ()
        if live.watchers:
            broadcast = Broadcast(changes, self._now())
            for listener, seat in live.watchers.items():
                if listener not in moved:
                    for message in broadcast.messages(seat, _muted_for(listener)):
                        listener.deliver(message)
        if reseated:
            self.publish_presence(live)

    def _update_seats(self, live: LiveTable) -> set[Listener]:
        """Update the seats of a table's watchers after its seats have changed, and return the
        listeners whose seat is another one now. To these all frames are sent again. A listener who
        may no longer watch gets a refusal and is removed."""
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
        """Call all people for whom this table waits and who do not watch it, at this and all other
        nodes. A person is called only once for each question."""
        for call in self.calls(live):
            self.receive_call(call)
            self._call_elsewhere(call)
            self._on_absent(live.table, call.person)

    def calls(self, live: LiveTable) -> Iterator[Call]:
        """Yield a call for each person for whom the table waits and who does not watch it. For a
        person who plays on another person's device the owner of the device is called, except for a
        hidden question, which everybody at the device would notice."""
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
        """Send a person an invitation to a table, if they are connected at any node."""
        call = Call(person, table.id, table.created.game, f"invited-{self._now()}", by)
        self.receive_call(call)
        self._call_elsewhere(call)

    def receive_call(self, call: Call) -> None:
        """Deliver a call to the person's connections at this node, unless one of them watches the
        table or the person was called for the same question before."""
        listeners = self.connected.get(call.person)
        live = self._tables.live.get(call.table)
        watchers = () if live is None else live.watchers
        key = (call.person, call.table)
        if not listeners or self._called.get(key) == call.ask:
            return
        self._called[key] = call.ask
        self._called.move_to_end(key)
        if len(self._called) > MAX_REMEMBERED_CALLS:
            self._called.popitem(last=False)
        if not any(listener in watchers for listener in listeners):
            message = encode(Called(call.table, call.game, call.by))
            for listener in listeners:
                listener.deliver(message)


def presence_at(live: LiveTable) -> Presence:
    """Return the presence at a table, over all nodes: the seats whose players watch, the number of
    other watchers, and True if a big screen shows the table."""
    present = {listener.watcher for listener in live.watchers} | live.watchers_elsewhere
    people = present - {SCREEN}
    seated = [
        (seat, chair)
        for seat, chair in enumerate(live.table.chairs)
        if chair.person and not chair.resigned and people & {chair.person, chair.host}
    ]
    playing = {person for _, chair in seated for person in (chair.person, chair.host)}
    return Presence(tuple([seat for seat, _ in seated]), len(people - playing), SCREEN in present)


def _is_shared(chair: Chair, chairs: Sequence[Chair]) -> bool:
    """True if the device on which the seat `chair` is played is also used by another person of the
    table."""
    return bool(chair.host) or chair.person in [other.host for other in chairs]


def _seat_of(live: LiveTable, listener: Listener) -> int | None:
    """Return the seat from which a listener sees a table; None for a spectator or a big screen."""
    return None if listener.screen else live.table.seat_of(listener.person.id)


def _muted_for(listener: Listener) -> frozenset[str]:
    """Return the ids of the people whose chat a listener does not receive; for a big screen also
    `SPECTATOR_CHAT`."""
    return listener.mutes | {SPECTATOR_CHAT} if listener.screen else listener.mutes
