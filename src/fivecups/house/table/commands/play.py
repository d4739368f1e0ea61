"""Commands during play: answers, pauses, chat, and expired clocks."""

from __future__ import annotations

from typing import Literal

from fivecups.engine import CLOCK, MAIN, State, Transition, advance, examine
from fivecups.engine.answers import strictly_equal
from fivecups.engine.plain_data import frozen_plain

from ..entries import (
    AnyEntry,
    BotReason,
    Moved,
    PauseWished,
    Player,
    Reacted,
    Reaction,
    Resumed,
    Returned,
    Said,
    StoodIn,
)
from ..open_asks import is_open, is_quiet, observers_of_change
from ..seats import Person
from ..table import Table, refuse
from ..text_cleaning import MAX_CHAT_LENGTH, clean_line
from .command_result import Outcome, own_seat, require_phase
from .seating.bot_seats import stand_in_level


def answer(
    table: Table,
    seat: int,
    ask: str,
    given: object,
    by: Player,
    now: int,
    reason: BotReason | None = None,
) -> Outcome:
    """Answer an ask for a seat. The same answer to the same ask a second time is recognised and
    changes nothing. `reason` is the reason that a bot gives for its answer."""
    state = table.state
    examined = None if state is None else examine(state, seat, given, ask)
    refused = examined is None or examined.refusal is not None
    if refused and _is_repeated(table, seat, ask, given):
        return Outcome([], repeated=True)
    require_phase(table, "playing")
    assert state is not None and examined is not None
    entries: list[AnyEntry] = []
    if seat != CLOCK:
        if by == "bot" and table.chairs[seat].played_by_person:
            raise refuse("player-is-back")
        chair = table.chairs[seat]
        wished_away = bool(chair.stand_in_wishes) and not is_quiet(state)
        if by == "person" and (wished_away or not chair.played_by_person):
            entries.append(Returned(at=now, seat=seat))
    legal = examined.require_legal()
    chance = table.chance()
    transition = advance(state, seat, legal.answer, legal.part, chance)
    observers = observers_of_change(state, transition.state, transition.events, seat)
    thought, reasons = _split_reasons(table, ask, legal.part, transition, observers, reason)
    entries.append(
        Moved(
            at=now,
            seat=seat,
            ask=ask,
            answer=legal.answer,
            by=by,
            draws=transition.draws,
            events=tuple(transition.events),
            tape=chance.position,
            seen=observers,
            reasons=reasons,
            thought=thought,
        )
    )
    return Outcome(entries, transition.state)


def _is_repeated(table: Table, seat: int, ask: str, given: object) -> bool:
    """True if the seat has already given this answer to this ask."""
    return seat >= 0 and any(
        old == ask and strictly_equal(frozen_plain(given), frozen_plain(what))
        for old, what in table.latest_answers[seat]
    )


def _split_reasons(
    table: Table,
    ask: str,
    part: int,
    transition: Transition[State],
    observers: tuple[int, ...] | None,
    reason: BotReason | None,
) -> tuple[BotReason | None, tuple[BotReason, ...]]:
    """Split the bots' reasons after an answer into two results: the reason of this answer if it
    must be stored until the sealed answers are opened (else None), and the reasons that are
    published now. A reason reveals the answer. So it is published only together with an event that
    everybody sees, and never for a hidden question."""
    if reason is None and not table.sealed_reasons:
        return None, ()
    assert table.state is not None
    question, _ = table.state.part(table.state.askings[-1], part)
    if question.quiet or (part == MAIN and question.sealed and is_open(transition.state, ask)):
        return (None if question.quiet else reason), ()
    if observers is not None or not any(event.to is None for event in transition.events):
        return None, ()
    opened = [
        sealed
        for at, sealed in table.sealed_reasons
        if at == ask and part == MAIN and question.sealed
    ]
    return None, (*opened, reason) if reason is not None else tuple(opened)


def answer_own_ask(table: Table, person: Person, ask: str, given: object, now: int) -> Outcome:
    """Answer an ask as a person, for the person's own seat."""
    return answer(table, own_seat(table, person), ask, given, "person", now)


def wish_pause(table: Table, person: Person, now: int) -> Outcome:
    """Record a person's wish for a pause. The pause begins when all people who play want it."""
    seat = own_seat(table, person)
    if table.chairs[seat].wishes_pause:
        return Outcome([], repeated=True)
    require_phase(table, "playing")
    returned: list[AnyEntry] = (
        [] if table.chairs[seat].played_by_person else [Returned(at=now, seat=seat)]
    )
    return Outcome([*returned, PauseWished(at=now, seat=seat)])


def resume(table: Table, person: Person, now: int) -> Outcome:
    """End a pause, or withdraw all wishes for one."""
    seat = own_seat(table, person)
    if not any(chair.wishes_pause for chair in table.chairs):
        return Outcome([], repeated=True)
    require_phase(table, "playing", "paused")
    return Outcome([Resumed(at=now, seat=seat)])


def say(table: Table, person: Person, text: str, ref: str, now: int) -> Outcome:
    """Send a line of chat: from a player to the whole table, from a spectator to the other
    spectators."""
    if ref in table.latest_chat_refs.get(person.id, ()):
        return Outcome([], repeated=True)
    clean = clean_line(text, MAX_CHAT_LENGTH)
    if not clean:
        raise refuse("empty-text")
    seat = table.seat_of(person.id)
    name = person.name if seat is None else table.chairs[seat].name
    if not name and seat is None:
        raise refuse("name-needed")
    channel: Literal["table", "spectators"]
    channel = "table" if seat is not None or table.phase == "open" else "spectators"
    return Outcome(
        [Said(at=now, person=person.id, name=name, seat=seat, channel=channel, text=clean, ref=ref)]
    )


def react(table: Table, person: Person, reaction: Reaction, ref: str, now: int) -> Outcome:
    """Send a reaction (a small picture) from a seat to the whole table."""
    if ref in table.latest_chat_refs.get(person.id, ()):
        return Outcome([], repeated=True)
    seat = own_seat(table, person)
    name = table.chairs[seat].name
    return Outcome(
        [Reacted(at=now, person=person.id, name=name, seat=seat, reaction=reaction, ref=ref)]
    )


def expire_clocks(table: Table, now: int) -> Outcome:
    """Apply the table's expired clocks: if a timer of the game has ended, give the default answer
    to its ask; otherwise let bots stand in for the players whose time is up."""
    if table.phase != "playing" or table.state is None:
        return Outcome([])
    ring = table.clocks.next_ring()
    if ring is not None and ring.when <= now:
        state = table.state
        part = next(part for part in state.parts(CLOCK) if state.ask_id(CLOCK, part) == ring.ask)
        question, args = state.part(state.askings[-1], part)
        choices = question.choices(state, CLOCK, *args)
        return answer(
            table,
            CLOCK,
            ring.ask,
            choices[0] if isinstance(choices, tuple) else choices.default,
            "clock",
            now,
        )
    late = [seat for seat, when in open_deadlines(table).items() if when <= now]
    return Outcome([StoodIn(at=now, seat=seat, level=stand_in_level(table, seat)) for seat in late])


def open_deadlines(table: Table) -> dict[int, int]:
    """Return the deadline in milliseconds since 1970 of each seat whose clock runs for an open
    question. Seats with a hidden question are left out: when their time is up, a bot answers that
    question only, without becoming a stand-in."""
    deadlines = {}
    for seat, running in table.clocks.running.items():
        when = table.clocks.deadline(seat)
        if when is not None and not running.quiet:
            deadlines[seat] = when
    return deadlines
