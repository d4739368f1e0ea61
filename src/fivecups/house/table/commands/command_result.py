"""The result of a command, and the checks that most commands make first."""

from __future__ import annotations

from collections.abc import Sequence

from fivecups.engine import State, fixed

from ..entries import AnyEntry
from ..seats import Chair, Person
from ..table import Table, refuse


@fixed
class Outcome:
    """The result of a command: the entries to append to the log, and the game's state after them if
    it changes. `repeated` is True if there is nothing to append because the command was carried out
    before."""

    entries: Sequence[AnyEntry]
    state: State | None = None
    repeated: bool = False


def require_phase(table: Table, *phases: str) -> None:
    """Raise a refusal unless the table is in one of these phases."""
    if table.phase not in phases:
        raise refuse("wrong-phase", phase=table.phase)


def chair_of(table: Table, seat: int) -> Chair:
    """Return a seat of the table. Raise a refusal if there is no such seat."""
    if not 0 <= seat < len(table.chairs):
        raise refuse("no-such-seat", seat=str(seat), seats=len(table.chairs))
    return table.chairs[seat]


def own_seat(table: Table, person: Person) -> int:
    """Return the number of the seat in which a person sits. Raise a refusal if the person has
    none."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise refuse("not-seated")
    return seat


def require_seat_or_owner(table: Table, person: Person) -> None:
    """Raise a refusal unless the person sits at the table or owns it."""
    if table.seat_of(person.id) is None and person.id != table.owner:
        raise refuse("not-seated")


def require_owner(table: Table, person: Person) -> None:
    """Raise a refusal unless the person owns the table."""
    if person.id != table.owner:
        raise refuse("not-the-owner")
