"""Helpers for tests of the house: a store in memory, a controlled clock, people, and listeners that
record every frame."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
from high_cup import HIGH_CUP

from fivecups.bots import Habits
from fivecups.games import GAMES, Manifest
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.ports import SCREEN, Append, SeqTaken, StorageError
from fivecups.house.table import commands
from fivecups.house.table.commands import Outcome
from fivecups.house.table.entries import AnyEntry, ClockSetting, decode_entry
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table
from fivecups.house.wire.protocol import Summary
from fivecups.house.workers.bot_workers import BotAnswer, BotSeat, Remark, answer_in_process
from fivecups.house.write_receipt import Receipt

from .whisper import WHISPER

TEST_GAMES = (HIGH_CUP, WHISPER)
TEST_MANIFESTS = {
    game.name: Manifest(name=game.name, game="tests.house.kit", minutes=(5, 10), quick_seats=3)
    for game in TEST_GAMES
}
ALL_GAMES = sorted({*GAMES, *(game.name for game in TEST_GAMES)})
"""The games of the house, and two more with hidden parts. (conftest.py adds them to the house for
each test.)"""

PEOPLE = tuple(Person(name.lower(), name) for name in ("Ana", "Bob", "Cleo", "Dan", "Eve", "Fay"))
ANA, BOB, CLEO, DAN = PEOPLE[:4]
QUICK = Timing(pause=0.0, hesitation=(0.0, 0.0))


def seats_for(game: str) -> int:
    """Return three seats, or as many as the game needs."""
    counts = {**GAMES, **{game_class.name: game_class for game_class in TEST_GAMES}}[
        game
    ].seat_counts
    return max(3, counts[0])


def people_for(game: str) -> tuple[Person, ...]:
    return PEOPLE[: seats_for(game)]


class MemoryStore:
    """A store in memory that behaves like a real one. `broken` makes every append fail."""

    def __init__(self) -> None:
        self.log: dict[str, list[bytes]] = {}
        self.kept: dict[str, tuple[int, bytes]] = {}
        self.reviews: dict[str, tuple[str, bytes]] = {}
        self.summaries: dict[str, Summary] = {}
        self.broken: StorageError | None = None

    def append(self, append: Append) -> Receipt[None]:
        receipt: Receipt[None] = Receipt()
        self.writing = asyncio.ensure_future(self._settle(append, receipt))
        return receipt

    async def _settle(self, append: Append, receipt: Receipt[None]) -> None:
        try:
            receipt.settle(await self.write(append))
        except BaseException as error:
            receipt.fail(error)

    async def write(self, append: Append) -> None:
        await asyncio.sleep(0)
        if self.broken is not None:
            raise self.broken
        bodies = self.log.setdefault(append.table, [])
        if append.seq != len(bodies):
            raise SeqTaken
        bodies += [body for _, _, body in append.entries]
        if append.summary is not None:
            self.summaries[append.table] = append.summary

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        return self.log.get(table, [])[after + 1 :]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return self.kept.get(table)

    async def store_snapshot(self, table: str, seq: int, body: bytes) -> None:
        if self.broken is not None:
            raise self.broken
        self.kept[table] = (seq, body)

    async def review(self, table: str, made_by: str) -> bytes | None:
        by, body = self.reviews.get(table, ("", b""))
        return body if by == made_by else None

    async def store_review(self, table: str, made_by: str, body: bytes) -> None:
        if self.broken is not None:
            raise self.broken
        self.reviews[table] = (made_by, body)

    async def idle_tables(self, since: int) -> list[str]:
        return [
            name
            for name, summary in self.summaries.items()
            if summary.phase in ("open", "playing", "paused")
        ]

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        return {name: len(self.log[name]) for name in tables if name in self.log}

    async def live_tables(self) -> list[str]:
        return [name for name, summary in self.summaries.items() if summary.phase == "playing"]


class InProcessBots:
    """Bots that answer at once, in this process."""

    async def answer(
        self, seat: BotSeat, view: Any, ask: Any, urgent: bool, habits: Habits = ()
    ) -> BotAnswer:
        return answer_in_process(replace(seat, level="random"), view, ask)

    async def remark(self, seat: BotSeat, view: Any, urgent: bool, habits: Habits = ()) -> Remark:
        return Remark(talks=False)

    async def close(self) -> None:
        pass


class Ear:
    """A listener that records all messages."""

    def __init__(self, person: Person, screen: bool = False, watcher: str | None = None) -> None:
        self.person = person
        self.screen = screen
        self.watcher = watcher if watcher is not None else SCREEN if screen else person.id
        self.mutes: frozenset[str] = frozenset()
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []

    def deliver(self, message: bytes) -> None:
        self.raw.append(message)
        self.heard.append(msgspec.json.decode(message))

    def frames(self, table: str) -> list[dict[str, Any]]:
        """Return all frames of a table, from the beginning or from the last full message on."""
        frames: list[dict[str, Any]] = []
        for message in self.heard:
            if message.get("table") == table and message["t"] == "table":
                kept = [] if message["frames"] and message["frames"][0]["seq"] == 1 else frames
                frames = kept + message["frames"]
            elif message.get("table") == table and message["t"] == "news":
                frames.append(message["frame"])
        return frames

    def view(self, table: str) -> dict[str, Any]:
        """Return the last view of a table that was received."""
        views = [
            message["view"]
            for message in self.heard
            if message.get("table") == table and message.get("view") is not None
        ]
        return dict(views[-1])


class Clockwork:
    """A clock that moves only when a test moves it."""

    def __init__(self, now: int = 1_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def new_table(
    game: str = "poker-dice", people: tuple[Person, ...] = (ANA, BOB), **settings: Any
) -> Table:
    """Return a table with these people in its seats, before the start."""
    options = settings.pop("options", {})
    clock = settings.pop("clock", ClockSetting())
    entry = commands.create(
        people[0],
        game,
        len(people),
        options,
        clock,
        settings.get("visibility", "open"),
        False,
        1000,
    )
    table = Table.new("table", entry)
    for seat, person in enumerate(people):
        table = follow(table, commands.sit(table, person, seat, f"entropy of {person.name}", 1000))
    return table


def follow(table: Table, decision: Outcome) -> Table:
    for entry in decision.entries:
        table = table.after(entry, decision.state if entry is decision.entries[-1] else None)
    return table


def begun(
    game: str = "poker-dice", people: tuple[Person, ...] = (ANA, BOB), **settings: Any
) -> Table:
    table = new_table(game, people, **settings)
    return follow(table, commands.start(table, people[0], 2000))


@asynccontextmanager
async def open_manager(
    store: MemoryStore, timing: Timing = QUICK, now: Callable[[], int] | None = None
) -> AsyncIterator[TableManager]:
    """Yield a manager of these tables, which is closed however the test ends."""
    manager = TableManager(store, InProcessBots(), timing, now or Clockwork())
    try:
        yield manager
    finally:
        await manager.close()


def in_manager(
    check: Callable[[TableManager, MemoryStore], Awaitable[None]],
    timing: Timing = QUICK,
    now: Callable[[], int] | None = None,
    store: MemoryStore | None = None,
) -> None:
    """Run a check with a manager and a store of its own."""

    async def run() -> None:
        kept = store or MemoryStore()
        async with open_manager(kept, timing, now) as manager:
            await check(manager, kept)

    asyncio.run(run())


async def seated(
    manager: TableManager,
    game: str,
    people: tuple[Person, ...],
    start: bool = True,
    **settings: Any,
) -> str:
    """Create a table with these people, start its game unless `start` is False, and return its
    id."""
    info = await manager.commands.create(
        people[0], game, len(people), settings.pop("options", {}), **settings
    )
    for seat, person in enumerate(people):
        await manager.commands.submit(info.id, person, commands.sit, seat, "")
    if start:
        await manager.commands.submit(info.id, people[0], commands.start)
    return info.id


async def answer(manager: TableManager, table: str, person: Person, ask: str, given: Any) -> bool:
    return await manager.commands.submit(table, person, commands.answer_own_ask, ask, given)


async def say(manager: TableManager, table: str, person: Person, text: str, ref: str) -> None:
    """Send a line of chat."""
    await manager.commands.submit(table, person, commands.say, text, ref)


async def bots_only(manager: TableManager, game: str, seats: int | None = None) -> str:
    """Create a table with bots in all its seats, not started, and return its id."""
    seats = seats or seats_for(game)
    info = await manager.commands.create(ANA, game, seats, {})
    for seat in range(seats):
        await manager.commands.submit(info.id, ANA, commands.place_bot, seat, "random")
    return info.id


def entries_of(store: MemoryStore, table: str) -> list[AnyEntry]:
    return [decode_entry(body) for body in store.log[table]]
