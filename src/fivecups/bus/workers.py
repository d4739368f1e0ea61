"""News between the workers of a house on one machine, where no server brings them: each has a
socket in a folder of theirs at which the others listen."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

import structlog

from .note import Note, decode_note, encode_note
from .remote import RETRY_SECONDS, RemoteBus

log = structlog.get_logger("fivecups.bus")

LARGEST_NOTE = 2**20
MOST_UNREAD = 2**22
"""So many bytes wait for a worker that does not read. Then its line is cut: when it comes again it
looks at everything."""


@dataclass(frozen=True, slots=True)
class WorkerPlace:
    """Which of how many workers on one machine a process is. Each has its tables; in `folder` they
    hand connections to each other and tell each other news."""

    number: int
    workers: int
    folder: str

    def owner_of(self, table: str) -> int:
        """The worker that minds a table as long as it lives."""
        return crc32(table.encode()) % self.workers

    def minds(self, table: str) -> bool:
        return self.owner_of(table) == self.number


class WorkerBus(RemoteBus):
    """Lines from all other workers, made again whenever they break. What was told meanwhile is
    lost; the house looks at all its tables again."""

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
        server = await asyncio.start_unix_server(self._listened_to, own)
        others = [one for one in range(self._place.workers) if one != self._place.number]
        lines = [asyncio.create_task(self._listen_to(one)) for one in others]
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                self._publish()
        finally:
            for line in lines:
                line.cancel()
            for listener in self._listeners:
                listener.transport.abort()
            server.close()

    # Telling.

    async def _listened_to(
        self, _reader: asyncio.StreamReader, listener: asyncio.StreamWriter
    ) -> None:
        """Another worker listens from now on; what was told before it has missed."""
        listener.write(encode_note(Note(str(self._place.number))) + b"\n")
        self._listeners.add(listener)

    def _publish(self) -> None:
        """Tell what there is to tell to all who listen; nobody is waited for."""
        line = encode_note(self._take_note(str(self._place.number))) + b"\n"
        for listener in list(self._listeners):
            if listener.is_closing() or listener.transport.get_write_buffer_size() > MOST_UNREAD:
                self._listeners.discard(listener)
                listener.transport.abort()
            else:
                listener.write(line)

    # Hearing.

    async def _listen_to(self, worker: int) -> None:
        """For ever: hear a worker, as often as it comes. Its first note is empty: whoever hears it
        looks at everything."""
        while True:
            with contextlib.suppress(OSError, ValueError):
                reader, writer = await asyncio.open_unix_connection(
                    self._address_of(worker), limit=LARGEST_NOTE
                )
                try:
                    while line := await reader.readline():
                        self._hear_note(decode_note(line))
                        self._reach(worker, True)
                finally:
                    writer.close()
                    if worker in self._reached:
                        self._reach(worker, False)
                        self._missed()  # it may have died before it told the last it has written
            await asyncio.sleep(RETRY_SECONDS)

    def _reach(self, worker: int, reached: bool) -> None:
        """Another worker is heard from now on, or no longer."""
        if reached == (worker in self._reached):
            return
        (self._reached.add if reached else self._reached.discard)(worker)
        self.connected = len(self._reached) == self._place.workers - 1
        log.info("worker_heard" if reached else "worker_lost", worker=worker)
