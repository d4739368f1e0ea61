"""A very cheap WebSocket client, so that a benchmark measures the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)
"""A frame mask that changes nothing; servers must accept it like any other."""


class Socket(asyncio.Protocol):
    """A connection to a server that neither fragments nor compresses texts. Each text is passed on
    as bytes as soon as it has arrived."""

    def __init__(self, request: bytes, on_text: Callable[[Socket, bytes], None]) -> None:
        self._request = request
        self._on_text = on_text
        self._buffer = b""
        self._open = False
        self._transport: Any = None
        self.sent = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        start = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self._open, start = True, end + 4
        while (place := _frame(data, start)) is not None:
            first, end = place
            kind = data[start]
            if kind == TEXT:
                self._on_text(self, data[first:end])
            elif kind == PING:
                self._transport.write(
                    bytes((PONG, 0x80 | (end - first))) + NO_MASK + data[first:end]
                )
            elif kind == CLOSE:
                self._transport.close()
            start = end
        self._buffer = data[start:]

    def hand_over(self) -> int:
        """Return the file descriptor to another reader, and stop reading here. `sent` says whether
        something has been sent since."""
        assert not self._buffer
        self._transport.pause_reading()
        self.sent = False
        return int(self._transport.get_extra_info("socket").fileno())

    def send(self, text: bytes) -> None:
        self.sent = True
        length = len(text)
        head = (
            bytes((TEXT, 0x80 | length))
            if length < 126
            else (bytes((TEXT, 0x80 | 126)) + length.to_bytes(2, "big"))
        )
        self._transport.write(head + NO_MASK + text)

    def close(self) -> None:
        self._transport.abort()


def _frame(data: bytes, start: int) -> tuple[int, int] | None:
    """Return start and end of the content of the frame at `start`; None if it is incomplete."""
    if len(data) < start + 2:
        return None
    length, first = data[start + 1], start + 2
    if length >= 126:
        size = 2 if length == 126 else 8
        first += size
        length = int.from_bytes(data[first - size : first], "big")
    end = first + length
    return (first, end) if end <= len(data) else None


async def connect(
    address: str, headers: Mapping[str, str], on_text: Callable[[Socket, bytes], None]
) -> Socket:
    """Open a WebSocket at an `http://` address; received texts go to `on_text`."""
    url = urlsplit(address)
    lines = {
        "Host": url.netloc,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        **headers,
    }
    target = url.path + (f"?{url.query}" if url.query else "")
    head = "\r\n".join([f"GET {target} HTTP/1.1", *(f"{k}: {v}" for k, v in lines.items())])
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(f"{head}\r\n\r\n".encode(), on_text), url.hostname, url.port
    )
    return socket
