"""The command that takes a deleted person out of a table."""

from __future__ import annotations

from ...entries import Abandoned, AnyEntry, Forgotten
from ...seats import Person
from ...table import Table
from ..command_result import Outcome
from .owner_actions import new_owner_entries
from .seat_changes import leave, resign


def delete_person(table: Table, person: str, now: int) -> Outcome:
    """Take a deleted person out of a table: the seat is left, or given to a bot during a game, and
    ownership goes to another player. A table that has not started is closed if no other person sits
    there. A second call does nothing."""
    if person in table.deleted_people:
        return Outcome([])
    entries: list[AnyEntry] = []
    deleted = Person(person, "")
    sits = table.seat_of(person) is not None
    alone = not any(chair.person not in (None, person) for chair in table.chairs)
    if table.phase == "open" and table.owner == person and alone:
        entries.append(Abandoned(at=now, why="closed"))
    elif table.phase == "open" and sits:
        entries += leave(table, deleted, now).entries
    elif table.phase in ("playing", "paused") and sits:
        entries += resign(table, deleted, now).entries
    elif table.phase in ("open", "playing", "paused"):
        entries += new_owner_entries(table, deleted, now)
    return Outcome([*entries, Forgotten(at=now, person=person)])
