"""Three nodes behind a balancer are killed, frozen and cut off, over and over, while people and
bots play: ``python -m tests.bus.chaos MINUTES``. Nothing may be lost, doubled or answered for
somebody who was there; how long tables stood still is told."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from sample_bot import choose
from websockets.exceptions import WebSocketException

from fivecups.client import HouseClient
from fivecups.client.requests import HouseError
from fivecups.engine import Refused
from fivecups.engine.data import frozen_plain
from fivecups.house.table.entries import Moved, StoodIn, decode_entry
from fivecups.store import Store, open_store
from tests.store.databases import new_database
from tests.web.server import House

from .balancer import balanced
from .server import cut_bus

PATIENCE = 3.0
"""Seconds after which a client thinks that its node does not answer, and comes in anew."""

FREEZE_SECONDS = 6.0
CLOCK = {"kind": "decision", "seconds": 60}
TROUBLE = (OSError, TimeoutError, WebSocketException, HouseError)
PASSING = ("stale-ask", "wrong-phase", "game-over", "table-busy", "too-fast")


@dataclass
class Person:
    """Somebody who plays through everything. `acknowledged` is what the house has said to be
    written: the table, the seat, the ask and the answer."""

    client: HouseClient
    rng: random.Random
    acknowledged: list[tuple[str, int, str, Any]] = field(default_factory=list)

    async def again(self, what: Callable[[], Any]) -> Any:
        """Try until it works, each time with a new connection."""
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
                if code not in PASSING and not code.startswith("storage-"):
                    raise
                return None

    def hang_up(self) -> None:
        """Close the socket without waiting for a node that may not answer."""
        socket, reading = self.client._socket, self.client._reading
        if socket is not None:
            socket.transport.abort()
        if reading is not None:
            reading.cancel()
        self.client._socket = self.client._reading = None

    async def play(self, table: str) -> None:
        """Answer whatever is asked until the game is over. The same ask gets the same answer."""
        given: dict[str, Any] = {}
        seen = await self.again(lambda: self.client.watch(table))
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
    """What has come of it. `stood_still` is for each fault how many seconds it took until a bot had
    moved at every table."""

    faults: list[str] = field(default_factory=list)
    stood_still: list[tuple[str, float]] = field(default_factory=list)
    games: int = 0
    acknowledged: int = 0
    lost: list[Any] = field(default_factory=list)
    doubled: list[Any] = field(default_factory=list)
    stood_in_for: list[Any] = field(default_factory=list)

    def __str__(self) -> str:
        longest = max((seconds for _, seconds in self.stood_still), default=0.0)
        return (
            f"{len(self.faults)} faults, {self.games} games, {self.acknowledged} answers"
            f" acknowledged: {len(self.lost)} lost, {len(self.doubled)} doubled,"
            f" {len(self.stood_in_for)} wrongly stood in for; every table moved again within"
            f" {longest:.1f} s\n"
            + "\n".join(f"  {fault}: {seconds:.1f} s" for fault, seconds in self.stood_still)
        )


class Chaos:
    """Nodes, tables, and what is done to them."""

    def __init__(self, folder: Path, seed: int, tables: int = 3) -> None:
        self.database = new_database("postgresql", folder)
        self.nodes = [House(folder, self.database, pause=0.05) for _ in range(3)]
        self.rng = random.Random(seed)
        self.seats = tables
        self.playing: dict[int, str] = {}
        self.names: list[str] = []
        self.people: list[Person] = []
        self.report = Report()

    async def run(self, faults: Iterable[str]) -> Report:
        await asyncio.gather(*(asyncio.to_thread(node.open) for node in self.nodes))
        store = await open_store(self.database)
        try:
            async with balanced([node.port for node in self.nodes]) as base:
                games = [
                    asyncio.create_task(self._games(base, place)) for place in range(self.seats)
                ]
                while len(self.playing) < self.seats:
                    await asyncio.sleep(0.05)
                for fault in faults:
                    await self._meet(fault, store)
                for game in games:
                    game.cancel()
                await asyncio.gather(*games, return_exceptions=True)
                for person in self.people:
                    person.hang_up()
            await self._examine(store)
        finally:
            await store.close()
            for node in self.nodes:
                if node.process is not None:
                    with contextlib.suppress(ProcessLookupError):
                        node.process.send_signal(signal.SIGCONT)
                        node.kill()
        return self.report

    async def _games(self, base: str, place: int) -> None:
        """One game after the other of two people and a bot."""
        pair = [
            Person(await HouseClient.enter(base, name), random.Random(self.rng.random()))
            for name in ("Ana", "Bob")
        ]
        self.people += pair
        ana = pair[0]
        while True:
            made = await ana.again(
                lambda: ana.client.create_table("poker-dice", 3, visibility="open", clock=CLOCK)
            )
            for seat, person in enumerate(pair):
                await person.again(partial(person.client.sit, made, seat))
            await ana.again(partial(ana.client.place_bot, made, 2, "random"))
            await ana.again(partial(ana.client.start, made))
            self.playing[place] = made
            self.names.append(made)
            await asyncio.gather(*(person.play(made) for person in pair))

    async def _meet(self, fault: str, store: Store) -> None:
        """Let something happen, and wait until every table goes on. Then it is mended."""
        node = self.rng.choice(self.nodes)
        began = time.time()
        if fault == "kill":
            await asyncio.to_thread(node.kill)
        elif fault == "freeze":
            assert node.process is not None
            node.process.send_signal(signal.SIGSTOP)
        else:
            await asyncio.to_thread(cut_bus)
        tables = dict(self.playing)
        seconds = await asyncio.gather(
            *(self._moves_again(store, place, name, began) for place, name in tables.items())
        )
        self.report.faults.append(fault)
        self.report.stood_still.append((fault, max(seconds)))
        if fault == "kill":
            await asyncio.to_thread(node.open)
        elif fault == "freeze":
            assert node.process is not None
            await asyncio.sleep(max(0.0, began + FREEZE_SECONDS - time.time()))
            node.process.send_signal(signal.SIGCONT)

    async def _moves_again(self, store: Store, place: int, name: str, began: float) -> float:
        """Seconds until a bot has moved at a table after a moment, or another game has begun."""
        while self.playing[place] == name:
            for entry in map(decode_entry, await store.entries(name)):
                if isinstance(entry, Moved) and entry.by == "bot" and entry.at > 1000 * began:
                    return entry.at / 1000 - began
            await asyncio.sleep(0.1)
        return time.time() - began

    async def _examine(self, store: Store) -> None:
        """Compare what the house has acknowledged with what is in its logs."""
        written: dict[tuple[str, int, str], list[Any]] = {}
        for name in self.names:
            for entry in map(decode_entry, await store.entries(name)):
                if isinstance(entry, Moved):
                    written.setdefault((name, entry.seat, entry.ask), []).append(entry.answer)
                elif isinstance(entry, StoodIn):
                    self.report.stood_in_for.append((name, entry))
        acknowledged = [one for person in self.people for one in person.acknowledged]
        self.report.games, self.report.acknowledged = len(self.names), len(acknowledged)
        self.report.doubled = [key for key, answers in written.items() if len(answers) > 1]
        self.report.lost = [
            (table, seat, ask)
            for table, seat, ask, answer in acknowledged
            if frozen_plain(answer) not in map(frozen_plain, written.get((table, seat, ask), ()))
        ]


def for_minutes(minutes: float, seed: int) -> Iterable[str]:
    """Faults at random, as long as there is time."""
    rng, end = random.Random(seed), time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        yield rng.choice(("kill", "freeze", "cut the bus"))


def main() -> None:
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(Chaos(Path(folder), 1).run(for_minutes(minutes, 1)))
    print(report)
    sys.exit(bool(report.lost or report.doubled or report.stood_in_for))


if __name__ == "__main__":
    main()
