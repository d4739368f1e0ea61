"""Everything that lives as long as the application, and how it begins and ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import TypeAlias

import structlog
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from fivecups.bus import Bus, open_bus
from fivecups.engine import Refused
from fivecups.house.accounts.bans import Bans
from fivecups.house.accounts.people import Account, People
from fivecups.house.accounts.ratings import rate_table
from fivecups.house.club.club import Club
from fivecups.house.club.results import count_game, count_luck
from fivecups.house.live.manager import TableManager
from fivecups.house.notices.holidays import HolidayInfo, Holidays
from fivecups.house.ports import NoSuchTable, StorageError, Topic
from fivecups.house.table import commands
from fivecups.house.table.entries import Unreadable
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table
from fivecups.house.workers.analysis import AnalysisService
from fivecups.house.workers.bots import BotPool, warm_up_all
from fivecups.store import Store, open_store

from .clock import HouseClock
from .limits import RateLimits
from .metrics import Metrics
from .notices import Letters, NoticeServices
from .sessions import Sessions
from .settings import Settings
from .upkeep import Upkeep

log = structlog.get_logger("fivecups.web")

NEWS_SECONDS = 2.0
"""How long it takes at most until the house notices what an administrator has done."""

COUNT_PAUSE = 0.02
"""Seconds between two games that are counted for the club: where many end at the same moment, those
who play on do not wait for the figures."""


class Services:
    """Puts the parts together."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        cookie_secret: str,
        metrics: Metrics,
        bus: Bus,
        closed: int | None = None,
        push_secret: str = "01",
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.limits = RateLimits(settings.limit_factor)
        self.people = People(store)
        # Others that share a PostgreSQL database may be on other machines.
        offset = settings.clock_offset if store.database.is_sqlite else None
        self.clock = HouseClock(several=bus.shared, offset=offset)
        self.sessions = Sessions(
            self.people, store, bus, cookie_secret, Bans(store), self.clock.now
        )
        bots = BotPool(settings.bot_processes, settings.time_factor)
        prefers = None if settings.worker is None else settings.worker.minds
        self.manager = TableManager(
            store, bots, settings.timing, self.clock.now, bus, prefers, closed
        )
        self.manager.finished = self._finished
        self._counting = asyncio.Lock()
        self.holidays = Holidays(store, self.clock.now)
        self.manager.joined = self._joined
        self.notices = NoticeServices(
            settings.notices, store, self.manager, cookie_secret, push_secret, self.clock.now
        )
        self.letters = Letters(store, cookie_secret, settings.limit_factor, self.clock.now)
        self.analysis = AnalysisService(self.manager, store, bots, settings.time_factor)
        self.analysis.made = partial(count_luck, store)
        self.club = Club(store, self.clock.now)
        self.upkeep = Upkeep(
            self.manager, store, settings.timing.sweep_every, settings.ages, self.now
        )

    async def _finished(self, table: Table) -> None:
        self.metrics.finished.labels(table.created.game).inc()
        await rate_table(self.store, table)
        async with self._counting:
            await count_game(self.store, table, await self.manager.entries(table.id))
            await asyncio.sleep(COUNT_PAUSE)

    async def rename(self, person: Person) -> None:
        """Somebody has another name, sign or colour: all nodes are to know, and all tables at which
        they sit. What fails at one of them is logged and leaves the others alone."""
        await self.sessions.changed(person.id)
        for table in await self.store.seats_of(person.id):
            try:
                await self.manager.submit(table, person, commands.rename)
            except (Refused, StorageError, NoSuchTable, Unreadable) as error:
                log.error("player_not_renamed", table=table, problem=repr(error))

    async def go_away(self, account: Account, until: int | None) -> HolidayInfo:
        """Somebody is on holiday until then, or no longer, at all tables at which they sit. Of two
        wishes at the same moment all tables are told the one that holds."""
        info = await self.holidays.change(account.id, until)
        while True:
            told = info.until
            for table in await self.store.seats_of(account.id):
                await self._tell_holiday(table, account.person, told)
            info = await self.holidays.info(account.id)
            if info.until == told:
                return info

    async def _joined(self, table: Table) -> None:
        """Whoever begins to play over days may be on holiday."""
        for chair in table.chairs:
            if chair.played_by_person and chair.person is not None:
                until = await self.holidays.away_until(chair.person)
                if until is not None:
                    await self._tell_holiday(table.id, Person(chair.person, chair.name), until)

    async def _tell_holiday(self, table: str, person: Person, until: int | None) -> None:
        try:
            await self.manager.submit(table, person, commands.go_away, until or 0)
        except (Refused, StorageError, NoSuchTable, Unreadable) as error:
            log.error("holiday_not_told", table=table, problem=repr(error))

    def now(self) -> int:
        """Milliseconds since 1970, by the clock of the house."""
        return self.clock.now()

    def receive(self, topic: Topic, text: str) -> None:
        """Another process has something to say."""
        if topic == "people":
            self.manager.spawn(self.sessions.refresh(text))
        elif topic == "watched":
            self.manager.hear_watched(text)
        elif topic == "called":
            self.manager.hear_call(text)
        else:
            self.limits.hear(text)

    async def follow_news(self) -> None:
        """For ever: look at everything again when an administrator has changed something."""
        known: str | None = None
        while True:
            with contextlib.suppress(StorageError):
                news = await self.store.news()
                if known not in (None, news):
                    self.resync()
                known = news
            await asyncio.sleep(NEWS_SECONDS)

    def resync(self) -> None:
        """Another process may have changed anything."""
        self.manager.look_again()
        self.manager.spawn(self.sessions.refresh_all())


ServicesDep: TypeAlias = NamedDependency[SkipValidation[Services]]
"""What a handler takes to get at the services."""

AccountDep: TypeAlias = NamedDependency[SkipValidation[Account]]
"""What a handler takes that serves known people only."""

HostDep: TypeAlias = NamedDependency[str]
"""What a handler takes that has to know whose device it is."""


@contextlib.asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the database and the house in it, and close both at the end."""
    metrics = Metrics()
    store = await open_store(settings.database, metrics.committed, settings.pragmas)
    try:
        bus = open_bus(settings.bus, settings.database, settings.worker)
        secret, closed = await store.lasting_secret("cookie"), await store.open_at()
        push = await store.lasting_secret("push")
        services = Services(settings, store, secret, metrics, bus, closed, push)
        metrics.watch(services.manager)
        await services.sessions.bans.refresh()
        await bus.open(services.manager.hear, services.receive, services.resync)
        upkeep, manager = services.upkeep, services.manager
        jobs = [
            services.clock.run(),
            services.limits.run(bus),
            upkeep.run(),
            upkeep.resume(),
            manager.attend_tables(),
            services.sessions.keep_bans(),
            services.follow_news(),
            services.notices.notices.run(),
        ]
        tasks = [asyncio.create_task(job) for job in jobs]
        if settings.warm_up:
            tasks.append(asyncio.create_task(warm_up_all()))
        try:
            yield services
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.analysis.close()
            await bus.close()
            await services.manager.close()
            await services.notices.close()
            services.people.close()
    finally:
        await store.close()
