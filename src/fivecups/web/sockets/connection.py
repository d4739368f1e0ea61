"""A socket of a person, for all their tables."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Annotated, Any

import msgspec

from fivecups import __version__
from fivecups.house.accounts.bans import Ban, Banned
from fivecups.house.accounts.limits import Bucket
from fivecups.house.accounts.people import Account
from fivecups.house.ports import StorageError
from fivecups.house.receipt import Receipt
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

from ..problems import explain
from ..services import Services
from .transport import Transport

MAX_MESSAGE = 16 * 1024
MAX_BACKLOG = 4 * 2**20
"""How many bytes may wait for a client that does not keep up."""

MAX_CONCURRENT = 64
MAX_TABLES = 200
MAX_VIOLATIONS = 200
"""How many messages beyond the rate limit a client may send before its socket is closed."""

UNKNOWN_DEVICE, WRONG_ORIGIN, TOO_SLOW, BANNED, TOO_FAST = 4401, 4403, 4408, 4410, 4429
LATER = 1013
"""The codes with which the house closes a socket."""

Waited = Receipt[Any] | asyncio.Future[Any]
"""What is being done for a client."""

_decode = msgspec.json.Decoder(ToHouse).decode
_encode = msgspec.json.Encoder().encode


class _OnlyId(msgspec.Struct):
    """A request of which nothing but its id matters."""

    id: Annotated[str, msgspec.Meta(max_length=64)] | None = None


_decode_id = msgspec.json.Decoder(_OnlyId).decode


def _id_of(message: bytes) -> str | None:
    """The client's own id of a request that is not done, where it can be read."""
    try:
        return _decode_id(message).id
    except (msgspec.DecodeError, RecursionError):
        return None


def banned_message(ban: Ban) -> bytes:
    """What the client of a socket is told before it is closed because of a ban."""
    found = explain(Banned(ban))
    return _encode(NotDone(None, found.code, data=dict(found.data)))


class Connection:
    """One socket of a person, who comes from the address `host`. A `screen`, or a shared device
    that nobody holds, only watches. `watcher` is who is there because of it: of a shared device the
    one whose it is."""

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
        self._running: set[Waited] = set()
        factor = services.settings.limit_factor
        self._bucket = Bucket(100 * factor, 25 * factor, 100 * factor, time.monotonic())
        self._violations = 0

    def deliver(self, message: bytes) -> None:
        """Send a message; the socket of a client that does not keep up is closed, and it may come
        back for what it missed."""
        if self.transport.backlog > MAX_BACKLOG:
            self.transport.close(TOO_SLOW)
            return
        self.transport.send_text(message)
        self.services.metrics.sent += 1

    def receive(self, message: bytes) -> None:
        """Take a request and have it done."""
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
        if len(self._running) >= MAX_CONCURRENT:
            self._refuse(getattr(request, "id", None), "too-fast")
            return
        self.services.metrics.requests[type(request)] += 1
        done: Waited
        if isinstance(request, GiveAnswer):
            done = self.services.manager.submit(
                request.table, self.person, commands.answer_as, request.ask, request.answer
            )
        else:
            task = asyncio.ensure_future(self._handle(request, self._watching.get(request.table)))
            if isinstance(request, Watch | Unwatch):
                self._watching[request.table] = task
            done = task
        self._running.add(done)
        done.add_done_callback(partial(self._done, request))

    def _done(self, request: Any, done: Waited) -> None:
        """Tell the client what has become of a request."""
        self._running.discard(done)
        if self._watching.get(request.table) is done:
            del self._watching[request.table]
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            self._explain(request, error)
        elif (again := done.result()) is not None:
            self.deliver(_encode(Done(request.id, request.table, again)))

    def _explain(self, request: Any, error: BaseException) -> None:
        if isinstance(error, StorageError):
            self.services.metrics.failures.inc()
        found = explain(error, table=request.table, kind=type(request).__name__)
        self._refuse(request.id, found.code, dict(found.data), found.rule, request.table)

    async def _handle(self, request: Request, before: asyncio.Future[Any] | None) -> bool | None:
        """Do what is asked; returns whether it was a repetition, None where there is nothing to
        acknowledge. `before` is the last request to watch this table or to watch it no longer: they
        do not overtake each other."""
        manager, person = self.services.manager, self.person
        if isinstance(request, Say):
            self.services.limits.chat.spend(person.id)
            return await manager.submit(
                request.table, person, commands.say, request.text, request.id
            )
        if isinstance(request, React):
            self.services.limits.reactions.spend(person.id)
            return await manager.submit(
                request.table, person, commands.react, request.reaction, request.id
            )
        if isinstance(request, Back):
            return await manager.submit(request.table, person, commands.back)
        if before is not None:
            await asyncio.wait([before])
        if isinstance(request, Watch):
            if len(self.tables) >= MAX_TABLES and request.table not in self.tables:
                raise refuse("too-many-tables", most=MAX_TABLES)
            await manager.watch(request.table, self, request.id, request.after, request.seat)
            self.tables.add(request.table)
        elif isinstance(request, Unwatch):
            manager.unwatch(request.table, self)
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
        """The device is not known any more."""
        self.transport.close(UNKNOWN_DEVICE)

    def turn_away(self, ban: Ban) -> None:
        """The person is not let in any more."""
        self.deliver(banned_message(ban))
        self.transport.close(BANNED)

    async def run(self) -> None:
        """Serve the socket until either side closes it. Requests that are running are finished, as
        they may be written already."""
        self.services.sessions.add(self)
        self.services.manager.connect(self)
        self.services.metrics.sockets.inc()
        self.deliver(_encode(Welcome(self.person.id, self.person.name, PROTOCOL, __version__)))
        try:
            await self.transport.run(self.receive)
        finally:
            self.services.manager.disconnect(self)
            self.services.sessions.remove(self)
            self.services.metrics.sockets.dec()
            if self._running:
                await asyncio.gather(*self._running, return_exceptions=True)
