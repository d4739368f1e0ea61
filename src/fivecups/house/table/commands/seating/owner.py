"""What the owner of a table may do to keep it in order, and whom it passes on to."""

from __future__ import annotations

from ...entries import AnyEntry, Left, Locked, OwnerChanged, Removed, StoodIn
from ...seats import Person
from ...table import Table, refuse
from ..outcome import Outcome, chair_of, require_owner, require_phase
from .agreement import agreed_stand_ins
from .bots import checked_bot, stand_in_level


def remove(table: Table, person: Person, seat: int, now: int) -> Outcome:
    """Have somebody leave their seat. During the game a bot plays it to the end. Who was removed
    has to ask before sitting down here again."""
    chair = chair_of(table, seat)
    require_owner(table, person)
    require_phase(table, "open", "playing", "paused")
    if table.phase == "open" and chair.person is None:
        return Outcome([] if chair.empty else [Left(at=now, seat=seat)], again=chair.empty)
    gone = _removed(table, person, seat, now)
    return agreed_stand_ins(table, [gone], now)


def _removed(table: Table, person: Person, seat: int, now: int) -> Removed:
    chair = table.chairs[seat]
    if chair.person is None or chair.resigned:
        raise refuse("nobody-there")
    if chair.person == person.id:
        raise refuse("not-yourself")
    if table.begun and table.created.rated:
        raise refuse("seats-are-kept")
    return Removed(
        at=now,
        seat=seat,
        person=chair.person,
        name=chair.name,
        level=stand_in_level(table, seat) if table.begun else None,
    )


def replace_by_bot(table: Table, person: Person, seat: int, level: str | None, now: int) -> Outcome:
    """Have a bot in somebody's place: before the game one of this level, or the usual one, and they
    leave; during the game until they are back."""
    chair = chair_of(table, seat)
    require_owner(table, person)
    require_phase(table, "open", "playing", "paused")
    if table.phase == "open":
        bot = checked_bot(table, seat, level or stand_in_level(table, seat), now)
        gone = [] if chair.person is None else [_removed(table, person, seat, now)]
        return Outcome([*gone, bot])
    if chair.person == person.id:
        raise refuse("not-yourself")
    if table.created.rated:
        raise refuse("seats-are-kept")
    if not chair.played_by_person:
        return Outcome([], again=True)
    return Outcome([StoodIn(at=now, seat=seat, level=stand_in_level(table, seat))])


def lock(table: Table, person: Person, locked: bool, now: int) -> Outcome:
    """Let nobody new sit down or ask for a seat, or let them again."""
    require_owner(table, person)
    require_phase(table, "open", "playing", "paused")
    if table.locked == locked:
        return Outcome([], again=True)
    return Outcome([Locked(at=now, locked=locked)])


def hand_over(table: Table, person: Person, seat: int, now: int) -> Outcome:
    """Make another player the owner of the table."""
    chair = chair_of(table, seat)
    if chair.person is None or chair.resigned:
        raise refuse("nobody-there")
    if chair.person == table.owner:
        return Outcome([], again=True)
    require_owner(table, person)
    return Outcome([OwnerChanged(at=now, person=chair.person, name=chair.name)])


def passed_on(table: Table, person: Person, now: int) -> list[AnyEntry]:
    """The table's next owner where its owner leaves for good: a player, best one who is there.
    Before the game it stays whose it was if nobody else is there; during the game it is nobody's
    then."""
    if person.id != table.owner:
        return []
    others = [
        chair
        for chair in table.chairs
        if chair.person not in (None, person.id) and not chair.resigned
    ]
    if not others:
        return [OwnerChanged(at=now, person="", name="")] if table.begun else []
    heir = next((chair for chair in others if chair.played_by_person), others[0])
    return [OwnerChanged(at=now, person=heir.person or "", name=heir.name)]
