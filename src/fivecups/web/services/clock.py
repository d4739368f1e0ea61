"""The time of the house, by which the clocks of the tables run."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

TICK_SECONDS = 0.5
FROZEN_SECONDS = 2.0
"""If nobody has asked for the time for longer than this, the process was stopped, and the players
are not to pay for it."""

SLEW = 0.01
"""How much faster or slower the time of the house runs until it agrees with the wall clock."""


class HouseClock:
    """Begins with the wall clock and goes on by the monotonic one. A step of the wall clock is not
    followed at once, and time in which the process stood still does not count; both are made up for
    so slowly that no player notices.

    `several` processes go by the wall clock: if each had a time of its own, whoever is asked by the
    one would be late for the other. There a process that was stopped has lost its leases. Workers
    on one machine have one monotonic clock: with the same `offset` of the wall clock from it, in
    seconds, they agree whatever becomes of the wall clock."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        several: bool = False,
        offset: float | None = None,
    ) -> None:
        self._several = several
        self._offset = offset
        self._wall = wall
        self._steady = steady
        self._seconds = wall()
        self._read_at = steady()

    def now(self) -> int:
        """Milliseconds since 1970."""
        if self._offset is not None:
            return int((self._steady() + self._offset) * 1000)
        if self._several:
            return int(self._wall() * 1000)
        read_at = self._steady()
        passed = read_at - self._read_at
        self._read_at = read_at
        if 0.0 < passed <= FROZEN_SECONDS:
            most = SLEW * passed
            behind = self._wall() - self._seconds - passed
            self._seconds += passed + max(-most, min(most, behind))
        return int(self._seconds * 1000)

    async def run(self) -> None:
        """Tick for ever, so that standing still is noticed."""
        while True:
            self.now()
            await asyncio.sleep(TICK_SECONDS)
