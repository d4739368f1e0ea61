"""What has just happened at a table, as bytes for each of its observers.

Most of it is the same for everybody: a move whose events are all public, a table at which nothing
is hidden. That part is built and put into bytes once, however many watch.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from fivecups.engine.view import view

from ..table.entries import AnyEntry, Moved, Started
from ..table.table import Table
from .frames import frame_of, is_muted, is_public, observer_key
from .info import clock_info, table_info
from .protocol import ClockInfo, Frame, News

encode = msgspec.json.Encoder().encode

Changes = list[tuple[AnyEntry, Table]]
"""Entries in order, each with the table after it."""


class Broadcast:
    """The latest entries of a table, told to any number of observers."""

    def __init__(self, changes: Changes, now: int) -> None:
        self.changes = changes
        self.now = now
        self.table = changes[-1][1]
        self._events: dict[int, msgspec.Raw] = {}
        self._shown: msgspec.Raw | None = None

    def muted(self, mutes: Collection[str]) -> frozenset[str]:
        """Those of these people who say something in the latest entries."""
        spoken = [entry for entry, _ in self.changes if entry.spoken] if mutes else []
        return frozenset([one for one in mutes if any(is_muted(entry, (one,)) for entry in spoken)])

    def messages(self, seat: int | None, mutes: Collection[str] = ()) -> list[bytes]:
        """What a seat, or a spectator (None), receives: one message for each entry that it notices,
        the last with the view, unless all of them are chat."""
        key = observer_key(seat)
        seats = len(self.table.chairs)
        changes = enumerate(self.changes)
        noticed = [place for place, (entry, _) in changes if key in entry.observers(seats)]
        chat = all(bool(self.changes[place][0].spoken) for place in noticed)
        return [
            encode(self._news(place, seat, place == noticed[-1], chat, mutes)) for place in noticed
        ]

    def _news(
        self, place: int, seat: int | None, last: bool, chat: bool, mutes: Collection[str]
    ) -> News:
        entry, table = self.changes[place]
        return News(
            table.id,
            self._frame(place, seat, mutes),
            self._view(seat) if last and not chat else None,
            table_info(table) if table.phase == "over" or entry.changes_info else None,
            self._clock(seat) if last else None,
        )

    def _frame(self, place: int, seat: int | None, mutes: Collection[str]) -> Frame:
        entry, table = self.changes[place]
        seq = table.noticed[observer_key(seat)]
        if not isinstance(entry, Moved | Started) or not is_public(entry):
            return frame_of(entry, seq, seat, mutes=mutes)
        events: Any = self._events.get(place)
        if events is None:
            events = self._events[place] = msgspec.Raw(encode(frame_of(entry, seq, None).events))
        return frame_of(entry, seq, None, events)

    def _view(self, seat: int | None) -> Any:
        """A game without secrets shows everybody the same table."""
        table = self.table
        if table.state is None:
            return None
        if table.game.secrets:
            return table.game.shown(table.state, seat)
        if self._shown is None:
            self._shown = msgspec.Raw(encode(table.game.view_table(table.state, None)))
        return view(table.state, seat, self._shown)

    def _clock(self, seat: int | None) -> ClockInfo | None:
        return clock_info(self.table, seat, self.now)
