"""The life of a table: it is set up, begins, is closed or abandoned, and points to the next one."""

from __future__ import annotations

from typing import Any

from fivecups.bots import is_known
from fivecups.engine import Event, Game, Recorder
from fivecups.games import GAMES

from ..clocks import Gap
from ..entries import (
    Abandoned,
    AnyEntry,
    ClockSetting,
    Created,
    Rematched,
    SettingsChanged,
    Started,
    Visibility,
    Woke,
)
from ..fairness import new_secret
from ..seats import Person
from ..table import Table, refuse
from .outcome import Outcome, require_company, require_owner, require_phase
from .seating.bots import placed
from .seating.seats import take_seat

LONGEST_DECISION = 7 * 24 * 3600
LONGEST_INCREMENT = 3600


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
    kept: tuple[tuple[str, str] | None, ...] = (),
) -> Created:
    """A new table; raises :class:`Refused` where the settings do not fit."""
    game: Game[Any] | None = GAMES.get(game_name)
    if game is None:
        raise refuse("no-such-game", game=game_name, known=", ".join(GAMES))
    return Created(
        at=now,
        game=game.name,
        version=game.version,
        seats=seats,
        options=game.settings(seats, options),
        clock=checked_clock(clock, rated),
        visibility=visibility,
        rated=rated,
        owner=person.id,
        owner_name=person.name,
        secret=new_secret(),
        previous=previous,
        kept=kept,
    )


def checked_clock(clock: ClockSetting, rated: bool) -> ClockSetting:
    """A clock that a table may have."""
    if clock.kind == "none":
        if rated:
            raise refuse("rated-without-clock")
        return ClockSetting()
    if not (5 <= clock.seconds <= LONGEST_DECISION and 0 <= clock.increment <= LONGEST_INCREMENT):
        raise refuse("wrong-clock", low=5, high=LONGEST_DECISION)
    return clock


def change_settings(
    table: Table,
    person: Person,
    seats: int,
    options: dict[str, Any],
    clock: ClockSetting,
    visibility: Visibility,
    rated: bool,
    now: int,
) -> Outcome:
    """The owner changes what is to be played, before the start. Seats that are no longer there have
    to be without people."""
    require_owner(table, person)
    require_phase(table, "open")
    if any(chair.person is not None for chair in table.chairs[seats:]):
        raise refuse("seat-taken")
    if rated and any(chair.level is not None for chair in table.chairs[:seats]):
        raise refuse("rated-without-bots")
    if rated and any(chair.host for chair in table.chairs[:seats]):
        raise refuse("rated-on-own-devices")
    return Outcome(
        [
            SettingsChanged(
                at=now,
                seats=seats,
                options=table.game.settings(seats, options),
                clock=checked_clock(clock, rated),
                visibility=visibility,
                rated=rated,
            )
        ]
    )


def start(table: Table, person: Person, now: int) -> Outcome:
    """Begin the game: every seat is taken, and all entropy is in."""
    require_company(table, person)
    if table.phase == "playing":
        return Outcome([], again=True)
    require_phase(table, "open")
    if any(chair.empty for chair in table.chairs):
        raise refuse("seats-free", seats=sum(chair.empty for chair in table.chairs))
    return begin(table, now)


def begin(table: Table, now: int) -> Outcome:
    """The game begins at a table whose seats are all taken."""
    tape = table.chance()
    recorder = Recorder(tape)
    events: list[Event] = []
    state = table.game.start(len(table.chairs), table.options, recorder, events)
    return Outcome(
        [Started(at=now, draws=tuple(recorder.draws), events=tuple(events), tape=tape.position)],
        state,
    )


def close(table: Table, person: Person, now: int) -> Outcome:
    """The owner takes a table away that has not begun."""
    require_phase(table, "open")
    require_owner(table, person)
    return Outcome([Abandoned(at=now, why="closed")])


def shut(table: Table, now: int) -> Outcome:
    """An administrator takes a table away."""
    live = table.phase in ("open", "playing", "paused")
    return Outcome([Abandoned(at=now, why="closed")] if live else [])


def abandon(table: Table, idle_since: int, now: int) -> Outcome:
    """The house takes a table away at which nobody has done anything since `idle_since`. A game
    over days goes on by its clocks."""
    if table.phase == "playing" and table.clocks.setting.over_days:
        return Outcome([])
    if table.phase not in ("open", "playing", "paused") or table.touched > idle_since:
        return Outcome([])
    return Outcome([Abandoned(at=now, why="idle")])


def retire(table: Table, now: int) -> Outcome:
    """The house takes a table away that it cannot go on with: the rules of its version are gone."""
    if not table.archived or table.phase not in ("open", "playing", "paused"):
        return Outcome([])
    return Outcome([Abandoned(at=now, why="version")])


def sit(table: Table, person: Person, seat: int | None, entropy: str, now: int) -> Outcome:
    """Take a seat. Another game of the same people begins as soon as all of them sit again."""
    seated = take_seat(table, person, seat, entropy, now)
    after = table
    for entry in seated.entries:
        after = after.after(entry)
    if not after.created.kept or after.phase != "open" or any(one.empty for one in after.chairs):
        return seated
    begun = begin(after, now)
    return Outcome([*seated.entries, *begun.entries], begun.state)


def set_up_again(table: Table, person: Person, now: int) -> list[AnyEntry]:
    """A new table with the settings of this one, its bots in their seats, and the seats of its
    people kept for them. Where somebody has given up, the bot plays that played on."""
    was = table.created
    known_options = {option.name for option in table.game.options}
    first = create(
        person,
        was.game,
        was.seats,
        {name: value for name, value in table.options.items() if name in known_options},
        was.clock,
        was.visibility,
        was.rated,
        now,
        table.id,
        tuple(
            [
                None if one.person is None or one.resigned else (one.person, one.name)
                for one in table.chairs
            ]
        ),
    )
    bots = [
        placed(seat, chair.level, now)
        for seat, chair in enumerate(table.chairs)
        if (chair.person is None or chair.resigned)
        and chair.level is not None
        and is_known(chair.level, was.game)
        and not was.rated
    ]
    return [first, *bots]


def rematch(table: Table, person: Person, other: str, now: int) -> Outcome:
    """Point from a finished game to the next one of the same people."""
    if table.rematch is not None:
        return Outcome([], again=True)
    require_phase(table, "over")
    require_company(table, person)
    return Outcome([Rematched(at=now, table=other)])


def wake(table: Table, opened: int, now: int, gap: Gap | None = None) -> Outcome:
    """Take up a table whose clocks have run since before the house opened. `gap` is when it was
    closed, where that is known: it counts at tables over days."""
    clocks = table.clocks
    if table.phase != "playing":
        return Outcome([])
    if clocks.setting.over_days:
        lost = gap is not None and clocks.lost_days(gap)
        return Outcome([Woke(at=now, closed=gap.closed, opened=gap.opened)] if gap and lost else [])
    return Outcome([Woke(at=now)] if clocks.slept(opened) else [])
