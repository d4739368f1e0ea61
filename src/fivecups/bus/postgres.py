"""The bus over PostgreSQL's LISTEN and NOTIFY. A trigger notifies of log entries in the transaction
that writes them, so that every entry is announced, and only if it is really there."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import structlog
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from fivecups.house.ports import TOPICS, Topic

from .reconnecting import RETRY_SECONDS, RemoteBus

log = structlog.get_logger("fivecups.bus")

LOG_CHANNEL = "fivecups_log"
"""The PostgreSQL channel on which the trigger announces log entries: table ids, each with the
number of its entries."""

TOPIC_OF_CHANNEL: dict[str, Topic] = {f"fivecups_{topic}": topic for topic in TOPICS}

LISTENER_NAME = "fivecups bus"
"""The name of the listening connection in PostgreSQL's `pg_stat_activity`."""

NOTIFY_ALL = """
    SELECT pg_notify('fivecups_' || topic, note)
    FROM unnest($1::text[], $2::text[]) AS sent (topic, note)
"""
PROBE_SECONDS = 3.0
"""Seconds without a notification after which the connection is tested, and seconds that it may take
to answer."""


class PostgresBus(RemoteBus):
    """A bus over PostgreSQL's LISTEN and NOTIFY, whose connection is restored whenever it breaks.
    Notifications sent meanwhile are lost, so the house then reads all its tables again."""

    def __init__(self, database: str) -> None:
        super().__init__()
        url = make_url(database).set(drivername="postgresql+asyncpg")
        options = {"timeout": PROBE_SECONDS, "server_settings": {"application_name": LISTENER_NAME}}
        self._engine = create_async_engine(url, poolclass=NullPool, connect_args=options)

    def tell(self, table: str, seq: int) -> None:
        """Do nothing: the database's trigger has already announced the entry."""

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
        """Listen until the connection breaks, then raise the error."""
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _: self._wake.set())
            await driver.add_listener(LOG_CHANNEL, self._receive_news)
            for channel in TOPIC_OF_CHANNEL:
                await driver.add_listener(channel, self._receive_note)
            log.info("bus_connected")
            self.connected = True
            try:
                self._missed()
                while True:
                    await self._send_notes(driver)
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(PROBE_SECONDS):
                            await self._wake.wait()
                    self._wake.clear()
            finally:
                self.connected = False

    async def _send_notes(self, driver: Any) -> None:
        """Send the messages that wait, or only test the connection if there are none. Messages that
        could not be sent are kept."""
        notes, self._notes = self._notes, []
        try:
            topics, texts = [topic for topic, _ in notes], [text for _, text in notes]
            await driver.execute(NOTIFY_ALL, topics, texts, timeout=PROBE_SECONDS)
        except BaseException:
            self._notes = notes + self._notes
            raise

    def _receive_news(self, _driver: Any, _pid: int, _channel: str, payload: str) -> None:
        for item in payload.split(","):
            table, _, seq = item.rpartition(" ")
            if seq.isdecimal():
                self._heard(table, int(seq))

    def _receive_note(self, driver: Any, pid: int, channel: str, payload: str) -> None:
        if pid != driver.get_server_pid():
            self._received(TOPIC_OF_CHANNEL[channel], payload)
