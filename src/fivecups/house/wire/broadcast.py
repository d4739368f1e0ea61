"""Messages about new entries of a table, as bytes for each observer.

Most of a message is the same for everybody: a move whose events are all public, a game without
secrets. That part is encoded once for all observers, with placeholders for what differs between
them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from fivecups.engine.view import asks_and_sealed_answer, view_with

from ..table.entries import AnyEntry, Moved
from ..table.table import Table
from .frames import frame_of, is_muted, is_public, observer_key
from .protocol import ClockInfo, Frame, News, WireView
from .table_info import clock_info, page_view, table_info

encode = msgspec.json.Encoder().encode

NOBODY: frozenset[str] = frozenset()

Changes = list[tuple[AnyEntry, Table]]
"""New entries of a table in order, each with the table after it."""

PLACEHOLDER: Any = msgspec.Raw(b"\0")
"""A placeholder for what differs between observers. Its byte occurs nowhere else in JSON."""


class Broadcast:
    """Builds the messages about the latest entries of a table, for any number of observers."""

    def __init__(self, changes: Changes, now: int) -> None:
        self.changes = changes
        self.now = now
        self.table = changes[-1][1]
        self._is_same_for_all = _is_same_for_all(changes)
        self._messages: dict[tuple[int | None, frozenset[str]], list[bytes]] = {}
        self._template = b""
        self._events: dict[int, msgspec.Raw] = {}

    def muted_speakers(self, mutes: Collection[str]) -> frozenset[str]:
        """Return the people among `mutes` who say something in the latest entries."""
        chat_entries = [entry for entry, _ in self.changes if entry.muted_fields]
        return frozenset(
            [
                person
                for person in mutes
                if any(is_muted(entry, (person,)) for entry in chat_entries)
            ]
        )

    def messages(self, seat: int | None, mutes: Collection[str] = NOBODY) -> list[bytes]:
        """Return the encoded messages for a seat, or for spectators if `seat` is None: a message
        for each entry that this observer receives. The last message contains the view, unless all
        of them are chat. Observers who receive the same share the same bytes."""
        audience = (seat, self.muted_speakers(mutes) if mutes else NOBODY)
        messages = self._messages.get(audience)
        if messages is None:
            person = self._is_same_for_all
            messages = self._messages[audience] = (
                [self._filled_template(seat)] if person else self._separate_messages(*audience)
            )
        return messages

    def _separate_messages(self, seat: int | None, mutes: Collection[str]) -> list[bytes]:
        key = observer_key(seat)
        seats = len(self.table.chairs)
        changes = enumerate(self.changes)
        places = [place for place, (entry, _) in changes if key in entry.observers(seats)]
        chat = all(bool(self.changes[place][0].muted_fields) for place in places)
        return [
            encode(self._news(place, seat, place == places[-1], chat, mutes)) for place in places
        ]

    # The same message for all observers.

    def _filled_template(self, seat: int | None) -> bytes:
        """Return the encoded message for an observer, made from the template that is the same for
        all observers: its placeholders are replaced, in order, by the observer's own frame number,
        seat, asks, sealed answer and clocks."""
        table, state = self.table, self.table.state
        assert state is not None
        clock = clock_info(table, seat, self.now)
        if not self._template:
            shown = view_with(
                state, PLACEHOLDER, PLACEHOLDER, PLACEHOLDER, table.game.view_table(state, None)
            )
            frame = frame_of(self.changes[0][0], PLACEHOLDER, None)
            message = encode(
                self._news_with(0, frame, shown, None if clock is None else PLACEHOLDER)
            )
            self._template = message.replace(b"%", b"%%").replace(b"\0", b"%b")
        seq = encode(table.frame_counts[observer_key(seat)])
        asks, sealed = asks_and_sealed_answer(state, seat)
        own = (seq, encode(seat), encode(asks), encode(sealed))
        return self._template % (own if clock is None else (*own, encode(clock)))

    # A separate message for an observer.

    def _news(
        self, place: int, seat: int | None, last: bool, chat: bool, mutes: Collection[str]
    ) -> News:
        return self._news_with(
            place,
            self._frame(place, seat, mutes),
            page_view(self.table, seat) if last and not chat else None,
            clock_info(self.table, seat, self.now) if last else None,
        )

    def _frame(self, place: int, seat: int | None, mutes: Collection[str]) -> Frame:
        entry, table = self.changes[place]
        seq = table.frame_counts[observer_key(seat)]
        if not is_public(entry):
            return frame_of(entry, seq, seat, mutes=mutes)
        events: Any = self._events.get(place)
        if events is None:
            events = self._events[place] = msgspec.Raw(encode(frame_of(entry, seq, None).events))
        return frame_of(entry, seq, None, events)

    def _news_with(
        self, place: int, frame: Frame, shown: WireView, clock: ClockInfo | None
    ) -> News:
        entry, table = self.changes[place]
        info = table_info(table) if table.phase == "over" or entry.changes_info else None
        return News(table.id, frame, shown, info, clock)


def _is_same_for_all(changes: Changes) -> bool:
    """True if `changes` is a single move whose events all observers may see, in a game without
    secrets, so that a single template serves all observers."""
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
