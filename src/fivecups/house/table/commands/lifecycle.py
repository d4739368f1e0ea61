"""Commands for the life of a table: create, change settings, start, close, abandon, rematch,
restart clocks."""

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
from .command_result import Outcome, require_owner, require_phase, require_seat_or_owner
from .seating.bot_seats import bot_entry
from .seating.seat_changes import take_seat

MAX_DECISION_SECONDS = 7 * 24 * 3600
MAX_INCREMENT_SECONDS = 3600


def create(
    person: Person,
    game_name: str,
    seats: int,
    options: dict[str, object],
    clock: ClockSetting,
    visibility: Visibility,
    rated: bool,
    now: int,
    previous: str | None = None,
    kept: tuple[tuple[str, str] | None, ...] = (),
) -> Created:
    """Return the first entry of a new table. Raise :class:`Refused` if the settings are not
    allowed."""
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
        draw_order="address",
    )


def checked_clock(clock: ClockSetting, rated: bool) -> ClockSetting:
    """Return the clock setting if a table may have it; otherwise raise a refusal."""
    if clock.kind == "none":
        if rated:
            raise refuse("rated-without-clock")
        return ClockSetting()
    if not (
        5 <= clock.seconds <= MAX_DECISION_SECONDS and 0 <= clock.increment <= MAX_INCREMENT_SECONDS
    ):
        raise refuse("wrong-clock", low=5, high=MAX_DECISION_SECONDS)
    return clock


def change_settings(
    table: Table,
    person: Person,
    seats: int,
    options: dict[str, object],
    clock: ClockSetting,
    visibility: Visibility,
    rated: bool,
    now: int,
) -> Outcome:
    """Change the settings of the game before the start, as the owner. Seats that disappear must not
    have a person in them."""
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
    """Start the game if every seat is taken."""
    require_seat_or_owner(table, person)
    if table.phase == "playing":
        return Outcome([], repeated=True)
    require_phase(table, "open")
    if any(chair.empty for chair in table.chairs):
        raise refuse("seats-free", seats=sum(chair.empty for chair in table.chairs))
    return start_game(table, now)


def start_game(table: Table, now: int) -> Outcome:
    """Start the game at a table whose seats are all taken, without further checks."""
    chance = table.chance()
    recorder = Recorder(chance)
    events: list[Event] = []
    state = table.game.start(len(table.chairs), table.options, recorder, events)
    return Outcome(
        [Started(at=now, draws=tuple(recorder.draws), events=tuple(events), tape=chance.position)],
        state,
    )


def close(table: Table, person: Person, now: int) -> Outcome:
    """Close a table before its game has started, as the owner."""
    require_phase(table, "open")
    require_owner(table, person)
    return Outcome([Abandoned(at=now, why="closed")])


def close_as_admin(table: Table, now: int) -> Outcome:
    """Close a table in any phase, as an administrator."""
    live = table.phase in ("open", "playing", "paused")
    return Outcome([Abandoned(at=now, why="closed")] if live else [])


def abandon(table: Table, idle_since: int, now: int) -> Outcome:
    """End a table without a result if no person has done anything there since `idle_since`. A
    running game over days is left to its clocks."""
    if table.phase == "playing" and table.clocks.setting.over_days:
        return Outcome([])
    if table.phase not in ("open", "playing", "paused") or table.last_activity > idle_since:
        return Outcome([])
    return Outcome([Abandoned(at=now, why="idle")])


def abandon_archived(table: Table, now: int) -> Outcome:
    """End a table without a result if its game cannot continue because the rules of its version are
    gone."""
    if not table.archived or table.phase not in ("open", "playing", "paused"):
        return Outcome([])
    return Outcome([Abandoned(at=now, why="version")])


def sit(table: Table, person: Person, seat: int | None, entropy: str, now: int) -> Outcome:
    """Let a person take a seat (see `take_seat`). If the table is a rematch and all seats are taken
    now, also start the game."""
    seated = take_seat(table, person, seat, entropy, now)
    after = table
    for entry in seated.entries:
        after = after.after(entry)
    if (
        not after.created.kept
        or after.phase != "open"
        or any(chair.empty for chair in after.chairs)
    ):
        return seated
    begun = start_game(after, now)
    return Outcome([*seated.entries, *begun.entries], begun.state)


def rematch_entries(table: Table, person: Person, now: int) -> list[AnyEntry]:
    """Return the first log entries of a rematch of this table: a new table with the same settings
    and bots, and with the seats reserved for the same people. The seat of a person who resigned
    gets the bot that played it to the end."""
    settings = table.created
    known_options = {option.name for option in table.game.options}
    first = create(
        person,
        settings.game,
        settings.seats,
        {name: value for name, value in table.options.items() if name in known_options},
        settings.clock,
        settings.visibility,
        settings.rated,
        now,
        table.id,
        tuple(
            [
                None if chair.person is None or chair.resigned else (chair.person, chair.name)
                for chair in table.chairs
            ]
        ),
    )
    bots = [
        bot_entry(seat, chair.level, now)
        for seat, chair in enumerate(table.chairs)
        if (chair.person is None or chair.resigned)
        and chair.level is not None
        and is_known(chair.level, settings.game)
        and not settings.rated
    ]
    return [first, *bots]


def rematch(table: Table, person: Person, other: str, now: int) -> Outcome:
    """Link the table of a finished game to the table with id `other` as its rematch."""
    if table.rematch is not None:
        return Outcome([], repeated=True)
    require_phase(table, "over")
    require_seat_or_owner(table, person)
    return Outcome([Rematched(at=now, table=other)])


def restart_clocks(table: Table, opened: int, now: int, gap: Gap | None = None) -> Outcome:
    """Restart the clocks of a table that have been running since before the house opened at
    `opened`. At a table over days players get back the time of `gap`, if it is known."""
    clocks = table.clocks
    if table.phase != "playing":
        return Outcome([])
    if clocks.setting.over_days:
        lost = gap is not None and clocks.lost_time(gap)
        return Outcome([Woke(at=now, closed=gap.closed, opened=gap.opened)] if gap and lost else [])
    return Outcome([Woke(at=now)] if clocks.ran_before_opening(opened) else [])
