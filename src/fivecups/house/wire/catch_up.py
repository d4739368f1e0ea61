"""What an observer has missed at a table, as frames in bytes: from the latest entries where those
go back far enough, else from the log."""

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
    known: int,
    mutes: Collection[str] = (),
) -> list[msgspec.Raw] | None:
    """An observer's frames above number `known`, out of the latest entries, counted back from
    the last; None where some of them are older. A seat that was added before the start has noticed
    what all others have."""
    key, seats = observer_key(seat), len(table.chairs)
    frames: list[msgspec.Raw] = []
    number = table.noticed[key]
    for body in reversed(latest):
        if number <= known:
            break
        entry = decode_entry(body)
        if key in entry.observers(seats):
            frames.append(msgspec.Raw(encode(frame_of(entry, number, seat, mutes=mutes))))
            number -= 1
    return frames[::-1] if number <= known else None


def missed_frames(
    table: str, bodies: Sequence[bytes], seat: int | None, known: int, mutes: Collection[str] = ()
) -> list[msgspec.Raw]:
    """An observer's frames above number `known`, out of a whole log."""
    frames = frames_after(read_entries(table, bodies), seat, known, mutes)
    return [msgspec.Raw(encode(frame)) for frame in frames]
