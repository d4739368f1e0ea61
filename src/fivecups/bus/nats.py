"""The bus over a NATS server."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec
import nats
import structlog
from nats.aio.client import Client
from nats.errors import Error

from .messages import Note, decode_note, encode_note
from .reconnecting import RETRY_SECONDS, RemoteBus

log = structlog.get_logger("fivecups.bus")

SUBJECT = "fivecups.news"


class NatsBus(RemoteBus):
    """A bus over a NATS server, whose connection is restored whenever it breaks. The house plays on
    without it: the log's primary key tells a writing process whether another was first, and after a
    break every process reads the logs of all its tables again."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self._name = secrets.token_hex(8)
        self._client: Client | None = None

    async def close(self) -> None:
        await super().close()
        if self._client is not None:
            with contextlib.suppress(Exception):
                await self._client.close()

    async def _run(self) -> None:
        client = self._client = await self._connect()
        await self._resync()
        while True:
            await self._wake.wait()
            self._wake.clear()
            note = self._take_note(self._name)
            try:
                await client.publish(SUBJECT, encode_note(note))
                await client.flush(timeout=5)
            except Exception as error:
                log.warning(
                    "bus_publish_failed",
                    tables=len(note.tables),
                    notes=len(note.notes),
                    problem=repr(error),
                )

    async def _connect(self) -> Client:
        while True:
            try:
                client = await nats.connect(
                    self.url,
                    name="fivecups",
                    error_cb=self._failed,
                    reconnected_cb=self._resync,
                    disconnected_cb=self._lost,
                    reconnect_time_wait=RETRY_SECONDS,
                    max_reconnect_attempts=-1,
                )
                await client.subscribe(SUBJECT, cb=self._receive)
                return client
            except (OSError, Error) as error:
                log.warning("bus_connect_failed", problem=repr(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def _receive(self, message: Any) -> None:
        try:
            note = decode_note(message.data)
        except msgspec.DecodeError as error:
            log.warning("bus_note_unreadable", problem=str(error))
            return
        if note.sender != self._name:
            self._deliver_note(note)

    async def _resync(self) -> None:
        """Handle a new or restored connection: messages sent meanwhile are lost, so ask this
        process and all others to read their tables again."""
        log.info("bus_connected")
        self.connected = True
        self._missed()
        if self._client is not None:
            with contextlib.suppress(Exception):
                await self._client.publish(SUBJECT, encode_note(Note(self._name)))

    async def _lost(self) -> None:
        self.connected = False

    async def _failed(self, error: Exception) -> None:
        log.warning("bus_failed", problem=repr(error))
