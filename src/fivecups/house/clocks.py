"""Clocks: how long each seat may think, and when the games' own clocks ring. Time is told to them, they never read it.

A hidden question never touches a bank, and its time is the same for everybody: otherwise the clocks on the table would show who
was asked. While the house is down no time passes: whoever was to move starts anew.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from fivecups.engine import CLOCK, State, awaited
from fivecups.engine.view import asks

from .log import ClockSetting
from .playing import is_quiet

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


@dataclass(slots=True)
class Clocks:
    """The clocks of one table. `left` is each seat's bank in milliseconds."""

    setting: ClockSetting
    left: list[int] = field(default_factory=list)
    running: dict[int, Running] = field(default_factory=dict)
    rings: list[Ring] = field(default_factory=list)
    stopped: int | None = None

    @classmethod
    def wound(cls, setting: ClockSetting, seats: int) -> Clocks:
        """Clocks before the start."""
        return cls(setting, [1000 * setting.seconds] * seats if setting.kind == "bank" else [])

    def copy(self) -> Clocks:
        return Clocks(self.setting, list(self.left), dict(self.running), list(self.rings), self.stopped)

    def follow(self, state: State, at: int) -> None:
        """After something has happened: stop the clocks of those who have answered, start those of the ones who are asked."""
        if self.setting.kind != "none":
            self._follow_seats(state, at)
        self._follow_rings(state, at)

    def _follow_seats(self, state: State, at: int) -> None:
        number = state.askings[-1].number if state.askings else 0
        asked = {seat for seat in awaited(state) if seat != CLOCK}
        for seat, running in list(self.running.items()):
            if seat not in asked or running.ask != number:
                del self.running[seat]
                if self.left and not running.quiet:
                    left = max(0, self.left[seat] - (at - running.since))
                    self.left[seat] = left + 1000 * self.setting.increment
        for seat in asked - self.running.keys():
            self.running[seat] = Running(number, at, is_quiet(state))

    def _follow_rings(self, state: State, at: int) -> None:
        """A ring of the same question with the same arguments is the same clock and runs on, whatever was asked in between."""
        if not self.rings and not state.parts(CLOCK):
            return
        open_rings = [ask for ask in asks(state, CLOCK) if isinstance(ask.data.get("seconds"), int)]
        since = {ring.key: ring.since for ring in self.rings}
        rings = []
        for ask in open_rings:
            key = (ask.question, *ask.data.values())
            rings.append(Ring(ask.id, since.get(key, at), ask.data["seconds"], key))
        self.rings = rings

    def restart(self, seat: int, at: int) -> None:
        """The player of a seat is back: the time for the open ask begins anew, and an empty bank holds one increment."""
        if seat in self.running:
            self.running[seat] = replace(self.running[seat], since=at)
        if self.left:
            self.left[seat] = max(self.left[seat], 1000 * max(1, self.setting.increment))

    def stop(self, at: int) -> None:
        """The table pauses."""
        self.stopped = at

    def go_on(self, at: int) -> None:
        """The table plays on; the pause does not count."""
        self._shift(at - (self.stopped if self.stopped is not None else at))
        self.stopped = None

    def wake(self, now: int) -> None:
        """The table has come back into memory after an interruption that is nobody's fault."""
        self.running = {seat: replace(running, since=now) for seat, running in self.running.items()}
        self.rings = [replace(ring, since=now) for ring in self.rings]

    def _shift(self, by: int) -> None:
        self.running = {seat: replace(running, since=running.since + by) for seat, running in self.running.items()}
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
        return min(self.rings, key=lambda ring: ring.when, default=None) if self.stopped is None else None
