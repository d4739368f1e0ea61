"""Seats: taking and leaving them, bots in them, giving up and coming back."""

from __future__ import annotations

import re
import secrets

from ...entries import AnyEntry, Left, Renamed, Resigned, Returned, WentAway
from ...fairness import LONGEST_ENTROPY
from ...seats import Chair, Person, as_seen
from ...table import Table, refuse
from ..outcome import Outcome, chair_of, own_seat, require_company, require_phase
from .agreement import agreed_stand_ins
from .asking import ask_for_bots_seat, ask_to_sit_again, seated
from .bots import checked_bot, stand_in_level
from .owner import passed_on


def take_seat(table: Table, person: Person, seat: int | None, entropy: str, now: int) -> Outcome:
    """Take a free seat, this one or the first. Somebody who sits already changes places, or adds
    other entropy. During the game this asks for a seat that a bot plays for nobody who might come
    back; so does somebody before it whom the owner has removed.
    """
    if table.phase in ("playing", "paused"):
        return ask_for_bots_seat(table, person, seat, now)
    require_phase(table, "open")
    if not re.fullmatch(r"[ -~]*", entropy) or len(entropy) > LONGEST_ENTROPY:
        raise refuse("wrong-entropy", longest=LONGEST_ENTROPY)
    if person.host and table.created.rated:
        raise refuse("rated-on-own-devices")
    chosen = _free_seat(table, person, seat)
    old = table.seat_of(person.id)
    if old is None and table.locked and table.chairs[chosen].kept_for != person.id:
        raise refuse("table-locked")
    if old is None and person.id in table.removed and person.id != table.owner:
        return ask_to_sit_again(table, person, chosen, now)
    made = seated(_without(table, old), person, chosen, entropy or secrets.token_hex(16), now)
    return Outcome([Left(at=now, seat=old), made] if old is not None and old != chosen else [made])


def _free_seat(table: Table, person: Person, seat: int | None) -> int:
    """The seat that somebody may take before the start: theirs, one that is kept for them, or one
    that is kept for nobody."""
    old = table.seat_of(person.id)
    kept = [number for number, one in enumerate(table.chairs) if one.kept_for == person.id]
    free = [
        number
        for number, chair in enumerate(table.chairs)
        if number == old or (chair.empty and chair.kept_for in (None, person.id))
    ]
    if seat is not None:
        chair_of(table, seat)
    wanted = [seat] if seat is not None else [*([old] if old is not None else []), *kept, *free]
    chosen = next((one for one in wanted if one in free), None)
    if chosen is None:
        raise refuse("table-full" if seat is None else "seat-taken")
    return chosen


def _without(table: Table, seat: int | None) -> list[Chair]:
    """The seats of a table, this one as if nobody had it."""
    return [Chair() if number == seat else chair for number, chair in enumerate(table.chairs)]


def rename(table: Table, person: Person, now: int) -> Outcome:
    """Be seen under another name, sign or colour. A finished game keeps those of its players."""
    seat = table.seat_of(person.id)
    if seat is None or table.phase not in ("open", "playing", "paused"):
        return Outcome([], again=True)
    chair = table.chairs[seat]
    seen = as_seen(table.chairs, seat, person, bots_yield=table.phase == "open")
    if (chair.name, chair.sign, chair.colour) == (seen.name, seen.sign, seen.colour):
        return Outcome([], again=True)
    return Outcome([Renamed(at=now, seat=seat, name=seen.name, sign=seen.sign, colour=seen.colour)])


def go_away(table: Table, person: Person, until: int, now: int) -> Outcome:
    """Be on holiday until a moment, or no longer: at a table over days the clock stands. At others
    nothing changes."""
    seat = table.seat_of(person.id)
    live = table.phase in ("open", "playing", "paused")
    if seat is None or not live or not table.clocks.setting.over_days:
        return Outcome([], again=True)
    known = table.clocks.away.get(seat)
    if (until if until > now else 0) == (0 if known is None or known.until <= now else known.until):
        return Outcome([], again=True)
    return Outcome([WentAway(at=now, seat=seat, until=until if until > now else 0)])


def leave(table: Table, person: Person, now: int) -> Outcome:
    """Get up before the game has begun. Who owns the table hands it on to another player."""
    require_phase(table, "open")
    seat = own_seat(table, person)
    return Outcome([Left(at=now, seat=seat), *passed_on(table, person, now)])


def place_bot(table: Table, person: Person, seat: int, level: str | None, now: int) -> Outcome:
    """Fill a free seat with a bot, or another bot; with no level, free it again."""
    require_phase(table, "open")
    require_company(table, person)
    chair = chair_of(table, seat)
    if chair.person is not None:
        raise refuse("seat-taken")
    if level is None:
        free = chair.empty and chair.kept_for is None
        return Outcome([] if free else [Left(at=now, seat=seat)], again=free)
    return Outcome([checked_bot(table, seat, level, now)])


def back(table: Table, person: Person, now: int) -> Outcome:
    """Take the seat over again from the bot that stood in, or say that none is needed."""
    seat = own_seat(table, person)
    chair = table.chairs[seat]
    if chair.played_by_person and not chair.stand_in_wishes:
        return Outcome([], again=True)
    require_phase(table, "playing", "paused")
    return Outcome([Returned(at=now, seat=seat)])


def resign(table: Table, person: Person, now: int) -> Outcome:
    """Give up; a bot plays the seat to the end. Who owns the table hands it on."""
    require_phase(table, "playing", "paused")
    seat = own_seat(table, person)
    gone: list[AnyEntry] = [Resigned(at=now, seat=seat, level=stand_in_level(table, seat))]
    return agreed_stand_ins(table, [*gone, *passed_on(table, person, now)], now)
