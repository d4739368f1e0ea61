"""The heartbeat of a worker, by which its parent notices that it is frozen."""

from __future__ import annotations

import asyncio
from multiprocessing.sharedctypes import RawValue

BEAT_SECONDS = 0.25
"""Seconds between two beats."""

CHECK_SECONDS = 0.5
"""Seconds between two checks of the parent."""

MAX_MISSED_CHECKS = 6
"""Number of checks in a row without a beat after which a worker counts as frozen."""


class Heartbeat:
    """A count in memory that a worker shares with its parent."""

    def __init__(self) -> None:
        self._beats = RawValue("Q", 0)
        self._seen_beats = 0
        self._missed_checks = 0

    async def run(self) -> None:
        """Beat in an endless loop, in the event loop that serves the clients."""
        while True:
            self._beats.value += 1
            await asyncio.sleep(BEAT_SECONDS)

    def is_frozen(self) -> bool:
        """Check for a new beat. Return True if too many checks in a row have found none.

        Checks are counted, not seconds: after a machine has slept, its workers have time to beat.
        A worker that has never beaten is still starting."""
        beats = self._beats.value
        if beats != self._seen_beats or beats == 0:
            self._missed_checks = 0
        else:
            self._missed_checks += 1
        self._seen_beats = beats
        return self._missed_checks >= MAX_MISSED_CHECKS
