"""The line of a socket: uvicorn's own, shortened.

ASGI passes every message through a queue and a task each way and writes each by itself. On this
line a message that arrives goes straight to whoever has taken the line, and all messages of one
moment leave in one write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

TEXT = 0x81
LINE = "line"
"""Under this name the line stands in the state of the ASGI scope."""


def _head(length: int) -> bytes:
    """What stands before a text of so many bytes: a whole message, not masked, not compressed."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 2**16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


class Line(WebSocketsSansIOProtocol):
    """One client's line. Until it is taken, messages that arrive wait in ASGI's queue."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._taker: Callable[[bytes], None] | None = None
        self._leaving: list[bytes] = []

    def take(self, taker: Callable[[bytes], None] | None) -> None:
        """From now on messages that arrive go to `taker`; None gives the line back."""
        self._taker = taker

    @property
    def backlog(self) -> int:
        """How many bytes the client has not yet taken."""
        return self.transport.get_write_buffer_size()

    def post(self, message: bytes) -> None:
        """Send a text, together with whatever else is sent in this moment; nothing if the line is
        closed."""
        if self.conn.state is not State.OPEN:
            return
        if not self._leaving:
            self.loop.call_soon(self._leave)
        self._leaving += (_head(len(message)), message)

    def _leave(self) -> None:
        leaving, self._leaving = self._leaving, []
        if leaving and not self.transport.is_closing():
            self.transport.write(b"".join(leaving))

    def hang_up(self, code: int) -> None:
        """Close the line, and do not wait for ever for a client that takes nothing any more."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self._leave()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.close_timer = self.loop.call_later(self.close_timeout, self._abort)

    def _abort(self) -> None:
        transport = self.transport
        assert isinstance(transport, asyncio.WriteTransport)
        transport.abort()

    # What uvicorn does when something arrives.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope.setdefault("state", {})[LINE] = self

    def send_receive_event_to_app(self) -> None:
        if self._taker is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._taker(message)
