"""Tests of the log: acknowledged entries are there completely, and its key decides who was
first."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, text

from fivecups.house.accounts.people import Account
from fivecups.house.ports import SeqTaken, StorageError
from fivecups.store import Store, open_store
from fivecups.store.store import MAX_LISTED_TABLES_PER_NETWORK

from .kit import append, entry, summary, with_store


def test_entries_come_back_in_order(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.append(append("t", 0, 3))
        await store.append(append("t", 3))
        await store.append(append("other", 0))
        assert await store.entries("t") == [entry(number)[2] for number in range(4)]
        assert await store.entries("t", 2) == [entry(3)[2]]
        assert await store.entries("none") == []

    with_store(database_url, check)


def test_what_was_acknowledged_is_there_after_reopening(database_url: str) -> None:
    async def write(store: Store) -> None:
        await store.append(append("t", 0, 2))

    async def read(store: Store) -> None:
        assert len(await store.entries("t")) == 2

    with_store(database_url, write)
    with_store(database_url, read)


def test_a_second_writer_of_the_same_number_fails_and_writes_nothing(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.append(append("t", 0))
        with pytest.raises(SeqTaken):
            await store.append(append("t", 0, 3, summary("t", "over")))
        assert len(await store.entries("t")) == 1
        assert await store.open_tables() == []

    with_store(database_url, check)


def test_two_stores_on_one_database_agree_who_was_first(database_url: str) -> None:
    async def check(store: Store) -> None:
        other = await open_store(database_url)
        won = 0
        for seq in range(20):
            outcomes = await asyncio.gather(
                store.append(append("t", seq)),
                other.append(append("t", seq)),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == [
                "NoneType",
                "SeqTaken",
            ]
            won += 1
        assert len(await store.entries("t")) == won == 20
        await other.close()

    with_store(database_url, check)


def test_a_conflict_in_a_group_fails_alone(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.append(append("t7", 0))
        outcomes = await asyncio.gather(
            *(store.append(append(f"t{number}", 0, 2)) for number in range(20)),
            return_exceptions=True,
        )
        failed = [number for number, outcome in enumerate(outcomes) if outcome is not None]
        assert failed == [7]
        assert isinstance(outcomes[7], SeqTaken)
        assert [len(await store.entries(f"t{number}")) for number in range(20)] == [
            1 if number == 7 else 2 for number in range(20)
        ]

    with_store(database_url, check)


def test_waiting_appends_share_a_commit(database_url: str) -> None:
    sizes: list[int] = []

    async def run() -> None:
        store = await open_store(database_url, measured=lambda size, seconds: sizes.append(size))
        await asyncio.gather(*(store.append(append(f"t{number}", 0)) for number in range(100)))
        await store.close()

    asyncio.run(run())
    assert sum(sizes) == 100
    assert len(sizes) <= 3


def test_closing_writes_what_waits_and_refuses_what_comes_later(database_url: str) -> None:
    async def run() -> None:
        store = await open_store(database_url)
        waiting = [
            asyncio.ensure_future(store.append(append(f"t{number}", 0))) for number in range(10)
        ]
        await asyncio.sleep(0)
        await store.writer.close()
        assert all(task.done() and task.exception() is None for task in waiting)
        with pytest.raises(StorageError):
            await store.append(append("late", 0))
        await store.close()

    asyncio.run(run())


def test_lists_follow_from_summaries(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.append(append("t1", 0, 1, summary("t1", at=1)))
        await store.append(append("t2", 0, 1, summary("t2", people=("bob", "ana"), at=2)))
        assert [table.id for table in await store.open_tables()] == ["t2", "t1"]
        assert [table.id for table in await store.tables_of("bob", finished=False)] == ["t2"]
        await store.append(append("t2", 1, 1, summary("t2", "over", people=("bob", "ana"), at=3)))
        assert [table.id for table in await store.open_tables()] == ["t1"]
        assert [table.id for table in await store.tables_of("bob", finished=True)] == ["t2"]
        assert await store.tables_of("bob", finished=True, before=3) == []
        await store.append(
            append("t1", 1, 1, summary("t1", "playing", people=(None, "cleo"), at=4))
        )
        assert await store.live_tables() == ["t1"]
        assert [table.id for table in await store.tables_of("cleo", finished=False)] == ["t1"]

    with_store(database_url, check)


def test_nobody_fills_the_list_of_open_tables_alone(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.append(append("first", 0, 1, replace(summary("first", at=1), owner="bob")))
        for number in range(20):
            await store.append(append(f"t{number}", 0, 1, summary(f"t{number}", at=10 + number)))
        listed = [table.id for table in await store.open_tables()]
        assert listed == ["t19", "t18", "t17", "t16", "t15", "first"]
        page = await store.open_tables(most=3)
        assert [table.id for table in page] == listed[:3]
        assert [table.id for table in await store.open_tables(page[-1].created_at)] == listed[3:]

    with_store(database_url, check)


def test_idle_tables_are_those_with_an_old_last_entry(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.append(append("old", 0, 1, summary("old")))
        await store.append(append("new", 0, 50, summary("new")))
        await store.append(append("over", 0, 1, summary("over", "over")))
        assert await store.idle_tables(1010) == ["old"]

    with_store(database_url, check)


def test_snapshots_are_replaced(database_url: str) -> None:
    async def check(store: Store) -> None:
        assert await store.snapshot("t") is None
        await store.store_snapshot("t", 3, b"three")
        await store.store_snapshot("t", 5, b"five")
        assert await store.snapshot("t") == (5, b"five")

    with_store(database_url, check)


def test_reviews_are_replaced_and_known_by_who_has_made_them(database_url: str) -> None:
    async def check(store: Store) -> None:
        assert await store.review("t", "1.0") is None
        await store.store_review("t", "1.0", b"one")
        assert (await store.review("t", "1.0"), await store.review("t", "2.0")) == (b"one", None)
        await store.store_review("t", "2.0", b"two")
        assert (await store.review("t", "1.0"), await store.review("t", "2.0")) == (None, b"two")

    with_store(database_url, check)


def test_a_lasting_secret_is_made_once(database_url: str) -> None:
    async def check(store: Store) -> None:
        other = await open_store(database_url)
        first, two = await asyncio.gather(
            store.lasting_secret("cookie"), other.lasting_secret("cookie")
        )
        assert first == two == await store.lasting_secret("cookie")
        assert first != await store.lasting_secret("another")
        await other.close()

    with_store(database_url, check)


def test_a_group_is_written_in_the_order_of_its_tables(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        names = ("c", "a", "d", "b")
        await asyncio.gather(*(store.append(append(name, 0, 2)) for name in names))
        query = text("SELECT table_id, seq FROM log ORDER BY rowid")
        written = [tuple(row) for row in await store.database.rows(query)]
        assert written == [(name, seq) for name in "abcd" for seq in (0, 1)]

    with_store(str(tmp_path / "house.db"), check)


def test_sqlite_takes_a_group_by_one_statement(tmp_path: Path) -> None:
    """Between two statements another process would have to wait for this one's computation."""

    async def check(store: Store) -> None:
        statements: list[str] = []

        def listen(connection: Connection) -> None:
            driver: Any = connection.connection.driver_connection
            driver.set_trace_callback(statements.append)

        await store.database.write(listen)
        statements.clear()
        await asyncio.gather(*(store.append(append(f"t{number}", 0, 3)) for number in range(40)))
        assert len(statements) == 1 and statements[0].startswith("INSERT INTO log")
        assert [len(await store.entries(f"t{number}")) for number in range(40)] == 40 * [3]

    with_store(str(tmp_path / "house.db"), check)


def test_more_rows_than_one_statement_takes_are_written_all_or_none(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        await store.append(append("t", 0, 7000))
        assert len(await store.entries("t")) == 7000
        await store.append(append("u", 6999))
        with pytest.raises(SeqTaken):
            await store.append(append("u", 0, 7000))
        assert len(await store.entries("u")) == 1

    with_store(str(tmp_path / "house.db"), check)


def test_sqlite_is_set_to_keep_what_it_was_given(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        async with store.database.engine.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2

    with_store(str(tmp_path / "house.db"), check)


def test_logs_that_are_wanted_at_the_same_moment_are_each_read_on_from_their_place(
    database_url: str,
) -> None:
    async def check(store: Store) -> None:
        for name in ("a", "b"):
            await store.append(append(name, 0, 4))
        bodies = [body for _, _, body in append("a", 0, 4).entries]
        wanted = [("a", 0), ("b", 2), ("a", 3), ("nowhere", 0), ("a", -1), ("b", 0)]
        entries = await asyncio.gather(*(store.entries(name, after) for name, after in wanted))
        assert entries == [bodies[1:], bodies[3:], [], [], bodies, bodies[1:]]

    with_store(database_url, check)


def test_summaries_of_live_tables_come_back_as_they_were_the_latest_first(
    database_url: str,
) -> None:
    async def check(store: Store) -> None:
        lines = [
            summary(f"t{at}", phase, at=at)
            for at, phase in enumerate(("open", "playing", "paused", "over", "abandoned"))
        ]
        for line in lines:
            await store.append(append(line.id, 0, summary=line))
        assert await store.admin.live_summaries() == [lines[2], lines[1], lines[0]]
        assert await store.admin.live_summaries(1) == [lines[2]]

    with_store(database_url, check)


def test_many_guests_of_one_address_do_not_bury_the_list(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.append(append("first", 0, 1, replace(summary("first", at=1), owner="bob")))
        for number in range(2 * MAX_LISTED_TABLES_PER_NETWORK):
            person = f"guest {number}"
            await store.people.add_account(Account(person, "", "en", 1))
            await store.people.add_device(f"device {number}", person, "", 1)
            await store.people.touch_device(f"device {number}", 2, "one network")
            line = replace(summary(f"t{number}", at=10 + number), owner=person)
            await store.append(append(f"t{number}", 0, 1, line))
        listed = [table.id for table in await store.open_tables()]
        assert len(listed) == MAX_LISTED_TABLES_PER_NETWORK + 1 and "first" in listed

    with_store(database_url, check)
