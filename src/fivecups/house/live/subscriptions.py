"""Those who watch tables, and everybody else in the house: who hears what, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from fivecups.engine import awaited

from ..table.asks import main_ask
from ..table.table import refuse
from ..wire.broadcast import Broadcast, Path, encode
from ..wire.catch_up import read_frames, remembered
from ..wire.frames import clock_info, observer_key, shown_to, table_info
from ..wire.protocol import Called, NotDone, Presence, PresenceNow, TableNow
from .live_table import Listener, LiveTable

if TYPE_CHECKING:
    from .manager import Hall


class Audience:
    """All connections of all people."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.connected: dict[str, set[Listener]] = {}
        self._gone: WeakSet[Listener] = WeakSet()

    # Coming and going.

    def arrive(self, listener: Listener) -> None:
        """A person has come into the house."""
        self.connected.setdefault(listener.person.id, set()).add(listener)

    def go(self, listener: Listener) -> None:
        """A person's connection is gone; their seats stay theirs. What it still waits to watch it
        does not get."""
        self._gone.add(listener)
        for live in self.hall.live.values():
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
        live = await self.hall.find(name)
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
            missed = remembered(live, seat, reached)
            frames += (
                await read_frames(self.hall.store, table, seat, reached)
                if missed is None
                else missed
            )
            reached = seq
        if listener in self._gone:
            return
        live.watchers[listener] = seat
        self._notice(live, listener)
        clock = clock_info(table, seat, self.hall.now())
        now = TableNow(
            name,
            seat,
            seq,
            table_info(table),
            frames,
            shown_to(table, seat),
            clock,
            ref,
            live.presence,
        )
        listener.deliver(encode(now))

    def unwatch(self, name: str, listener: Listener) -> None:
        live = self.hall.live.get(name)
        if live is not None:
            self._leave(live, listener)

    def _leave(self, live: LiveTable, listener: Listener) -> None:
        if listener in live.watchers:
            del live.watchers[listener]
            self._notice(live)

    def _notice(self, live: LiveTable, newcomer: Listener | None = None) -> None:
        """Tell those who watch that somebody has come or gone. A process among several does not
        know who is at the others."""
        if self.hall.bus.shared:
            return
        presence = presence_at(live)
        if presence != live.presence:
            live.presence = presence
            message = encode(PresenceNow(live.table.id, presence))
            for listener in live.watchers:
                if listener is not newcomer:
                    listener.deliver(message)

    # Telling.

    def tell(self, live: LiveTable, path: Path) -> None:
        """Tell everybody at a table what has happened there."""
        moved = self._look_around(live) if any(entry.changes_info for entry, _ in path) else ()
        if live.watchers:
            bulletin = Broadcast(path, self.hall.now())
            made: dict[int | None, list[bytes]] = {}
            for listener, seat in live.watchers.items():
                if listener in moved:
                    continue
                if seat not in made:
                    made[seat] = bulletin.messages(seat)
                for message in made[seat]:
                    listener.deliver(message)
        self._call(live)

    def _look_around(self, live: LiveTable) -> set[Listener]:
        """Who may no longer watch is told so; who has another seat than before, the set that is
        returned, begins anew."""
        moved = set()
        for listener, seat in list(live.watchers.items()):
            if not live.table.may_be_watched_by(listener.person.id):
                del live.watchers[listener]
                listener.deliver(encode(NotDone(None, "private-table", table=live.table.id)))
            elif live.table.seat_of(listener.person.id) != seat:
                live.watchers[listener] = live.table.seat_of(listener.person.id)
                moved.add(listener)
                self.hall.spawn(self._begin_anew(live, listener))
        return moved

    async def _begin_anew(self, live: LiveTable, listener: Listener) -> None:
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
