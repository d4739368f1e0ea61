"""A transport that is uvicorn's own protocol class, shortened.

ASGI passes every message through a queue and a task each way and writes each by itself. Here a
message that arrives goes straight to whoever runs the transport, and all messages of one moment
leave in one write. A text that has come whole is read here; all else, as a part of a message, a
ping or what no client should send, is left to the general parser. This leans on parts of uvicorn
that are not promised to stay: `fits` looks for them, and where they are missing plain ASGI is used
instead.
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
"""Under this name the transport stands in the state of the ASGI scope."""

DEPARTURES_KEY = "departures"
"""Under this name all transports of a server find what they share."""

NEEDED = (
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
"""The parts of uvicorn's class that are used here."""

NEEDED_OF_PARSER = ("current_size", "extensions", "parser", "state")
"""The parts of its parser that are."""

TEXT = 0x81
MASKED = 0x80
MEDIUM, LARGE = Struct(">BBH").pack, Struct(">BBQ").pack
"""The heads of frames that tell their length by a number of its own."""

BETWEEN_FRAMES = "at_eof"
"""Where the general parser waits when no frame has been begun."""


def fits() -> bool:
    """Whether the installed uvicorn has what the direct transport needs. Needs a running loop."""
    try:
        config = uvicorn.Config(_no_app, log_config=None, ws="none", lifespan="off")
        probe: Any = WebSocketsSansIOProtocol(config, ServerState(), {})
    except (TypeError, AttributeError):
        return False
    return all(hasattr(probe, name) for name in NEEDED) and all(
        hasattr(probe.conn, name) for name in NEEDED_OF_PARSER
    )


async def _no_app(scope: Any, receive: Any, send: Any) -> None:
    """Stands in for an application where none is run."""


def _frame_head(length: int) -> bytes:
    """What stands before a text of so many bytes: a whole message, not masked, not compressed."""
    if length < 126:
        return bytes((TEXT, length))
    return MEDIUM(TEXT, 126, length) if length < 2**16 else LARGE(TEXT, 127, length)


def _whole_text(data: bytes, start: int, most: int) -> tuple[int, int] | None:
    """Where the masked text of the frame at a place begins and ends, if it has all come, is a
    message by itself and has at most so many bytes."""
    if len(data) < start + 6 or data[start] != TEXT:
        return None
    length, first = data[start + 1] - MASKED, start + 6
    if length == 126:
        length, first = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
    elif not 0 <= length < 126:
        return None
    end = first + length
    return (first, end) if length <= most and end <= len(data) else None


class Departures:
    """The transports of a server that have something to send: the loop is called once for all that
    is told in one moment."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[DirectTransport] = []

    def add(self, transport: DirectTransport) -> None:
        """Have a transport send what it has, once."""
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(transport)

    def _send(self) -> None:
        """One that fails is nobody else's business: the loop is told, as it is of others."""
        waiting, self._waiting = self._waiting, []
        for transport in waiting:
            try:
                transport.flush()
            except Exception as error:
                problem = {"message": f"{transport!r} failed", "exception": error}
                self._loop.call_exception_handler(problem)


class DirectTransport(WebSocketsSansIOProtocol):
    """One client's connection. Until it is run, messages that arrive wait in ASGI's queue."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._on_message: Callable[[bytes], None] | None = None
        self._outbox: list[bytes] = []
        self._departures: Departures = self.app_state.setdefault(
            DEPARTURES_KEY, Departures(self.loop)
        )
        self._between_messages = False

    @property
    def backlog(self) -> int:
        return self.transport.get_write_buffer_size()

    def send_text(self, message: bytes) -> None:
        if self.close_sent:
            return
        if not self._outbox:
            self._departures.add(self)
        self._outbox += (_frame_head(len(message)), message)

    def flush(self) -> None:
        """Send what there is at once."""
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
        # uvloop's transports have this too, though they are no `asyncio.WriteTransport`.
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

    # What uvicorn calls when something arrives.

    def data_received(self, data: bytes) -> None:
        start = 0
        if self._between_messages and self._on_message is not None:
            most = self.config.ws_max_size
            while not self.close_sent and (found := _whole_text(data, start, most)) is not None:
                first, end = found
                self._on_message(apply_mask(data[first:end], data[first - 4 : first]))
                start = end
        if start < len(data):
            super().data_received(data[start:] if start else data)
            self._between_messages = self._is_between_messages()

    def _is_between_messages(self) -> bool:
        """Whether what comes next is the beginning of a message, as the general parser sees it."""
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
