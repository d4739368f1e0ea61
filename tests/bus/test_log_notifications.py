"""Tests that entries written together are announced together: a commit costs the database and every
node only a few notifications, however many tables share it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy.ext.asyncio import create_async_engine

from fivecups.bus.postgres import LOG_CHANNEL, PostgresBus
from fivecups.house.ports import Append
from fivecups.store import open_store
from fivecups.store.database import async_url
from tests.store.databases import new_database

TABLES = 250
NAMES = [f"{number:040}" for number in range(TABLES)]


def test_a_group_of_entries_is_told_in_a_few_notes(tmp_path: Path) -> None:
    async def check() -> None:
        url = new_database("postgresql", tmp_path)
        store, bus = await open_store(url), PostgresBus(url)
        heard: dict[str, int] = {}
        await bus.open(heard.__setitem__, lambda topic, text: None, lambda: None)
        while not bus.connected:
            await asyncio.sleep(0.01)
        engine, notes = create_async_engine(async_url(url)), list[str]()
        async with engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            await line.add_listener(
                LOG_CHANNEL, lambda line, pid, channel, text: notes.append(text)
            )
            entries = ((1, "x", b"1"), (2, "x", b"2"))
            await asyncio.gather(*(store.append(Append(name, 0, entries)) for name in NAMES))
            while len(heard) < TABLES or sum(note.count(",") + 1 for note in notes) < TABLES:
                await asyncio.sleep(0.01)
        assert heard == dict.fromkeys(NAMES, 2)
        assert len(notes) < TABLES / 10
        await engine.dispose()
        await bus.close()
        await store.close()

    asyncio.run(check())
