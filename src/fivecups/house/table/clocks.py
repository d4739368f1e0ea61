"""Clocks: how long each seat may think, and when the games' own clocks ring. Time is told to them,
they never read it.

Only people have clocks, and not while a clock of the game itself is open: that one is for the whole
table. A hidden question never touches a bank, and its time is the same for everybody: otherwise the
clocks on the table would show who was asked. While the house is down no time passes: whoever was to
move starts again; where players have days, they get back what they have lost.

At a table over days the clock of somebody on holiday stands. For hidden questions and for the
game's own clocks anybody's holiday counts for all: if it were only that of the one who is asked,
the waiting would tell who that is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from fivecups.engine import CLOCK, State, awaited, data
from fivecups.engine.data import SHARED
from fivecups.engine.view import asks

from .asks import is_quiet
from .log.entry import ClockSetting

T = TypeVar("T")

REACTION_SECONDS = 20
"""The longest time for a hidden question at a table with a clock, unless it is one over days."""

SHORTEST_GAP = 120_000
"""A house that was closed for less than these milliseconds has cost nobody anything who has days.
"""


@dataclass(frozen=True, slots=True)
class Running:
    """The time of one seat for one ask."""

    ask: int
    since: int
    quiet: bool


@dataclass(frozen=True, slots=True)
class Ring:
    """A clock of the game itself: the house answers this ask when so many seconds have passed."""

    ask: str
    since: int
    seconds: int
    key: tuple[Any, ...]

    @property
    def when(self) -> int:
        return self.since + 1000 * self.seconds


@dataclass(frozen=True, slots=True)
class Gap:
    """When the house was closed last, and when it opened again, in milliseconds since 1970."""

    closed: int
    opened: int

    def after(self, since: int) -> int:
        """How long it was closed after this moment."""
        return max(0, self.opened - max(self.closed, since))


@dataclass(frozen=True, slots=True)
class Holiday:
    """The time in which somebody's clock stands."""

    since: int
    until: int

    def after(self, since: int) -> int:
        """How much of it lies after this moment."""
        return max(0, self.until - max(self.since, since))


@data
class Clocks:
    """The clocks of one table, in parts that are replaced and never changed: most moves leave them
    as they are. `left` is each seat's bank in milliseconds; `late` says of each seat that was out
    of time at which ask that was, and how often at this ask. `away` are the holidays of seats;
    `woken` is when the house was closed for which players got their time back last."""

    setting: ClockSetting = field(metadata=SHARED)
    left: tuple[int, ...] = ()
    running: Mapping[int, Running] = field(default_factory=dict)
    rings: tuple[Ring, ...] = ()
    stopped: int | None = None
    late: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    away: Mapping[int, Holiday] = field(default_factory=dict)
    woken: int = 0

    @classmethod
    def wound(cls, setting: ClockSetting, seats: int) -> Clocks:
        """Clocks before the start."""
        return cls(setting, (1000 * setting.seconds,) * seats if setting.kind == "bank" else ())

    def follow(
        self, state: State, at: int, people: Collection[int] = (), decided: int | None = None
    ) -> None:
        """After something has happened: stop the clocks of those who are no longer asked, start
        those of the `people` who are. `decided` is the seat that has made the decision for which
        the table waited."""
        if self.rings or state.parts(CLOCK):
            self._follow_rings(state, at)
        if self.setting.kind != "none":
            self._follow_seats(state, at, people, decided)

    def _follow_seats(
        self, state: State, at: int, people: Collection[int], decided: int | None
    ) -> None:
        number = _number(state)
        asked = {seat for seat in awaited(state) if seat in people} if not self.rings else set()
        for seat, running in self.running.items():
            if seat not in asked or running.ask != number:
                self._end(seat, at)
                if (
                    seat == decided
                    and self.left
                    and not running.quiet
                    and self._times_late(seat, running.ask) == 0
                ):
                    self._set_left(seat, self.left[seat] + 1000 * self.setting.increment)
        for seat in asked - self.running.keys():
            self._run(seat, Running(number, at, is_quiet(state)))

    def _run(self, seat: int, running: Running) -> None:
        self.running = {**self.running, seat: running}

    def _set_left(self, seat: int, left: int) -> None:
        self.left = (*self.left[:seat], left, *self.left[seat + 1 :])

    def _end(self, seat: int, at: int) -> None:
        """Stop a seat's clock; the time it ran comes out of the bank."""
        running = self.running[seat]
        self.running = _without(self.running, seat)
        if self.left and not running.quiet:
            spent = max(0, self._clock_time(at) - running.since)
            self._set_left(seat, max(0, self.left[seat] - spent))

    def _clock_time(self, at: int) -> int:
        return at if self.stopped is None else self.stopped

    def _times_late(self, seat: int, ask: int) -> int:
        when, times = self.late.get(seat, (ask, 0))
        return times if when == ask else 0

    def _follow_rings(self, state: State, at: int) -> None:
        """A ring of the same question with the same arguments is the same clock and runs on,
        whatever was asked in between."""
        open_rings = [ask for ask in asks(state, CLOCK) if isinstance(ask.data.get("seconds"), int)]
        since = {ring.key: ring.since for ring in self.rings}
        rings = []
        for ask in open_rings:
            key = (ask.question, *ask.data.values())
            seconds = ask.data["seconds"]
            if self.setting.over_days:
                seconds = max(seconds, self.setting.seconds)
            rings.append(Ring(ask.id, since.get(key, at), seconds, key))
        self.rings = tuple(rings)

    def run_out(self, seat: int, at: int) -> None:
        """The time of a seat is up: a bot plays it, and what was left is spent."""
        running = self.running.get(seat)
        if running is not None:
            late = (running.ask, self._times_late(seat, running.ask) + 1)
            self.late = {**self.late, seat: late}
            self._end(seat, at)

    def leave(self, seat: int, at: int) -> None:
        """The player of a seat has given up."""
        if seat in self.running:
            self._end(seat, at)

    def come_back(self, seat: int, state: State, at: int) -> None:
        """The player of a seat is back: the time for the open ask starts again, and an empty bank
        holds one increment, that of the open ask in advance. Whoever was out of time at the same
        ask twice gets none."""
        if self.setting.kind == "none" or seat in self.running:
            return
        number, since = _number(state), self._clock_time(at)
        enough = self._times_late(seat, number) > 1
        if self.left and not enough:
            self._set_left(seat, max(self.left[seat], 1000 * max(1, self.setting.increment)))
        elif enough and not self.left:
            since -= 1000 * self.setting.seconds
        if seat in awaited(state) and not self.rings:
            self._run(seat, Running(number, since, is_quiet(state)))

    def stop(self, at: int) -> None:
        """The table pauses."""
        self.stopped = at

    def go_on(self, at: int) -> None:
        """The table plays on; the pause does not count."""
        self._shift(at - (self.stopped if self.stopped is not None else at))
        self.stopped = None

    def go_away(self, seat: int, until: int, at: int) -> None:
        """The clock of a seat stands until a moment, in place of whatever was said before; with one
        that has passed the holiday is over."""
        old, running = self.away.get(seat), self.running.get(seat)
        if old is not None and running is not None:
            spent = max(0, min(at, old.until) - max(old.since, running.since))
            self._run(seat, replace(running, since=running.since + spent))
        self.away = _without(self.away, seat)
        if until > at:
            self.away = {**self.away, seat: Holiday(at, until)}

    def _longest_holiday(self, since: int) -> int:
        return max([one.after(since) for one in self.away.values()], default=0)

    def slept(self, opened: int) -> bool:
        """Whether a clock has run since before the house opened: some of that time nobody could
        play."""
        begun = [
            *(running.since for running in self.running.values()),
            *(ring.since for ring in self.rings),
        ]
        return self.stopped is None and min(begun, default=opened) < opened

    def lost_days(self, gap: Gap) -> bool:
        """Whether clocks over days have run while the house was closed, and that has not been made
        up for."""
        return (
            self.slept(gap.opened)
            and self.woken < gap.closed
            and gap.opened - gap.closed >= SHORTEST_GAP
        )

    def give_back(self, gap: Gap) -> None:
        """The time in which the house was closed does not count."""
        self.woken = gap.closed
        self.running = {
            seat: replace(one, since=one.since + gap.after(one.since))
            for seat, one in self.running.items()
        }
        self.rings = tuple(
            [replace(one, since=one.since + gap.after(one.since)) for one in self.rings]
        )

    def wake(self, at: int) -> None:
        """The house has opened again after an interruption that is nobody's fault."""
        self.running = {seat: replace(running, since=at) for seat, running in self.running.items()}
        self.rings = tuple([replace(ring, since=at) for ring in self.rings])

    def _shift(self, by: int) -> None:
        self.running = {
            seat: replace(running, since=running.since + by)
            for seat, running in self.running.items()
        }
        self.rings = tuple([replace(ring, since=ring.since + by) for ring in self.rings])

    def deadline(self, seat: int) -> int | None:
        """When the time of this seat is up; None while its clock stands."""
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
        """The game's clock that rings first; while somebody is on holiday it stands."""
        if self.stopped is not None or not self.rings:
            return None
        first = min(self.rings, key=lambda ring: ring.when)
        return replace(first, since=first.since + self._longest_holiday(first.since))


def _without(found: Mapping[int, T], seat: int) -> Mapping[int, T]:
    return {other: one for other, one in found.items() if other != seat}


def _number(state: State) -> int:
    return state.askings[-1].number if state.askings else 0
