"""Tests that old data is deleted, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

from sqlalchemy import select

from fivecups.house.accounts.people import People
from fivecups.house.table import commands
from fivecups.store import Store, open_store, schema
from fivecups.store.queries.expiry import TABLES_WITH_TABLE_ID
from tests.house.kit import ANA, BOB, MemoryStore, open_manager, seated

from ..backups.kit import play_game, problems_of

LATE = 10**15


def in_store(url: str, check: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(url)
        await check(store)
        await store.close()

    asyncio.run(run())


async def names(store: Store) -> set[str]:
    return set(await store.database.column(select(schema.tables.c.id)))


def test_old_tables_go_with_all_that_hangs_on_them(database_url: str) -> None:
    async def check(store: Store) -> None:
        finished = await play_game(store)
        async with open_manager(cast(MemoryStore, store)) as manager:
            played = await seated(manager, "poker-dice", (ANA, BOB))
            closed = (await manager.commands.create(ANA, "poker-dice", 2, {})).id
            await manager.commands.submit(closed, ANA, commands.close)
        await store.store_review(finished, "1", b"{}")
        summary = await store.summary(closed)
        assert summary is not None
        assert await store.expiry.expire_tables("abandoned", summary.changed_at) == 0
        assert await store.expiry.expire_tables("abandoned", LATE) == 1
        assert await names(store) == {finished, played}
        assert await store.expiry.expire_tables("over", LATE) == 1
        assert await names(store) == {played}
        assert await store.expiry.expire_tables("over", LATE) == 0
        for table in TABLES_WITH_TABLE_ID:
            left = await store.database.column(select(table.c.table_id))
            assert set(left) <= {played}, table.name
        assert await problems_of(database_url) == []

    in_store(database_url, check)


def test_devices_that_do_not_come_back_are_forgotten(database_url: str) -> None:
    async def check(store: Store) -> None:
        people = People(store.people)
        _, old = await people.welcome("Ana", "en", 100)
        _, new = await people.welcome("Bob", "en", 100)
        await store.people.touch_device(new.device, 500)
        assert await store.expiry.expire_devices(100) == 0
        assert await store.expiry.expire_devices(101) == 1
        assert await people.recognise(old) is None
        assert await store.expiry.expire_devices(500) == 0
        assert await people.recognise(new) is not None
        people.close()

    in_store(database_url, check)


def test_guests_who_do_not_come_back_are_deleted_but_nobody_who_might(database_url: str) -> None:
    async def check(store: Store) -> None:
        people = People(store.people)
        gone, lost = await people.welcome("Gone", "en", 100)
        await people.log_out(lost)
        back, key = await people.welcome("Back", "en", 100)
        await store.people.touch_device(key.device, 500)
        with_account, device = await people.welcome("Kept", "en", 100)
        await people.keep(with_account, device.device, "keeper", "correct horse")
        plays, _ = await people.welcome("Plays", "en", 100)
        async with open_manager(cast(MemoryStore, store)) as manager:
            await seated(manager, "poker-dice", (plays.person, BOB))
        assert await store.expiry.expire_guests(100) == 0
        assert await store.expiry.expire_guests(500) == 1
        assert await store.people.account(gone.id) is None
        for item in (back, with_account, plays):
            assert await store.people.account(item.id) is not None, item.name
        people.close()

    in_store(database_url, check)
