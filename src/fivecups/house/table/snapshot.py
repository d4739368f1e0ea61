"""A table as bytes: a shortcut that saves following its whole log. The log does not need it."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from fivecups.games import GAMES
from fivecups.records import decode, encode

from .clocks import Clocks
from .entries import BotReason, Created, Phase
from .reducers import REMEMBERED
from .seats import Chair
from .table import Table

LAYOUT = 3


class Snapshot(msgspec.Struct, array_like=True):
    """What a table is, without what follows from its creation."""

    layout: int
    created: Created
    chairs: list[Chair]
    clocks: Clocks
    seq: int
    phase: Phase
    state: bytes | None
    tape: int
    touched: int
    rematch: str | None
    noticed: dict[int, int]
    answered: list[list[tuple[str, Any]]]
    said: dict[str, tuple[str, ...]]
    held: tuple[tuple[str, BotReason], ...]


def pack(table: Table) -> bytes:
    """The table as bytes."""
    return msgspec.msgpack.encode(
        Snapshot(
            LAYOUT,
            table.created,
            table.chairs,
            table.clocks,
            table.seq,
            table.phase,
            None if table.state is None else encode(table.state),
            table.tape,
            table.touched,
            table.rematch,
            table.noticed,
            [list(latest) for latest in table.answered],
            table.said,
            table.held,
        )
    )


def unpack(name: str, body: bytes) -> Table | None:
    """The table in these bytes, or None where they are not of this program's making."""
    try:
        found = msgspec.msgpack.decode(body, type=Snapshot)
        game = GAMES[found.created.game]
        if found.layout != LAYOUT or game.version != found.created.version:
            return None
        state = None if found.state is None else decode(game, found.state)
    except (ValueError, KeyError):
        return None
    return Table(
        name,
        found.created,
        found.chairs,
        found.clocks,
        found.seq,
        found.phase,
        state,
        found.tape,
        found.touched,
        found.rematch,
        found.noticed,
        [deque(latest, maxlen=REMEMBERED) for latest in found.answered],
        found.said,
        found.held,
    )
