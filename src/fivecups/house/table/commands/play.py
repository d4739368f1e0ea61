"""Play: answers, pauses, talk, and what happens when time is up."""

from __future__ import annotations

from typing import Literal

from fivecups.engine import CLOCK, MAIN, State, Transition, advance, examine
from fivecups.engine.answers import same
from fivecups.engine.data import frozen_plain

from ..asks import is_open, is_quiet, who_notices
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
from ..seats import Person
from ..table import Table, refuse
from ..text import LONGEST_CHAT, clean_line
from .outcome import Outcome, own_seat, require_phase
from .seating.bots import stand_in_level


def answer(
    table: Table,
    seat: int,
    ask: str,
    given: object,
    by: Player,
    now: int,
    reason: BotReason | None = None,
) -> Outcome:
    """Answer an ask. The same answer to the same ask a second time is recognised and changes
    nothing. `reason` is that of a bot.
    """
    state = table.state
    examined = None if state is None else examine(state, seat, given, ask)
    refused = examined is None or examined.refusal is not None
    if refused and _is_repeated(table, seat, ask, given):
        return Outcome([], again=True)
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
    legal = examined.checked()
    tape = table.chance()
    taken = advance(state, seat, legal.answer, legal.part, tape)
    noticed = who_notices(state, taken.state, taken.events, seat)
    thought, reasons = _what_to_say(table, ask, legal.part, taken, noticed, reason)
    entries.append(
        Moved(
            at=now,
            seat=seat,
            ask=ask,
            answer=legal.answer,
            by=by,
            draws=taken.draws,
            events=tuple(taken.events),
            tape=tape.position,
            seen=noticed,
            reasons=reasons,
            thought=thought,
        )
    )
    return Outcome(entries, taken.state)


def _is_repeated(table: Table, seat: int, ask: str, given: object) -> bool:
    """Whether a seat has given this answer to this ask already."""
    return seat >= 0 and any(
        old == ask and same(frozen_plain(given), frozen_plain(what))
        for old, what in table.answered[seat]
    )


def _what_to_say(
    table: Table,
    ask: str,
    part: int,
    taken: Transition[State],
    noticed: tuple[int, ...] | None,
    reason: BotReason | None,
) -> tuple[BotReason | None, tuple[BotReason, ...]]:
    """What a bot keeps to itself until sealed answers are opened, and what is told now.

    A reason tells the answer, so it is told only with something that everybody sees, and never of a
    hidden question.
    """
    if reason is None and not table.held:
        return None, ()
    assert table.state is not None
    question, _ = table.state.part(table.state.askings[-1], part)
    if question.quiet or (part == MAIN and question.sealed and is_open(taken.state, ask)):
        return (None if question.quiet else reason), ()
    if noticed is not None or not any(event.to is None for event in taken.events):
        return None, ()
    opened = [one for at, one in table.held if at == ask and part == MAIN and question.sealed]
    return None, (*opened, reason) if reason is not None else tuple(opened)


def answer_as(table: Table, person: Person, ask: str, given: object, now: int) -> Outcome:
    """A person answers for their own seat."""
    return answer(table, own_seat(table, person), ask, given, "person", now)


def wish_pause(table: Table, person: Person, now: int) -> Outcome:
    """Wish for a pause; it begins when all people who play wish it."""
    seat = own_seat(table, person)
    if table.chairs[seat].wishes_pause:
        return Outcome([], again=True)
    require_phase(table, "playing")
    here: list[AnyEntry] = (
        [] if table.chairs[seat].played_by_person else [Returned(at=now, seat=seat)]
    )
    return Outcome([*here, PauseWished(at=now, seat=seat)])


def resume(table: Table, person: Person, now: int) -> Outcome:
    """End a pause, or take the wish for one back."""
    seat = own_seat(table, person)
    if not any(chair.wishes_pause for chair in table.chairs):
        return Outcome([], again=True)
    require_phase(table, "playing", "paused")
    return Outcome([Resumed(at=now, seat=seat)])


def say(table: Table, person: Person, text: str, ref: str, now: int) -> Outcome:
    """A line of chat: to the table from a seat, to the other spectators from somebody who
    watches."""
    if ref in table.said.get(person.id, ()):
        return Outcome([], again=True)
    clean = clean_line(text, LONGEST_CHAT)
    if not clean:
        raise refuse("empty-text")
    seat = table.seat_of(person.id)
    name = person.name if seat is None else table.chairs[seat].name
    if not name and seat is None:
        raise refuse("name-needed")
    channel: Literal["table", "spectators"]
    channel = "table" if seat is not None or table.phase == "open" else "spectators"
    return Outcome(
        [
            Said(
                at=now,
                person=person.id,
                name=name,
                seat=seat,
                channel=channel,
                text=clean,
                ref=ref,
            )
        ]
    )


def react(table: Table, person: Person, reaction: Reaction, ref: str, now: int) -> Outcome:
    """A sign from a seat to the whole table."""
    if ref in table.said.get(person.id, ()):
        return Outcome([], again=True)
    seat = own_seat(table, person)
    name = table.chairs[seat].name
    return Outcome(
        [Reacted(at=now, person=person.id, name=name, seat=seat, reaction=reaction, ref=ref)]
    )


def time_is_up(table: Table, now: int) -> Outcome:
    """Whatever time is up now: a clock of the game rings, or a bot stands in for a player."""
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
    late = [seat for seat, when in loud_deadlines(table).items() if when <= now]
    return Outcome([StoodIn(at=now, seat=seat, level=stand_in_level(table, seat)) for seat in late])


def loud_deadlines(table: Table) -> dict[int, int]:
    """When time is up for the seats that are openly asked. (For hidden questions a bot answers
    once, silently.)"""
    found = {}
    for seat, running in table.clocks.running.items():
        when = table.clocks.deadline(seat)
        if when is not None and not running.quiet:
            found[seat] = when
    return found
