"""Seats: taking and leaving them, bots in them, giving up and coming back."""

from __future__ import annotations

import re
import secrets

from fivecups.bots import best_bot, bot_names, is_known

from ..entries import Left, Placed, Resigned, Returned, Sat, TookOver
from ..fairness import LONGEST_ENTROPY
from ..seats import Person
from ..table import Table, refuse
from .outcome import Outcome, chair_of, own_seat, require_company, require_phase


def sit(table: Table, person: Person, seat: int | None, entropy: str, now: int) -> Outcome:
    """Take a free seat, this one or the first. Somebody who sits already changes places, or adds
    other entropy. During the game the seats are free that bots play for nobody who might come back.
    """
    if table.phase in ("playing", "paused"):
        return _take_over(table, person, seat, now)
    require_phase(table, "open")
    if not re.fullmatch(r"[ -~]*", entropy) or len(entropy) > LONGEST_ENTROPY:
        raise refuse("wrong-entropy", longest=LONGEST_ENTROPY)
    old = table.seat_of(person.id)
    free = [number for number, chair in enumerate(table.chairs) if chair.empty or number == old]
    if seat is not None:
        chair_of(table, seat)
    chosen = seat if seat is not None else old if old is not None else free[0] if free else None
    if chosen is None or chosen not in free:
        raise refuse("seat-taken")
    made = Sat(
        at=now,
        seat=chosen,
        person=person.id,
        name=person.name,
        entropy=entropy or secrets.token_hex(16),
    )
    return Outcome([Left(at=now, seat=old), made] if old is not None and old != chosen else [made])


def _take_over(table: Table, person: Person, seat: int | None, now: int) -> Outcome:
    """Whoever has seen the game from a seat may come back to that one only."""
    if table.created.rated or table.created.visibility == "private":
        raise refuse("seats-are-kept")
    own = table.seat_of(person.id)
    if own is not None and seat in (None, own):
        return Outcome([], again=True)
    left = [number for number, chair in enumerate(table.chairs) if chair.person == person.id]
    free = [
        number
        for number, chair in enumerate(table.chairs)
        if chair.person is None or chair.resigned
    ]
    chosen = seat if seat is not None else next(iter(left or free), None)
    if chosen not in free or (left and chosen not in left):
        raise refuse("seat-taken")
    return Outcome([TookOver(at=now, seat=chosen, person=person.id, name=person.name)])


def leave(table: Table, person: Person, now: int) -> Outcome:
    """Get up before the game has begun."""
    require_phase(table, "open")
    return Outcome([Left(at=now, seat=own_seat(table, person))])


def place_bot(table: Table, person: Person, seat: int, level: str | None, now: int) -> Outcome:
    """Fill a free seat with a bot, or another bot; with no level, free it again."""
    require_phase(table, "open")
    require_company(table, person)
    chair = chair_of(table, seat)
    if chair.person is not None:
        raise refuse("seat-taken")
    if level is None:
        return Outcome([Left(at=now, seat=seat)] if not chair.empty else [], again=chair.empty)
    if not is_known(level, table.created.game):
        raise refuse("no-such-bot", level=level, known=", ".join(bot_names(table.created.game)))
    if table.created.rated:
        raise refuse("rated-without-bots")
    return Outcome([placed(seat, level, now)])


def placed(seat: int, level: str, now: int) -> Placed:
    """A bot in a seat, with a part in the dice like everybody's."""
    return Placed(at=now, seat=seat, level=level, entropy=secrets.token_hex(16))


def back(table: Table, person: Person, now: int) -> Outcome:
    """Take the seat over again from the bot that stood in."""
    seat = own_seat(table, person)
    if table.chairs[seat].played_by_person:
        return Outcome([], again=True)
    require_phase(table, "playing", "paused")
    return Outcome([Returned(at=now, seat=seat)])


def resign(table: Table, person: Person, now: int) -> Outcome:
    """Give up; a bot plays the seat to the end."""
    require_phase(table, "playing", "paused")
    return Outcome(
        [Resigned(at=now, seat=own_seat(table, person), level=best_bot(table.created.game))]
    )
