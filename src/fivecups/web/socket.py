"""The socket: one per person, for all their tables."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from litestar.connection import ASGIConnection

from fivecups import __version__
from fivecups.engine import Refused
from fivecups.house import deciding
from fivecups.house.limits import Bucket
from fivecups.house.messages import PROTOCOL, Back, Done, GiveAnswer, NotDone, Request, Say, ToHouse, Unwatch, Watch, Welcome
from fivecups.house.people import Account
from fivecups.house.storage import NoSuchTable, StorageError
from fivecups.house.table import Unreadable, refuse

from .security import comes_from_elsewhere
from .services import COOKIE, Services

log = structlog.get_logger("fivecups.web")

LARGEST_MESSAGE = 16 * 1024
LONGEST_QUEUE = 2000
MOST_AT_ONCE = 64
MOST_TABLES = 200
MOST_STRIKES = 200
"""How many messages beyond the limit a client may send before it is sent away."""

UNKNOWN_DEVICE, WRONG_ORIGIN, TOO_SLOW, TOO_FAST = 4401, 4403, 4408, 4429
"""The codes with which the house closes a socket."""

Receiving = Callable[[], Awaitable[Any]]
Sending = Callable[[Any], Awaitable[None]]

_decode = msgspec.json.Decoder(ToHouse).decode
_encode = msgspec.json.Encoder().encode


class Connection:
    """One socket of a person. Messages wait in a queue of their own, so that a slow line delays nobody else."""

    def __init__(self, receive: Receiving, send: Sending, services: Services, account: Account) -> None:
        self._receive = receive
        self._send = send
        self.services = services
        self.person = account.person
        self.tables: set[str] = set()
        self._outbox: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._close: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        patience = services.settings.patience
        now = time.monotonic()
        self._bucket = Bucket(100 * patience, 25 * patience, 100 * patience, now)
        self._strikes = 0

    # Out.

    def deliver(self, message: bytes) -> None:
        """Queue a message; a client that does not keep up is sent away, and may come back for what it missed."""
        if len(self._outbox) >= LONGEST_QUEUE:
            self.end(TOO_SLOW)
            return
        self._outbox.append(message)
        self._news.set()

    def end(self, code: int) -> None:
        self._close = self._close or code
        self._news.set()

    async def send_all(self) -> None:
        """Send what is queued until the socket is to be closed."""
        while self._close is None:
            await self._news.wait()
            self._news.clear()
            sent = 0
            while self._outbox and self._close is None:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft().decode()})
                sent += 1
            self.services.metrics.messages.inc(sent)
        await self._send({"type": "websocket.close", "code": self._close})

    # In.

    async def receive_all(self) -> None:
        """Take requests until the client goes or has to."""
        while self._close is None:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return
            if not self._bucket.take(time.monotonic()):
                self._refuse(None, "too-fast")
                self._strikes += 1
                if self._strikes > MOST_STRIKES:
                    self.end(TOO_FAST)
                continue
            try:
                request = _decode(message.get("text") or message.get("bytes") or b"")
            except (msgspec.DecodeError, RecursionError) as error:
                self._refuse(None, "malformed", {"problem": str(error)[:200]})
                continue
            if len(self._tasks) >= MOST_AT_ONCE:
                self._refuse(getattr(request, "id", None), "too-fast")
                continue
            task = asyncio.create_task(self._do(request))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, request: Any) -> None:
        ref, table = request.id, request.table
        metrics = self.services.metrics
        metrics.requests[type(request)].inc()
        try:
            again = await self._handle(request)
            if again is not None:
                self.deliver(_encode(Done(ref, table, again)))
        except Refused as refused:
            found = refused.refusal
            self._refuse(ref, found.code, dict(found.data), found.rule, table)
        except NoSuchTable:
            self._refuse(ref, "no-such-table", table=table)
        except StorageError as error:
            log.error("a request could not be written", table=table, problem=str(error))
            metrics.failures.inc()
            self._refuse(ref, error.code, table=table)
        except Unreadable as error:
            log.error("a table cannot be read", problem=str(error))
            self._refuse(ref, "unreadable-table", table=table)
        except Exception as error:
            log.error("a request has failed", kind=type(request).__name__, exc_info=error)
            self._refuse(ref, "failed", table=table)

    async def _handle(self, request: Request) -> bool | None:
        """Do what is asked; returns whether it was a repetition, None where there is nothing to acknowledge."""
        hall, person = self.services.hall, self.person
        if isinstance(request, GiveAnswer):
            return await hall.decide(
                request.table, lambda table, now: deciding.answer_as(table, person, request.ask, request.answer, now)
            )
        if isinstance(request, Say):
            await self._may_speak(request.table)
            return await hall.decide(request.table, lambda table, now: deciding.say(table, person, request.text, request.id, now))
        if isinstance(request, Back):
            return await hall.decide(request.table, lambda table, now: deciding.back(table, person, now))
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
        table = (await self.services.hall.find(name)).table
        if not table.may_be_watched_by(self.person.id):
            raise refuse("private-table")

    def _refuse(
        self, ref: str | None, code: str, data: dict[str, Any] | None = None, rule: str = "", table: str | None = None
    ) -> None:
        self.services.metrics.refusals.labels(code).inc()
        self.deliver(_encode(NotDone(ref, code, rule, data or {}, table)))

    async def run(self) -> None:
        """Serve the socket until either side ends it. What is under way is finished, as it may be written already."""
        hall = self.services.hall
        hall.audience.arrive(self)
        self.services.metrics.sockets.inc()
        self.deliver(_encode(Welcome(self.person.id, self.person.name, PROTOCOL, __version__)))
        sending = asyncio.create_task(self.send_all())
        receiving = asyncio.create_task(self.receive_all())
        try:
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            hall.audience.go(self)
            self.services.metrics.sockets.dec()
            sending.cancel()
            receiving.cancel()
            for outcome in await asyncio.gather(sending, receiving, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, OSError):
                    log.error("a socket has failed", exc_info=outcome)
            if self._tasks:
                await asyncio.gather(*self._tasks, return_exceptions=True)


class TableSocket:
    """The application behind the socket. It speaks ASGI itself: a framework between would handle every message once more."""

    path = "/api/socket"

    def __init__(self, services: Callable[[], Services]) -> None:
        self.services = services

    async def __call__(self, scope: Any, receive: Receiving, send: Sending) -> None:
        services = self.services()
        handshake: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        await receive()
        await send({"type": "websocket.accept"})
        if comes_from_elsewhere(handshake):
            await send({"type": "websocket.close", "code": WRONG_ORIGIN})
            return
        account = await services.recognise(handshake.cookies.get(COOKIE))
        if account is None:
            await send({"type": "websocket.close", "code": UNKNOWN_DEVICE})
            return
        await Connection(receive, send, services, account).run()
