"""Helpers for backup tests: a house with data, and a dump of everything in it."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import select

from fivecups.house.accounts.people import People
from fivecups.house.records.log_audit import audit
from fivecups.house.table import commands
from fivecups.store import Store, open_store, schema
from fivecups.store.backups import read_state
from fivecups.store.backups.backup import TRANSIENT_TABLES
from tests.house.kit import ANA, MemoryStore, bots_only, open_manager
from tests.waiting import until

KEPT = [table for table in schema.metadata.sorted_tables if table not in TRANSIENT_TABLES]


async def play_game(store: Store, game: str = "poker-dice") -> str:
    """Let bots play a game to its end; return its table."""
    async with open_manager(cast(MemoryStore, store)) as manager:
        table = await bots_only(manager, game, 2)
        await manager.commands.submit(table, ANA, commands.start)
        live = await manager.tables.find(table)
        await until(lambda: live.table.phase == "over")
    return table


async def furnish(url: str) -> str:
    """Create people, devices and a finished game; return the game's table."""
    store = await open_store(url)
    people = People(store.people)
    await people.welcome("Ana", "ro", 1)
    await store.lasting_secret("cookie")
    await store.moderation.mute("ana", "bob")
    await store.ladder.rate_once("t", "poker-dice", ["ana", "bob"], [1, 2])
    table = await play_game(store)
    people.close()
    await store.close()
    return table


async def rows_of(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of a database, by table."""
    rows_by_table = {}
    async with read_state(url) as state:
        for table in KEPT:
            rows = [tuple(row) async for part in state.parts(table) for row in part]
            rows_by_table[table.name] = sorted(rows, key=repr)
    return rows_by_table


async def problems_of(url: str) -> list[str]:
    """Return the faults that the check finds in a database."""
    async with read_state(url) as state:
        return [
            f"{name}: {fault.text}"
            for name in await state.table_names()
            for fault in audit(name, await state.log(name), await state.summary(name))
        ]


async def count_tables(store: Store) -> int:
    return len(await store.database.column(select(schema.tables.c.id)))
