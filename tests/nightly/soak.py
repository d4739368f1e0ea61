"""Plays at a house for a long time and watches its memory: ``python -m tests.nightly.soak [MINUTES]
[TABLES]``, or ``make soak``.

At every table a person plays against quick bots until the game is over, leaves and opens another
one. The soak fails if the house's main process grows by more than a quarter from the second quarter
of the time to the last, when all that is kept for a while has long reached its bound.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import psutil
from sample_bot import choose

from fivecups.client import HouseClient
from fivecups.engine import Refused
from tests.web.server import House

GAMES = (("poker-dice", 2, "greedy"), ("dice-town", 3, "greedy"), ("gentlemans-deal", 5, "novice"))
MAX_GROWTH = 1.25
SAMPLE_SECONDS = 10
PASSING = ("stale-ask", "wrong-phase", "game-over")


async def play_game(house: HouseClient, rng: random.Random) -> None:
    """Open a table with bots, play a game at random to its end and leave."""
    game, seats, level = rng.choice(GAMES)
    table = await house.create_table(game, seats=seats)
    await house.sit(table, 0)
    for seat in range(1, seats):
        await house.place_bot(table, seat, level)
    await house.start(table)
    seen = await house.watch(table)
    while not seen.over:
        for ask in [ask for ask in seen.asks if not ask["optional"]][:1]:
            try:
                await house.answer(table, ask["id"], choose(ask, rng))
            except Refused as refused:
                if refused.refusal.code not in PASSING:
                    raise
        seen = await house.news(table)


async def play_on(base: str, number: int, end: float, games: list[int]) -> None:
    """Play one game after another, each as a new guest, until the time is up."""
    rng = random.Random(number)
    while time.monotonic() < end:
        async with await HouseClient.enter(base, f"Guest {number}") as house:
            await play_game(house, rng)
            games.append(number)


async def soak(house: House, minutes: float, tables: int) -> list[float]:
    """Play for so many minutes; return the main process's memory over time, in MB."""
    assert house.process is not None
    process, memory, games = psutil.Process(house.process.pid), [], []
    began = time.monotonic()
    end = began + 60 * minutes
    players = [
        asyncio.create_task(play_on(house.base, number, end, games)) for number in range(tables)
    ]
    while time.monotonic() < end:
        await asyncio.sleep(SAMPLE_SECONDS)
        for player in players:
            if player.done():
                player.result()
        memory.append(process.memory_info().rss / 2**20)
        passed = (time.monotonic() - began) / 60
        print(f"{passed:6.1f} min {len(games):7} games {memory[-1]:7.1f} MB", flush=True)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return memory


def main() -> int:
    """Run the soak; return 1 if memory grew."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    tables = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        memory = asyncio.run(soak(house, minutes, tables))
    quarter = max(1, len(memory) // 4)
    early = statistics.median(memory[quarter : 2 * quarter] or memory)
    late = statistics.median(memory[-quarter:])
    grown = late / early
    print(f"{early:.1f} MB in the second quarter, {late:.1f} MB in the last: {grown:.2f} times")
    return int(grown > MAX_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
