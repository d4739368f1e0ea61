"""Clocks: how long each seat may think, and when the games' own clocks ring. Time is told to them,
they never read it.

Only people have clocks, and not while a clock of the game itself is open: that one is for the whole
table. A hidden question never touches a bank, and its time is the same for everybody: otherwise the
clocks on the table would show who was asked. While the house is down no time passes: whoever was to
move starts again.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any

from fivecups.engine import CLOCK, State, awaited, data
from fivecups.engine.data import SHARED
from fivecups.engine.view import asks

from .asks import is_quiet
from .log.entry import ClockSetting

REACTION_SECONDS = 20
"""The longest time for a hidden question at a table with a clock."""


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


@data
class Clocks:
    """The clocks of one table. `left` is each seat's bank in milliseconds; `late` says of each seat
    that was out of time at which ask that was, and how often at this ask."""

    setting: ClockSetting = field(metadata=SHARED)
    left: list[int] = field(default_factory=list)
    running: dict[int, Running] = field(default_factory=dict)
    rings: list[Ring] = field(default_factory=list)
    stopped: int | None = None
    late: dict[int, tuple[int, int]] = field(default_factory=dict)

    @classmethod
    def wound(cls, setting: ClockSetting, seats: int) -> Clocks:
        """Clocks before the start."""
        return cls(setting, [1000 * setting.seconds] * seats if setting.kind == "bank" else [])

    def follow(
        self, state: State, at: int, people: Collection[int] = (), decided: int | None = None
    ) -> None:
        """After something has happened: stop the clocks of those who are no longer asked, start
        those of the `people` who are. `decided` is the seat that has made the decision for which
        the table waited."""
        self._follow_rings(state, at)
        if self.setting.kind != "none":
            self._follow_seats(state, at, people, decided)

    def _follow_seats(
        self, state: State, at: int, people: Collection[int], decided: int | None
    ) -> None:
        number = _number(state)
        asked = {seat for seat in awaited(state) if seat in people} if not self.rings else set()
        for seat, running in list(self.running.items()):
            if seat not in asked or running.ask != number:
                self._end(seat, at)
                if (
                    seat == decided
                    and self.left
                    and not running.quiet
                    and self._times_late(seat, running.ask) == 0
                ):
                    self.left[seat] += 1000 * self.setting.increment
        for seat in asked - self.running.keys():
            self.running[seat] = Running(number, at, is_quiet(state))

    def _end(self, seat: int, at: int) -> None:
        """Stop a seat's clock; the time it ran comes out of the bank."""
        running = self.running.pop(seat)
        if self.left and not running.quiet:
            self.left[seat] = max(0, self.left[seat] - max(0, self._clock_time(at) - running.since))

    def _clock_time(self, at: int) -> int:
        return at if self.stopped is None else self.stopped

    def _times_late(self, seat: int, ask: int) -> int:
        when, times = self.late.get(seat, (ask, 0))
        return times if when == ask else 0

    def _follow_rings(self, state: State, at: int) -> None:
        """A ring of the same question with the same arguments is the same clock and runs on,
        whatever was asked in between."""
        if not self.rings and not state.parts(CLOCK):
            return
        open_rings = [ask for ask in asks(state, CLOCK) if isinstance(ask.data.get("seconds"), int)]
        since = {ring.key: ring.since for ring in self.rings}
        rings = []
        for ask in open_rings:
            key = (ask.question, *ask.data.values())
            rings.append(Ring(ask.id, since.get(key, at), ask.data["seconds"], key))
        self.rings = rings

    def run_out(self, seat: int, at: int) -> None:
        """The time of a seat is up: a bot plays it, and what was left is spent."""
        running = self.running.get(seat)
        if running is not None:
            self.late[seat] = (running.ask, self._times_late(seat, running.ask) + 1)
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
            self.left[seat] = max(self.left[seat], 1000 * max(1, self.setting.increment))
        elif enough and not self.left:
            since -= 1000 * self.setting.seconds
        if seat in awaited(state) and not self.rings:
            self.running[seat] = Running(number, since, is_quiet(state))

    def stop(self, at: int) -> None:
        """The table pauses."""
        self.stopped = at

    def go_on(self, at: int) -> None:
        """The table plays on; the pause does not count."""
        self._shift(at - (self.stopped if self.stopped is not None else at))
        self.stopped = None

    def slept(self, opened: int) -> bool:
        """Whether a clock has run since before the house opened: some of that time nobody could
        play."""
        begun = [
            *(running.since for running in self.running.values()),
            *(ring.since for ring in self.rings),
        ]
        return self.stopped is None and min(begun, default=opened) < opened

    def wake(self, at: int) -> None:
        """The house has opened again after an interruption that is nobody's fault."""
        self.running = {seat: replace(running, since=at) for seat, running in self.running.items()}
        self.rings = [replace(ring, since=at) for ring in self.rings]

    def _shift(self, by: int) -> None:
        self.running = {
            seat: replace(running, since=running.since + by)
            for seat, running in self.running.items()
        }
        self.rings = [replace(ring, since=ring.since + by) for ring in self.rings]

    def deadline(self, seat: int) -> int | None:
        """When the time of this seat is up; None while its clock stands."""
        running = self.running.get(seat)
        if running is None or self.stopped is not None:
            return None
        if running.quiet:
            return running.since + 1000 * REACTION_SECONDS
        if self.left:
            return running.since + self.left[seat]
        return running.since + 1000 * self.setting.seconds

    def next_ring(self) -> Ring | None:
        """The game's clock that rings first."""
        return (
            min(self.rings, key=lambda ring: ring.when, default=None)
            if self.stopped is None
            else None
        )


def _number(state: State) -> int:
    return state.askings[-1].number if state.askings else 0
