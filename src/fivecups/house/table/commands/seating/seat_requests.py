"""Seat requests: the commands of people who must ask for a seat, and the answers to them. A person
sees no cards from a seat before a player has agreed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ...entries import AnyEntry, OwnerChanged, Sat, SeatAsked, SeatDenied, TookOver
from ...seats import Chair, Person, with_distinct_look
from ...table import Table, refuse
from ..command_result import Outcome, chair_of, require_phase

VOTES_NEEDED = 2
"""Number of players who must agree that a person takes a bot's seat, unless the owner does: one
alone could let an accomplice look into the bots' hands."""

MAX_SEAT_REQUESTS = 4
"""Number of open seat requests that a table may have, so that players are not asked without end."""


def ask_for_bots_seat(table: Table, person: Person, seat: int | None, now: int) -> Outcome:
    """Ask the players for a bot's seat in the middle of a game. A person who has played from a seat
    may return to that seat only, and gets it without asking unless the owner removed them. The
    owner of the table takes the seat at once; so does any person if there is no owner and no player
    to ask."""
    if table.created.rated or table.created.visibility == "private":
        raise refuse("seats-are-kept")
    own = table.seat_of(person.id)
    if own is not None and seat in (None, own):
        return Outcome([], repeated=True)
    chosen, left = _bots_seat(table, person, seat)
    owns = person.id == table.owner
    nobody_asked = table.owner == "" and not table.people()
    if owns or (left and person.id not in table.removed) or nobody_asked:
        return Outcome(_takeover_entries(table, person, chosen, now))
    return _ask(table, person, chosen, now)


def _bots_seat(table: Table, person: Person, seat: int | None) -> tuple[int, bool]:
    """Return the bot's seat that a person may have (`seat` if given), and True if the person has
    played from that seat before. Raise a refusal if there is no such seat: a person who has given
    up has seen the game from their own seat, and may take no other after that is gone."""
    left = [number for number, chair in enumerate(table.chairs) if chair.person == person.id]
    if person.id in table.former and not left:
        raise refuse("seat-taken")
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
    """Make a request for a seat before the game, for a person whom the owner has removed."""
    return _ask(table, person, seat, now)


def _ask(table: Table, person: Person, seat: int, now: int) -> Outcome:
    if table.locked:
        raise refuse("table-locked")
    if person.id in table.denied:
        raise refuse("not-let-in")
    waiting = [request for request in table.seat_requests if request.person != person.id]
    if any(request.person == person.id and request.seat == seat for request in table.seat_requests):
        return Outcome([], repeated=True)
    if len(waiting) >= MAX_SEAT_REQUESTS:
        raise refuse("too-many-ask")
    if not person.name:
        raise refuse("name-needed")
    return Outcome([_asked(person, seat, (), now)])


def _asked(person: Person, seat: int, agreed: tuple[int, ...], now: int) -> SeatAsked:
    return SeatAsked(
        at=now,
        seat=seat,
        person=person.id,
        name=person.name,
        sign=person.sign,
        colour=person.colour,
        host=person.host,
        agreed=agreed,
    )


def answer_request(table: Table, person: Person, who: str, agree: bool, now: int) -> Outcome:
    """Agree to the seat request of the person `who` or refuse it, as `person`, who is a player or
    the owner. The owner grants it at once, players when enough of them agree; any of them refuses
    it. The requester may withdraw their own request."""
    require_phase(table, "open", "playing", "paused")
    request = next((request for request in table.seat_requests if request.person == who), None)
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
    if person.id != table.owner:
        seat = table.seat_of(person.id)
        assert seat is not None, "only players and the owner may decide"
        agreed = tuple(sorted({*request.agreed, seat}))
        if agreed == request.agreed:
            return Outcome([], repeated=True)
        if len(agreed) < _votes_needed(table):
            return Outcome([_asked(asker, request.seat, agreed, now)])
    if table.phase != "open":
        return Outcome(_takeover_entries(table, asker, request.seat, now))
    if not table.chairs[request.seat].empty:
        raise refuse("seat-taken")
    return Outcome([sat_entry(table.chairs, asker, request.seat, secrets.token_hex(16), now)])


def _votes_needed(table: Table) -> int:
    """Return the number of players whose consent replaces the owner's. Without an owner all players
    are enough, since there may be only one."""
    return VOTES_NEEDED if table.owner else min(VOTES_NEEDED, len(table.people()))


def _may_decide(table: Table, person: Person, who: str) -> bool:
    """True if `person` may answer the seat request of `who`. Every player may, but only the owner
    may let in a person whom the owner has removed."""
    if person.id == table.owner:
        return True
    seat = table.seat_of(person.id)
    removed = who in table.removed and table.owner != ""
    return seat is not None and table.chairs[seat].played_by_person and not removed


def sat_entry(chairs: Sequence[Chair], person: Person, seat: int, entropy: str, now: int) -> Sat:
    """Return the entry that seats a person before the game, with a name and a look that no other
    player has."""
    shown = with_distinct_look(chairs, seat, person, bots_yield=True)
    return Sat(
        at=now,
        seat=seat,
        person=person.id,
        name=shown.name,
        entropy=entropy,
        sign=shown.sign,
        colour=shown.colour,
        host=person.host,
    )


def _takeover_entries(table: Table, person: Person, seat: int, now: int) -> list[AnyEntry]:
    shown = with_distinct_look(table.chairs, seat, person, bots_yield=False)
    entries: list[AnyEntry] = [
        TookOver(
            at=now,
            seat=seat,
            person=person.id,
            name=shown.name,
            sign=shown.sign,
            colour=shown.colour,
            host=person.host,
        )
    ]
    if table.owner == "":
        entries.append(OwnerChanged(at=now, person=person.id, name=shown.name))
    return entries
