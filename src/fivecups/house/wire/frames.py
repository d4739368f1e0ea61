"""Frames: what each observer of a table receives of an entry of its log."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from fivecups.engine import SeenEvent, seen

from ..table.entries import (
    OF_THE_GAME,
    SPECTATORS,
    AnyEntry,
    Created,
    Moved,
    Said,
    SettingsChanged,
    kind_of,
)
from .protocol import Frame

ASIDES = ""
"""Among those who are muted: whoever speaks to the other spectators only."""


def observer_key(seat: int | None) -> int:
    """A seat, or SPECTATORS for whoever has none."""
    return SPECTATORS if seat is None else seat


def is_public(entry: AnyEntry) -> bool:
    """Whether an entry is of the game, and everybody sees the same of its events."""
    return isinstance(entry, OF_THE_GAME) and all(event.public for event in entry.events)


def frame_of(
    entry: AnyEntry,
    seq: int,
    seat: int | None,
    events: Any = None,
    mutes: Collection[str] = (),
) -> Frame:
    """An entry as an observer who hears of it receives it. A move is known by its events alone: who
    made it is not told. `events` are those that the observer may see, where they are at hand
    already. Of what somebody says whom the observer `mutes`, it is only told that it was said, so
    that the numbers have no gaps."""
    if isinstance(entry, OF_THE_GAME):
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
    data = {name: getattr(entry, name) for name in entry.public}
    if mutes and is_muted(entry, mutes):
        data = {name: value for name, value in data.items() if name not in entry.spoken}
        data["muted"] = True
    return Frame(seq, entry.at, kind_of(entry), data)


def is_muted(entry: AnyEntry, mutes: Collection[str]) -> bool:
    """Whether an entry is what one of these people says."""
    if not entry.spoken:
        return False
    aside = isinstance(entry, Said) and entry.channel == "spectators"
    return getattr(entry, "person", None) in mutes or (aside and ASIDES in mutes)


def _event(event: SeenEvent) -> dict[str, Any]:
    """An event as it goes over the wire; a flag that is not set is left out."""
    shown: dict[str, Any] = {"kind": event.kind, "rule": event.rule, "data": event.data}
    if event.private:
        shown["private"] = True
    if event.reveals:
        shown["reveals"] = True
    return shown


def frames_after(
    entries: list[AnyEntry], seat: int | None, after: int, mutes: Collection[str] = ()
) -> list[Frame]:
    """All frames of an observer with a number above `after`, from the whole log. Seats that were
    added before the start have noticed what all others have."""
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
