"""Frames: what each observer of a table receives of an entry of its log."""

from __future__ import annotations

from typing import Any

from fivecups.engine import SeenEvent, seen

from ..table.entries import SPECTATORS, AnyEntry, Created, Moved, Started, kind_of
from .protocol import Frame


def observer_key(seat: int | None) -> int:
    """A seat, or SPECTATORS for whoever has none."""
    return SPECTATORS if seat is None else seat


def is_public(entry: Moved | Started) -> bool:
    """Whether everybody sees the same of an entry's events."""
    return all(event.public for event in entry.events)


def frame_of(entry: AnyEntry, seq: int, seat: int | None, events: Any = None) -> Frame:
    """An entry as an observer who hears of it receives it. A move is known by its events alone: who
    made it is not told. `events` are those that the observer may see, where they are at hand
    already."""
    if isinstance(entry, Moved | Started):
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
    return Frame(
        seq, entry.at, kind_of(entry), {name: getattr(entry, name) for name in entry.public}
    )


def _event(event: SeenEvent) -> dict[str, Any]:
    """An event as it goes over the wire; a flag that is not set is left out."""
    shown: dict[str, Any] = {"kind": event.kind, "rule": event.rule, "data": event.data}
    if event.private:
        shown["private"] = True
    if event.reveals:
        shown["reveals"] = True
    return shown


def frames_after(entries: list[AnyEntry], seat: int | None, after: int) -> list[Frame]:
    """All frames of an observer with a number above `after`, from the whole log."""
    frames, seq = [], 0
    seats = entries[0].seats if entries and isinstance(entries[0], Created) else 0
    key = observer_key(seat)
    for entry in entries:
        if key in entry.observers(seats):
            seq += 1
            if seq > after:
                frames.append(frame_of(entry, seq, seat))
    return frames
