"""What has to be done again and again, and whether it is done."""

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

PROOF_SECONDS = 5.0
"""How long a proof that the database can be written is good for."""

CHECK_SECONDS = 30.0
"""How long the database is taken to be undamaged after it was read as a whole."""

HEALTH_TIMEOUT = 4.0
"""Seconds after which a database that has not answered makes the house unhealthy."""

COUNTED_AT_ONCE = 20
"""So many older games are counted in one sweep, so that nobody waits for long."""


class Unhealthy(Exception):
    """The house runs, but not all of it."""


class Upkeep:
    """Sweeps the tables, rates what was left unrated, and knows whether the house is healthy."""

    def __init__(
        self,
        manager: TableManager,
        store: Store,
        sweep_every: float,
        ages: Ages,
        now: Callable[[], int],
    ) -> None:
        self._manager = manager
        self._store = store
        self._sweep_every = sweep_every
        self._ages = ages
        self._now = now
        self._swept = time.monotonic()
        self._proven = -PROOF_SECONDS
        self._proof: asyncio.Task[None] | None = None
        self._check_at = 0.0
        self._rated: set[str] = set()
        self._uncountable: set[str] = set()

    async def run(self) -> None:
        """Sweep for ever."""
        while True:
            await asyncio.sleep(self._sweep_every)
            await self.sweep()

    async def sweep(self) -> None:
        """Put the house in order. Whatever fails is logged and tried again the next time."""
        for job in (
            self._manager.sweep,
            self.rate_unrated_tables,
            self.count_uncounted_games,
            self.expire,
            self.note_open,
        ):
            try:
                await job()
            except StorageError as error:
                log.error("upkeep_not_written", job=job.__name__, problem=str(error))
            except Exception as error:
                log.error("upkeep_failed", job=job.__name__, exc_info=error)
        self._swept = time.monotonic()

    async def rate_unrated_tables(self) -> None:
        """Rate games at whose end the house was killed, or could not write."""
        for name in await self._store.unrated_tables():
            if name in self._rated:
                continue
            try:
                await rate_table(self._store, (await self._manager.find(name)).table)
            except StorageError:
                raise
            except Exception as error:
                log.error("table_not_rated", table=name, problem=repr(error))
            self._rated.add(name)

    async def count_uncounted_games(self) -> None:
        """Count games at whose end the house was killed, and some of those that are older than its
        figures; the rest comes the next time. One that cannot be read is told once."""
        for name in await self._store.uncounted_tables(COUNTED_AT_ONCE + len(self._uncountable)):
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
        """Delete some of what has become too old; the rest comes the next time."""
        store, ages = self._store, self._ages
        for what, age, delete in (
            ("closed tables", ages.closed_tables, partial(store.expire_tables, "abandoned")),
            ("finished games", ages.finished_games, partial(store.expire_tables, "over")),
            ("devices", ages.devices, store.expire_devices),
            ("guests", ages.guests, store.expire_guests),
        ):
            if age is not None and (count := await delete(self._now() - int(1000 * age))):
                log.info("expired", what=what, count=count)

    async def note_open(self) -> None:
        """Note that the house is open: who has days for a decision loses none otherwise."""
        await self._store.keep_open_at(self._now())

    async def resume(self) -> None:
        """After a start: load tables at which bots or clocks have something to do, and rate what is
        not rated yet."""
        try:
            await self.note_open()
            await self._manager.load_live_tables()
            await self.rate_unrated_tables()
        except StorageError as error:
            log.error("resume_failed", problem=repr(error))

    async def check_health(self) -> None:
        """Raises :class:`Unhealthy` where the house is no longer swept or the database does not
        answer in time, and ``StorageError`` where it is damaged or cannot be written."""
        now = time.monotonic()
        if now - self._swept > 3 * self._sweep_every + PROOF_SECONDS:
            raise Unhealthy
        if self._proof is None and now - self._proven > PROOF_SECONDS:
            self._proof = asyncio.create_task(self._prove())
        if (proof := self._proof) is not None:
            await asyncio.wait([proof], timeout=HEALTH_TIMEOUT)
            if not proof.done():
                raise Unhealthy
            self._proof = None
            proof.result()

    async def _prove(self) -> None:
        """Write something; and read the whole database, if that has not been done for long enough
        that it costs next to nothing."""
        await self._store.prove_writable()
        began = time.monotonic()
        if began >= self._check_at:
            await self._store.database.check()
            took = time.monotonic() - began
            self._check_at = time.monotonic() + max(CHECK_SECONDS, 100 * took)
        self._proven = time.monotonic()
