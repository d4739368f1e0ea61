"""The cost of a move in a house without its network: ``python -m benchmarks.server.inside [TABLES]
[MOVES] [--profile]``.

Requests go straight into the players' connections, and responses are read from there; everything
between is the real house on SQLite. A fixed number of moves makes counts of instructions
comparable, whatever else the machine does: put ``valgrind --tool=callgrind`` before it.
"""

from __future__ import annotations

import asyncio
import cProfile
import itertools
import pstats
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop

from fivecups.house.accounts.people import Account
from fivecups.house.live.timing import Timing
from fivecups.house.table import commands
from fivecups.web.server.serve import _tune_garbage_collector
from fivecups.web.services import Services, Settings
from fivecups.web.services.services import open_services
from fivecups.web.sockets.connection import Connection

from ..measure import quartiles
from .house import first_ask

rng = random.Random(1)


BLOCK = 500


class Count:
    """A countdown of moves; players stop answering at zero. `times` are the process's CPU seconds
    after each block of moves."""

    def __init__(self, moves: int) -> None:
        self.left = moves
        self.over = asyncio.get_running_loop().create_future()
        self.times: list[float] = []

    def take(self) -> bool:
        if self.left % BLOCK == 0:
            self.times.append(time.process_time())
        self.left -= 1
        if self.left == 0:
            self.over.set_result(None)
        return self.left >= 0


class Player:
    """A fake transport of a socket that answers at random."""

    backlog = 0

    def __init__(self, table: str, count: Count) -> None:
        self.table = table.encode()
        self.count = count
        self.loop = asyncio.get_running_loop()
        self.receive: Callable[[bytes], None] = lambda message: None
        self.asked: Any = None
        self.begun = False

    def send_text(self, message: bytes) -> None:
        asked = first_ask(message)
        if asked is not None:
            self.asked = asked
            if self.begun:
                self.loop.call_soon(self.answer)

    def answer(self) -> None:
        if self.asked is None or not self.count.take():
            return
        (ask, choices), self.asked = self.asked, None
        answer = b'{"t":"answer","id":"1","table":"%b","ask":"%b","answer":%b}'
        self.receive(answer % (self.table, ask, bytes(rng.choice(choices))))

    def close(self, code: int) -> None:
        raise AssertionError(code)

    async def run(self, on_message: Callable[[bytes], None]) -> None:
        self.receive = on_message
        await asyncio.get_running_loop().create_future()


async def set_up(services: Services, place: int, count: Count) -> list[Player]:
    """Create a table of two with both players connected."""
    manager = services.manager
    two = [Account(f"{place}-{name}", name, "en", 0) for name in ("Ana", "Bob")]
    table = await manager.commands.create(two[0].person, "poker-dice", 2, {})
    for seat, account in enumerate(two):
        await manager.commands.submit(table.id, account.person, commands.sit, seat, "")
    await manager.commands.submit(table.id, two[0].person, commands.start)
    players = []
    for account in two:
        player = Player(table.id, count)
        connection = Connection(player, services, account, "device")
        manager.spawn(connection.run())
        await asyncio.sleep(0)
        await manager.subscriptions.watch(table.id, connection, None, 0)
        players.append(player)
    return players


async def play(tables: int, moves: int, profile: cProfile.Profile | None) -> list[float]:
    """Return the microseconds of processor time per move, for each block of moves."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(str(Path(folder) / "house.db"), Timing(pause=0), limit_factor=1e9)
        async with open_services(settings) as services:
            count = Count(moves)
            pairs = await asyncio.gather(
                *(set_up(services, place, count) for place in range(tables))
            )
            _tune_garbage_collector()
            if profile is not None:
                profile.enable()
            for player in itertools.chain.from_iterable(pairs):
                player.begun = True
                player.answer()
            await count.over
            if profile is not None:
                profile.disable()
            blocks = itertools.pairwise(count.times)
            return [1e6 * (end - start) / BLOCK for start, end in blocks]


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    tables, moves = (*numbers, *(200, 12_000)[len(numbers) :])
    profile = cProfile.Profile() if "--profile" in sys.argv else None
    low, middle, high = quartiles(uvloop.run(play(tables, moves, profile)))
    print(f"{low:.1f} {middle:.1f} {high:.1f} µs of computing for a move, by quarters of the run")
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
