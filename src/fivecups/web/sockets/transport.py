"""The interface of WebSocket transports, and the choice between the direct one and plain ASGI."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import structlog
import uvicorn
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from . import uvicorn_transport
from .asgi_transport import AsgiTransport

log = structlog.get_logger("fivecups.web")


class Transport(Protocol):
    """An accepted WebSocket connection of a client."""

    @property
    def backlog(self) -> int:
        """The number of bytes that the client has not read yet."""
        ...

    def send_text(self, message: bytes) -> None:
        """Send a text without waiting; do nothing if the socket is closed."""

    def close(self, code: int) -> None:
        """Send the waiting messages, then close. A client that reads nothing is cut off after a
        while."""

    async def run(self, on_message: Callable[[bytes], None]) -> None:
        """Call `on_message` with every message that arrives, until either side closes the
        socket."""


def websocket_class() -> type[Any]:
    """Return the WebSocket protocol class for uvicorn: the direct transport if the installed
    uvicorn supports it, else uvicorn's default, with which the house uses plain ASGI."""
    if uvicorn_transport.is_supported():
        return uvicorn_transport.DirectTransport
    log.warning("direct_transport_unavailable", uvicorn=uvicorn.__version__)
    return default_websocket_class()


def default_websocket_class() -> type[Any]:
    """Return uvicorn's default WebSocket protocol class."""
    assert isinstance(AutoWebSocketsProtocol, type), "websockets is among the dependencies"
    return AutoWebSocketsProtocol


def transport_of(
    scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
) -> Transport:
    """Return the transport of an accepted socket: the direct one if there is one, else plain
    ASGI."""
    direct: Transport | None = scope.get("state", {}).get(uvicorn_transport.STATE_KEY)
    return AsgiTransport(receive, send) if direct is None else direct
