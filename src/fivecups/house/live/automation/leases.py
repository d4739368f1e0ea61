"""Leases: with several nodes, each table is driven by a single node, which answers for its bots and
applies its clocks."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import structlog

from ...ports import LeaseStore, StorageError
from ..command_queue import Spawn
from ..timing import Timing

log = structlog.get_logger("fivecups.house")

MAX_TABLES_TAKEN = 200
"""Number of tables without a lease that a node takes at once, so that other nodes get some too."""


class LeaseLost(Exception):
    """Raised if this node does not hold the lease of a table, so that its bots and clocks may do
    nothing there."""


class Leases:
    """The leases that this node holds, and their renewal. A single node (`several_nodes` is False)
    holds the leases of all tables without asking the store.

    A lease ends by this node's own clock, counted from before it was requested, and so never later
    than in the database. A node that was frozen therefore knows at once that its leases have
    expired, before it reads any messages.

    `on_taken` is awaited with each table that this node drives from now on, and with True if no
    node drove the table for a while. `on_lost` is called with a table that this node no longer
    drives. `prefers` returns False for a table that another node should drive; this node takes such
    a table only after it had no lease for two polling intervals.
    """

    def __init__(
        self,
        node: str,
        store: LeaseStore,
        several_nodes: bool,
        spawn: Spawn,
        timing: Timing,
        on_taken: Callable[[str, bool], Coroutine[Any, Any, None]],
        on_lost: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
        prefers: Callable[[str], bool] | None = None,
    ) -> None:
        self._store = store
        self._several_nodes = several_nodes
        self._spawn = spawn
        self._timing = timing
        self._on_taken = on_taken
        self._on_lost = on_lost
        self._prefers = prefers or (lambda name: True)
        self._left_to_others: dict[str, float] = {}
        self._clock = clock
        self._node = node
        self._renewed_at = clock()
        self._looked_at = clock()
        self._expires_at: dict[str, float] = {}
        self._requested: set[str] = set()
        self._new_requests: dict[str, bool] = {}
        self._to_release: set[str] = set()
        self._wake = asyncio.Event()

    def holds(self, name: str) -> bool:
        """True if this node holds the lease of a table at this moment."""
        return not self._several_nodes or self._expires_at.get(name, 0.0) > self._clock()

    @property
    def overdue(self) -> bool:
        """True if this node has failed to renew its leases for longer than they last, so that other
        nodes may drive its tables."""
        return self._several_nodes and self._clock() - self._renewed_at > self._timing.lease

    @property
    def held(self) -> Iterable[str]:
        """The ids of the tables whose leases this node held when it last renewed them."""
        return self._expires_at

    def request(self, name: str, neglected: bool = False) -> None:
        """Mark the lease of a table with a running game to be taken in the next `round`. Later
        calls for the same table do nothing; `round` itself finds leases that other nodes release.
        `neglected` is True for a table that was just loaded: if its lease is free, no node has
        driven the table."""
        if self._several_nodes and name not in self._requested and self._prefers(name):
            self._requested.add(name)
            self._new_requests[name] = neglected
            self._wake.set()

    def release(self, name: str) -> None:
        """Give up the lease of a table that needs no bots or clocks any more; the store is updated
        in the next `round`."""
        self._requested.discard(name)
        self._new_requests.pop(name, None)
        if self._expires_at.pop(name, None) is not None:
            self._to_release.add(name)
            self._wake.set()

    async def wait(self) -> None:
        """Wait until the next `round` is due: after the polling interval, or at once when a lease
        is to be taken or released."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._timing.poll_every):
                await self._wake.wait()
        self._wake.clear()

    async def round(self) -> None:
        """Update the leases in the store once: release those given up, renew those held, and take
        free ones. A step that fails is tried again in the next round; leases that expire meanwhile
        are lost. Taking has a time limit, so that it delays no renewal."""
        try:
            async with asyncio.timeout(self._timing.lease):
                await self._release()
                await self._renew()
            async with asyncio.timeout(self._timing.lease / 2):
                await self._take()
        except (StorageError, TimeoutError) as error:
            log.warning("leases_not_renewed", problem=repr(error))

    async def close(self) -> None:
        """Release all leases, so that other nodes need not wait for them to expire."""
        if self._several_nodes:
            self._to_release.update(self._expires_at)
            self._expires_at.clear()
            try:
                async with asyncio.timeout(self._timing.lease):
                    await self._release()
            except (StorageError, TimeoutError) as error:
                log.warning("leases_not_ended", problem=repr(error))

    async def _release(self) -> None:
        if self._to_release:
            ended = set(self._to_release)
            await self._store.end_leases(self._node, ended)
            self._to_release -= ended

    async def _renew(self) -> None:
        began = self._clock()
        renewed = await self._store.renew_leases(self._node, self._milliseconds)
        lapsed = {name for name, until in self._expires_at.items() if until <= self._clock()}
        for name in self._expires_at.keys() - renewed:
            del self._expires_at[name]
            self._on_lost(name)
        self._renewed_at = began
        # The store has a lease that is unknown here: it was taken, but the reply did not arrive.
        lapsed |= renewed - self._expires_at.keys()
        for name in renewed - self._to_release:
            self._expires_at[name] = began + self._timing.lease
            if name in lapsed:
                self._spawn(self._on_taken(name, True))

    async def _take(self) -> None:
        requests, looked_at, self._looked_at = (
            dict(self._new_requests),
            self._looked_at,
            self._clock(),
        )
        without_lease = set(await self._store.tables_without_lease(MAX_TABLES_TAKEN))
        began = self._clock()
        free = {*requests, *(without_lease - self._leave_to_others(without_lease, began))}
        if not free:
            return
        taken = await self._store.take_leases(self._node, free, self._milliseconds)
        for name in free:
            self._new_requests.pop(name, None)
        if (late := max(taken.values(), default=0)) > 0:
            log.info(
                "tables_taken_over",
                tables=len(taken),
                unattended=late / 1000,
                since_last_look=round(self._clock() - looked_at, 3),
            )
        for name in taken:
            self._requested.add(name)
            self._expires_at[name] = began + self._timing.lease
            self._spawn(self._on_taken(name, requests.get(name, True)))

    def _leave_to_others(self, without_lease: set[str], now: float) -> set[str]:
        """Return those tables of `without_lease` that this node does not take yet, because another
        node should drive them."""
        since, patience = self._left_to_others, 2 * self._timing.poll_every
        self._left_to_others = {
            name: since.get(name, now) for name in without_lease if not self._prefers(name)
        }
        return {name for name, first in self._left_to_others.items() if now - first < patience}

    @property
    def _milliseconds(self) -> int:
        return int(1000 * self._timing.lease)
