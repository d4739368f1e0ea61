"""A transport that is uvicorn's own protocol class, shortened.

ASGI passes every message through a queue and a task each way and writes each by itself. Here a
message that arrives goes straight to whoever runs the transport, and all messages of one moment
leave in one write. This leans on parts of uvicorn that are not promised to stay: `fits` looks for
them, and where they are missing plain ASGI is used instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

if TYPE_CHECKING:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
else:
    try:
        from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
    except ImportError:
        WebSocketsSansIOProtocol = object

CLOSE_TIMEOUT = 10.0
"""Seconds that a client has to close its side before the connection is cut."""

STATE_KEY = "direct_transport"
"""Under this name the transport stands in the state of the ASGI scope."""

NEEDED = (
    "close_sent",
    "close_timer",
    "conn",
    "frames",
    "handle_connect",
    "loop",
    "queue",
    "receive",
    "send_receive_event_to_app",
    "transport",
)
"""The parts of uvicorn's class that are used here."""

TEXT = 0x81


def fits() -> bool:
    """Whether the installed uvicorn has what the direct transport needs. Needs a running loop."""
    try:
        config = uvicorn.Config(_no_app, log_config=None, ws="none", lifespan="off")
        probe: Any = WebSocketsSansIOProtocol(config, ServerState(), {})
    except (TypeError, AttributeError):
        return False
    return all(hasattr(probe, name) for name in NEEDED)


async def _no_app(scope: Any, receive: Any, send: Any) -> None:
    """Stands in for an application where none is run."""


def _frame_head(length: int) -> bytes:
    """What stands before a text of so many bytes: a whole message, not masked, not compressed."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 2**16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


class DirectTransport(WebSocketsSansIOProtocol):
    """One client's connection. Until it is run, messages that arrive wait in ASGI's queue."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._on_message: Callable[[bytes], None] | None = None
        self._outbox: list[bytes] = []

    @property
    def backlog(self) -> int:
        return self.transport.get_write_buffer_size()

    def send_text(self, message: bytes) -> None:
        if self.conn.state is not State.OPEN:
            return
        if not self._outbox:
            self.loop.call_soon(self._flush)
        self._outbox += (_frame_head(len(message)), message)

    def _flush(self) -> None:
        outbox, self._outbox = self._outbox, []
        if outbox and not self.transport.is_closing():
            self.transport.write(b"".join(outbox))

    def close(self, code: int) -> None:
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self._flush()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self._abort)

    def _abort(self) -> None:
        # uvloop's transports have this too, though they are no `asyncio.WriteTransport`.
        self.transport.abort()

    async def run(self, on_message: Callable[[bytes], None]) -> None:
        self._on_message = on_message
        try:
            while (event := await self.receive())["type"] == "websocket.receive":
                text = event.get("text")
                message = event.get("bytes") if text is None else text.encode()
                on_message(message or b"")
        finally:
            self._on_message = None

    # What uvicorn calls when something arrives.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope.setdefault("state", {})[STATE_KEY] = self

    def send_receive_event_to_app(self) -> None:
        if self._on_message is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._on_message(message)
