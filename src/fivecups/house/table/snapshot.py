"""Snapshots: a table as bytes, to shorten reading its log. The log does not need them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_type_hints

import msgspec

from fivecups.games import GAMES
from fivecups.records import decode, encode

from .table import Table

LAYOUT = 8
"""Version of the snapshot format. Increase it when a field of a table changes its meaning;
snapshots of other versions are ignored."""

_hints = {**get_type_hints(Table), "state": bytes | None}
_names = [part.name for part in fields(Table) if part.name != "id"]

Snapshot = msgspec.defstruct(
    "Snapshot",
    [("layout", int), ("rules", int), *((name, _hints[name]) for name in _names)],
    array_like=True,
)
"""The fields of a table, with the game's state in its own compact encoding. `rules` is the version
of the game that made the state."""


def pack(table: Table) -> bytes:
    """Return the snapshot of a table as bytes."""
    values = {name: getattr(table, name) for name in _names}
    values["state"] = None if table.state is None else encode(table.state)
    return msgspec.msgpack.encode(Snapshot(LAYOUT, table.game.version, **values))


def unpack(name: str, body: bytes) -> Table | None:
    """Return the table with id `name` from the bytes of a snapshot, or None if the snapshot was
    made in another format or by other rules."""
    try:
        snapshot: Any = msgspec.msgpack.decode(body, type=Snapshot)
        values = {part: getattr(snapshot, part) for part in _names}
        game = GAMES[values["created"].game]
        if snapshot.layout != LAYOUT or snapshot.rules != game.version:
            return None
        if values["state"] is not None:
            values["state"] = decode(game, values["state"])
    except (ValueError, KeyError):
        return None
    return Table(id=name, **values)
