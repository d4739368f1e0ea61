"""Commands of a player about their own seat: sit down, change the name, go on holiday, leave, come
back, resign; and bots in free seats."""

from __future__ import annotations

import re
import secrets

from ...entries import AnyEntry, Left, Renamed, Resigned, Returned, WentAway
from ...fairness import MAX_ENTROPY_LENGTH
from ...seats import Chair, Person, with_distinct_look
from ...table import Table, refuse
from ..command_result import Outcome, chair_of, own_seat, require_phase, require_seat_or_owner
from .bot_seats import checked_bot_entry, stand_in_level
from .owner_actions import new_owner_entries
from .seat_requests import ask_for_bots_seat, ask_to_sit_again, sat_entry
from .stand_in_votes import with_agreed_stand_ins


def take_seat(table: Table, person: Person, seat: int | None, entropy: str, now: int) -> Outcome:
    """Let a person take seat `seat`, or the first free seat if None. A person who already sits
    changes seats, or renews the entropy. During the game this makes a request for a bot's seat
    instead; before the game it does so for a person whom the owner has removed."""
    if table.phase in ("playing", "paused"):
        return ask_for_bots_seat(table, person, seat, now)
    require_phase(table, "open")
    if not re.fullmatch(r"[ -~]*", entropy) or len(entropy) > MAX_ENTROPY_LENGTH:
        raise refuse("wrong-entropy", longest=MAX_ENTROPY_LENGTH)
    if person.host and table.created.rated:
        raise refuse("rated-on-own-devices")
    chosen = _free_seat(table, person, seat)
    old = table.seat_of(person.id)
    if old is None and table.locked and table.chairs[chosen].kept_for != person.id:
        raise refuse("table-locked")
    if old is None and person.id in table.removed and person.id != table.owner:
        return ask_to_sit_again(table, person, chosen, now)
    entry = sat_entry(_without(table, old), person, chosen, entropy or secrets.token_hex(16), now)
    return Outcome(
        [Left(at=now, seat=old), entry] if old is not None and old != chosen else [entry]
    )


def _free_seat(table: Table, person: Person, seat: int | None) -> int:
    """Return the seat that a person may take before the start: their own seat, a seat reserved for
    them, or a seat without a reservation. Raise a refusal if there is none."""
    old = table.seat_of(person.id)
    reserved = [number for number, chair in enumerate(table.chairs) if chair.kept_for == person.id]
    free = [
        number
        for number, chair in enumerate(table.chairs)
        if number == old or (chair.empty and chair.kept_for in (None, person.id))
    ]
    if seat is not None:
        chair_of(table, seat)
    wanted = [seat] if seat is not None else [*([old] if old is not None else []), *reserved, *free]
    chosen = next((number for number in wanted if number in free), None)
    if chosen is None:
        raise refuse("table-full" if seat is None else "seat-taken")
    return chosen


def _without(table: Table, seat: int | None) -> list[Chair]:
    """Return a copy of the table's seats in which seat `seat` is empty."""
    return [Chair() if number == seat else chair for number, chair in enumerate(table.chairs)]


def rename(table: Table, person: Person, now: int) -> Outcome:
    """Change a player's name, sign (picture) and colour at this table to the person's present ones.
    A finished game keeps the old ones."""
    seat = table.seat_of(person.id)
    if seat is None or table.phase not in ("open", "playing", "paused"):
        return Outcome([], repeated=True)
    chair = table.chairs[seat]
    shown = with_distinct_look(table.chairs, seat, person, bots_yield=table.phase == "open")
    if (chair.name, chair.sign, chair.colour) == (shown.name, shown.sign, shown.colour):
        return Outcome([], repeated=True)
    return Outcome(
        [Renamed(at=now, seat=seat, name=shown.name, sign=shown.sign, colour=shown.colour)]
    )


def set_holiday(table: Table, person: Person, until: int, now: int) -> Outcome:
    """Set the end of a person's holiday at this table to `until`, so that their clock stands still;
    a past time ends it. Does nothing unless the game is played over days."""
    seat = table.seat_of(person.id)
    live = table.phase in ("open", "playing", "paused")
    if seat is None or not live or not table.clocks.setting.over_days:
        return Outcome([], repeated=True)
    holiday = table.clocks.away.get(seat)
    if (until if until > now else 0) == (
        0 if holiday is None or holiday.until <= now else holiday.until
    ):
        return Outcome([], repeated=True)
    return Outcome([WentAway(at=now, seat=seat, until=until if until > now else 0)])


def leave(table: Table, person: Person, now: int) -> Outcome:
    """Let a person leave their seat before the game has started. If the person owns the table,
    another player becomes the owner."""
    require_phase(table, "open")
    seat = own_seat(table, person)
    return Outcome([Left(at=now, seat=seat), *new_owner_entries(table, person, now)])


def place_bot(table: Table, person: Person, seat: int, level: str | None, now: int) -> Outcome:
    """Put a bot of `level` into a seat in which no person sits. If `level` is None, empty the
    seat."""
    require_phase(table, "open")
    require_seat_or_owner(table, person)
    chair = chair_of(table, seat)
    if chair.person is not None:
        raise refuse("seat-taken")
    if level is None:
        free = chair.empty and chair.kept_for is None
        return Outcome([] if free else [Left(at=now, seat=seat)], repeated=free)
    return Outcome([checked_bot_entry(table, seat, level, now)])


def return_to_seat(table: Table, person: Person, now: int) -> Outcome:
    """Give a person their seat back from the stand-in. If no bot has stood in yet, drop the other
    players' votes for a stand-in."""
    seat = own_seat(table, person)
    chair = table.chairs[seat]
    if chair.played_by_person and not chair.stand_in_wishes:
        return Outcome([], repeated=True)
    require_phase(table, "playing", "paused")
    return Outcome([Returned(at=now, seat=seat)])


def resign(table: Table, person: Person, now: int) -> Outcome:
    """Let a person give up the game; a bot plays the seat to the end. If the person owns the table,
    another player becomes the owner."""
    require_phase(table, "playing", "paused")
    seat = own_seat(table, person)
    resignation: list[AnyEntry] = [Resigned(at=now, seat=seat, level=stand_in_level(table, seat))]
    return with_agreed_stand_ins(table, [*resignation, *new_owner_entries(table, person, now)], now)
