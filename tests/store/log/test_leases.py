"""Tests of leases and of the lengths of logs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, text

from fivecups.house.ports import Append
from fivecups.store import Store, open_store, schema

from ..databases import new_database


def in_store(url: str, check: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await check(store)
        finally:
            await store.close()

    asyncio.run(run())


async def add_tables(store: Store, **phases: str) -> None:
    same = {
        "game": "poker-dice",
        "visibility": "open",
        "rated": False,
        "owner": "ana",
        "created_at": 1,
        "changed_at": 1,
        "summary": b"",
    }
    rows = [{"id": name, "phase": phase, **same} for name, phase in phases.items()]
    await store.database.execute(insert(schema.tables).values(rows))


def test_a_lease_belongs_to_one_node_until_it_ends_or_runs_out(database_url: str) -> None:
    async def check(store: Store) -> None:
        await add_tables(store, a="playing", b="playing", c="paused")
        assert sorted(await store.tables_without_lease(10)) == ["a", "b"]
        assert len(await store.tables_without_lease(1)) == 1
        assert await store.take_leases("one", ["a"], 3_600_000) == {"a": 0}
        assert await store.take_leases("two", ["b", "a"], 3_600_000) == {"b": 0}
        assert await store.take_leases("two", ["a"], 3_600_000) == {}
        assert await store.renew_leases("one", 3_600_000) == {"a"}
        assert await store.tables_without_lease(10) == []
        await store.end_leases("one", ["a", "b"])
        assert await store.tables_without_lease(10) == ["a"]
        await store.database.execute(text("UPDATE leases SET until = 1"))
        taken = await store.take_leases("one", ["a", "b"], 3_600_000)
        assert (taken["a"], taken["b"] > 3_600_000) == (0, True)
        assert await store.renew_leases("two", 3_600_000) == set()

    in_store(database_url, check)


def test_a_lease_lasts_for_as_many_milliseconds_as_it_is_taken_for(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.take_leases("one", ["a"], 3_600_000)
        [until] = await store.database.column(text("SELECT until FROM leases"))
        assert until / 1000 - time.time() == pytest.approx(3600, abs=600)

    in_store(database_url, check)


def test_of_two_nodes_that_want_the_same_tables_each_gets_some_and_none_twice(
    database_url: str,
) -> None:
    async def check(store: Store) -> None:
        names = [f"table-{number}" for number in range(50)]
        leases = await asyncio.gather(
            *(
                store.take_leases(node, names[::way], 3_600_000)
                for node, way in (("one", 1), ("two", -1), ("three", 1), ("four", -1))
            )
        )
        assert sorted(name for taken in leases for name in taken) == sorted(names)

    in_store(database_url, check)


def test_nobody_waits_for_a_lease_that_another_transaction_has_locked(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        assert await store.take_leases("one", ["a", "b"], 3_600_000) == {"a": 0, "b": 0}
        await store.database.execute(text("UPDATE leases SET until = 1"))
        async with store.database.engine.connect() as frozen:
            await frozen.execute(text("SELECT * FROM leases WHERE table_id = 'a' FOR UPDATE"))
            assert set(await store.take_leases("two", ["a", "b"], 3_600_000)) == {"b"}
        assert set(await store.take_leases("two", ["a", "b"], 3_600_000)) == {"a", "b"}

    in_store(new_database("postgresql", tmp_path), check)


def test_how_many_entries_logs_have(database_url: str) -> None:
    async def check(store: Store) -> None:
        await add_tables(store, a="playing", b="open")
        await store.append(Append("a", 0, ((1, "x", b"1"), (1, "x", b"2"))))
        await store.append(Append("b", 0, ((1, "x", b"1"),)))
        assert await store.lengths(["a", "b", "nowhere"]) == {"a": 2, "b": 1}
        assert await store.lengths([]) == {}

    in_store(database_url, check)
