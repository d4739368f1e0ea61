"""The services of a running house: all parts that live as long as the application, and their start
and end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import TypeAlias

import structlog
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from fivecups.bots import package_problems
from fivecups.bus import Bus, open_bus
from fivecups.engine import Refused
from fivecups.house.accounts.bans import Bans
from fivecups.house.accounts.people import Account, People
from fivecups.house.accounts.ratings import rate_table
from fivecups.house.club.leaderboards_and_profiles import Club
from fivecups.house.club.results import count_game, count_luck
from fivecups.house.live.manager import TableManager
from fivecups.house.notifications.holidays import HolidayInfo, Holidays
from fivecups.house.ports import NoSuchTable, StorageError, Topic
from fivecups.house.records.signatures import signing_key
from fivecups.house.table import commands
from fivecups.house.table.entries import UnreadableLog
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table
from fivecups.house.workers.analysis_workers import MAX_ADVICE_WAITING, AnalysisService
from fivecups.house.workers.bot_workers import BotPool, warm_up_all
from fivecups.house.workers.process_pool import COACH_NICENESS, REVIEW_NICENESS, ProcessPool
from fivecups.store import Store, open_store

from .house_clock import HouseClock
from .metrics import Metrics
from .notifications import EmailCounter, NotificationSenders
from .periodic_tasks import PeriodicTasks
from .sessions import Sessions
from .settings import Settings
from .shared_limits import RateLimits

log = structlog.get_logger("fivecups.web")

ADMIN_POLL_SECONDS = 2.0
"""Longest time in seconds until the house notices a change by an administrator."""

COUNT_PAUSE_SECONDS = 0.02
"""Seconds between two games that are counted for the statistics, so that players do not wait when
many games end at the same time."""


class Services:
    """All parts of a running house, connected to each other."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        cookie_secret: str,
        metrics: Metrics,
        bus: Bus,
        closed: int | None = None,
        push_secret: str = "01",
        record_secret: str = "01",
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.limits = RateLimits(settings.limit_factor)
        self.record_key = signing_key(record_secret)
        self.people = People(store.people)
        # Processes that share a PostgreSQL database may be on other machines, with other clocks.
        offset = settings.clock_offset if store.database.is_sqlite else None
        self.clock = HouseClock(several_processes=bus.shared, offset=offset)
        rules = store.moderation
        self.sessions = Sessions(
            self.people, rules, bus, cookie_secret, Bans(rules), self.clock.now
        )
        bots = BotPool(settings.bot_processes, settings.time_factor, metrics.substituted)
        self.coach_pool = ProcessPool(1, niceness=COACH_NICENESS, most_each=MAX_ADVICE_WAITING)
        self.review_pool = ProcessPool(1, niceness=REVIEW_NICENESS)
        prefers = None if settings.worker is None else settings.worker.minds
        self.manager = TableManager(
            store, bots, settings.timing, self.clock.now, bus, prefers, closed
        )
        self.manager.finished = self._finished
        self._counting = asyncio.Lock()
        self.holidays = Holidays(store.absences, self.clock.now)
        self.manager.joined = self._apply_holidays
        self.notifications = NotificationSenders(
            settings.notices, store, self.manager, cookie_secret, push_secret, self.clock.now
        )
        self.email_counter = EmailCounter(
            store, cookie_secret, settings.limit_factor, self.clock.now
        )
        self.analysis = AnalysisService(
            self.manager.tables, store, self.coach_pool, self.review_pool, settings.time_factor
        )
        self.analysis.on_review = partial(count_luck, store.results)
        self.club = Club(store, self.clock.now)
        self.periodic_tasks = PeriodicTasks(
            self.manager,
            store,
            settings.timing.sweep_every,
            settings.ages,
            self.now,
            settings.public_ladder,
        )

    async def _finished(self, table: Table) -> None:
        self.metrics.finished.labels(table.created.game).inc()
        entries = await self.manager.tables.entries(table.id)
        await rate_table(self.store.ladder, table, entries, self.settings.public_ladder)
        async with self._counting:
            await count_game(self.store.results, table, entries)
            await asyncio.sleep(COUNT_PAUSE_SECONDS)

    async def rename(self, person: Person) -> None:
        """Send the new name, sign or colour of `person` to all nodes and to all tables at which
        they sit. A failure at a table is logged and does not affect the others."""
        await self.sessions.announce_change(person.id)
        for table in await self.store.seats_of(person.id):
            try:
                await self.manager.commands.submit(table, person, commands.rename)
            except (Refused, StorageError, NoSuchTable, UnreadableLog) as error:
                log.error("player_not_renamed", table=table, problem=repr(error))

    async def set_holiday(self, account: Account, until: int | None) -> HolidayInfo:
        """Store that a person is on holiday until `until` (None: end it), apply it at all tables at
        which they sit, and return it. If it is changed again at the same time, all tables get the
        value that is stored in the end."""
        info = await self.holidays.change(account.id, until)
        while True:
            sent_until = info.until
            for table in await self.store.seats_of(account.id):
                await self._send_holiday(table, account.person, sent_until)
            info = await self.holidays.info(account.id)
            if info.until == sent_until:
                return info

    async def _apply_holidays(self, table: Table) -> None:
        """Submit to a table over days that begins the holidays of those of its players who are
        away."""
        for chair in table.chairs:
            if chair.played_by_person and chair.person is not None:
                until = await self.holidays.away_until(chair.person)
                if until is not None:
                    await self._send_holiday(table.id, Person(chair.person, chair.name), until)

    async def _send_holiday(self, table: str, person: Person, until: int | None) -> None:
        try:
            await self.manager.commands.submit(table, person, commands.set_holiday, until or 0)
        except (Refused, StorageError, NoSuchTable, UnreadableLog) as error:
            log.error("holiday_not_told", table=table, problem=repr(error))

    def now(self) -> int:
        """Return the time of the house's clock in milliseconds since 1970."""
        return self.clock.now()

    def receive(self, topic: Topic, text: str) -> None:
        """Handle a message of another process: pass `text` to the service for its topic."""
        if topic == "people":
            self.manager.spawn(self.sessions.refresh(text))
        elif topic == "watched":
            self.manager.presence.changed_elsewhere(text)
        elif topic == "called":
            self.manager.receive_call(text)
        else:
            self.limits.receive_counts(text)

    async def poll_admin_changes(self) -> None:
        """Poll the database in an endless loop for changes by administrators, and after a change
        read all tables and people again (see `resync`)."""
        last_news: str | None = None
        while True:
            with contextlib.suppress(StorageError):
                news = await self.store.admin.news()
                if last_news not in (None, news):
                    self.resync()
                last_news = news
            await asyncio.sleep(ADMIN_POLL_SECONDS)

    def resync(self) -> None:
        """Start reading all tables in memory and all connected people again, since another process
        may have changed any of them."""
        self.manager.poll_all()
        self.manager.spawn(self.sessions.refresh_all())


ServicesDep: TypeAlias = NamedDependency[SkipValidation[Services]]
"""The type of a handler's parameter that receives the services."""

AccountDep: TypeAlias = NamedDependency[SkipValidation[Account]]
"""The type of a handler's parameter that receives the account of the person who makes the
request."""

HostDep: TypeAlias = NamedDependency[str]
"""The type of a handler's parameter that receives the id of the device's owner."""


@contextlib.asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the database and start all services; close both at the end of the context."""
    metrics = Metrics()
    store = await open_store(settings.database, metrics.committed, settings.pragmas)
    try:
        bus = open_bus(settings.bus, settings.database, settings.worker)
        secret, closed = await store.lasting_secret("cookie"), await store.absences.open_at()
        push, record = await store.lasting_secret("push"), await store.lasting_secret("record")
        services = Services(settings, store, secret, metrics, bus, closed, push, record)
        metrics.watch(services.manager)
        await services.sessions.bans.refresh()
        await bus.open(
            services.manager.automation.note_log_length, services.receive, services.resync
        )
        periodic_tasks, manager = services.periodic_tasks, services.manager
        jobs = [
            services.clock.run(),
            services.limits.run(bus),
            periodic_tasks.run(),
            periodic_tasks.resume(),
            manager.run_automation(),
            services.sessions.poll_bans(),
            services.poll_admin_changes(),
            services.notifications.notices.run(),
        ]
        for problem in package_problems():
            log.warning("package_problem", problem=problem)
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
            await services.coach_pool.close()
            await services.review_pool.close()
            await bus.close()
            await services.manager.close()
            await services.notifications.close()
            services.people.close()
    finally:
        await store.close()
