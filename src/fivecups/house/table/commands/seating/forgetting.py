"""What becomes of the seats of somebody who is no longer a person of the house."""

from __future__ import annotations

from ...entries import Abandoned, AnyEntry, Forgotten
from ...seats import Person
from ...table import Table
from ..outcome import Outcome
from .owner import passed_on
from .seats import leave, resign


def forget(table: Table, person: str, now: int) -> Outcome:
    """Somebody is deleted: they leave their seat, to a bot in the middle of a game, and what they
    own goes to another player. A table that has not begun is closed if they were alone there.
    Nothing happens a second time."""
    if person in table.forgotten:
        return Outcome([])
    entries: list[AnyEntry] = []
    gone = Person(person, "")
    sits = table.seat_of(person) is not None
    alone = not any(chair.person not in (None, person) for chair in table.chairs)
    if table.phase == "open" and table.owner == person and alone:
        entries.append(Abandoned(at=now, why="closed"))
    elif table.phase == "open" and sits:
        entries += leave(table, gone, now).entries
    elif table.phase in ("playing", "paused") and sits:
        entries += resign(table, gone, now).entries
    elif table.phase in ("open", "playing", "paused"):
        entries += passed_on(table, gone, now)
    return Outcome([*entries, Forgotten(at=now, person=person)])
