"""Periodic tasks of a house: sweep tables, rate and count finished games, delete old data; and the
health check."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

import structlog

from fivecups.house.accounts.ratings import rate_table
from fivecups.house.club.recount import recount
from fivecups.house.live.manager import TableManager
from fivecups.house.ports import StorageError
from fivecups.store import Store

from .settings import Ages

log = structlog.get_logger("fivecups.web")

WRITE_CHECK_SECONDS = 5.0
"""Seconds for which a successful test write proves that the database is writable."""

FULL_CHECK_SECONDS = 30.0
"""Seconds, at least, between two checks that read the whole database."""

HEALTH_TIMEOUT_SECONDS = 4.0
"""Seconds after which a database that has not answered makes the house unhealthy."""

MAX_COUNTED_PER_SWEEP = 20
"""Number of older games that are counted for the statistics in a single sweep, to keep it short."""


class Unhealthy(Exception):
    """Raised by the health check if a part of the house does not work."""


class PeriodicTasks:
    """Runs the periodic tasks of a house (the sweep), and checks its health."""

    def __init__(
        self,
        manager: TableManager,
        store: Store,
        sweep_every: float,
        ages: Ages,
        now: Callable[[], int],
        public_ladder: bool = False,
    ) -> None:
        self._manager = manager
        self._store = store
        self._sweep_every = sweep_every
        self._ages = ages
        self._now = now
        self._public_ladder = public_ladder
        self._swept = time.monotonic()
        self._checked_at = -WRITE_CHECK_SECONDS
        self._write_check: asyncio.Task[None] | None = None
        self._check_at = 0.0
        self._rated: set[str] = set()
        self._uncountable: set[str] = set()

    async def run(self) -> None:
        """Call `sweep` at intervals in an endless loop."""
        while True:
            await asyncio.sleep(self._sweep_every)
            await self.sweep()

    async def sweep(self) -> None:
        """Run all tasks once. A task that fails is logged and tried again at the next sweep."""
        for job in (
            self._manager.sweep,
            self.rate_unrated_tables,
            self.count_uncounted_games,
            self.expire,
            self.store_open_time,
        ):
            try:
                await job()
            except StorageError as error:
                log.error("upkeep_not_written", job=job.__name__, problem=str(error))
            except Exception as error:
                log.error("upkeep_failed", job=job.__name__, exc_info=error)
        self._swept = time.monotonic()

    async def rate_unrated_tables(self) -> None:
        """Update the ratings by finished games for which that was not done, because the house was
        killed or could not write."""
        for name in await self._store.ladder.unrated_tables():
            if name in self._rated:
                continue
            try:
                table = (await self._manager.tables.find(name)).table
                entries = await self._manager.tables.entries(name)
                await rate_table(self._store.ladder, table, entries, self._public_ladder)
            except StorageError:
                raise
            except Exception as error:
                log.error("table_not_rated", table=name, problem=repr(error))
            self._rated.add(name)

    async def count_uncounted_games(self) -> None:
        """Store the results of finished games that the club's statistics lack, at most
        MAX_COUNTED_PER_SWEEP of them: those after a crash and those older than the statistics. A
        game that cannot be read is reported once in the program's log."""
        for name in await self._store.results.uncounted_tables(
            MAX_COUNTED_PER_SWEEP + len(self._uncountable)
        ):
            if name in self._uncountable:
                continue
            try:
                await recount(self._store, name)
            except StorageError:
                raise
            except Exception as error:
                self._uncountable.add(name)
                log.error("game_not_counted", table=name, problem=repr(error))

    async def expire(self) -> None:
        """Delete a part of the data that has reached its maximum age; the rest follows at the next
        sweeps."""
        store, ages = self._store, self._ages
        for what, age, delete in (
            ("closed tables", ages.closed_tables, partial(store.expiry.expire_tables, "abandoned")),
            ("finished games", ages.finished_games, partial(store.expiry.expire_tables, "over")),
            ("devices", ages.devices, store.expiry.expire_devices),
            ("guests", ages.guests, store.expiry.expire_guests),
        ):
            if age is not None and (count := await delete(self._now() - int(1000 * age))):
                log.info("expired", what=what, count=count)

    async def store_open_time(self) -> None:
        """Store the present time as the last time at which the house was open, so that players at
        tables over days do not lose the time while the house is closed."""
        await self._store.absences.keep_open_at(self._now())

    async def resume(self) -> None:
        """Load the tables at which bots or clocks have something to do, and update the ratings by
        unrated finished games. Called once after the start."""
        try:
            await self.store_open_time()
            await self._manager.load_live_tables()
            await self.rate_unrated_tables()
        except StorageError as error:
            log.error("resume_failed", problem=repr(error))

    async def check_health(self) -> None:
        """Raise :class:`Unhealthy` if the sweep no longer runs or the database does not answer in
        time, and ``StorageError`` if the database is damaged or cannot be written."""
        now = time.monotonic()
        if now - self._swept > 3 * self._sweep_every + WRITE_CHECK_SECONDS:
            raise Unhealthy
        if self._write_check is None and now - self._checked_at > WRITE_CHECK_SECONDS:
            self._write_check = asyncio.create_task(self._check_writable())
        if (proof := self._write_check) is not None:
            await asyncio.wait([proof], timeout=HEALTH_TIMEOUT_SECONDS)
            if not proof.done():
                raise Unhealthy
            self._write_check = None
            proof.result()

    async def _check_writable(self) -> None:
        """Write a test value to the database. Also read the whole database, if the last full check
        is long enough ago that the cost is negligible."""
        await self._store.prove_writable()
        began = time.monotonic()
        if began >= self._check_at:
            await self._store.database.check()
            took = time.monotonic() - began
            self._check_at = time.monotonic() + max(FULL_CHECK_SECONDS, 100 * took)
        self._checked_at = time.monotonic()
