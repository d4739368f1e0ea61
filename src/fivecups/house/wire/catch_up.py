"""Frames that an observer has missed at a table, as bytes: from the entries in memory if they go
back far enough, else from the log."""

from __future__ import annotations

from collections.abc import Collection, Reversible, Sequence

import msgspec

from ..table.entries import decode_entry, read_entries
from ..table.table import Table
from .broadcast import encode
from .frames import frame_of, frames_after, observer_key


def remembered_frames(
    table: Table,
    latest: Reversible[bytes],
    seat: int | None,
    after: int,
    mutes: Collection[str] = (),
) -> list[msgspec.Raw] | None:
    """Return an observer's frames after number `after`, made from the latest entries in memory, or
    None if these do not go back far enough. A seat that was added before the start has received the
    same frames as all others."""
    key, seats = observer_key(seat), len(table.chairs)
    frames: list[msgspec.Raw] = []
    number = table.frame_counts[key]
    for body in reversed(latest):
        if number <= after:
            break
        entry = decode_entry(body)
        if key in entry.observers(seats):
            frames.append(msgspec.Raw(encode(frame_of(entry, number, seat, mutes=mutes))))
            number -= 1
    return frames[::-1] if number <= after else None


def missed_frames(
    table: str, bodies: Sequence[bytes], seat: int | None, after: int, mutes: Collection[str] = ()
) -> list[msgspec.Raw]:
    """Return an observer's frames after number `after`, made from a whole log."""
    frames = frames_after(read_entries(table, bodies), seat, after, mutes)
    return [msgspec.Raw(encode(frame)) for frame in frames]
