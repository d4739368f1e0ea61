"""What an observer has missed at a table, as frames in bytes: from memory where that goes back far
enough, else from the log."""

from __future__ import annotations

import asyncio

import msgspec

from ..live.live_table import LiveTable
from ..ports import TableStore
from ..table.entries import read_entries
from ..table.table import Table
from .broadcast import encode
from .frames import frame_of, frames_after, observer_key

MANY = 500
"""Logs of more entries than this are read in a thread, so that the rest of the house does not wait.
"""


def remembered(live: LiveTable, seat: int | None, known: int) -> list[msgspec.Raw] | None:
    """An observer's frames above number `known`; None where some of them are no longer in
    memory."""
    key, seats = observer_key(seat), len(live.table.chairs)
    frames: list[msgspec.Raw] = []
    first = live.table.noticed[key] + 1
    for entry, noticed in reversed(live.latest):
        if key in entry.observers(seats):
            first = noticed[key]
            if first <= known:
                break
            frames.append(msgspec.Raw(encode(frame_of(entry, first, seat))))
    return frames[::-1] if first <= known + 1 else None


async def read_frames(
    store: TableStore, table: Table, seat: int | None, known: int
) -> list[msgspec.Raw]:
    """An observer's frames above number `known`, up to where this table stands, from the log."""
    bodies = (await store.entries(table.id))[: table.seq]

    def work() -> list[msgspec.Raw]:
        return [
            msgspec.Raw(encode(frame))
            for frame in frames_after(read_entries(table.id, bodies), seat, known)
        ]

    return await asyncio.to_thread(work) if len(bodies) > MANY else work()
