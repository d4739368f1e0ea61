"""The load test against a house: two people at every table of Poker Dice, each with a socket."""

from __future__ import annotations

import sys
import tempfile
from functools import partial
from pathlib import Path

import msgspec
import psutil

from . import compiled
from .load import Loaded, Measure, Outcome, free_port, in_python, measured, post, rng
from .sockets import Socket, connect

LAUNCH = """
import sys
from fivecups.house.live.timing import Timing
from fivecups.web.server.serve import run_house
from fivecups.web.services import Settings
direct = sys.argv[4] == "direct"
settings = Settings(sys.argv[2], Timing(pause=0), limit_factor=1e9, direct_sockets=direct)
run_house(settings, "127.0.0.1", int(sys.argv[1]), workers=int(sys.argv[3]))
"""


_choices = msgspec.json.Decoder(list[msgspec.Raw]).decode


def first_ask(text: bytes) -> tuple[bytes, list[msgspec.Raw]] | None:
    """Return the id and the choices of the first ask in a message without decoding the rest; None
    if there is none."""
    _, separator, asks = text.partition(b'"asks":[{"id":"')
    if not separator:
        return None
    ask, _, rest = asks.partition(b'"')
    first = rest.index(b'"choices":') + 10
    return ask, _choices(rest[first : rest.index(b',"says":', first)])


class Player:
    """A client that answers at random as fast as the house allows."""

    def __init__(self, table: str, measure: Measure) -> None:
        self.table = table
        self.measure = measure
        self._watch = msgspec.json.encode({"t": "watch", "table": table})
        self._number = 0
        self._mine = True
        self._ready = False

    async def open(self, base: str, cookie: str) -> Socket:
        address = f"{base}/api/socket?table={self.table}"
        return await connect(address, {"Cookie": cookie}, self.hear)

    def hear(self, socket: Socket, text: bytes) -> None:
        if text.startswith(b'{"t":"welcome"'):
            socket.send(self._watch)
        if b'"view":{' not in text:
            return
        if not self._mine:
            self.measure.arrive(self.table)
        self._mine = False
        if b'"result":null' not in text:
            self.measure.finished += 1
        elif self._ready:
            self.answer(socket, text)
        else:
            self._ready = True
            self.measure.get_ready(lambda: self.answer(socket, text))

    def answer(self, socket: Socket, text: bytes) -> None:
        asked = first_ask(text)
        if asked is None:
            return
        self._number, self._mine = self._number + 1, True
        ask, choices = asked
        answer = b'{"t":"answer","id":"%d","table":"%b","ask":"%b","answer":%b}'
        self.measure.send(self.table)
        socket.send(answer % (self._number, self.table.encode(), ask, bytes(rng.choice(choices))))


def set_up(base: str, cookies: tuple[str, str]) -> str:
    table, _ = post(f"{base}/api/tables", {"game": "poker-dice", "seats": 2}, cookies[0])
    for seat, cookie in enumerate(cookies):
        post(f"{base}/api/tables/{table['id']}/sit", {"seat": seat}, cookie)
    post(f"{base}/api/tables/{table['id']}/start", None, cookies[0])
    return str(table["id"])


async def run(
    tables: int,
    seconds: float,
    database: str | None = None,
    workers: int = 1,
    beside: psutil.Process | None = None,
    quick: bool = False,
    sockets: str = "direct",
) -> Outcome:
    """Measure a house of `workers` processes, with every move committed to disk: on SQLite, or on
    the PostgreSQL database of this URL, whose server is the process `beside`. With `quick` the
    clients are compiled; with `plain` `sockets` messages go through ASGI."""
    if quick:
        compiled.compile_all()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        base = f"http://127.0.0.1:{port}"
        where = database or str(Path(folder) / "house.db")
        command = [sys.executable, "-c", LAUNCH, str(port), where, str(workers), sockets]
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
                Player(table, measure).open(base, cookie)
                for table, pair in zip(names, pairs, strict=True)
                for cookie in pair
            ]
            kind = "SQLite" if database is None else "PostgreSQL"
            name = f"Five Cups ({kind}, {workers}{', quick clients' if quick else ''}"
            name += ")" if sockets == "direct" else ", plain sockets)"
            drive = partial(compiled.drive, names) if quick else in_python
            return await measured(
                name, server, tables, empty, measure, players, seconds, beside, drive
            )
        finally:
            server.end()
