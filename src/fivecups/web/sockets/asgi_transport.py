"""A WebSocket transport over plain ASGI, which works with any server."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

CLOSE_TIMEOUT = 10.0
"""Seconds that a client has to read the remaining messages before the socket is closed."""


class AsgiTransport:
    """A WebSocket transport over plain ASGI. Messages to the client wait in a queue until the
    server has sent the earlier ones."""

    def __init__(
        self, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
    ) -> None:
        self._receive = receive
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._backlog = 0
        self._code: int | None = None
        self._wake = asyncio.Event()

    @property
    def backlog(self) -> int:
        return self._backlog

    def send_text(self, message: bytes) -> None:
        if self._code is None:
            self._outbox.append(message)
            self._backlog += len(message)
            self._wake.set()

    def close(self, code: int) -> None:
        if self._code is None:
            self._code = code
            self._wake.set()

    async def run(self, on_message: Callable[[bytes], None]) -> None:
        writing = asyncio.ensure_future(self._write())
        reading = asyncio.ensure_future(self._read(on_message))
        try:
            await asyncio.wait([writing, reading], return_when=asyncio.FIRST_COMPLETED)
            if self._code is not None and not writing.done():
                await asyncio.wait([writing], timeout=CLOSE_TIMEOUT)
        finally:
            self._code = self._code or 1000
            for task in (writing, reading):
                task.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)

    async def _read(self, on_message: Callable[[bytes], None]) -> None:
        while (event := await self._receive())["type"] == "websocket.receive":
            text = event.get("text")
            on_message(event["bytes"] if text is None else text.encode())
            if self._code is not None:
                return

    async def _write(self) -> None:
        while True:
            while self._outbox:
                message = self._outbox.popleft()
                await self._send({"type": "websocket.send", "text": message.decode()})
                self._backlog -= len(message)
            if self._code is not None:
                await self._send({"type": "websocket.close", "code": self._code})
                return
            self._wake.clear()
            await self._wake.wait()
