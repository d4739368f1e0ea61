"""A house in this process, which is asked over HTTP without a network.

The clock of the house goes on by a second with every request, and what it draws at random is drawn
from seeds, so that every evening is the same.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
from sqlalchemy import select

from fivecups.engine import RandomChance, random_answer
from fivecups.house.live.timing import Timing
from fivecups.house.ports import SCREEN
from fivecups.house.table import commands
from fivecups.house.table.seats import Person
from fivecups.store import schema
from fivecups.web.app import make_app
from fivecups.web.security import with_headers
from fivecups.web.services import Services, Settings
from fivecups.web.services.clock import HouseClock
from fivecups.web.services.limits import RateLimit
from fivecups.web.services.settings import Ages
from tests.store.databases import new_file
from tests.waiting import PATIENCE

BEGINNING = 1_700_000_000_000
LONG = 1_000_000.0
"""Seconds in which no bot answers, so that none comes between two requests."""

DRAWING = (
    "house.accounts.devices",
    "house.accounts.people",
    "house.table.commands.seating.asking",
    "house.table.commands.seating.bots",
    "house.table.commands.seating.seats",
    "house.table.fairness",
    "house.table.text",
    "store.rows.codes",
    "store.store",
)
"""The modules that draw something which is seen."""

STORED = (
    "log", "tables", "chairs", "people", "devices", "links", "ratings", "rated_tables", "results",
    "places_won", "counted_tables", "hidden", "invitations", "holidays", "notice_wishes",
    "push_devices", "reports", "mutes", "codes",
)  # fmt: skip
"""What is in the database afterwards, but for what only this process has to know."""

ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "content-type": "application/json",
}
"""What goes without saying in an answer."""

ELSEWHERE = ("content-length", "set-cookie", "content-security-policy")
"""What other tests look at."""

Told = dict[str, Any]


class Seeded:
    """The module `secrets`, for somebody who may guess."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def token_hex(self, size: int) -> str:
        return self.random.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return f"x{self.random.randbytes(size).hex()}"

    def choice(self, among: Any) -> Any:
        return self.random.choice(among)


@contextmanager
def without_chance() -> Iterator[None]:
    patches = [
        patch.object(importlib.import_module(f"fivecups.{name}"), "secrets", Seeded(name))
        for name in DRAWING
    ]
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in patches:
            one.stop()


class Ear:
    """A connection of somebody, or of a screen that they have put up."""

    def __init__(self, person: Person, screen: bool) -> None:
        self.person = person
        self.screen = screen
        self.watcher = SCREEN if screen else person.id
        self.mutes: frozenset[str] = frozenset()
        self.heard: list[bytes] = []

    def deliver(self, message: bytes) -> None:
        self.heard.append(message)


class Evening:
    """What was asked and answered. Everybody has a device of their own."""

    def __init__(self, services: Services, app: Any) -> None:
        self.services = services
        self.app = app
        self.told: list[Told] = []
        self.devices: dict[str, httpx.AsyncClient] = {}
        self.ears: dict[str, Ear] = {}
        self.now = BEGINNING
        self.counted: list[RateLimit] = []

    async def ask(self, who: str, request: str, body: Any = None, **headers: str) -> Any:
        self.now += 1000
        self.counted.clear()
        method, _, path = request.partition(" ")
        answer = await self.device(who).request(method, path, json=body, headers=headers)
        kind = answer.headers.get("content-type", "")
        found: Any = answer.json() if "json" in kind and answer.content else answer.text
        told: Told = {"who": who, "asks": request, "status": answer.status_code, "answer": found}
        if body is not None:
            told["says"] = body
        limits = vars(self.services.limits).items()
        told["counts"] = [name for name, limit in limits if limit in self.counted]
        if cookies := answer.headers.get_list("set-cookie"):
            told["cookies"] = sorted(re.sub("=[^;]+", "=…", one, count=1) for one in cookies)
        own = {name: text for name, text in answer.headers.items() if name not in ELSEWHERE}
        told |= {f"with {name}": own.get(name) for name in {**own, **ALWAYS}}
        for name, usual in ALWAYS.items():
            if told[f"with {name}"] == usual:
                del told[f"with {name}"]
        self.told.append(told)
        return found

    def device(self, who: str) -> httpx.AsyncClient:
        if who not in self.devices:
            transport = httpx.ASGITransport(self.app, client=("203.0.113.7", 1))
            self.devices[who] = httpx.AsyncClient(transport=transport, base_url="http://house")
        return self.devices[who]

    async def person(self, who: str) -> Person:
        me = (await self.device(who).get("/api/me")).json()
        return Person(me["id"], me["name"], me["sign"], me["colour"])

    async def listen(self, who: str, person: Person, table: str, screen: bool = False) -> None:
        """Have a connection to the house open, and watch a table."""
        ear = self.ears[who] = Ear(person, screen)
        self.services.manager.connect(ear)
        await self.services.manager.watch(table, ear, "1", 0)

    def hear(self) -> None:
        """What those who listen have heard by now: of each message its kind, and a hash."""
        for who, ear in self.ears.items():
            heard = [f"{json.loads(text)['t']} {plain(text)}" for text in ear.heard]
            self.told.append({"who": who, "heard": heard})
            ear.heard.clear()

    def note(self, what: str, found: Any) -> None:
        """What the house itself knows."""
        self.told.append({"asked": what, "found": json.loads(msgspec.json.encode(found))})

    async def play_to_the_end(self, table: str, seed: int) -> None:
        """Everybody at a table answers at random."""
        manager, chance = self.services.manager, RandomChance(seed)
        while (found := manager.tables.live[table].table).phase == "playing":
            assert found.state is not None
            seat = found.state.askings[-1].seats[0]
            chair = found.chairs[seat]
            given = random_answer(found.state, seat, chance)
            person = Person(chair.person or "", chair.name)
            ask = found.state.ask_id(seat, 0)
            self.now += 100
            await manager.submit(table, person, commands.answer_as, ask, given)
        async with asyncio.timeout(PATIENCE):
            while await self.services.store.uncounted_tables(1):
                await asyncio.sleep(0.002)

    async def look_into_the_database(self) -> None:
        """What is stored; of what is packed, a hash."""
        self.hear()
        for name in STORED:
            table = schema.metadata.tables[name]
            wanted = [column for column in table.c if column.name != "password"]
            rows = await self.services.store.database.rows(select(*wanted).order_by(*wanted))
            self.told.append(
                {"stored": name, "rows": [[plain(one) for one in row] for row in rows]}
            )


def plain(value: Any) -> Any:
    return sha256(value).hexdigest()[:12] if isinstance(value, bytes) else value


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    timing = Timing(pause=LONG, hesitation=(LONG, LONG), abandon_after=LONG / 2)
    ages = Ages(closed_tables=LONG, finished_games=LONG, guests=LONG, devices=LONG)
    settings = Settings(str(new_file(folder)), timing, ages=ages)
    app = make_app(settings)
    opened: list[Evening] = []
    now = patch.object(HouseClock, "now", lambda _: opened[0].now if opened else BEGINNING)
    spend = RateLimit.spend

    def noted(limit: RateLimit, key: str) -> None:
        if opened:
            opened[0].counted.append(limit)
        spend(limit, key)

    with without_chance(), now, patch.object(RateLimit, "spend", noted):
        async with app.lifespan():
            opened.append(Evening(app.state.services, with_headers(app)))
            yield opened[0]
            for device in opened[0].devices.values():
                await device.aclose()
