"""What processes tell each other, where the database does not do it. Only ids, numbers of entries
and counts, never what happened."""

from __future__ import annotations

import msgspec

from fivecups.house.ports import Topic


class Note(msgspec.Struct, array_like=True, frozen=True):
    """Who says it, how many entries these tables have, and what else is sent. Nothing at all: look
    at everything again."""

    sender: str
    tables: dict[str, int] = {}
    notes: list[tuple[Topic, str]] = []


encode_note = msgspec.json.Encoder().encode
decode_note = msgspec.json.Decoder(Note).decode
