"""The bus between the workers of a house on one machine, without a server: each worker has a Unix
socket in a common folder, and the others connect to it and listen."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

import structlog

from .messages import Note, decode_note, encode_note
from .reconnecting import RETRY_SECONDS, RemoteBus

log = structlog.get_logger("fivecups.bus")

MAX_NOTE_BYTES = 2**20
MAX_UNREAD_BYTES = 2**22
"""Bytes that may wait for a worker that does not read. Then its connection is cut; when it connects
again it reads all its tables again."""


@dataclass(frozen=True, slots=True)
class WorkerPlace:
    """The place of this worker among those of the machine: its number, the number of all workers,
    and the folder of the sockets by which workers hand over connections and send messages. Each
    worker is responsible for its own tables."""

    number: int
    workers: int
    folder: str

    def owner_of(self, table: str) -> int:
        """Return the number of the worker that is responsible for a table."""
        return crc32(table.encode()) % self.workers

    def minds(self, table: str) -> bool:
        return self.owner_of(table) == self.number


class WorkerBus(RemoteBus):
    """A bus between the workers of one machine: connections to all other workers, restored whenever
    they break. Messages sent meanwhile are lost, so the house then reads all its tables again."""

    def __init__(self, place: WorkerPlace) -> None:
        super().__init__()
        self._place = place
        self._listeners: set[asyncio.StreamWriter] = set()
        self._reached: set[int] = set()

    def _address_of(self, worker: int) -> str:
        return str(Path(self._place.folder) / f"news-{worker}")

    async def _run(self) -> None:
        own = self._address_of(self._place.number)
        Path(own).unlink(missing_ok=True)
        server = await asyncio.start_unix_server(self._add_listener, own)
        other_workers = [
            worker for worker in range(self._place.workers) if worker != self._place.number
        ]
        followers = [asyncio.create_task(self._follow_worker(worker)) for worker in other_workers]
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                self._publish()
        finally:
            for follower in followers:
                follower.cancel()
            for listener in self._listeners:
                listener.transport.abort()
            server.close()

    # Sending.

    async def _add_listener(
        self, _reader: asyncio.StreamReader, listener: asyncio.StreamWriter
    ) -> None:
        """Add a worker that has connected to the receivers of messages. Send it an empty message
        first, since it has missed all earlier messages and must read its tables again."""
        listener.write(encode_note(Note(str(self._place.number))) + b"\n")
        self._listeners.add(listener)

    def _publish(self) -> None:
        """Send the messages that wait to all connected workers, without waiting for any of them."""
        line = encode_note(self._take_note(str(self._place.number))) + b"\n"
        for listener in list(self._listeners):
            if (
                listener.is_closing()
                or listener.transport.get_write_buffer_size() > MAX_UNREAD_BYTES
            ):
                self._listeners.discard(listener)
                listener.transport.abort()
            else:
                listener.write(line)

    # Receiving.

    async def _follow_worker(self, worker: int) -> None:
        """Receive the messages of another worker in a loop, and reconnect whenever the connection
        ends. The first message is empty, so that this process reads all its tables again."""
        while True:
            with contextlib.suppress(OSError, ValueError):
                reader, writer = await asyncio.open_unix_connection(
                    self._address_of(worker), limit=MAX_NOTE_BYTES
                )
                try:
                    while line := await reader.readline():
                        self._deliver_note(decode_note(line))
                        self._set_reached(worker, True)
                finally:
                    writer.close()
                    if worker in self._reached:
                        self._set_reached(worker, False)
                        self._missed()  # the other worker may have died before it announced its last entries
            await asyncio.sleep(RETRY_SECONDS)

    def _set_reached(self, worker: int, reached: bool) -> None:
        """Record that another worker is connected or no longer connected."""
        if reached == (worker in self._reached):
            return
        (self._reached.add if reached else self._reached.discard)(worker)
        self.connected = len(self._reached) == self._place.workers - 1
        log.info("worker_heard" if reached else "worker_lost", worker=worker)
