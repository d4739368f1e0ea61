"""Clocks of a table: thinking time of each seat, and timers of the game itself. The time is passed
in as a parameter; nothing here reads a clock.

Only people have clocks, and only while no timer of the game runs, because that timer is for the
whole table. A hidden question never uses a bank of time, and its time limit is the same for all
seats: otherwise the clocks would show which seat was asked. Time in which the house is down does
not count: running clocks start again, and at a table over days players get the lost time back.

At a table over days the clock of a player on holiday stands still. For hidden questions and for
timers of the game a holiday of any player counts for all: if only the asked player's holiday
counted, the waiting would show which seat was asked.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from fivecups.engine import CLOCK, State, awaited, data
from fivecups.engine.plain_data import SHARED
from fivecups.engine.view import asks

from .log.base_entry import ClockSetting
from .open_asks import is_quiet

T = TypeVar("T")

REACTION_SECONDS = 20
"""Seconds for a hidden question at a table with a clock, unless it is a table over days."""

MIN_GAP_MILLISECONDS = 120_000
"""Milliseconds. At tables over days, players get no time back for a shorter closure of the house.
"""


@dataclass(frozen=True, slots=True)
class Running:
    """A running clock of a seat: number of the ask, start time in milliseconds since 1970, and
    `quiet`, which is True if the ask is hidden."""

    ask: int
    since: int
    quiet: bool


@dataclass(frozen=True, slots=True)
class Ring:
    """A timer of the game itself: `seconds` after the time `since` (milliseconds since 1970) the
    house answers the ask `ask` for the game. Timers with the same `key` are the same timer."""

    ask: str
    since: int
    seconds: int
    key: tuple[object, ...]

    @property
    def when(self) -> int:
        return self.since + 1000 * self.seconds


@dataclass(frozen=True, slots=True)
class Gap:
    """The latest period in which the house was closed: from `closed` to `opened`, in milliseconds
    since 1970."""

    closed: int
    opened: int

    def after(self, since: int) -> int:
        """Return the milliseconds for which the house was closed after the moment `since`."""
        return max(0, self.opened - max(self.closed, since))


@dataclass(frozen=True, slots=True)
class Holiday:
    """A holiday of a player, from `since` to `until` in milliseconds. The player's clock stands
    still."""

    since: int
    until: int

    def after(self, since: int) -> int:
        """Return how many milliseconds of the holiday lie after the moment `since`."""
        return max(0, self.until - max(self.since, since))


@data
class Clocks:
    """All clocks of a table. Its parts are replaced and never changed in place, since most moves
    leave them as they are.

    `left` is each seat's bank of time in milliseconds. `rings` are the timers of the game.
    `stopped` is the time at which the table paused. `late` maps each seat that ran out of time to
    the number of the ask and to how often that happened at this ask. `away` are the holidays by
    seat. `woken` is the start of the latest closure of the house for which players got their time
    back.
    """

    setting: ClockSetting = field(metadata=SHARED)
    left: tuple[int, ...] = ()
    running: Mapping[int, Running] = field(default_factory=dict)
    rings: tuple[Ring, ...] = ()
    stopped: int | None = None
    late: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    away: Mapping[int, Holiday] = field(default_factory=dict)
    woken: int = 0

    @classmethod
    def before_start(cls, setting: ClockSetting, seats: int) -> Clocks:
        """Return the clocks of a table before its game starts."""
        return cls(setting, (1000 * setting.seconds,) * seats if setting.kind == "bank" else ())

    def update(
        self, state: State, at: int, people: Collection[int] = (), decided: int | None = None
    ) -> None:
        """Update the clocks after an entry: stop the clocks of seats that are no longer asked, and
        start the clocks of the asked seats among `people`. `decided` is the seat that made the
        decision for which the table waited; it gets its increment."""
        if self.rings or state.parts(CLOCK):
            self._update_timers(state, at)
        if self.setting.kind != "none":
            self._update_seats(state, at, people, decided)

    def _update_seats(
        self, state: State, at: int, people: Collection[int], decided: int | None
    ) -> None:
        number = _ask_number(state)
        asked = {seat for seat in awaited(state) if seat in people} if not self.rings else set()
        for seat, running in self.running.items():
            if seat not in asked or running.ask != number:
                self._stop(seat, at)
                if (
                    seat == decided
                    and self.left
                    and not running.quiet
                    and self._times_late(seat, running.ask) == 0
                ):
                    self._set_bank(seat, self.left[seat] + 1000 * self.setting.increment)
        for seat in asked - self.running.keys():
            self._start(seat, Running(number, at, is_quiet(state)))

    def _start(self, seat: int, running: Running) -> None:
        self.running = {**self.running, seat: running}

    def _set_bank(self, seat: int, left: int) -> None:
        self.left = (*self.left[:seat], left, *self.left[seat + 1 :])

    def _stop(self, seat: int, at: int) -> None:
        """Stop a seat's clock and subtract the time that it ran from the seat's bank of time."""
        running = self.running[seat]
        self.running = _without(self.running, seat)
        if self.left and not running.quiet:
            spent = max(0, self._clock_time(at) - running.since)
            self._set_bank(seat, max(0, self.left[seat] - spent))

    def _clock_time(self, at: int) -> int:
        return at if self.stopped is None else self.stopped

    def _times_late(self, seat: int, ask: int) -> int:
        when, times = self.late.get(seat, (ask, 0))
        return times if when == ask else 0

    def _update_timers(self, state: State, at: int) -> None:
        """Update the timers of the game to those that the state asks for. A timer of the same
        question with the same arguments keeps its start time, even if something else was asked in
        between."""
        open_rings = [ask for ask in asks(state, CLOCK) if isinstance(ask.data.get("seconds"), int)]
        since = {ring.key: ring.since for ring in self.rings}
        longest = max([ask.data["seconds"] for ask in open_rings], default=0)
        rings = []
        for ask in open_rings:
            key = (ask.question, *ask.data.values())
            seconds = ask.data["seconds"]
            if self.setting.over_days:
                seconds = self._over_days(seconds, longest)
            rings.append(Ring(ask.id, since.get(key, at), seconds, key))
        self.rings = tuple(rings)

    def _over_days(self, seconds: int, longest: int) -> int:
        """Return how long a timer of the game runs at a table over days: at least the time for a
        decision. A timer that is shorter than the `longest` one stays shorter: it runs for at most
        half of the other's time (GD-12)."""
        stretched = max(seconds, self.setting.seconds)
        if seconds < longest:
            stretched = min(stretched, max(longest, self.setting.seconds) // 2)
        return stretched

    def expire(self, seat: int, at: int) -> None:
        """Stop the clock of a seat whose time is up, and count that the seat was late at this ask.
        (A bot plays the seat from now on.)"""
        running = self.running.get(seat)
        if running is not None:
            late = (running.ask, self._times_late(seat, running.ask) + 1)
            self.late = {**self.late, seat: late}
            self._stop(seat, at)

    def stop_seat(self, seat: int, at: int) -> None:
        """Stop the clock of a seat whose player has given up."""
        if seat in self.running:
            self._stop(seat, at)

    def restart_seat(self, seat: int, state: State, at: int) -> None:
        """Start the clock of a seat whose player is back. The time for the open ask starts again,
        and an empty bank gets an increment. A player who ran out of time twice at the same ask
        gets no new time."""
        if self.setting.kind == "none" or seat in self.running:
            return
        number, since = _ask_number(state), self._clock_time(at)
        enough = self._times_late(seat, number) > 1
        if self.left and not enough:
            self._set_bank(seat, max(self.left[seat], 1000 * max(1, self.setting.increment)))
        elif enough and not self.left:
            since -= 1000 * self.setting.seconds
        if seat in awaited(state) and not self.rings:
            self._start(seat, Running(number, since, is_quiet(state)))

    def pause(self, at: int) -> None:
        """Stop all clocks at the time `at`, since the table pauses."""
        self.stopped = at

    def resume(self, at: int) -> None:
        """Continue all clocks after a pause that ends at `at`; the time of the pause does not
        count."""
        self._shift(at - (self.stopped if self.stopped is not None else at))
        self.stopped = None

    def set_holiday(self, seat: int, until: int, at: int) -> None:
        """Set the holiday of a seat to last until `until`, in place of any earlier holiday. An
        `until` in the past ends the holiday."""
        old, running = self.away.get(seat), self.running.get(seat)
        if old is not None and running is not None:
            spent = max(0, min(at, old.until) - max(old.since, running.since))
            self._start(seat, replace(running, since=running.since + spent))
        self.away = _without(self.away, seat)
        if until > at:
            self.away = {**self.away, seat: Holiday(at, until)}

    def _longest_holiday(self, since: int) -> int:
        return max([holiday.after(since) for holiday in self.away.values()], default=0)

    def ran_before_opening(self, opened: int) -> bool:
        """True if a clock has been running since before the house opened, so that it includes time
        in which the house was down."""
        begun = [
            *(running.since for running in self.running.values()),
            *(ring.since for ring in self.rings),
        ]
        return self.stopped is None and min(begun, default=opened) < opened

    def lost_time(self, gap: Gap) -> bool:
        """True if clocks of a table over days ran while the house was closed during `gap`, and
        players have not yet got that time back."""
        return (
            self.ran_before_opening(gap.opened)
            and self.woken < gap.closed
            and gap.opened - gap.closed >= MIN_GAP_MILLISECONDS
        )

    def give_back_time(self, gap: Gap) -> None:
        """Move the start of all running clocks and timers forward by the time in which the house
        was closed during `gap`, so that players do not lose it."""
        self.woken = gap.closed
        self.running = {
            seat: replace(running, since=running.since + gap.after(running.since))
            for seat, running in self.running.items()
        }
        self.rings = tuple(
            [replace(ring, since=ring.since + gap.after(ring.since)) for ring in self.rings]
        )

    def restart_all(self, at: int) -> None:
        """Set the start of all running clocks and timers to the time `at`, after the house was
        down."""
        self.running = {seat: replace(running, since=at) for seat, running in self.running.items()}
        self.rings = tuple([replace(ring, since=at) for ring in self.rings])

    def _shift(self, by: int) -> None:
        self.running = {
            seat: replace(running, since=running.since + by)
            for seat, running in self.running.items()
        }
        self.rings = tuple([replace(ring, since=ring.since + by) for ring in self.rings])

    def deadline(self, seat: int) -> int | None:
        """Return when the time of this seat is up, in milliseconds since 1970, or None while its
        clock stands still."""
        running = self.running.get(seat)
        if running is None or self.stopped is not None:
            return None
        since = running.since
        if running.quiet and not self.setting.over_days:
            return since + 1000 * REACTION_SECONDS
        if self.left:
            return since + self.left[seat]
        if running.quiet:
            stands = self._longest_holiday(since)
        else:
            stands = self.away[seat].after(since) if seat in self.away else 0
        return since + 1000 * self.setting.seconds + stands

    def next_ring(self) -> Ring | None:
        """Return the timer of the game that ends first, or None. Its start is moved by the holidays
        of the players, since it stands still while any player is on holiday."""
        if self.stopped is not None or not self.rings:
            return None
        first = min(self.rings, key=lambda ring: ring.when)
        return replace(first, since=first.since + self._longest_holiday(first.since))


def _without(by_seat: Mapping[int, T], seat: int) -> Mapping[int, T]:
    return {other: value for other, value in by_seat.items() if other != seat}


def _ask_number(state: State) -> int:
    return state.askings[-1].number if state.askings else 0
