"""Requests for a seat: who has to ask, whom, and how they are answered. Nobody sees cards from a
seat before somebody at the table has said yes."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ...entries import AnyEntry, OwnerChanged, Sat, SeatAsked, SeatDenied, TookOver
from ...seats import Chair, Person, as_seen
from ...table import Table, refuse
from ..outcome import Outcome, chair_of, require_phase

MOST_REQUESTS = 4
"""How many may wait at one table, so that nobody is asked without end."""


def ask_for_bots_seat(table: Table, person: Person, seat: int | None, now: int) -> Outcome:
    """In the middle of a game. Whoever has seen it from a seat may come back to that one only, and
    need not ask unless they were removed. Where nobody is left to ask, the seat is free."""
    if table.created.rated or table.created.visibility == "private":
        raise refuse("seats-are-kept")
    own = table.seat_of(person.id)
    if own is not None and seat in (None, own):
        return Outcome([], again=True)
    chosen, left = _bots_seat(table, person, seat)
    owns = person.id == table.owner
    nobody_asked = table.owner == "" and not table.people()
    if owns or (left and person.id not in table.removed) or nobody_asked:
        return Outcome(_taken_over(table, person, chosen, now))
    return _ask(table, person, chosen, now)


def _bots_seat(table: Table, person: Person, seat: int | None) -> tuple[int, bool]:
    """The seat that somebody may have, and whether it was theirs."""
    left = [number for number, chair in enumerate(table.chairs) if chair.person == person.id]
    free = [
        number
        for number, chair in enumerate(table.chairs)
        if chair.person is None or chair.resigned
    ]
    if seat is not None:
        chair_of(table, seat)
    chosen = seat if seat is not None else next(iter(left or free), None)
    if chosen is None:
        raise refuse("table-full")
    if chosen not in free or (left and chosen not in left):
        raise refuse("seat-taken")
    return chosen, bool(left)


def ask_to_sit_again(table: Table, person: Person, seat: int, now: int) -> Outcome:
    """Before the game, somebody whom the owner has removed asks to be let in again."""
    return _ask(table, person, seat, now)


def _ask(table: Table, person: Person, seat: int, now: int) -> Outcome:
    if table.locked:
        raise refuse("table-locked")
    if person.id in table.denied:
        raise refuse("not-let-in")
    waiting = [one for one in table.asking if one.person != person.id]
    if any(one.person == person.id and one.seat == seat for one in table.asking):
        return Outcome([], again=True)
    if len(waiting) >= MOST_REQUESTS:
        raise refuse("too-many-ask")
    if not person.name:
        raise refuse("name-needed")
    return Outcome(
        [
            SeatAsked(
                at=now,
                seat=seat,
                person=person.id,
                name=person.name,
                sign=person.sign,
                colour=person.colour,
                host=person.host,
            )
        ]
    )


def answer_request(table: Table, person: Person, who: str, agree: bool, now: int) -> Outcome:
    """Let somebody in who asks for a seat, or do not. Whoever asks may take it back."""
    require_phase(table, "open", "playing", "paused")
    request = next((one for one in table.asking if one.person == who), None)
    if request is None:
        raise refuse("nobody-asks")
    if person.id == who and not agree:
        return Outcome(
            [SeatDenied(at=now, seat=request.seat, person=who, name=request.name, withdrawn=True)]
        )
    if not _may_decide(table, person, who):
        raise refuse("not-yours-to-decide")
    if not agree:
        return Outcome([SeatDenied(at=now, seat=request.seat, person=who, name=request.name)])
    asker = Person(who, request.name, request.sign, request.colour, request.host)
    if table.phase != "open":
        return Outcome(_taken_over(table, asker, request.seat, now))
    if not table.chairs[request.seat].empty:
        raise refuse("seat-taken")
    return Outcome([seated(table.chairs, asker, request.seat, secrets.token_hex(16), now)])


def _may_decide(table: Table, person: Person, who: str) -> bool:
    """Whoever plays may let others in, but only the owner those whom the owner has removed."""
    if person.id == table.owner:
        return True
    seat = table.seat_of(person.id)
    removed = who in table.removed and table.owner != ""
    return seat is not None and table.chairs[seat].played_by_person and not removed


def seated(chairs: Sequence[Chair], person: Person, seat: int, entropy: str, now: int) -> Sat:
    """Somebody in a seat before the game, as the others will see them."""
    seen = as_seen(chairs, seat, person, bots_yield=True)
    return Sat(
        at=now,
        seat=seat,
        person=person.id,
        name=seen.name,
        entropy=entropy,
        sign=seen.sign,
        colour=seen.colour,
        host=person.host,
    )


def _taken_over(table: Table, person: Person, seat: int, now: int) -> list[AnyEntry]:
    seen = as_seen(table.chairs, seat, person, bots_yield=False)
    entries: list[AnyEntry] = [
        TookOver(
            at=now,
            seat=seat,
            person=person.id,
            name=seen.name,
            sign=seen.sign,
            colour=seen.colour,
            host=person.host,
        )
    ]
    if table.owner == "":
        entries.append(OwnerChanged(at=now, person=person.id, name=seen.name))
    return entries
