"""What a command comes to, and what most commands ask for first."""

from __future__ import annotations

from collections.abc import Sequence

from fivecups.engine import State, fixed

from ..entries import AnyEntry
from ..seats import Chair, Person
from ..table import Table, refuse


@fixed
class Outcome:
    """What is to be written, and the game's state after it, where it changes. `again`: all of it
    was there before."""

    entries: Sequence[AnyEntry]
    state: State | None = None
    again: bool = False


def require_phase(table: Table, *phases: str) -> None:
    """Refuse unless the table is in one of these phases."""
    if table.phase not in phases:
        raise refuse("wrong-phase", phase=table.phase)


def chair_of(table: Table, seat: int) -> Chair:
    """A seat of the table; refuses where there is none."""
    if not 0 <= seat < len(table.chairs):
        raise refuse("no-such-seat", seat=str(seat), seats=len(table.chairs))
    return table.chairs[seat]


def own_seat(table: Table, person: Person) -> int:
    """The seat of a person; refuses where they have none."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise refuse("not-seated")
    return seat


def require_company(table: Table, person: Person) -> None:
    """Refuse whoever neither sits at the table nor owns it."""
    if table.seat_of(person.id) is None and person.id != table.owner:
        raise refuse("not-seated")


def require_owner(table: Table, person: Person) -> None:
    """Refuse whoever does not own the table."""
    if person.id != table.owner:
        raise refuse("not-the-owner")
