"""A house under load: two people at every table of Poker Dice, each with a socket of their own."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import psutil

from .load import Loaded, Measure, Outcome, free_port, measured, post, rng
from .sockets import connect

LAUNCH = """
import sys
from fivecups.house.live.timing import Timing
from fivecups.web.server.serve import run_house
from fivecups.web.services import Settings
settings = Settings(sys.argv[2], Timing(pause=0), limit_factor=1e9)
run_house(settings, "127.0.0.1", int(sys.argv[1]), workers=int(sys.argv[3]))
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
    async with connect(f"{base}/api/socket?table={table}", {"Cookie": cookie}) as socket:
        socket.send(msgspec.json.encode({"t": "watch", "table": table}))
        number, mine, ready = 0, True, False
        while True:
            heard = decode(await socket.recv())
            if heard.view is None:
                continue
            if not mine:
                measure.arrive(table)
            mine = False
            if heard.view.result is not None:
                measure.finished += 1
                return
            if not ready:
                ready = True
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
                socket.send(msgspec.json.encode(answer))


def set_up(base: str, cookies: tuple[str, str]) -> str:
    made, _ = post(f"{base}/api/tables", {"game": "poker-dice", "seats": 2}, cookies[0])
    for seat, cookie in enumerate(cookies):
        post(f"{base}/api/tables/{made['id']}/sit", {"seat": seat}, cookie)
    post(f"{base}/api/tables/{made['id']}/start", None, cookies[0])
    return str(made["id"])


async def run(
    tables: int,
    seconds: float,
    database: str | None = None,
    workers: int = 1,
    beside: psutil.Process | None = None,
) -> Outcome:
    """Measure a house, every move committed to disk: on SQLite, or with so many workers on the
    PostgreSQL database of this URL, whose server is the process `beside`."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        base = f"http://127.0.0.1:{port}"
        where = database or str(Path(folder) / "house.db")
        command = [sys.executable, "-c", LAUNCH, str(port), where, str(workers)]
        server = Loaded(command, f"{base}/health")
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
            kind = "SQLite" if database is None else f"PostgreSQL, {workers} workers"
            name = f"Five Cups ({kind})"
            return await measured(name, server, tables, empty, measure, players, seconds, beside)
        finally:
            server.end()
