"""The ASGI endpoint that accepts WebSockets at `/api/socket`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from litestar.connection import ASGIConnection

from fivecups.house.ports import SCREEN, StorageError

from ..security import client_host, is_cross_site, is_for_this_house
from ..services import Services
from ..services.sessions import COOKIE, company_cookie
from .connection import (
    BANNED,
    TOO_FAST,
    TRY_LATER,
    UNKNOWN_DEVICE,
    WRONG_ORIGIN,
    Connection,
    banned_message,
)
from .transport import Transport, transport_of

log = structlog.get_logger("fivecups.web")

MAX_SOCKETS = 20
"""Number of sockets that a person may have open at the same time."""


class SocketEndpoint:
    """An endpoint that accepts sockets, identifies their person by cookie, and serves them."""

    path = "/api/socket"

    def __init__(self, services: Callable[[], Services]) -> None:
        self.services = services

    async def __call__(
        self,
        scope: Any,
        receive: Callable[[], Awaitable[Any]],
        send: Callable[[Any], Awaitable[None]],
    ) -> None:
        handshake: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        await receive()
        await send({"type": "websocket.accept"})
        transport = transport_of(scope, receive, send)
        try:
            admitted = await self._admit(handshake, transport)
        except StorageError as error:
            log.error("socket_not_admitted", problem=str(error))
            admitted = TRY_LATER
        if isinstance(admitted, Connection):
            await admitted.run()
        else:
            transport.close(admitted)
            await transport.run(lambda message: None)

    async def _admit(
        self, handshake: ASGIConnection[Any, Any, Any, Any], transport: Transport
    ) -> Connection | int:
        """Return the connection of a known person, or the code with which the socket is to be
        closed."""
        services = self.services()
        address = services.settings.public_address
        if not is_for_this_house(handshake, address) or is_cross_site(handshake, address):
            return WRONG_ORIGIN
        sessions, asked = services.sessions, handshake.query_params
        acting = asked.get("as")
        key = sessions.key_of(handshake.cookies.get(COOKIE))
        owner = account = await services.people.recognise(key)
        if acting is not None:
            key = sessions.key_of(handshake.cookies.get(company_cookie(acting)))
            account = await services.people.recognise(key)
        if owner is None or account is None or key is None or acting not in (None, account.id):
            return UNKNOWN_DEVICE
        host = client_host(handshake)
        ban = services.sessions.bans.find(account.id, host, services.now())
        if ban is not None:
            transport.send_text(banned_message(ban))
            return BANNED
        mutes = await services.store.moderation.mutes(account.id)
        if services.sessions.count(account.id) >= MAX_SOCKETS * services.settings.limit_factor:
            return TOO_FAST
        screen = asked.get("screen") == "1"
        watcher = SCREEN if screen else owner.id
        only_watches = screen or asked.get("laid") == "1"
        return Connection(
            transport, services, account, key.device, host, mutes, only_watches, watcher
        )
