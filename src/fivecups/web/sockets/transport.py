"""What carries the messages of a socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import structlog
import uvicorn
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from . import direct
from .asgi import AsgiTransport

log = structlog.get_logger("fivecups.web")


class Transport(Protocol):
    """One client's connection, once it is accepted."""

    @property
    def backlog(self) -> int:
        """How many bytes the client has not yet taken."""
        ...

    def send_text(self, message: bytes) -> None:
        """Send a text without waiting; nothing happens if the socket is closed."""
        ...

    def close(self, code: int) -> None:
        """Send what is waiting, then close. A client that takes nothing is not waited for."""
        ...

    async def run(self, on_message: Callable[[bytes], None]) -> None:
        """Pass on every message that arrives, until either side closes the socket."""
        ...


def websocket_class() -> type[Any]:
    """What uvicorn is to speak WebSocket with: the direct transport where uvicorn is built as that
    needs it, or else what it chooses itself, and the house speaks plain ASGI."""
    if direct.fits():
        return direct.DirectTransport
    log.warning("direct_transport_unavailable", uvicorn=uvicorn.__version__)
    return plain_class()


def plain_class() -> type[Any]:
    """What uvicorn speaks WebSocket with where nothing else is asked for."""
    assert isinstance(AutoWebSocketsProtocol, type), "websockets is among the dependencies"
    return AutoWebSocketsProtocol


def transport_of(
    scope: Any,
    receive: Callable[[], Awaitable[Any]],
    send: Callable[[Any], Awaitable[None]],
) -> Transport:
    """The transport of an accepted socket."""
    found: Transport | None = scope.get("state", {}).get(direct.STATE_KEY)
    return AsgiTransport(receive, send) if found is None else found
