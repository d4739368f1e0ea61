"""A house in this process that is asked over HTTP without a network. Its clock advances by a second
with every request, and its random values come from seeds, so that every transcript is the same."""

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
from fivecups.version import program_version
from fivecups.web.app import make_app
from fivecups.web.security import add_security_headers
from fivecups.web.services import Services, Settings
from fivecups.web.services.house_clock import HouseClock
from fivecups.web.services.settings import Ages
from fivecups.web.services.shared_limits import RateLimit
from tests.store.databases import new_file
from tests.waiting import PATIENCE

BEGINNING = 1_700_000_000_000
LONG = 1_000_000.0
"""Seconds in which no bot answers, so that none comes between two requests."""

SEEDS = {
    "house.accounts.device_tokens": "house.accounts.devices",
    "house.accounts.people": "house.accounts.people",
    "house.table.commands.seating.seat_requests": "house.table.commands.seating.asking",
    "house.table.commands.seating.bot_seats": "house.table.commands.seating.bots",
    "house.table.commands.seating.seat_changes": "house.table.commands.seating.seats",
    "house.table.fairness": "house.table.fairness",
    "house.table.text_cleaning": "house.table.text",
    "store.queries.table_codes": "store.rows.codes",
    "store.store": "store.store",
}
"""The modules whose random values are visible in the transcript, each with the seed of its values.
A seed stays the same when its module is renamed, so that the transcript does."""

STORED = (
    "log", "tables", "chairs", "people", "devices", "links", "ratings", "rated_tables", "results",
    "places_won", "counted_tables", "hidden", "invitations", "holidays", "notice_wishes",
    "push_devices", "reports", "mutes", "codes",
)  # fmt: skip
"""The database tables that are compared; the others concern only the running process."""

ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "content-type": "application/json",
}
"""Headers that every response has, and that the transcript leaves out."""

ELSEWHERE = ("content-length", "set-cookie", "content-security-policy")
"""Headers that other tests check."""

Told = dict[str, Any]


class Seeded:
    """A predictable replacement of the module `secrets`."""

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
        patch.object(importlib.import_module(f"fivecups.{name}"), "secrets", Seeded(seed))
        for name, seed in SEEDS.items()
    ]
    for item in patches:
        item.start()
    try:
        yield
    finally:
        for entry in patches:
            entry.stop()


class Ear:
    """A connection of a person, or of a big screen."""

    def __init__(self, person: Person, screen: bool) -> None:
        self.person = person
        self.screen = screen
        self.watcher = SCREEN if screen else person.id
        self.mutes: frozenset[str] = frozenset()
        self.heard: list[bytes] = []

    def deliver(self, message: bytes) -> None:
        self.heard.append(message)


class Evening:
    """The recorded requests and responses. Every person has a device of their own."""

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
        text = answer.text.replace(program_version(), "VERSION")
        content: Any = json.loads(text) if "json" in kind and text else text
        record: Told = {
            "who": who,
            "asks": request,
            "status": answer.status_code,
            "answer": content,
        }
        if body is not None:
            record["says"] = body
        limits = vars(self.services.limits).items()
        record["counts"] = [name for name, limit in limits if limit in self.counted]
        if cookies := answer.headers.get_list("set-cookie"):
            record["cookies"] = sorted(re.sub("=[^;]+", "=…", cooky, count=1) for cooky in cookies)
        own = {name: text for name, text in answer.headers.items() if name not in ELSEWHERE}
        record |= {f"with {name}": own.get(name) for name in {**own, **ALWAYS}}
        for name, usual in ALWAYS.items():
            if record[f"with {name}"] == usual:
                del record[f"with {name}"]
        self.told.append(record)
        return content

    def device(self, who: str) -> httpx.AsyncClient:
        if who not in self.devices:
            transport = httpx.ASGITransport(self.app, client=("203.0.113.7", 1))
            self.devices[who] = httpx.AsyncClient(transport=transport, base_url="http://house")
        return self.devices[who]

    async def person(self, who: str) -> Person:
        me = (await self.device(who).get("/api/me")).json()
        return Person(me["id"], me["name"], me["sign"], me["colour"])

    async def listen(self, who: str, person: Person, table: str, screen: bool = False) -> None:
        """Open a connection to the house and watch a table."""
        ear = self.ears[who] = Ear(person, screen)
        self.services.manager.subscriptions.connect(ear)
        await self.services.manager.subscriptions.watch(table, ear, "1", 0)

    def hear(self) -> None:
        """Record what the connections have received: kind and hash of each message."""
        for who, ear in self.ears.items():
            heard = [f"{json.loads(text)['t']} {plain(text)}" for text in ear.heard]
            self.told.append({"who": who, "heard": heard})
            ear.heard.clear()

    def note(self, what: str, fact: Any) -> None:
        """Record a fact about the house itself."""
        self.told.append({"asked": what, "found": json.loads(msgspec.json.encode(fact))})

    async def play_to_the_end(self, table: str, seed: int) -> None:
        """Let all players of a table answer at random until the game is over."""
        manager, chance = self.services.manager, RandomChance(seed)
        while (live_table := manager.tables.live[table].table).phase == "playing":
            assert live_table.state is not None
            seat = live_table.state.askings[-1].seats[0]
            chair = live_table.chairs[seat]
            given = random_answer(live_table.state, seat, chance)
            person = Person(chair.person or "", chair.name)
            ask = live_table.state.ask_id(seat, 0)
            self.now += 100
            await manager.commands.submit(table, person, commands.answer_own_ask, ask, given)
        async with asyncio.timeout(PATIENCE):
            while await self.services.store.results.uncounted_tables(1):
                await asyncio.sleep(0.002)

    async def look_into_the_database(self) -> None:
        """Record the stored rows, with a hash for packed data."""
        self.hear()
        for name in STORED:
            table = schema.metadata.tables[name]
            wanted = [column for column in table.c if column.name != "password"]
            rows = await self.services.store.database.rows(select(*wanted).order_by(*wanted))
            self.told.append(
                {"stored": name, "rows": [[plain(item) for item in row] for row in rows]}
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
            opened.append(Evening(app.state.services, add_security_headers(app)))
            yield opened[0]
            for device in opened[0].devices.values():
                await device.aclose()
