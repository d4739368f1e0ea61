"""Three nodes behind a balancer are killed, frozen and cut off, and their database is killed, over
and over, while people and bots play: ``python -m tests.bus.chaos MINUTES [SEED]``. Nothing may be
lost, doubled or answered for somebody who was there; every table goes on within five seconds. With
``workers`` as a third word, one house of three workers on SQLite and its workers are killed.

People answer as soon as they hear of a question. A table stands still between two entries of its
log. After each fault it is watched until a bot has moved, so that the node that attends it is
proven too. Time counts from the fault; where PostgreSQL was killed, from the moment when it
answers a query again, since no house can write while its database is down or recovers; where all of
a house was killed, from when it is open again."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import psutil
from sample_bot import choose
from websockets.exceptions import WebSocketException

from fivecups.client import HouseClient
from fivecups.client.requests import HouseError
from fivecups.engine import Refused
from fivecups.engine.plain_data import frozen_plain
from fivecups.house.ports import StorageError
from fivecups.house.table.entries import Moved, StoodIn, Woke, decode_entry
from fivecups.store import Store, open_store
from tests.store.databases import new_database
from tests.web.server import House

from .balancer import balanced
from .server import cut_bus, kill_postgresql, start_postgresql

PATIENCE = 3.0
"""Seconds after which a client gives up a node that does not answer and reconnects."""

STANDSTILL_SECONDS = 5.0
"""Seconds that a table may stand still after a fault of a node, or after the database is back."""

FAULTS = ("kill a node", "freeze a node", "cut the bus", "kill PostgreSQL")
WORKER_FAULTS = ("kill a worker", "kill the house")
TROUBLE = (OSError, TimeoutError, WebSocketException, HouseError)
AGAIN = ("table-busy", "too-fast")
PASSING = ("stale-ask", "wrong-phase", "game-over", *AGAIN)


@dataclass
class Person:
    """A player who goes on through all faults. `acknowledged` are the writes that the house has
    confirmed: table, seat, ask and answer."""

    client: HouseClient
    rng: random.Random
    acknowledged: list[tuple[str, int, str, Any]] = field(default_factory=list)

    async def again(self, what: Callable[[], Any], once: bool = False) -> Any:
        """Repeat `what` with a new connection until it works; return None if the house refuses it.
        An action that can be done only `once` counts as done if the house says that it is no longer
        possible: then its response was lost."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    if not self.client.connected:
                        await self.client.open()
                    return await what()
            except TROUBLE as trouble:
                if isinstance(trouble, HouseError) and trouble.status == 409:
                    return None
                self.hang_up()
                await asyncio.sleep(0.1)
            except Refused as refused:
                code = refused.refusal.code
                if once and (code in AGAIN or code.startswith("storage-")):
                    await asyncio.sleep(0.1)
                elif once or code in PASSING or code.startswith("storage-"):
                    return None
                else:
                    raise

    def hang_up(self) -> None:
        """Close the socket without waiting for a node that may not answer."""
        socket, reading = self.client._socket, self.client._reading
        if socket is not None:
            socket.transport.abort()
        if reading is not None:
            reading.cancel()
        self.client._socket = self.client._reading = None

    async def play(self, table: str) -> None:
        """Answer all questions until the game is over; a repeated ask gets the same answer."""
        given: dict[str, Any] = {}
        while (seen := await self.again(lambda: self.client.watch(table))) is None:
            await asyncio.sleep(0.1)
        while not seen.over:
            asks = [ask for ask in seen.asks if not ask["optional"]]
            if asks:
                ask = asks[0]["id"]
                answer = given.setdefault(ask, choose(asks[0], self.rng))
                done = await self.again(partial(self.client.answer, table, ask, answer))
                if done is not None:
                    self.acknowledged.append((table, seen.seat, ask, answer))
            try:
                async with asyncio.timeout(PATIENCE):
                    seen = await self.client.news(table)
            except (*TROUBLE, Refused):
                seen = await self.again(lambda: self.client.watch(table)) or seen


@dataclass
class Report:
    """The results. `stood_still` is, for each fault, the longest time in seconds without progress
    at any table; `until_bots` the seconds until a bot had moved at each table, which is after the
    turns of both people."""

    faults: list[str] = field(default_factory=list)
    stood_still: list[tuple[str, float]] = field(default_factory=list)
    until_bots: list[tuple[str, float]] = field(default_factory=list)
    games: int = 0
    acknowledged: int = 0
    lost: list[Any] = field(default_factory=list)
    doubled: list[Any] = field(default_factory=list)
    stood_in_for: list[Any] = field(default_factory=list)

    @property
    def longest(self) -> float:
        return max((seconds for _, seconds in self.stood_still), default=0.0)

    @property
    def good(self) -> bool:
        """True if nothing was lost, doubled, or answered in place of a present player."""
        return not (self.lost or self.doubled or self.stood_in_for)

    def __str__(self) -> str:
        still, bots = _by_fault(self.stood_still), _by_fault(self.until_bots)
        return (
            f"{len(self.faults)} faults, {self.games} games, {self.acknowledged} answers"
            f" acknowledged: {len(self.lost)} lost, {len(self.doubled)} doubled,"
            f" {len(self.stood_in_for)} wrongly stood in for; no table stood still for more than"
            f" {self.longest:.1f} s\n"
            + "\n".join(
                f"  {fault}, {len(computed)} times: stood still for {_middle_and_most(computed)};"
                f" a bot had moved everywhere after {_middle_and_most(bots[fault])}"
                for fault, computed in still.items()
            )
        )


def _by_fault(times: list[tuple[str, float]]) -> dict[str, list[float]]:
    faults = sorted({fault for fault, _ in times})
    return {fault: sorted(seconds for item, seconds in times if item == fault) for fault in faults}


def _middle_and_most(times: list[float]) -> str:
    return f"{times[len(times) // 2]:.1f} s in the middle, {times[-1]:.1f} s at most"


class Chaos:
    """The nodes, the tables and the faults. With `workers` there is a single house, on SQLite."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        tables: int = 3,
        freeze: float = 20.0,
        decision: int = 15,
        workers: int = 0,
    ) -> None:
        self.freeze = freeze
        self.clock = {"kind": "decision", "seconds": decision}
        self.database = new_database("sqlite" if workers else "postgresql", folder)
        self.nodes = (
            [House(folder, self.database, pause=0.05, workers=workers)]
            if workers
            else [House(folder, self.database, pause=0.05) for _ in range(3)]
        )
        self.rng = random.Random(seed)
        self.seats = tables
        self.playing: dict[int, str] = {}
        self.games: dict[int, list[str]] = {place: [] for place in range(tables)}
        self.names: list[str] = []
        self.people: list[Person] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.report = Report()

    async def run(self, faults: Iterable[str]) -> Report:
        await asyncio.gather(*(asyncio.to_thread(node.open) for node in self.nodes))
        store = await open_store(self.database)
        try:
            async with balanced([node.port for node in self.nodes]) as base:
                self.tasks = [
                    asyncio.create_task(self._games(base, place)) for place in range(self.seats)
                ]
                while len(self.playing) < self.seats:
                    await asyncio.sleep(0.05)
                for fault in faults:
                    await self._meet(fault, store)
                for task in self.tasks:
                    task.cancel()
                await asyncio.gather(*self.tasks, return_exceptions=True)
                for person in self.people:
                    person.hang_up()
            await self._examine(store)
        finally:
            await store.close()
            for node in self.nodes:
                if node.process is not None:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(node.process.pid, signal.SIGCONT)
                        node.kill()
        return self.report

    async def _games(self, base: str, place: int) -> None:
        """Play one game after another with two people and a bot."""
        pair = [
            Person(await HouseClient.enter(base, name), random.Random(self.rng.random()))
            for name in ("Ana", "Bob")
        ]
        self.people += pair
        ana = pair[0]
        while True:
            created = await ana.again(
                lambda: ana.client.create_table(
                    "poker-dice", 3, visibility="open", clock=self.clock
                ),
                once=True,
            )
            for seat, person in enumerate(pair):
                await person.again(partial(person.client.sit, created, seat), once=True)
            await ana.again(partial(ana.client.place_bot, created, 2, "random"), once=True)
            await ana.again(partial(ana.client.start, created), once=True)
            self.playing[place] = created
            self.games[place].append(created)
            self.names.append(created)
            await asyncio.gather(*(person.play(created) for person in pair))

    async def _meet(self, fault: str, store: Store) -> None:
        """Cause a fault, wait until every table goes on, then repair it."""
        node = self.rng.choice(self.nodes)
        began = time.time()
        if fault == "kill a node":
            await asyncio.to_thread(node.kill)
        elif fault == "freeze a node":
            assert node.process is not None
            os.kill(node.process.pid, signal.SIGSTOP)
        elif fault == "cut the bus":
            await asyncio.to_thread(cut_bus)
        elif fault == "kill a worker":
            self.rng.choice(workers_of(node)).kill()
        elif fault == "kill the house":
            await asyncio.to_thread(kill_all, node)
            await asyncio.to_thread(node.open)
            began = time.time()
        else:
            await asyncio.to_thread(kill_postgresql)
            await asyncio.sleep(self.rng.uniform(0.0, 4.0))
            await asyncio.to_thread(start_postgresql)
            began = time.time()
        times = await asyncio.gather(
            *(self._until_a_bot_moves(store, place, began) for place in self.playing)
        )
        still = max(_longest_pause([began, *item]) for item in times)
        self.report.faults.append(fault)
        self.report.stood_still.append((fault, still))
        self.report.until_bots.append((fault, max(entry[-1] for entry in times) - began))
        if still > STANDSTILL_SECONDS:
            self._tell_of_standstill(fault, began, times)
        if fault == "kill a node":
            await asyncio.to_thread(node.open)
        elif fault == "freeze a node":
            assert node.process is not None
            await asyncio.sleep(max(0.0, began + self.freeze - time.time()))
            os.kill(node.process.pid, signal.SIGCONT)

    async def _until_a_bot_moves(self, store: Store, place: int, began: float) -> list[float]:
        """Return the times of entries at a table since `began`, until a bot has moved there or in
        the next game of the same people."""
        first = len(self.games[place]) - 1
        while True:
            times: list[float] = []
            with contextlib.suppress(StorageError):
                for name in self.games[place][first:]:
                    for entry in map(decode_entry, await store.entries(name)):
                        if entry.at > 1000 * began and not isinstance(entry, Woke):
                            times.append(entry.at / 1000)
                            if isinstance(entry, Moved) and entry.by == "bot":
                                return times
            if self.tasks[place].done():
                self.tasks[place].result()
            await asyncio.sleep(0.1)

    def _tell_of_standstill(self, fault: str, began: float, times: list[list[float]]) -> None:
        """Print what the tables and the nodes did meanwhile."""
        since = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(began))
        print(f"{fault} at {since}, load of the machine {os.getloadavg()[0]:.0f}")
        for item in times:
            print("  entries after", *(f"{when - began:.1f}" for when in item))
        for node in self.nodes:
            for line in node.text().splitlines():
                if line.startswith("{") and json.loads(line)["timestamp"] >= since:
                    print(f"  {node.port} {line[:200]}")

    async def _examine(self, store: Store) -> None:
        """Compare what the house has acknowledged with what is in its logs."""
        written: dict[tuple[str, int, str], list[Any]] = {}
        for name in self.names:
            for entry in map(decode_entry, await store.entries(name)):
                if isinstance(entry, Moved):
                    written.setdefault((name, entry.seat, entry.ask), []).append(entry.answer)
                elif isinstance(entry, StoodIn):
                    self.report.stood_in_for.append((name, entry))
        acknowledged = [item for person in self.people for item in person.acknowledged]
        self.report.games, self.report.acknowledged = len(self.names), len(acknowledged)
        self.report.doubled = [key for key, answers in written.items() if len(answers) > 1]
        self.report.lost = [
            (table, seat, ask)
            for table, seat, ask, answer in acknowledged
            if frozen_plain(answer) not in map(frozen_plain, written.get((table, seat, ask), ()))
        ]


def workers_of(house: House) -> list[psutil.Process]:
    """Return the live worker processes of a house."""
    assert house.process is not None
    workers = []
    for child in psutil.Process(house.process.pid).children():
        with contextlib.suppress(psutil.NoSuchProcess):
            if any("spawn_main" in word for word in child.cmdline()):
                workers.append(child)
    return workers


def kill_all(house: House) -> None:
    """Kill a house and its workers at the same moment."""
    workers = workers_of(house)
    for worker in workers:
        worker.suspend()
    house.kill()
    for worker in workers:
        worker.kill()
    psutil.wait_procs(workers)


def _longest_pause(times: list[float]) -> float:
    return max(after - before for before, after in itertools.pairwise(times))


def for_minutes(minutes: float, seed: int, faults: Sequence[str]) -> Iterable[str]:
    """Yield random faults as long as there is time."""
    rng, end = random.Random(seed), time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        yield rng.choice(faults)


def main() -> None:
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    workers, faults = (3, WORKER_FAULTS) if sys.argv[3:] == ["workers"] else (0, FAULTS)
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        chaos = Chaos(Path(folder), seed, workers=workers)
        report = asyncio.run(chaos.run(for_minutes(minutes, seed, faults)))
    print(report)
    print(f"load of the machine: {load:.1f} before, {os.getloadavg()[0]:.1f} after")
    sys.exit(not report.good or report.longest > STANDSTILL_SECONDS)


if __name__ == "__main__":
    main()
