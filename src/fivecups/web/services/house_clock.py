"""The clock of the house, by which the tables' clocks run."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

TICK_SECONDS = 0.5
FROZEN_SECONDS = 2.0
"""Seconds without a reading of the clock after which the process counts as having been stopped;
this time is not charged to players."""

SLEW_RATE = 0.01
"""Fraction by which the house's time runs faster or slower than real time until it agrees with the
wall clock."""


class HouseClock:
    """A clock that starts at the wall clock's time and continues by the monotonic clock. It does
    not follow a step of the wall clock at once, and does not count time in which the process stood
    still; both are corrected so slowly that no player notices.

    With `several_processes` it returns the wall clock's time, since processes with separate times
    would disagree about deadlines; a process that was stopped has lost its leases anyway. Workers
    on one machine share a monotonic clock: with the same `offset` in seconds between the wall clock
    and it, they agree even if the wall clock changes.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        several_processes: bool = False,
        offset: float | None = None,
    ) -> None:
        self._several_processes = several_processes
        self._offset = offset
        self._wall = wall
        self._steady = steady
        self._seconds = wall()
        self._read_at = steady()

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        if self._offset is not None:
            return int((self._steady() + self._offset) * 1000)
        if self._several_processes:
            return int(self._wall() * 1000)
        read_at = self._steady()
        passed = read_at - self._read_at
        self._read_at = read_at
        if 0.0 < passed <= FROZEN_SECONDS:
            most = SLEW_RATE * passed
            behind = self._wall() - self._seconds - passed
            self._seconds += passed + max(-most, min(most, behind))
        return int(self._seconds * 1000)

    async def run(self) -> None:
        """Read the clock at intervals in an endless loop, so that a time in which the process was
        stopped is noticed."""
        while True:
            self.now()
            await asyncio.sleep(TICK_SECONDS)
