"""A person's WebSocket connection, which carries the requests and messages of all their tables."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Annotated, Any

import msgspec

from fivecups import __version__
from fivecups.house.accounts.bans import Ban, Banned
from fivecups.house.accounts.people import Account
from fivecups.house.accounts.rate_limits import Bucket
from fivecups.house.ports import StorageError
from fivecups.house.table import commands
from fivecups.house.table.table import refuse
from fivecups.house.wire.protocol import (
    PROTOCOL,
    Back,
    Done,
    GiveAnswer,
    NotDone,
    React,
    Request,
    Say,
    ToHouse,
    Unwatch,
    Watch,
    Welcome,
)
from fivecups.house.write_receipt import Receipt

from ..error_responses import error_response
from ..services import Services
from .transport import Transport

MAX_MESSAGE_BYTES = 16 * 1024
MAX_BACKLOG_BYTES = 4 * 2**20
"""Bytes that may wait for a slow client before its socket is closed."""

MAX_CONCURRENT_REQUESTS = 64
MAX_TABLES = 200
MAX_VIOLATIONS = 200
"""Number of messages beyond the rate limit after which a client's socket is closed."""

UNKNOWN_DEVICE, WRONG_ORIGIN, TOO_SLOW, BANNED, TOO_FAST = 4401, 4403, 4408, 4410, 4429
TRY_LATER = 1013
"""The close code for a socket that could not be admitted now, so that the client tries again later.
The house uses no other codes than this one and those above."""

PendingRequest = Receipt[Any] | asyncio.Future[Any]
"""The pending result of a client's request: a receipt or a future."""

_decode = msgspec.json.Decoder(ToHouse).decode
_encode = msgspec.json.Encoder().encode


class _OnlyId(msgspec.Struct):
    """A client's request of which only the id is decoded."""

    id: Annotated[str, msgspec.Meta(max_length=64)] | None = None


_decode_id = msgspec.json.Decoder(_OnlyId).decode


def _id_of(message: bytes) -> str | None:
    """Return the id that the client gave to a request in `message`, for the refusal of a request
    that is not decoded; None if it cannot be read."""
    try:
        return _decode_id(message).id
    except (msgspec.DecodeError, RecursionError):
        return None


def banned_message(ban: Ban) -> bytes:
    """Return the message that a client receives before its socket is closed because of a ban."""
    response = error_response(Banned(ban))
    return _encode(NotDone(None, response.code, data=dict(response.data)))


class Connection:
    """A WebSocket connection of a person, from the IP address `host`. A big screen (`screen`), or a
    shared device that lies on the table, may only watch. `watcher` is the person who counts as
    present because of it: for a shared device its owner."""

    def __init__(
        self,
        transport: Transport,
        services: Services,
        account: Account,
        device: str,
        host: str = "?",
        mutes: frozenset[str] = frozenset(),
        screen: bool = False,
        watcher: str | None = None,
    ) -> None:
        self.transport = transport
        self.services = services
        self.person = account.person
        self.device = device
        self.host = host
        self.mutes = mutes
        self.screen = screen
        self.watcher = account.id if watcher is None else watcher
        self.tables: set[str] = set()
        self._watching: dict[str, asyncio.Future[Any]] = {}
        self._running: set[PendingRequest] = set()
        factor = services.settings.limit_factor
        self._bucket = Bucket(100 * factor, 25 * factor, 100 * factor, time.monotonic())
        self._violations = 0

    def deliver(self, message: bytes) -> None:
        """Send a message to the client. If too many bytes wait for a slow client, close its socket;
        it may reconnect and get what it missed."""
        if self.transport.backlog > MAX_BACKLOG_BYTES:
            self.transport.close(TOO_SLOW)
            return
        self.transport.send_text(message)
        self.services.metrics.sent += 1

    def receive(self, message: bytes) -> None:
        """Decode a request of the client, check it against the rate limits, and start carrying it
        out."""
        if not self._bucket.take(time.monotonic()):
            self._refuse(_id_of(message), "too-fast")
            self._violations += 1
            if self._violations > MAX_VIOLATIONS:
                self.transport.close(TOO_FAST)
            return
        if self._violations:
            self._violations -= 1
        try:
            request = _decode(message)
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse(_id_of(message), "malformed", {"problem": str(error)[:200]})
            return
        if self.screen and not isinstance(request, Watch | Unwatch):
            self._refuse(request.id, "screen-only-watches", table=request.table)
            return
        if len(self._running) >= MAX_CONCURRENT_REQUESTS:
            self._refuse(getattr(request, "id", None), "too-fast")
            return
        self.services.metrics.requests[type(request)] += 1
        done: PendingRequest
        if isinstance(request, GiveAnswer):
            done = self.services.manager.commands.submit(
                request.table, self.person, commands.answer_own_ask, request.ask, request.answer
            )
        else:
            task = asyncio.ensure_future(self._handle(request, self._watching.get(request.table)))
            if isinstance(request, Watch | Unwatch):
                self._watching[request.table] = task
            done = task
        self._running.add(done)
        done.add_done_callback(partial(self._done, request))

    def _done(self, request: Any, done: PendingRequest) -> None:
        """Send the client the result or the error of a finished request."""
        self._running.discard(done)
        if self._watching.get(request.table) is done:
            del self._watching[request.table]
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            self._explain(request, error)
        elif (repeated := done.result()) is not None:
            self.deliver(_encode(Done(request.id, request.table, repeated)))

    def _explain(self, request: Any, error: BaseException) -> None:
        if isinstance(error, StorageError):
            self.services.metrics.failures.inc()
        response = error_response(error, table=request.table, kind=type(request).__name__)
        self._refuse(request.id, response.code, dict(response.data), response.rule, request.table)

    async def _handle(self, request: Request, previous: asyncio.Future[Any] | None) -> bool | None:
        """Carry out a request. Return True if it repeats an earlier one, False if not, and None if
        there is nothing to acknowledge. `previous` is the last request to watch or unwatch the same
        table: it is awaited first to keep their order."""
        manager, person = self.services.manager, self.person
        if isinstance(request, Say):
            self.services.limits.chat.spend(person.id)
            return await manager.commands.submit(
                request.table, person, commands.say, request.text, request.id
            )
        if isinstance(request, React):
            self.services.limits.reactions.spend(person.id)
            return await manager.commands.submit(
                request.table, person, commands.react, request.reaction, request.id
            )
        if isinstance(request, Back):
            return await manager.commands.submit(request.table, person, commands.return_to_seat)
        if previous is not None:
            await asyncio.wait([previous])
        if isinstance(request, Watch):
            if len(self.tables) >= MAX_TABLES and request.table not in self.tables:
                raise refuse("too-many-tables", most=MAX_TABLES)
            await manager.subscriptions.watch(
                request.table, self, request.id, request.after, request.seat
            )
            self.tables.add(request.table)
        elif isinstance(request, Unwatch):
            manager.subscriptions.unwatch(request.table, self)
            self.tables.discard(request.table)
        return None

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

    def revoke(self) -> None:
        """Close the socket because its device has been logged out."""
        self.transport.close(UNKNOWN_DEVICE)

    def close_for_ban(self, ban: Ban) -> None:
        """Send the client a message about the ban, then close the socket."""
        self.deliver(banned_message(ban))
        self.transport.close(BANNED)

    async def run(self) -> None:
        """Serve the socket until either side closes it. Running requests are finished, since their
        entries may already be written."""
        self.services.sessions.add(self)
        self.services.manager.subscriptions.connect(self)
        self.services.metrics.sockets.inc()
        self.deliver(_encode(Welcome(self.person.id, self.person.name, PROTOCOL, __version__)))
        try:
            await self.transport.run(self.receive)
        finally:
            self.services.manager.subscriptions.disconnect(self)
            self.services.sessions.remove(self)
            self.services.metrics.sockets.dec()
            if self._running:
                await asyncio.gather(*self._running, return_exceptions=True)
