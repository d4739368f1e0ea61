"""What has just happened at a table, as bytes for each of its observers.

Most of it is the same for everybody: a move whose events are all public, a table at which nothing
is hidden. That is built and put into bytes once, however many watch, with gaps for what each of
them has for itself.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from fivecups.engine.view import own_part, view_with

from ..table.entries import AnyEntry, Moved
from ..table.table import Table
from .frames import frame_of, is_muted, is_public, observer_key
from .info import clock_info, shown_to, table_info
from .protocol import ClockInfo, Frame, News

encode = msgspec.json.Encoder().encode

NOBODY: frozenset[str] = frozenset()

Changes = list[tuple[AnyEntry, Table]]
"""Entries in order, each with the table after it."""

GAP: Any = msgspec.Raw(b"\0")
"""Stands for what each observer has for itself. JSON has this byte nowhere else."""


class Broadcast:
    """The latest entries of a table, told to any number of observers."""

    def __init__(self, changes: Changes, now: int) -> None:
        self.changes = changes
        self.now = now
        self.table = changes[-1][1]
        self._is_one_for_all = _is_one_for_all(changes)
        self._made: dict[tuple[int | None, frozenset[str]], list[bytes]] = {}
        self._form = b""
        self._events: dict[int, msgspec.Raw] = {}

    def muted(self, mutes: Collection[str]) -> frozenset[str]:
        """Those of these people who say something in the latest entries."""
        spoken = [entry for entry, _ in self.changes if entry.spoken]
        return frozenset([one for one in mutes if any(is_muted(entry, (one,)) for entry in spoken)])

    def messages(self, seat: int | None, mutes: Collection[str] = NOBODY) -> list[bytes]:
        """What a seat, or a spectator (None), receives: one message for each entry that it notices,
        the last with the view, unless all of them are chat. All who have the same in common share
        it."""
        alike = (seat, self.muted(mutes) if mutes else NOBODY)
        made = self._made.get(alike)
        if made is None:
            one = self._is_one_for_all
            made = self._made[alike] = [self._filled_in(seat)] if one else self._told_to(*alike)
        return made

    def _told_to(self, seat: int | None, mutes: Collection[str]) -> list[bytes]:
        key = observer_key(seat)
        seats = len(self.table.chairs)
        changes = enumerate(self.changes)
        noticed = [place for place, (entry, _) in changes if key in entry.observers(seats)]
        chat = all(bool(self.changes[place][0].spoken) for place in noticed)
        return [
            encode(self._news(place, seat, place == noticed[-1], chat, mutes)) for place in noticed
        ]

    # One message for all.

    def _filled_in(self, seat: int | None) -> bytes:
        """The message for all with what an observer has for itself, in the order of the gaps."""
        table, state = self.table, self.table.state
        assert state is not None
        clock = clock_info(table, seat, self.now)
        if not self._form:
            shown = view_with(state, GAP, GAP, GAP, table.game.view_table(state, None))
            frame = frame_of(self.changes[0][0], GAP, None)
            message = encode(self._told(0, frame, shown, None if clock is None else GAP))
            self._form = message.replace(b"%", b"%%").replace(b"\0", b"%b")
        seq = encode(table.noticed[observer_key(seat)])
        asks, sealed = own_part(state, seat)
        own = (seq, encode(seat), encode(asks), encode(sealed))
        return self._form % (own if clock is None else (*own, encode(clock)))

    # A message of one's own.

    def _news(
        self, place: int, seat: int | None, last: bool, chat: bool, mutes: Collection[str]
    ) -> News:
        return self._told(
            place,
            self._frame(place, seat, mutes),
            shown_to(self.table, seat) if last and not chat else None,
            clock_info(self.table, seat, self.now) if last else None,
        )

    def _frame(self, place: int, seat: int | None, mutes: Collection[str]) -> Frame:
        entry, table = self.changes[place]
        seq = table.noticed[observer_key(seat)]
        if not is_public(entry):
            return frame_of(entry, seq, seat, mutes=mutes)
        events: Any = self._events.get(place)
        if events is None:
            events = self._events[place] = msgspec.Raw(encode(frame_of(entry, seq, None).events))
        return frame_of(entry, seq, None, events)

    def _told(self, place: int, frame: Frame, shown: Any, clock: ClockInfo | None) -> News:
        entry, table = self.changes[place]
        info = table_info(table) if table.phase == "over" or entry.changes_info else None
        return News(table.id, frame, shown, info, clock)


def _is_one_for_all(changes: Changes) -> bool:
    """Whether this is one move that everybody sees alike, in a game without secrets."""
    if len(changes) != 1:
        return False
    entry, table = changes[0]
    return (
        isinstance(entry, Moved)
        and entry.seen is None
        and is_public(entry)
        and table.state is not None
        and not table.game.secrets
    )
