"""A person is deleted: the log goes on without their name and words. This is the only way in which
entries are ever changed; what the rules and the dice are checked by stays as it was written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from ..seats import Chair
from .entry import Entry

if TYPE_CHECKING:
    from ..table import Table

SEATING = ("sat", "took_over")
"""Entries by which a seat becomes somebody's."""


class Forgotten(Entry, frozen=True):
    """Somebody who sat or spoke here is no longer a person of the house. Their name and their words
    have been taken out of the entries before this one."""

    public = ("person",)
    stirs = False

    person: str


def reduce_forgotten(table: Table, entry: Forgotten) -> None:
    table.forgotten = (*table.forgotten, entry.person)
    table.chairs = [_nameless(chair, entry.person) for chair in table.chairs]
    table.asking = tuple([one for one in table.asking if one.person != entry.person])
    if table.created.owner == entry.person:
        table.created = msgspec.structs.replace(table.created, owner_name="")


def _nameless(chair: Chair, person: str) -> Chair:
    if chair.person == person:
        return replace(chair, name="")
    return replace(chair, kept_for=None, kept_name="") if chair.kept_for == person else chair


def without(bodies: Sequence[bytes], person: str) -> dict[int, bytes]:
    """The entries that name a person or hold their words, by number, as they are without."""
    changed = {}
    seats: dict[int, str] = {}
    for seq, body in enumerate(bodies):
        entry = msgspec.json.decode(body)
        if entry["kind"] in SEATING:
            seats[entry["seat"]] = entry["person"]
        blank = _blank(entry, person, seats)
        if any(entry[name] != value for name, value in blank.items()):
            changed[seq] = msgspec.json.encode({**entry, **blank})
    return changed


def _blank(entry: dict[str, Any], person: str, seats: dict[int, str]) -> dict[str, Any]:
    """The fields of an entry that are about the person, emptied."""
    theirs = entry.get("person", seats.get(entry.get("seat", -1))) == person
    blank: dict[str, Any] = {name: "" for name in ("name", "text") if theirs and name in entry}
    if entry.get("owner") == person and "owner_name" in entry:
        blank["owner_name"] = ""
    if "kept" in entry:
        blank["kept"] = [_unnamed(one, person) for one in entry["kept"]]
    return blank


def _unnamed(kept: list[str] | None, person: str) -> list[str] | None:
    return [person, ""] if kept is not None and kept[0] == person else kept
