"""The socket: one per person, for all their tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any

import msgspec
import structlog
from litestar.connection import ASGIConnection

from fivecups import __version__
from fivecups.engine import Refused
from fivecups.house.accounts.limits import Bucket
from fivecups.house.accounts.people import Account
from fivecups.house.live.live_table import Command
from fivecups.house.ports import NoSuchTable, StorageError
from fivecups.house.table import commands
from fivecups.house.table.entries import Unreadable
from fivecups.house.table.table import refuse
from fivecups.house.wire.protocol import (
    PROTOCOL,
    Back,
    Done,
    GiveAnswer,
    NotDone,
    Request,
    Say,
    ToHouse,
    Unwatch,
    Watch,
    Welcome,
)

from ..http.security import comes_from_elsewhere
from ..server.services import COOKIE, Services
from .transport import LINE, Line

log = structlog.get_logger("fivecups.web")

LARGEST_MESSAGE = 16 * 1024
LARGEST_BACKLOG = 4 * 2**20
"""How many bytes may wait for a client that does not keep up."""

MOST_AT_ONCE = 64
MOST_SOCKETS = 20
"""How many sockets one person may have open."""

MOST_TABLES = 200
MOST_STRIKES = 200
"""How many messages beyond the limit a client may send before it is sent away."""

UNKNOWN_DEVICE, WRONG_ORIGIN, TOO_SLOW, TOO_FAST = 4401, 4403, 4408, 4429
"""The codes with which the house closes a socket."""

Receiving = Callable[[], Awaitable[Any]]
Sending = Callable[[Any], Awaitable[None]]

_decode = msgspec.json.Decoder(ToHouse).decode
_encode = msgspec.json.Encoder().encode


class _Named(msgspec.Struct):
    """A request of which nothing but its name matters."""

    id: Annotated[str, msgspec.Meta(max_length=64)] | None = None


_decode_name = msgspec.json.Decoder(_Named).decode


def _ref(message: bytes) -> str | None:
    """The client's own name of a request that is not done, where it can be read."""
    try:
        return _decode_name(message).id
    except (msgspec.DecodeError, RecursionError):
        return None


class Connection:
    """One socket of a person."""

    def __init__(self, line: Line, services: Services, account: Account, device: str) -> None:
        self.line = line
        self.services = services
        self.person = account.person
        self.device = device
        self.tables: set[str] = set()
        self._watching: dict[str, asyncio.Future[Any]] = {}
        self._under_way: set[asyncio.Future[Any]] = set()
        patience = services.settings.patience
        self._bucket = Bucket(100 * patience, 25 * patience, 100 * patience, time.monotonic())
        self._strikes = 0

    def deliver(self, message: bytes) -> None:
        """Send a message; a client that does not keep up is sent away, and may come back for what
        it missed."""
        if self.line.backlog > LARGEST_BACKLOG:
            self.line.hang_up(TOO_SLOW)
            return
        self.line.post(message)
        self.services.metrics.sent += 1

    def hear(self, message: bytes) -> None:
        """Take a request and have it done."""
        if not self._bucket.take(time.monotonic()):
            self._refuse(_ref(message), "too-fast")
            self._strikes += 1
            if self._strikes > MOST_STRIKES:
                self.line.hang_up(TOO_FAST)
            return
        if self._strikes:
            self._strikes -= 1
        try:
            request = _decode(message)
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse(_ref(message), "malformed", {"problem": str(error)[:200]})
            return
        if len(self._under_way) >= MOST_AT_ONCE:
            self._refuse(getattr(request, "id", None), "too-fast")
            return
        self.services.metrics.requests[type(request)] += 1
        done: asyncio.Future[Any] | None = (
            self._answer(request) if isinstance(request, GiveAnswer) else None
        )
        if done is None:
            done = asyncio.ensure_future(self._handle(request, self._watching.get(request.table)))
            if isinstance(request, Watch | Unwatch):
                self._watching[request.table] = done
        self._under_way.add(done)
        done.add_done_callback(partial(self._done, request))

    def _answer(self, request: GiveAnswer) -> asyncio.Future[bool] | None:
        """Answers are by far the most frequent requests: at a table that is in memory they need no
        task of their own."""
        live = self.services.hall.live.get(request.table)
        return (
            None
            if live is None
            else self.services.hall.clerk.submit(live, self._answering(request))
        )

    def _answering(self, request: GiveAnswer) -> Command:
        person = self.person
        return lambda table, now: commands.answer_as(
            table, person, request.ask, request.answer, now
        )

    def _done(self, request: Any, done: asyncio.Future[Any]) -> None:
        """Tell the client what has become of a request."""
        self._under_way.discard(done)
        if self._watching.get(request.table) is done:
            del self._watching[request.table]
        error = None if done.cancelled() else done.exception()
        if error is not None:
            self._explain(request, error)
        elif not done.cancelled() and (again := done.result()) is not None:
            self.deliver(_encode(Done(request.id, request.table, again)))

    def _explain(self, request: Any, error: BaseException) -> None:
        ref, table = request.id, request.table
        if isinstance(error, Refused):
            found = error.refusal
            self._refuse(ref, found.code, dict(found.data), found.rule, table)
        elif isinstance(error, NoSuchTable):
            self._refuse(ref, "no-such-table", table=table)
        elif isinstance(error, StorageError):
            log.error("a request could not be written", table=table, problem=str(error))
            self.services.metrics.failures.inc()
            self._refuse(ref, error.code, table=table)
        elif isinstance(error, Unreadable):
            log.error("a table cannot be read", problem=str(error))
            self._refuse(ref, "unreadable-table", table=table)
        else:
            log.error("a request has failed", kind=type(request).__name__, exc_info=error)
            self._refuse(ref, "failed", table=table)

    async def _handle(self, request: Request, before: asyncio.Future[Any] | None) -> bool | None:
        """Do what is asked; returns whether it was a repetition, None where there is nothing to
        acknowledge. `before` is the last request to watch this table or to watch it no longer: they
        do not overtake each other."""
        hall, person = self.services.hall, self.person
        if isinstance(request, GiveAnswer):
            return await hall.decide(request.table, self._answering(request))
        if isinstance(request, Say):
            await self._may_speak(request.table)
            return await hall.decide(
                request.table,
                lambda table, now: commands.say(table, person, request.text, request.id, now),
            )
        if isinstance(request, Back):
            return await hall.decide(
                request.table, lambda table, now: commands.back(table, person, now)
            )
        if before is not None:
            await asyncio.wait([before])
        if isinstance(request, Watch):
            if len(self.tables) >= MOST_TABLES and request.table not in self.tables:
                raise refuse("too-many-tables", most=MOST_TABLES)
            await hall.audience.watch(request.table, self, request.id, request.after, request.seat)
            self.tables.add(request.table)
        elif isinstance(request, Unwatch):
            hall.audience.unwatch(request.table, self)
            self.tables.discard(request.table)
        return None

    async def _may_speak(self, name: str) -> None:
        if not self.services.chat.take(self.person.id, time.monotonic()):
            raise refuse("too-fast")
        table = (await self.services.hall.find(name)).table
        if not table.may_be_watched_by(self.person.id):
            raise refuse("private-table")

    def _refuse(
        self,
        ref: str | None,
        code: str,
        data: dict[str, Any] | None = None,
        rule: str = "",
        table: str | None = None,
    ) -> None:
        self.services.metrics.refusals.labels(code).inc()
        self.deliver(_encode(NotDone(ref, code, rule, data or {}, table)))

    def send_away(self) -> None:
        """The device is not known any more."""
        self.line.hang_up(UNKNOWN_DEVICE)

    async def run(self, receive: Receiving) -> None:
        """Serve the socket until either side ends it. What is under way is finished, as it may be
        written already."""
        self.services.sockets.setdefault(self.person.id, set()).add(self)
        self.services.hall.audience.arrive(self)
        self.services.metrics.sockets.inc()
        self.deliver(_encode(Welcome(self.person.id, self.person.name, PROTOCOL, __version__)))
        self.line.take(self.hear)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                self.hear(
                    message["bytes"] if message.get("text") is None else message["text"].encode()
                )
        finally:
            self.line.take(None)
            if self._under_way:
                await asyncio.gather(*self._under_way, return_exceptions=True)
            self.services.hall.audience.go(self)
            self.services.forget_socket(self)
            self.services.metrics.sockets.dec()


class TableSocket:
    """The application behind the socket."""

    path = "/api/socket"

    def __init__(self, services: Callable[[], Services]) -> None:
        self.services = services

    async def __call__(self, scope: Any, receive: Receiving, send: Sending) -> None:
        services = self.services()
        handshake: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        line: Line = scope["state"][LINE]
        await receive()
        await send({"type": "websocket.accept"})
        if comes_from_elsewhere(handshake):
            line.hang_up(WRONG_ORIGIN)
            return
        key = services.read_cookie(handshake.cookies.get(COOKIE))
        account = await services.people.recognise(key)
        if account is None or key is None:
            line.hang_up(UNKNOWN_DEVICE)
            return
        if len(services.sockets.get(account.id, ())) >= MOST_SOCKETS * services.settings.patience:
            line.hang_up(TOO_FAST)
            return
        await Connection(line, services, account, key.device).run(receive)
