"""The base class of buses between processes: callbacks, messages that wait, and the task that
maintains the connection."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from fivecups.house.ports import OnLogLength, OnMessage, OnMissed, Topic

from .messages import Note

RETRY_SECONDS = 0.5
"""Seconds between two attempts to connect."""

MAX_WAITING_NOTES = 10_000
"""Number of messages that wait for a connection. Further messages are dropped; the receivers learn
the same by reading all tables again."""


class RemoteBus(ABC):
    """The base class of buses with a connection that is restored whenever it breaks."""

    shared = True

    def __init__(self) -> None:
        self.connected = False
        self._news: dict[str, int] = {}
        self._notes: list[tuple[Topic, str]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._heard: OnLogLength = lambda table, seq: None
        self._received: OnMessage = lambda topic, text: None
        self._missed: OnMissed = lambda: None

    async def open(
        self, on_log_length: OnLogLength, on_message: OnMessage, on_missed: OnMissed
    ) -> None:
        self._heard, self._received, self._missed = on_log_length, on_message, on_missed
        self._task = asyncio.create_task(self._run())

    def tell(self, table: str, seq: int) -> None:
        self._news[table] = seq
        self._wake.set()

    def send(self, topic: Topic, text: str) -> None:
        if len(self._notes) < MAX_WAITING_NOTES:
            self._notes.append((topic, text))
            self._wake.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _take_note(self, sender: str) -> Note:
        """Return all announcements and texts that wait to be sent as one message from `sender`, and
        clear them."""
        note = Note(sender, self._news, self._notes)
        self._news, self._notes = {}, []
        return note

    def _deliver_note(self, note: Note) -> None:
        """Pass a message of another process to the callbacks of this house."""
        if not note.tables and not note.notes:
            self._missed()
        for table, seq in note.tables.items():
            self._heard(table, seq)
        for topic, text in note.notes:
            self._received(topic, text)

    @abstractmethod
    async def _run(self) -> None:
        """Maintain the connection and send waiting messages over it until the task is cancelled."""
