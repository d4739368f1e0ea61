"""A table as bytes: a shortcut that saves reading its whole log. The log does not need it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_type_hints

import msgspec

from fivecups.games import GAMES
from fivecups.records import decode, encode

from .table import Table

LAYOUT = 8
"""Raised when a field of a table means something else than before. Other snapshots are ignored."""

_hints = {**get_type_hints(Table), "state": bytes | None}
_names = [part.name for part in fields(Table) if part.name != "id"]

Snapshot = msgspec.defstruct(
    "Snapshot",
    [("layout", int), ("rules", int), *((name, _hints[name]) for name in _names)],
    array_like=True,
)
"""The fields of a table, with the game's state in its own compact form; `rules` is the version of
the game that made the state."""


def pack(table: Table) -> bytes:
    """The table as bytes."""
    values = {name: getattr(table, name) for name in _names}
    values["state"] = None if table.state is None else encode(table.state)
    return msgspec.msgpack.encode(Snapshot(LAYOUT, table.game.version, **values))


def unpack(name: str, body: bytes) -> Table | None:
    """The table in these bytes, or None where they are not of this program's making."""
    try:
        found: Any = msgspec.msgpack.decode(body, type=Snapshot)
        values = {part: getattr(found, part) for part in _names}
        game = GAMES[values["created"].game]
        if found.layout != LAYOUT or found.rules != game.version:
            return None
        if values["state"] is not None:
            values["state"] = decode(game, values["state"])
    except (ValueError, KeyError):
        return None
    return Table(id=name, **values)
