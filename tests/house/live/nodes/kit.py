"""Helpers for several nodes of a house in one process: a shared store and bus, bots that are
counted, and leases alone."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from typing import Any

from fivecups.bots import Habits
from fivecups.house.live.automation.leases import Leases
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.ports import Append, OnLogLength, OnMessage, OnMissed, SeqTaken, Topic
from fivecups.house.workers.bot_workers import BotAnswer, BotSeat

from ...kit import Clockwork, InProcessBots, MemoryStore

BRISK = Timing(pause=0.0, hesitation=(0.0, 0.0), poll_every=0.02, lease=0.5)

THREE_SECONDS = Timing(lease=3.0)


class SharedStore(MemoryStore):
    """A store that several nodes share. `clock` is the database's own clock; `conflicts` counts
    writers that came second."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.leases: dict[str, tuple[str, float]] = {}
        self.conflicts = 0
        self.nodes: dict[str, float] = {}
        self.watchers: set[tuple[str, str, str]] = set()

    async def write(self, append: Append) -> None:
        try:
            await super().write(append)
        except SeqTaken:
            self.conflicts += 1
            raise

    async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
        mine = {name for name, (holder, _) in self.leases.items() if holder == node}
        return set(await self.take_leases(node, mine, milliseconds))

    async def take_leases(
        self, node: str, tables: Collection[str], milliseconds: int
    ) -> dict[str, int]:
        now = self.clock()
        held = {name: self.leases.get(name, (node, now)) for name in tables}
        free = {
            name: until for name, (holder, until) in held.items() if holder == node or until < now
        }
        self.leases.update(dict.fromkeys(free, (node, now + milliseconds / 1000)))
        return {name: max(0, int(1000 * (now - until))) for name, until in free.items()}

    async def end_leases(self, node: str, tables: Collection[str]) -> None:
        for name in tables:
            if self.leases.get(name, ("", 0))[0] == node:
                del self.leases[name]

    async def tables_without_lease(self, most: int) -> list[str]:
        held = {name for name, (_, until) in self.leases.items() if until >= self.clock()}
        return [name for name in await self.live_tables() if name not in held][:most]

    async def report_node(self, node: str, milliseconds: int) -> bool:
        fresh = node not in self.nodes
        self.nodes[node] = self.clock() + milliseconds / 1000
        return fresh

    async def delete_expired_nodes(self) -> set[str]:
        now = self.clock()
        self.nodes = {node: until for node, until in self.nodes.items() if until >= now}
        gone = {row for row in self.watchers if row[1] not in self.nodes}
        self.watchers -= gone
        return {table for table, _, _ in gone}

    async def delete_node(self, node: str) -> None:
        self.nodes[node] = 0.0

    async def store_watchers(
        self, node: str, come: Collection[tuple[str, str]], gone: Collection[tuple[str, str]]
    ) -> None:
        self.watchers -= {(table, node, person) for table, person in gone}
        self.watchers |= {(table, node, person) for table, person in come}

    async def watchers_elsewhere(self, node: str, tables: Collection[str]) -> dict[str, set[str]]:
        return {
            name: {who for table, at, who in self.watchers if table == name and at != node}
            for name in tables
        }


class LocalBus:
    """A bus between managers in one process; while `cut`, it drops all messages."""

    shared = True
    connected = True

    def __init__(self) -> None:
        self.others: list[TableManager] = []
        self.cut = False

    async def open(self, heard: OnLogLength, received: OnMessage, missed: OnMissed) -> None: ...

    def tell(self, table: str, seq: int) -> None:
        for other in () if self.cut else self.others:
            other.automation.note_log_length(table, seq)

    def send(self, topic: Topic, text: str) -> None:
        for other in () if self.cut else self.others:
            if topic == "watched":
                other.presence.changed_elsewhere(text)
            elif topic == "called":
                other.receive_call(text)

    async def close(self) -> None: ...


class CountingBots(InProcessBots):
    """Bots that count how often each ask was answered, over all nodes."""

    def __init__(self) -> None:
        self.thoughts: Counter[tuple[int, str]] = Counter()

    async def answer(
        self, seat: BotSeat, view: Any, ask: Any, urgent: bool, habits: Habits = ()
    ) -> BotAnswer:
        self.thoughts[seat.seat, ask.id] += 1
        await asyncio.sleep(0)
        return await super().answer(seat, view, ask, urgent, habits)


class StuckBots(InProcessBots):
    """Bots that give five answers and then never return."""

    def __init__(self) -> None:
        self.given = 0

    async def answer(
        self, seat: BotSeat, view: Any, ask: Any, urgent: bool, habits: Habits = ()
    ) -> BotAnswer:
        self.given += 1
        if self.given > 5:
            await asyncio.Event().wait()
        return await super().answer(seat, view, ask, urgent, habits)


class Node:
    """A manager that drives tables until it is killed."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.live_again()

    def live_again(self) -> None:
        self._attending = asyncio.create_task(self.manager.run_automation())

    async def die(self) -> None:
        """Stop renewing leases, as if the node were dead or frozen."""
        self._attending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._attending


@asynccontextmanager
async def nodes(
    store: SharedStore, bus: LocalBus, now: Clockwork, *bots: InProcessBots
) -> AsyncIterator[list[Node]]:
    managers = [TableManager(store, thinkers, BRISK, now, bus) for thinkers in bots]
    bus.others = managers
    made = [Node(manager) for manager in managers]
    try:
        yield made
    finally:
        for node in made:
            await node.die()
            await node.manager.close()


def two_leases(
    store: SharedStore,
    clock: Callable[[], float],
    timing: Timing = THREE_SECONDS,
    prefers: Mapping[str, str] | None = None,
) -> tuple[Leases, Leases, list[str]]:
    """Return the leases of two nodes and a list of their events. By `prefers` each node has a table
    of its own."""
    told: list[str] = []

    def leases(who: str) -> Leases:
        async def taken(name: str, neglected: bool) -> None:
            raise AssertionError

        def spawn(work: Any) -> None:
            result = work.cr_frame.f_locals
            told.append(f"{who} takes {result['name']}{' late' if result['neglected'] else ''}")
            work.close()

        return Leases(
            who,
            store,
            True,
            spawn,
            timing,
            taken,
            lambda name: told.append(f"{who} loses {name}"),
            clock,
            None if prefers is None else lambda name: prefers[who] == name,
        )

    return leases("one"), leases("two"), told
