"""A fast WebSocket transport: a subclass of uvicorn's own protocol class.

ASGI passes every message through a queue and a task in each direction and writes each by itself.
Here an incoming message goes straight to the callback, and all messages that are sent at the same
moment leave in one write. A text that has arrived completely is decoded here; everything else
(fragments, pings, invalid frames) is left to the general parser. A house makes 1.09 (1.08 to 1.17)
times the moves of plain ASGI in each second of computing (`python -m benchmarks.server`). This
relies on internals of uvicorn: `is_supported` checks for them, and if they are missing plain ASGI
is used instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

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
"""Key of the transport in the state of the ASGI scope."""

FLUSH_QUEUE_KEY = "departures"
"""Key of the flush queue that all transports of a server share, in its state."""

REQUIRED_ATTRIBUTES = (
    "app_state",
    "close_sent",
    "close_timer",
    "conn",
    "data_received",
    "frames",
    "handle_connect",
    "loop",
    "queue",
    "receive",
    "send_receive_event_to_app",
    "transport",
)
"""The attributes of uvicorn's class that are used here."""

REQUIRED_PARSER_ATTRIBUTES = ("current_size", "extensions", "parser", "state")
"""The attributes of the parser of uvicorn's class that are used here."""

TEXT = 0x81
MASKED = 0x80
MEDIUM, LARGE = Struct(">BBH").pack, Struct(">BBQ").pack
"""Packers of frame heads with a length of two bytes and of eight bytes."""

BETWEEN_FRAMES = "at_eof"
"""Name of the function in which the general parser waits when no frame has begun."""


def is_supported() -> bool:
    """True if the installed uvicorn has everything that the direct transport needs. Needs a running
    event loop."""
    try:
        config = uvicorn.Config(_no_app, log_config=None, ws="none", lifespan="off")
        probe: Any = WebSocketsSansIOProtocol(config, ServerState(), {})
    except (TypeError, AttributeError):
        return False
    return all(hasattr(probe, name) for name in REQUIRED_ATTRIBUTES) and all(
        hasattr(probe.conn, name) for name in REQUIRED_PARSER_ATTRIBUTES
    )


async def _no_app(scope: Any, receive: Any, send: Any) -> None:
    """Do nothing; a placeholder for an ASGI application."""


def _frame_head(length: int) -> bytes:
    """Return the frame head of an unmasked, uncompressed text message of `length` bytes."""
    if length < 126:
        return bytes((TEXT, length))
    return MEDIUM(TEXT, 126, length) if length < 2**16 else LARGE(TEXT, 127, length)


def _find_text_frame(data: bytes, start: int, most: int) -> tuple[int, int] | None:
    """Return the start and end of the masked text in the frame at `start`, if it has arrived
    completely, is a whole message and has at most `most` bytes; else None."""
    if len(data) < start + 6 or data[start] != TEXT:
        return None
    length, first = data[start + 1] - MASKED, start + 6
    if length == 126:
        length, first = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
    elif not 0 <= length < 126:
        return None
    end = first + length
    return (first, end) if length <= most and end <= len(data) else None


class FlushQueue:
    """The transports of a server that have messages to write. They are written together by a single
    callback of the event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[DirectTransport] = []

    def add(self, transport: DirectTransport) -> None:
        """Queue a transport to be flushed in the next iteration of the event loop."""
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(transport)

    def _send(self) -> None:
        """Flush all queued transports. A failure of one is reported to the event loop and does not
        affect the others."""
        waiting, self._waiting = self._waiting, []
        for transport in waiting:
            try:
                transport.flush()
            except Exception as error:
                problem = {"message": f"{transport!r} failed", "exception": error}
                self._loop.call_exception_handler(problem)


class DirectTransport(WebSocketsSansIOProtocol):
    """A client's WebSocket connection that bypasses ASGI. Messages that arrive before `run` wait in
    ASGI's queue."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._on_message: Callable[[bytes], None] | None = None
        self._outbox: list[bytes] = []
        self._flush_queue: FlushQueue = self.app_state.setdefault(
            FLUSH_QUEUE_KEY, FlushQueue(self.loop)
        )
        self._between_messages = False

    @property
    def backlog(self) -> int:
        return self.transport.get_write_buffer_size()

    def send_text(self, message: bytes) -> None:
        if self.close_sent:
            return
        if not self._outbox:
            self._flush_queue.add(self)
        self._outbox += (_frame_head(len(message)), message)

    def flush(self) -> None:
        """Write all waiting messages to the network now."""
        outbox, self._outbox = self._outbox, []
        if outbox and not self.transport.is_closing():
            self.transport.write(b"".join(outbox))

    def close(self, code: int) -> None:
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.flush()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self._abort)

    def _abort(self) -> None:
        # uvloop's transports have `abort` too, although they are no `asyncio.WriteTransport`.
        self.transport.abort()

    async def run(self, on_message: Callable[[bytes], None]) -> None:
        self._on_message = on_message
        self._between_messages = self._is_between_messages()
        try:
            while (event := await self.receive())["type"] == "websocket.receive":
                text = event.get("text")
                message = event.get("bytes") if text is None else text.encode()
                on_message(message or b"")
        finally:
            self._on_message = None

    # Called by uvicorn when something arrives.

    def data_received(self, data: bytes) -> None:
        start = 0
        if self._between_messages and self._on_message is not None:
            most = self.config.ws_max_size
            while not self.close_sent and (span := _find_text_frame(data, start, most)) is not None:
                first, end = span
                self._on_message(apply_mask(data[first:end], data[first - 4 : first]))
                start = end
        if start < len(data):
            super().data_received(data[start:] if start else data)
            self._between_messages = self._is_between_messages()

    def _is_between_messages(self) -> bool:
        """True if the next byte begins a new message, according to the general parser's state."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None or conn.extensions:
            return False
        waits: Any = conn.parser
        while (inner := getattr(waits, "gi_yieldfrom", None)) is not None:
            waits = inner
        return getattr(waits, "__name__", "") == BETWEEN_FRAMES

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
