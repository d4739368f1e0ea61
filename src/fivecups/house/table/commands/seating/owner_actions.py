"""Commands of a table's owner: remove players, replace them by bots, lock the table, hand it
over."""

from __future__ import annotations

from ...entries import AnyEntry, Left, Locked, OwnerChanged, Removed, StoodIn
from ...seats import Person
from ...table import Table, refuse
from ..command_result import Outcome, chair_of, require_owner, require_phase
from .bot_seats import checked_bot_entry, stand_in_level
from .stand_in_votes import with_agreed_stand_ins


def remove(table: Table, person: Person, seat: int, now: int) -> Outcome:
    """Remove the player of a seat, as the owner. During the game a bot plays the seat to the end. A
    removed person must ask before sitting down here again."""
    chair = chair_of(table, seat)
    require_owner(table, person)
    require_phase(table, "open", "playing", "paused")
    if table.phase == "open" and chair.person is None:
        return Outcome([] if chair.empty else [Left(at=now, seat=seat)], repeated=chair.empty)
    removal = _removal_entry(table, person, seat, now)
    return with_agreed_stand_ins(table, [removal], now)


def _removal_entry(table: Table, person: Person, seat: int, now: int) -> Removed:
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
    """Put a bot into a player's seat, as the owner. Before the game the player loses the seat, and
    the bot has `level` or the usual level; during the game the bot stands in until the player is
    back."""
    chair = chair_of(table, seat)
    require_owner(table, person)
    require_phase(table, "open", "playing", "paused")
    if table.phase == "open":
        bot = checked_bot_entry(table, seat, level or stand_in_level(table, seat), now)
        removal = [] if chair.person is None else [_removal_entry(table, person, seat, now)]
        return Outcome([*removal, bot])
    if chair.person == person.id:
        raise refuse("not-yourself")
    if table.created.rated:
        raise refuse("seats-are-kept")
    if not chair.played_by_person:
        return Outcome([], repeated=True)
    return Outcome([StoodIn(at=now, seat=seat, level=stand_in_level(table, seat))])


def lock(table: Table, person: Person, locked: bool, now: int) -> Outcome:
    """Lock or unlock the table, as the owner. At a locked table no new person may sit down or ask
    for a seat."""
    require_owner(table, person)
    require_phase(table, "open", "playing", "paused")
    if table.locked == locked:
        return Outcome([], repeated=True)
    return Outcome([Locked(at=now, locked=locked)])


def hand_over(table: Table, person: Person, seat: int, now: int) -> Outcome:
    """Make the player of `seat` the owner of the table, at the request of the present owner."""
    chair = chair_of(table, seat)
    if chair.person is None or chair.resigned:
        raise refuse("nobody-there")
    if chair.person == table.owner:
        return Outcome([], repeated=True)
    require_owner(table, person)
    return Outcome([OwnerChanged(at=now, person=chair.person, name=chair.name)])


def new_owner_entries(table: Table, person: Person, now: int) -> list[AnyEntry]:
    """Return the entries that give the table to another player when its owner `person` leaves for
    good; a player who is not replaced by a bot is preferred. If there is no other player, a table
    that has not started keeps its owner, and a running game is left without one."""
    if person.id != table.owner:
        return []
    candidates = [
        chair
        for chair in table.chairs
        if chair.person not in (None, person.id) and not chair.resigned
    ]
    if not candidates:
        return [OwnerChanged(at=now, person="", name="")] if table.begun else []
    heir = next((chair for chair in candidates if chair.played_by_person), candidates[0])
    return [OwnerChanged(at=now, person=heir.person or "", name=heir.name)]
