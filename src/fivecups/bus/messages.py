"""The messages between processes, for buses other than PostgreSQL. They contain only ids, entry
numbers and counts, never the contents of events."""

from __future__ import annotations

import msgspec

from fivecups.house.ports import Topic


class Note(msgspec.Struct, array_like=True, frozen=True):
    """A message from one process to the others: its sender, the number of log entries of some
    tables, and further short texts by topic. An empty message asks the receiver to read the logs of
    all its tables again."""

    sender: str
    tables: dict[str, int] = {}
    notes: list[tuple[Topic, str]] = []


encode_note = msgspec.json.Encoder().encode
decode_note = msgspec.json.Decoder(Note).decode
