"""What people may do at a table: each function says what is to be written in the log, or refuses.
Nothing changes here."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fivecups.bots import best_bot, bot_names, is_known
from fivecups.engine import Event, Game, Recorder, State
from fivecups.games import GAMES

from ..entries import (
    Abandoned,
    AnyEntry,
    ClockSetting,
    Created,
    Left,
    PauseWished,
    Placed,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Sat,
    Started,
    TookOver,
    Visibility,
    Woke,
)
from ..fairness import LONGEST_ENTROPY, new_secret
from ..seats import Chair, Person
from ..table import Table, refuse

LONGEST_DECISION = 7 * 24 * 3600
LONGEST_INCREMENT = 3600


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be written, and the game's state after it, where it changes. `again`: all of it
    was there before."""

    entries: Sequence[AnyEntry]
    state: State | None = None
    again: bool = False


def create(
    person: Person,
    game_name: str,
    seats: int,
    options: dict[str, Any],
    clock: ClockSetting,
    visibility: Visibility,
    rated: bool,
    now: int,
    previous: str | None = None,
) -> Created:
    """A new table; raises :class:`Refused` where the settings do not fit."""
    game: Game[Any] | None = GAMES.get(game_name)
    if game is None:
        raise refuse("no-such-game", game=game_name, known=", ".join(GAMES))
    if clock.kind == "none":
        clock = ClockSetting()
    elif not (5 <= clock.seconds <= LONGEST_DECISION and 0 <= clock.increment <= LONGEST_INCREMENT):
        raise refuse("wrong-clock", low=5, high=LONGEST_DECISION)
    if rated and clock.kind == "none":
        raise refuse("rated-without-clock")
    settings = game.settings(seats, options)
    return Created(
        at=now,
        game=game.name,
        version=game.version,
        seats=seats,
        options=settings,
        clock=clock,
        visibility=visibility,
        rated=rated,
        owner=person.id,
        owner_name=person.name,
        secret=new_secret(),
        previous=previous,
    )


def sit(table: Table, person: Person, seat: int | None, entropy: str, now: int) -> Decision:
    """Take a free seat, this one or the first. Somebody who sits already changes places, or adds
    other entropy. During the game the seats are free that bots play for nobody who might come back.
    """
    if table.phase in ("playing", "paused"):
        return _take_over(table, person, seat, now)
    in_phase(table, "open")
    if not re.fullmatch(r"[ -~]*", entropy) or len(entropy) > LONGEST_ENTROPY:
        raise refuse("wrong-entropy", longest=LONGEST_ENTROPY)
    old = table.seat_of(person.id)
    free = [number for number, chair in enumerate(table.chairs) if chair.empty or number == old]
    if seat is not None:
        _chair(table, seat)
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
    return Decision([Left(at=now, seat=old), made] if old is not None and old != chosen else [made])


def _take_over(table: Table, person: Person, seat: int | None, now: int) -> Decision:
    """Whoever has seen the game from a seat may come back to that one only."""
    if table.created.rated or table.created.visibility == "private":
        raise refuse("seats-are-kept")
    own = table.seat_of(person.id)
    if own is not None and seat in (None, own):
        return Decision([], again=True)
    left = [number for number, chair in enumerate(table.chairs) if chair.person == person.id]
    free = [
        number
        for number, chair in enumerate(table.chairs)
        if chair.person is None or chair.resigned
    ]
    chosen = seat if seat is not None else next(iter(left or free), None)
    if chosen not in free or (left and chosen not in left):
        raise refuse("seat-taken")
    return Decision([TookOver(at=now, seat=chosen, person=person.id, name=person.name)])


def leave(table: Table, person: Person, now: int) -> Decision:
    """Get up before the game has begun."""
    in_phase(table, "open")
    return Decision([Left(at=now, seat=own_seat(table, person))])


def place_bot(table: Table, person: Person, seat: int, level: str | None, now: int) -> Decision:
    """Fill a free seat with a bot, or another bot; with no level, free it again."""
    in_phase(table, "open")
    _one_of_us(table, person)
    chair = _chair(table, seat)
    if chair.person is not None:
        raise refuse("seat-taken")
    if level is None:
        return Decision([Left(at=now, seat=seat)] if not chair.empty else [], again=chair.empty)
    if not is_known(level, table.created.game):
        raise refuse("no-such-bot", level=level, known=", ".join(bot_names(table.created.game)))
    if table.created.rated:
        raise refuse("rated-without-bots")
    return Decision([_placed(seat, level, now)])


def _placed(seat: int, level: str, now: int) -> Placed:
    return Placed(at=now, seat=seat, level=level, entropy=secrets.token_hex(16))


def start(table: Table, person: Person, now: int) -> Decision:
    """Begin the game: every seat is taken, and all entropy is in."""
    _one_of_us(table, person)
    if table.phase == "playing":
        return Decision([], again=True)
    in_phase(table, "open")
    if any(chair.empty for chair in table.chairs):
        raise refuse("seats-free", seats=sum(chair.empty for chair in table.chairs))
    tape = table.chance()
    recorder = Recorder(tape)
    events: list[Event] = []
    state = table.game.start(len(table.chairs), table.created.options, recorder, events)
    return Decision(
        [Started(at=now, draws=tuple(recorder.draws), events=tuple(events), tape=tape.position)],
        state,
    )


def back(table: Table, person: Person, now: int) -> Decision:
    """Take the seat over again from the bot that stood in."""
    seat = own_seat(table, person)
    if table.chairs[seat].played_by_person:
        return Decision([], again=True)
    in_phase(table, "playing", "paused")
    return Decision([Returned(at=now, seat=seat)])


def resign(table: Table, person: Person, now: int) -> Decision:
    """Give up; a bot plays the seat to the end."""
    in_phase(table, "playing", "paused")
    return Decision(
        [Resigned(at=now, seat=own_seat(table, person), level=best_bot(table.created.game))]
    )


def wish_pause(table: Table, person: Person, now: int) -> Decision:
    """Wish for a pause; it begins when all people who play wish it."""
    seat = own_seat(table, person)
    if table.chairs[seat].wishes_pause:
        return Decision([], again=True)
    in_phase(table, "playing")
    here: list[AnyEntry] = (
        [] if table.chairs[seat].played_by_person else [Returned(at=now, seat=seat)]
    )
    return Decision([*here, PauseWished(at=now, seat=seat)])


def resume(table: Table, person: Person, now: int) -> Decision:
    """End a pause, or take the wish for one back."""
    seat = own_seat(table, person)
    if not any(chair.wishes_pause for chair in table.chairs):
        return Decision([], again=True)
    in_phase(table, "playing", "paused")
    return Decision([Resumed(at=now, seat=seat)])


def close(table: Table, person: Person, now: int) -> Decision:
    """The owner takes a table away that has not begun."""
    in_phase(table, "open")
    if person.id != table.created.owner:
        raise refuse("not-the-owner")
    return Decision([Abandoned(at=now, why="closed")])


def abandon(table: Table, idle_since: int, now: int) -> Decision:
    """The house takes a table away at which nobody has done anything since `idle_since`."""
    if table.phase not in ("open", "playing", "paused") or table.touched > idle_since:
        return Decision([])
    return Decision([Abandoned(at=now, why="idle")])


def set_up_again(table: Table, person: Person, now: int) -> list[AnyEntry]:
    """A new table with the settings of this one and its bots in their seats."""
    was = table.created
    first = create(
        person,
        was.game,
        was.seats,
        was.options,
        was.clock,
        was.visibility,
        was.rated,
        now,
        table.id,
    )
    bots = [(seat, chair.level) for seat, chair in enumerate(table.chairs) if chair.person is None]
    known = bot_names(was.game)
    placed = [
        _placed(seat, level, now) for seat, level in bots if level is not None and level in known
    ]
    return [first, *placed]


def rematch(table: Table, person: Person, other: str, now: int) -> Decision:
    """Point from a finished game to the next one of the same people."""
    if table.rematch is not None:
        return Decision([], again=True)
    in_phase(table, "over")
    _one_of_us(table, person)
    return Decision([Rematched(at=now, table=other)])


def wake(table: Table, opened: int, now: int) -> Decision:
    """Take up a table whose clocks have run since before the house opened."""
    return Decision(
        [Woke(at=now)] if table.phase == "playing" and table.clocks.slept(opened) else []
    )


def in_phase(table: Table, *phases: str) -> None:
    if table.phase not in phases:
        raise refuse("wrong-phase", phase=table.phase)


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise refuse("no-such-seat", seat=str(seat), seats=len(table.chairs))
    return table.chairs[seat]


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise refuse("not-seated")
    return seat


def _one_of_us(table: Table, person: Person) -> None:
    if table.seat_of(person.id) is None and person.id != table.created.owner:
        raise refuse("not-seated")
