"""What buses between processes share: whom they call, and the task that keeps the connection."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from fivecups.house.ports import Heard, Missed, Received, Topic

from .note import Note

RETRY_SECONDS = 0.5
"""Between two attempts to connect."""

MOST_WAITING = 10_000
"""So many notes wait for a connection; what comes beyond that is lost, and found without them."""


class RemoteBus(ABC):
    """A bus with a connection that is made again whenever it breaks."""

    shared = True

    def __init__(self) -> None:
        self.connected = False
        self._news: dict[str, int] = {}
        self._notes: list[tuple[Topic, str]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._heard: Heard = lambda table, seq: None
        self._received: Received = lambda topic, text: None
        self._missed: Missed = lambda: None

    async def open(self, heard: Heard, received: Received, missed: Missed) -> None:
        self._heard, self._received, self._missed = heard, received, missed
        self._task = asyncio.create_task(self._run())

    def tell(self, table: str, seq: int) -> None:
        self._news[table] = seq
        self._wake.set()

    def send(self, topic: Topic, text: str) -> None:
        if len(self._notes) < MOST_WAITING:
            self._notes.append((topic, text))
            self._wake.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _take_note(self, sender: str) -> Note:
        """All that there is to tell."""
        note = Note(sender, self._news, self._notes)
        self._news, self._notes = {}, []
        return note

    def _hear_note(self, note: Note) -> None:
        """What another process tells."""
        if not note.tables and not note.notes:
            self._missed()
        for table, seq in note.tables.items():
            self._heard(table, seq)
        for topic, text in note.notes:
            self._received(topic, text)

    @abstractmethod
    async def _run(self) -> None:
        """Keep the connection and tell over it, until cancelled."""
