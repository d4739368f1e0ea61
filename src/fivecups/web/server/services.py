"""What the handlers of the application share, and how it begins and ends."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

import structlog
from itsdangerous import BadSignature, Signer
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from fivecups.bus import Bus, open_bus
from fivecups.house.accounts.limits import Limits
from fivecups.house.accounts.people import Account, Key, People
from fivecups.house.accounts.ratings import rate_table
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.ports import StorageError
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table
from fivecups.house.workers.analysis import AnalysisService
from fivecups.house.workers.bots import BotPool, warm_up_all
from fivecups.store import Store, open_store

from .metrics import Metrics

log = structlog.get_logger("fivecups.web")

COOKIE = "fivecups"
COOKIE_DAYS = 400
PROOF_SECONDS = 5.0
"""How long a proof that the database can be written is good for."""


class Unwell(Exception):
    """The house runs, but not all of it."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a house is run. `patience` multiplies all limits on how often something may be done;
    `lan` is the address under which phones in the same network find the house; `bus` is that of the
    processes that share the database. `time_factor` multiplies the time that bots, the coach and
    reviews have for a thought. With `warm_up` the bots learn their games when the house opens.
    Without `direct_sockets` sockets are spoken to in plain ASGI, which is slower."""

    database: str
    timing: Timing = field(default_factory=Timing)
    patience: float = 1.0
    bot_processes: int = 1
    lan: str | None = None
    pragmas: dict[str, int] = field(default_factory=dict)
    bus: str | None = None
    time_factor: float = 1.0
    warm_up: bool = False
    direct_sockets: bool = True


class Socket(Protocol):
    """An open socket of a person."""

    person: Person
    device: str

    def send_away(self) -> None:
        """Close it, since its device is not known any more."""
        ...


class Services:
    """Everything that lives as long as the application."""

    def __init__(
        self, settings: Settings, store: Store, signer: Signer, metrics: Metrics, bus: Bus
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.people = People(store)
        bots = BotPool(settings.bot_processes, settings.time_factor)
        self.manager = TableManager(store, bots, settings.timing, bus=bus)
        self.analysis = AnalysisService(self.manager, store, bots, settings.time_factor)
        self.manager.finished = self._finished
        self._signer = signer
        many = settings.patience
        self.requests = Limits(120 * many, 20 * many)
        self.guests = Limits(20 * many, 0.1 * many)
        self.logins = Limits(10 * many, 0.05 * many)
        self.wrong_passwords = Limits(100 * many, 0.05 * many)
        self.passwords = Limits(5 * many, 0.02 * many)
        self.creations = Limits(20 * many, 0.1 * many)
        self.chat = Limits(20 * many, 1.0 * many)
        self.replays = Limits(20 * many, 0.5 * many)
        self._swept = self._proven = time.monotonic()
        self._settled: set[str] = set()
        self.sockets: dict[str, set[Socket]] = {}

    async def _finished(self, table: Table) -> None:
        self.metrics.finished.labels(table.created.game).inc()
        await rate_table(self.store, table)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(time.time() * 1000)

    def sign(self, key: Key) -> str:
        """A device's key as it stands in the cookie."""
        return self._signer.sign(str(key)).decode()

    def read_cookie(self, cookie: str | None) -> Key | None:
        """The key in a cookie of our own making."""
        try:
            return Key.read(self._signer.unsign(cookie or "").decode())
        except (BadSignature, UnicodeDecodeError):
            return None

    async def recognise(self, cookie: str | None) -> Account | None:
        """Who sends this cookie."""
        return await self.people.recognise(self.read_cookie(cookie))

    async def changed(self, person: str) -> None:
        """Somebody's name or devices have changed, and all processes of the house are to know."""
        await self.look_up(person)
        self.manager.bus.tell_of(person)

    async def look_up(self, person: str) -> None:
        """Give a person's sockets their present name, and close those whose device is not known any
        more."""
        if person not in self.sockets:
            return
        account, devices = await self.store.account(person), await self.store.devices_of(person)
        for socket in list(self.sockets.get(person, ())):
            if account is None or socket.device not in devices:
                socket.send_away()
            else:
                socket.person = account.person

    async def _look_up_everybody(self) -> None:
        for person in list(self.sockets):
            await self.look_up(person)

    def hear_of(self, person: str) -> None:
        """Another process has changed somebody."""
        self.manager.spawn(self.look_up(person))

    def look_again(self) -> None:
        """Another process may have changed anything."""
        self.manager.look_again()
        self.manager.spawn(self._look_up_everybody())

    def forget_socket(self, socket: Socket) -> None:
        left = self.sockets.get(socket.person.id, set())
        left.discard(socket)
        if not left:
            self.sockets.pop(socket.person.id, None)

    async def sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.timing.sweep_every)
            await self.sweep()

    async def sweep(self) -> None:
        """Put the house in order. Whatever fails is told and tried again the next time."""
        for chore in (self.manager.sweep, self.rate_the_unrated):
            try:
                await chore()
            except StorageError as error:
                log.error("a chore could not be written", chore=chore.__name__, problem=str(error))
            except Exception as error:
                log.error("a chore has failed", chore=chore.__name__, exc_info=error)
        self._swept = time.monotonic()

    async def rate_the_unrated(self) -> None:
        """Rate games whose end the house did not live to see through, or could not write."""
        for name in await self.store.unrated_tables():
            if name in self._settled:
                continue
            try:
                await rate_table(self.store, (await self.manager.find(name)).table)
            except StorageError:
                raise
            except Exception as error:
                log.error("a game cannot be rated", table=name, problem=repr(error))
            self._settled.add(name)

    async def take_up_the_thread(self) -> None:
        """After a start: bring back tables at which bots or clocks have something to do, and rate
        what is not rated yet."""
        try:
            await self.manager.load_live_tables()
            await self.rate_the_unrated()
        except StorageError as error:
            log.error("not everything could be taken up again", problem=repr(error))

    async def prove_health(self) -> None:
        """Raises :class:`Unwell` where the house is no longer swept, and ``StorageError`` where
        nothing can be written."""
        now = time.monotonic()
        if now - self._swept > 3 * self.settings.timing.sweep_every + PROOF_SECONDS:
            raise Unwell
        if now - self._proven > PROOF_SECONDS:
            await self.store.prove_writable()
            self._proven = now


House: TypeAlias = NamedDependency[SkipValidation[Services]]
"""What a handler takes to get at the services."""

Known: TypeAlias = NamedDependency[SkipValidation[Account]]
"""What a handler takes that serves known people only."""


@contextlib.asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the database and the house in it, and close both at the end."""
    metrics = Metrics()
    store = await open_store(settings.database, metrics.committed, settings.pragmas)
    try:
        signer = Signer(await store.lasting_secret("cookie"), salt="fivecups.device")
        bus = open_bus(settings.bus)
        services = Services(settings, store, signer, metrics, bus)
        metrics.watch(services.manager)
        await bus.open(services.manager.hear, services.hear_of, services.look_again)
        chores = [
            asyncio.create_task(services.sweep_for_ever()),
            asyncio.create_task(services.take_up_the_thread()),
        ]
        if settings.warm_up:
            chores.append(asyncio.create_task(warm_up_all()))
        try:
            yield services
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await services.analysis.close()
            await bus.close()
            await services.manager.close()
            services.people.close()
    finally:
        await store.close()
