"""What the handlers of the application share, and how it begins and ends."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import TypeAlias

import structlog
from itsdangerous import BadSignature, Signer
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from fivecups.bus import Bus, open_bus
from fivecups.house.bots import ThinkingRoom
from fivecups.house.hall import Hall
from fivecups.house.limits import Limits
from fivecups.house.live import Manners
from fivecups.house.people import Account, Key, People
from fivecups.house.ratings import rate_table
from fivecups.house.storage import NoSuchTable, StorageError
from fivecups.house.study import Studies
from fivecups.house.table import Table, Unreadable
from fivecups.store import Store, open_store

from .metrics import Metrics

log = structlog.get_logger("fivecups.web")

COOKIE = "fivecups"
COOKIE_DAYS = 400


@dataclass(frozen=True, slots=True)
class Settings:
    """How a house is run. `patience` multiplies all limits on how often something may be done; `lan` is the address under which
    phones in the same network find the house; `bus` is that of the processes that share the database."""

    database: str
    manners: Manners = field(default_factory=Manners)
    patience: float = 1.0
    bot_processes: int = 1
    lan: str | None = None
    pragmas: dict[str, int] = field(default_factory=dict)
    bus: str | None = None


class Services:
    """Everything that lives as long as the application."""

    def __init__(self, settings: Settings, store: Store, signer: Signer, metrics: Metrics, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.people = People(store)
        thinkers = ThinkingRoom(settings.bot_processes)
        self.hall = Hall(store, thinkers, settings.manners, bus=bus)
        self.studies = Studies(self.hall, thinkers)
        self.hall.finished = self._finished
        self._signer = signer
        many = settings.patience
        self.requests = Limits(120 * many, 20 * many)
        self.guests = Limits(20 * many, 0.1 * many)
        self.logins = Limits(10 * many, 0.05 * many)
        self.creations = Limits(20 * many, 0.1 * many)

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

    async def sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.manners.sweep_every)
            try:
                await self.hall.sweep()
            except StorageError as error:
                log.error("sweeping has failed", problem=str(error))

    async def take_up_the_thread(self) -> None:
        """After a start: bring back tables at which bots or clocks have something to do, and rate games whose end the house did
        not live to see through."""
        try:
            await self.hall.wake_live_tables()
            for name in await self.store.unrated_tables():
                await rate_table(self.store, (await self.hall.find(name)).table)
        except (StorageError, NoSuchTable, Unreadable) as error:
            log.error("not everything could be taken up again", problem=repr(error))


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
        metrics.watch(services.hall)
        await bus.open(services.hall.hear, services.hall.look_again)
        chores = [asyncio.create_task(services.sweep_for_ever()), asyncio.create_task(services.take_up_the_thread())]
        try:
            yield services
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await services.studies.close()
            await bus.close()
            await services.hall.close()
    finally:
        await store.close()
