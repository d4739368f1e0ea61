"""Frames: what an observer of a table receives of an entry of its log."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from fivecups.engine import SeenEvent, seen

from ..table.entries import (
    SPECTATORS,
    AnyEntry,
    Created,
    Moved,
    Said,
    SettingsChanged,
    Started,
    kind_of,
)
from .protocol import Frame, WireEvent

SPECTATOR_CHAT = ""
"""A special item for a set of muted people, which mutes all chat among spectators."""

GameMove: TypeAlias = Moved | Started
"""The entries made by the game. Their frames have events in place of the entry's own fields."""

MUTED = "muted"
"""The detail of a frame that replaces the words of a muted person."""


def observer_key(seat: int | None) -> int:
    """Return the number that stands for an observer in lists of observers: the seat, or SPECTATORS
    if `seat` is None."""
    return SPECTATORS if seat is None else seat


def is_public(entry: AnyEntry) -> bool:
    """True if the entry was made by the game and all observers see the same of its events."""
    return isinstance(entry, GameMove) and all(event.public for event in entry.events)


def frame_of(
    entry: AnyEntry,
    seq: int,
    seat: int | None,
    events: list[WireEvent] | None = None,
    mutes: Collection[str] = (),
) -> Frame:
    """Return the frame of an entry for an observer who receives it.

    A frame of a move contains only its events, not the seat or the answer. `events` are the events
    that the observer may see, if the caller has them already. If the observer mutes the speaker,
    the frame contains no words; it is sent all the same, so that frame numbers have no gaps.
    """
    if isinstance(entry, GameMove):
        if events is None:
            events = [_event(event) for event in seen(entry.events, seat)]
        return Frame(
            seq,
            entry.at,
            kind_of(entry),
            {},
            events,
            entry.reasons if isinstance(entry, Moved) else (),
        )
    data: dict[str, object] = {name: getattr(entry, name) for name in entry.public}
    if mutes and is_muted(entry, mutes):
        data = {name: value for name, value in data.items() if name not in entry.muted_fields}
        data[MUTED] = True
    return Frame(seq, entry.at, kind_of(entry), data)


def is_muted(entry: AnyEntry, mutes: Collection[str]) -> bool:
    """True if the entry is chat or a reaction of a person in `mutes`."""
    if not entry.muted_fields:
        return False
    aside = isinstance(entry, Said) and entry.channel == "spectators"
    return getattr(entry, "person", None) in mutes or (aside and SPECTATOR_CHAT in mutes)


def _event(event: SeenEvent) -> WireEvent:
    """Return an event in its form on the wire. Flags that are not set are left out."""
    shown: WireEvent = {"kind": event.kind, "rule": event.rule, "data": event.data}
    if event.private:
        shown["private"] = True
    if event.reveals:
        shown["reveals"] = True
    return shown


def frames_after(
    entries: list[AnyEntry], seat: int | None, after: int, mutes: Collection[str] = ()
) -> list[Frame]:
    """Return all frames of an observer with a number above `after`, made from the whole log. Seats
    that were added before the start have received the same frames as all others."""
    frames, seq = [], 0
    sized = [entry.seats for entry in entries if isinstance(entry, Created | SettingsChanged)]
    seats = sized[-1] if sized else 0
    key = observer_key(seat)
    for entry in entries:
        if key in entry.observers(seats):
            seq += 1
            if seq > after:
                frames.append(frame_of(entry, seq, seat, mutes=mutes))
    return frames
