"""Does one guest who floods the coach hold up the bots of other tables?
``python -m benchmarks.coach_flood [SECONDS [REQUESTS_A_SECOND [LIMIT_FACTOR]]]``.

A house of its own runs with the usual settings, but without the pauses that bots make for people;
a third argument multiplies the rate limits. At two tables a person plays against experts, first
in a quiet house, then while a guest of another address asks the coach of a Gentleman's Deal for
nine. Each line has the longest and the mean time in seconds between an event at the table and the
next answer of a bot.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from random import Random
from statistics import fmean
from typing import Any

import httpx

from benchmarks.server.load import free_port
from fivecups.client import HouseClient
from fivecups.client.socket import WatchedTable
from fivecups.engine import Refused

LAUNCH = """
import sys
from fivecups.house.live.timing import Timing
from fivecups.web.server.serve import run_house
from fivecups.web.services import Settings
timing = Timing(pause=0.1, hesitation=(0.1, 0.1))
run_house(Settings(sys.argv[2], timing, float(sys.argv[3])), "127.0.0.1", int(sys.argv[1]))
"""

TABLES = {"dice-town": 4, "gentlemans-deal": 5}
FLOODED, SEATS = "gentlemans-deal", 9
FACTOR, EXTRA_SECONDS = 1.5, 1.0
"""A bot may be so many times slower than in a quiet house, and so many seconds."""


def answer_of(ask: dict[str, Any], rng: Random) -> Any:
    choices = ask["choices"]
    return choices["default"] if isinstance(choices, dict) else rng.choice(choices)


class Player:
    """A person who plays one game after another against experts and answers at once."""

    def __init__(self, base: str, game: str, seats: int) -> None:
        self.base, self.game, self.seats = base, game, seats
        self.waits: list[float] = []

    async def play(self) -> None:
        async with await HouseClient.enter(self.base, self.game) as house:
            for seed in range(1_000_000):
                table = await open_table(house, self.game, self.seats, "expert")
                await self.play_game(house, await house.watch(table), Random(seed))

    async def play_game(self, house: HouseClient, seen: WatchedTable, rng: Random) -> None:
        while not seen.over:
            await give_answer(house, seen, rng)
            began = time.perf_counter()
            seen = await house.news(seen.id)
            self.waits.append(time.perf_counter() - began)


async def open_table(house: HouseClient, game: str, seats: int, level: str) -> str:
    table = await house.create_table(game, seats, visibility="invitation")
    await house.sit(table, 0)
    for seat in range(1, seats):
        await house.request("POST", f"/api/tables/{table}/bot", {"seat": seat, "level": level})
    await house.start(table)
    return table


async def give_answer(house: HouseClient, seen: WatchedTable, rng: Random) -> None:
    asks = [ask for ask in seen.asks if not ask["optional"]]
    if asks:
        try:
            await house.answer(seen.id, asks[0]["id"], answer_of(asks[0], rng))
        except Refused as refused:
            if refused.refusal.code not in ("stale-ask", "game-over"):
                raise


class Flood:
    """A guest who asks the coach so many times a second, whatever the answers, and plays on slowly,
    so that there is always something new to ask."""

    def __init__(self, base: str, rate: float) -> None:
        self.base, self.rate = base, rate
        self.statuses: Counter[int | str] = Counter()

    async def run(self, seconds: float) -> None:
        async with await HouseClient.enter(self.base, "Flood") as house:
            playing = asyncio.create_task(self.play(house))
            while FLOODED not in {seen.info.game for seen in house.tables.values()}:
                await asyncio.sleep(0.1)
            limits = httpx.Limits(max_connections=500)
            async with httpx.AsyncClient(base_url=self.base, limits=limits, timeout=300) as web:
                web.headers["cookie"] = house.cookies
                asking = []
                for _ in range(int(seconds * self.rate)):
                    table = list(house.tables)[-1]
                    asking.append(asyncio.create_task(self.ask(web, table)))
                    await asyncio.sleep(1 / self.rate)
                for task in asking:
                    task.cancel()
                await asyncio.gather(*asking, return_exceptions=True)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    async def ask(self, web: httpx.AsyncClient, table: str) -> None:
        try:
            self.statuses[(await web.post(f"/api/tables/{table}/coach")).status_code] += 1
        except httpx.HTTPError as error:
            self.statuses[type(error).__name__] += 1

    async def play(self, house: HouseClient) -> None:
        rng = Random(0)
        while True:
            seen = await house.watch(await open_table(house, FLOODED, SEATS, "novice"))
            while not seen.over:
                await asyncio.sleep(1.0)
                await give_answer(house, seen, rng)
                seen = house.tables[seen.id]


def substitutes(base: str) -> float:
    """Return how often another bot answered in place of one."""
    with urllib.request.urlopen(f"{base}/metrics") as answer:
        text = answer.read().decode()
    found = re.findall(r"^fivecups_bot_substitutes_total\{.*\} (\S+)$", text, re.MULTILINE)
    return sum(map(float, found))


async def measure(base: str, seconds: float, rate: float) -> bool:
    """Measure the quiet and the flooded house and print both. Return True if the flood is within
    the bounds."""
    players = [Player(base, game, seats) for game, seats in TABLES.items()]
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(20)
    for player in players:
        player.waits.clear()
    await asyncio.sleep(seconds / 2)
    quiet = [list(player.waits) for player in players]
    for player in players:
        player.waits.clear()
    flood = Flood(base, rate)
    await flood.run(seconds)
    fair = True
    for player, before in zip(players, quiet, strict=True):
        late = max(player.waits) > FACTOR * max(before) + EXTRA_SECONDS
        fair = fair and not late
        print(
            f"{player.game:16} quiet {max(before):.2f} {fmean(before):.2f}"
            f"   flooded {max(player.waits):.2f} {fmean(player.waits):.2f}{'   LATE' if late else ''}"
        )
    counted = substitutes(base)
    print(f"responses {dict(flood.statuses)}   substitutes {counted:.0f}")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return fair and not counted


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", type=float, nargs="?", default=60)
    parser.add_argument("rate", type=float, nargs="?", default=20)
    parser.add_argument("limit_factor", nargs="?", default="1")
    given = parser.parse_args()
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite:///{place}/house.db"
        command = [sys.executable, "-c", LAUNCH, str(port), database, given.limit_factor]
        with subprocess.Popen(command, stderr=open(f"{place}/log", "w")) as house:
            try:
                while True:
                    try:
                        urllib.request.urlopen(f"{base}/health", timeout=5).close()
                        break
                    except OSError:
                        time.sleep(0.2)
                fair = asyncio.run(measure(base, given.seconds, given.rate))
            finally:
                house.terminate()
    sys.exit(not fair)


if __name__ == "__main__":
    main()
