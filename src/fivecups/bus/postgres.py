"""News over PostgreSQL's own LISTEN and NOTIFY. A trigger tells of the entries of the log in the
transaction that writes them, so that nothing is told that is not there, and nothing forgotten."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import structlog
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from fivecups.house.ports import TOPICS, Topic

from .remote import RETRY_SECONDS, RemoteBus

log = structlog.get_logger("fivecups.bus")

LOG = "fivecups_log"
"""The channel of the trigger: tables, each with the number of its entries."""

CHANNELS: dict[str, Topic] = {f"fivecups_{topic}": topic for topic in TOPICS}

LISTENER = "fivecups bus"
"""What the connection is called among those of the server."""

TELL = """
    SELECT pg_notify('fivecups_' || topic, note)
    FROM unnest($1::text[], $2::text[]) AS sent (topic, note)
"""
PROOF_SECONDS = 3.0
"""A connection that has been silent for so long is asked for an answer, and has as long to give it.
"""


class PostgresBus(RemoteBus):
    """A connection that listens, made again whenever it breaks. What was told meanwhile is lost;
    the house looks at all its tables again."""

    def __init__(self, database: str) -> None:
        super().__init__()
        url = make_url(database).set(drivername="postgresql+asyncpg")
        options = {"timeout": PROOF_SECONDS, "server_settings": {"application_name": LISTENER}}
        self._engine = create_async_engine(url, poolclass=NullPool, connect_args=options)

    def tell(self, table: str, seq: int) -> None:
        """Nothing to do: the database has told it with the entry."""

    async def close(self) -> None:
        await super().close()
        await self._engine.dispose()

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                log.warning("bus_lost", problem=repr(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        """Listen until the connection breaks, which raises whatever tells so."""
        async with self._engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            line.add_termination_listener(lambda _: self._wake.set())
            await line.add_listener(LOG, self._receive_news)
            for channel in CHANNELS:
                await line.add_listener(channel, self._receive_note)
            log.info("bus_connected")
            self.connected = True
            try:
                self._missed()
                while True:
                    await self._send_notes(line)
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(PROOF_SECONDS):
                            await self._wake.wait()
                    self._wake.clear()
            finally:
                self.connected = False

    async def _send_notes(self, line: Any) -> None:
        """Send what waits; with nothing it proves that the connection stands."""
        notes, self._notes = self._notes, []
        try:
            topics, texts = [topic for topic, _ in notes], [text for _, text in notes]
            await line.execute(TELL, topics, texts, timeout=PROOF_SECONDS)
        except BaseException:
            self._notes = notes + self._notes
            raise

    def _receive_news(self, _line: Any, _pid: int, _channel: str, payload: str) -> None:
        for one in payload.split(","):
            table, _, seq = one.rpartition(" ")
            if seq.isdecimal():
                self._heard(table, int(seq))

    def _receive_note(self, line: Any, pid: int, channel: str, payload: str) -> None:
        if pid != line.get_server_pid():
            self._received(CHANNELS[channel], payload)
