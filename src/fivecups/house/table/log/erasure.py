"""Removal of a deleted person's name and words from the log. This is the only way in which stored
entries are ever changed; the parts by which rules and dice are verified stay as they were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from ..seats import Chair
from .base_entry import Entry

if TYPE_CHECKING:
    from ..table import Table

SEATING_TAGS = ("sat", "took_over")
"""Tags of the entries by which a person gets a seat."""


class Forgotten(Entry, frozen=True):
    """A person who sat or spoke at this table was deleted. Their name and words have been removed
    from all earlier entries."""

    public = ("person",)
    is_progress = False

    person: str

    def apply(self, table: Table) -> None:
        table.deleted_people = (*table.deleted_people, self.person)
        table.chairs = [_chair_without_name(chair, self.person) for chair in table.chairs]
        table.seat_requests = tuple(
            [request for request in table.seat_requests if request.person != self.person]
        )
        if table.created.owner == self.person:
            table.created = msgspec.structs.replace(table.created, owner_name="")


def _chair_without_name(chair: Chair, person: str) -> Chair:
    if chair.person == person:
        return replace(chair, name="")
    return replace(chair, kept_for=None, kept_name="") if chair.kept_for == person else chair


def erase_person(bodies: Sequence[bytes], person: str) -> dict[int, bytes]:
    """Return new versions of the stored entries that contain a person's name or words, with these
    emptied, by number of the entry. `bodies` is the whole log of a table."""
    changed = {}
    seats: dict[int, str] = {}
    for seq, body in enumerate(bodies):
        entry = msgspec.json.decode(body)
        if entry["kind"] in SEATING_TAGS:
            seats[entry["seat"]] = entry["person"]
        blank = _emptied_fields(entry, person, seats)
        if any(entry[name] != value for name, value in blank.items()):
            changed[seq] = msgspec.json.encode({**entry, **blank})
    return changed


def _emptied_fields(entry: dict[str, Any], person: str, seats: dict[int, str]) -> dict[str, Any]:
    """Return those fields of an entry that contain the person's name or words, each with an empty
    value in place of its own. `seats` maps seats to the people in them."""
    theirs = entry.get("person", seats.get(entry.get("seat", -1))) == person
    blank: dict[str, Any] = {name: "" for name in ("name", "text") if theirs and name in entry}
    if entry.get("owner") == person and "owner_name" in entry:
        blank["owner_name"] = ""
    if "kept" in entry:
        blank["kept"] = [_without_name(player, person) for player in entry["kept"]]
    return blank


def _without_name(player: list[str] | None, person: str) -> list[str] | None:
    return [person, ""] if player is not None and player[0] == person else player
