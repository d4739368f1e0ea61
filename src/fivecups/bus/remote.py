"""What buses between processes share: whom they call, and the task that keeps the connection."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from fivecups.house.ports import Changed, Heard, Missed

RETRY_SECONDS = 1.0
"""Between two attempts to connect."""


class RemoteBus(ABC):
    """A bus with a connection that is made again whenever it breaks."""

    shared = True

    def __init__(self) -> None:
        self.connected = False
        self._people: set[str] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._heard: Heard = lambda table, seq: None
        self._changed: Changed = lambda person: None
        self._missed: Missed = lambda: None

    async def open(self, heard: Heard, changed: Changed, missed: Missed) -> None:
        self._heard, self._changed, self._missed = heard, changed, missed
        self._task = asyncio.create_task(self._run())

    def tell_of(self, person: str) -> None:
        self._people.add(person)
        self._wake.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @abstractmethod
    async def _run(self) -> None:
        """Keep the connection and tell over it, until cancelled."""
