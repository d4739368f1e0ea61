"""A house under load: two people at every table of Poker Dice, each with a socket of their own."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from load import Loaded, Measure, Outcome, free_port, measured, post, rng
from websockets.asyncio.client import connect

LAUNCH = """
import sys
from fivecups.house.live.timing import Timing
from fivecups.web.server.serve import run_house
from fivecups.web.services import Settings
run_house(Settings(sys.argv[2], Timing(pause=0), limit_factor=1e9), "127.0.0.1", int(sys.argv[1]))
"""


class AskPart(msgspec.Struct):
    id: str
    choices: list[Any]


class ViewPart(msgspec.Struct):
    asks: list[AskPart] = []
    result: Any = None


class Heard(msgspec.Struct):
    t: str
    table: str = ""
    view: ViewPart | None = None


decode = msgspec.json.Decoder(Heard).decode


async def player(base: str, table: str, cookie: str, measure: Measure) -> None:
    """Answer at random as fast as the house lets one."""
    address = base.replace("http", "ws") + "/api/socket"
    async with connect(
        address,
        additional_headers={"cookie": cookie},
        compression=None,
        proxy=None,
        max_size=None,
        open_timeout=None,
    ) as socket:
        await socket.send(msgspec.json.encode({"t": "watch", "table": table}).decode())
        number, mine = 0, True
        async for text in socket:
            heard = decode(text)
            if heard.view is None:
                continue
            if not mine:
                measure.arrive(table)
            mine = False
            if heard.view.result is not None:
                measure.finished += 1
                return
            if heard.t == "table":
                await measure.get_ready()
            if heard.view.asks:
                number, mine = number + 1, True
                ask = heard.view.asks[0]
                answer = {
                    "t": "answer",
                    "id": str(number),
                    "table": table,
                    "ask": ask.id,
                    "answer": rng.choice(ask.choices),
                }
                measure.send(table)
                await socket.send(msgspec.json.encode(answer).decode())


def set_up(base: str, cookies: tuple[str, str]) -> str:
    made, _ = post(f"{base}/api/tables", {"game": "poker-dice", "seats": 2}, cookies[0])
    for seat, cookie in enumerate(cookies):
        post(f"{base}/api/tables/{made['id']}/sit", {"seat": seat}, cookie)
    post(f"{base}/api/tables/{made['id']}/start", None, cookies[0])
    return str(made["id"])


async def run(tables: int, seconds: float, database: str | None = None) -> Outcome:
    """Measure a house on SQLite, every move committed to disk."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        base = f"http://127.0.0.1:{port}"
        where = database or str(Path(folder) / "house.db")
        server = Loaded([sys.executable, "-c", LAUNCH, str(port), where], f"{base}/health")
        try:
            pairs = [
                (
                    post(f"{base}/api/me", {"name": "Ana"})[1],
                    post(f"{base}/api/me", {"name": "Bob"})[1],
                )
                for _ in range(tables)
            ]
            empty, measure = server.memory(), Measure()
            names = [set_up(base, pair) for pair in pairs]
            players = [
                player(base, table, cookie, measure)
                for table, pair in zip(names, pairs, strict=True)
                for cookie in pair
            ]
            return await measured(
                "Five Cups (SQLite, durable)", server, tables, empty, measure, players, seconds
            )
        finally:
            server.end()
