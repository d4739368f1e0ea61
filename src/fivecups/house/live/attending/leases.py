"""Leases: in a house of several nodes each table is attended by one of them, which answers for bots
and minds the clocks."""

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

MOST = 200
"""How many tables that nobody attends a node takes at once, so that others get some too."""


class LeaseLost(Exception):
    """The table is attended by another node, or by nobody: nothing may be done there by itself."""


class Leases:
    """The leases of this node. A house that is alone (`several` is false) attends all its tables
    and asks nobody.

    A lease ends here by this node's own clock, counted from before it was asked for, and so never
    later than in the database. A node that was frozen therefore knows that its leases have run out
    as soon as it runs again, before it hears of anything. `on_taken` is awaited with a table that
    this node attends from now on, and whether nobody did for a while; `on_lost` is called with one
    that it attends no longer. A table that another node is to attend, which `prefers` says, is
    taken only if it is found unattended for as long as that one takes to look twice.
    """

    def __init__(
        self,
        node: str,
        store: LeaseStore,
        several: bool,
        spawn: Spawn,
        timing: Timing,
        on_taken: Callable[[str, bool], Coroutine[Any, Any, None]],
        on_lost: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
        prefers: Callable[[str], bool] | None = None,
    ) -> None:
        self._store = store
        self._several = several
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
        self._until: dict[str, float] = {}
        self._asked: set[str] = set()
        self._wanted: dict[str, bool] = {}
        self._ended: set[str] = set()
        self._wake = asyncio.Event()

    def holds(self, name: str) -> bool:
        """Whether this node attends a table, at this moment."""
        return not self._several or self._until.get(name, 0.0) > self._clock()

    @property
    def late(self) -> bool:
        """Whether this node has not been able to renew its leases for as long as they last, so that
        others attend its tables."""
        return self._several and self._clock() - self._renewed_at > self._timing.lease

    @property
    def held(self) -> Iterable[str]:
        """The tables that this node attends, or did so when it last looked."""
        return self._until

    def want(self, name: str, neglected: bool = False) -> None:
        """A game is being played at a table: attend it, if nobody does. It is asked for once; what
        another node lets go is found by looking for it. One that comes from its log is `neglected`
        if its lease is free."""
        if self._several and name not in self._asked and self._prefers(name):
            self._asked.add(name)
            self._wanted[name] = neglected
            self._wake.set()

    def end(self, name: str) -> None:
        """Nothing happens at a table by itself any more."""
        self._asked.discard(name)
        self._wanted.pop(name, None)
        if self._until.pop(name, None) is not None:
            self._ended.add(name)
            self._wake.set()

    async def wait(self) -> None:
        """Until it is time for the next round, or a table is wanted."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._timing.look_every):
                await self._wake.wait()
        self._wake.clear()

    async def round(self) -> None:
        """Renew what this node has, and take what nobody has. What fails is tried again in the next
        round; leases that run out meanwhile are lost. Taking waits only for as long as it delays
        no renewal."""
        try:
            async with asyncio.timeout(self._timing.lease):
                await self._let_go()
                await self._renew()
            async with asyncio.timeout(self._timing.lease / 2):
                await self._take()
        except (StorageError, TimeoutError) as error:
            log.warning("leases_not_renewed", problem=repr(error))

    async def close(self) -> None:
        """Let go of everything, so that others need not wait."""
        if self._several:
            self._ended.update(self._until)
            self._until.clear()
            try:
                async with asyncio.timeout(self._timing.lease):
                    await self._let_go()
            except (StorageError, TimeoutError) as error:
                log.warning("leases_not_ended", problem=repr(error))

    async def _let_go(self) -> None:
        if self._ended:
            ended = set(self._ended)
            await self._store.end_leases(self._node, ended)
            self._ended -= ended

    async def _renew(self) -> None:
        began = self._clock()
        renewed = await self._store.renew_leases(self._node, self._milliseconds)
        lapsed = {name for name, until in self._until.items() if until <= self._clock()}
        for name in self._until.keys() - renewed:
            del self._until[name]
            self._on_lost(name)
        self._renewed_at = began
        # One that is not known here was taken although the answer did not arrive.
        lapsed |= renewed - self._until.keys()
        for name in renewed - self._ended:
            self._until[name] = began + self._timing.lease
            if name in lapsed:
                self._spawn(self._on_taken(name, True))

    async def _take(self) -> None:
        wanted, looked_at, self._looked_at = dict(self._wanted), self._looked_at, self._clock()
        found = set(await self._store.unattended_tables(MOST))
        began = self._clock()
        free = {*wanted, *(found - self._leave_to_others(found, began))}
        if not free:
            return
        taken = await self._store.take_leases(self._node, free, self._milliseconds)
        for name in free:
            self._wanted.pop(name, None)
        if (late := max(taken.values(), default=0)) > 0:
            log.info(
                "tables_taken_over",
                tables=len(taken),
                unattended=late / 1000,
                since_last_look=round(self._clock() - looked_at, 3),
            )
        for name in taken:
            self._asked.add(name)
            self._until[name] = began + self._timing.lease
            self._spawn(self._on_taken(name, wanted.get(name, True)))

    def _leave_to_others(self, found: set[str], now: float) -> set[str]:
        """Those of the tables that nobody attends which another node may still take."""
        since, patience = self._left_to_others, 2 * self._timing.look_every
        self._left_to_others = {
            name: since.get(name, now) for name in found if not self._prefers(name)
        }
        return {name for name, first in self._left_to_others.items() if now - first < patience}

    @property
    def _milliseconds(self) -> int:
        return int(1000 * self._timing.lease)
