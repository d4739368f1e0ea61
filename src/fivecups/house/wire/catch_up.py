"""What an observer has missed at a table, as frames in bytes: from the latest entries where those
go back far enough, else from the log."""

from __future__ import annotations

from collections.abc import Collection, Reversible, Sequence

import msgspec

from ..table.entries import SPECTATORS, decode_entry, read_entries
from ..table.table import Table
from .broadcast import encode
from .frames import frame_of, frames_after, observer_key


def remembered_frames(
    table: Table,
    latest: Reversible[tuple[bytes, dict[int, int]]],
    seat: int | None,
    known: int,
    mutes: Collection[str] = (),
) -> list[msgspec.Raw] | None:
    """An observer's frames above number `known`, out of the latest entries, each with the numbers
    of frames after it; None where some of them are older. A seat that was added before the start
    has the numbers of all others."""
    key, seats = observer_key(seat), len(table.chairs)
    frames: list[msgspec.Raw] = []
    first = table.noticed[key] + 1
    for body, noticed in reversed(latest):
        entry = decode_entry(body)
        if key in entry.observers(seats):
            first = noticed.get(key, noticed[SPECTATORS])
            if first <= known:
                break
            frames.append(msgspec.Raw(encode(frame_of(entry, first, seat, mutes=mutes))))
    return frames[::-1] if first <= known + 1 else None


def missed_frames(
    table: str, bodies: Sequence[bytes], seat: int | None, known: int, mutes: Collection[str] = ()
) -> list[msgspec.Raw]:
    """An observer's frames above number `known`, out of a whole log."""
    frames = frames_after(read_entries(table, bodies), seat, known, mutes)
    return [msgspec.Raw(encode(frame)) for frame in frames]
