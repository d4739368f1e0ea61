"""Tests of a database that is full, locked, frozen or missing: callers get an error, and nothing is
half written."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from fivecups.house.ports import StorageBusy, StorageError, StorageFull
from fivecups.store import Store, open_store, sqlite

from ..databases import locked, new_database
from .kit import append, with_store


def test_a_database_proves_that_it_can_be_written(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        await store.prove_writable()
        with locked(tmp_path / "house.db"), pytest.raises(StorageBusy):
            await store.prove_writable()
        await store.prove_writable()

    with_store(str(tmp_path / "house.db"), check, busy_timeout=10)


def test_a_database_that_is_not_there_is_told() -> None:
    url = new_database("postgresql", Path())
    missing = url.replace("/house_", "/no_house_")
    with pytest.raises(StorageError, match="does not exist"):
        asyncio.run(open_store(missing))


def test_a_full_disk_is_told_and_leaves_no_half_written_move(tmp_path: Path) -> None:
    written = 0

    async def check(store: Store) -> None:
        async def fill() -> None:
            nonlocal written
            while True:
                await store.append(append("t", 3 * written, 3, size=20_000))
                written += 1

        with pytest.raises(StorageFull):
            await fill()
        assert len(await store.entries("t")) == 3 * written

    with_store(str(tmp_path / "house.db"), check, max_page_count=150)
    assert written > 3

    async def reopened(store: Store) -> None:
        assert len(await store.entries("t")) == 3 * written
        await store.append(append("t", 3 * written, 3))

    with_store(str(tmp_path / "house.db"), reopened)


def test_a_locked_database_is_told_and_works_again_when_it_is_free(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        await store.append(append("t", 0))
        with locked(tmp_path / "house.db"):
            with pytest.raises(StorageBusy):
                await store.append(append("t", 1))
            assert len(await store.entries("t")) == 1
        await store.append(append("t", 1))
        assert len(await store.entries("t")) == 2

    with_store(str(tmp_path / "house.db"), check, busy_timeout=50)


def test_who_waits_for_another_process_to_write_looks_again_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process may write without a pause: a writer that retried rarely would never get its
    turn."""
    file, pauses = tmp_path / "house.db", list[float]()

    async def check(store: Store) -> None:
        await store.append(append("t", 0))
        for write in (lambda: store.append(append("t", 1)), store.prove_writable):
            with ExitStack() as other:
                other.enter_context(locked(file))

                def pause(seconds: float, other: ExitStack = other) -> None:
                    pauses.append(seconds)
                    if len(pauses) % 50 == 0:
                        other.close()

                monkeypatch.setattr(sqlite.time, "sleep", pause)
                await write()
        assert pauses == 100 * [0.001]

    with_store(str(file), check)


def test_a_locked_database_is_told_to_all_who_wait_after_one_try(tmp_path: Path) -> None:
    tries = 0

    async def check(store: Store) -> None:
        nonlocal tries
        write = store.database.add_rows

        async def counted(insert: str, rows: Any) -> None:
            nonlocal tries
            tries += 1
            await write(insert, rows)

        store.database.add_rows = counted  # type: ignore[method-assign]
        waiting = [store.append(append(f"t{number}", 0)) for number in range(8)]
        with locked(tmp_path / "house.db"):
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StorageBusy] * 8
        assert tries == 1

    with_store(str(tmp_path / "house.db"), check, busy_timeout=10)


def test_a_table_that_is_locked_in_postgresql_fails_alone(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        write, sizes = store.database.add_rows, list[int]()

        async def busy_in_groups(insert: str, rows: Any) -> None:
            sizes.append(len(sizes))
            if len(sizes) == 1:
                raise StorageBusy("deadlock detected")
            await write(insert, rows)

        store.database.add_rows = busy_in_groups  # type: ignore[method-assign]
        await asyncio.gather(*(store.append(append(f"t{number}", 0)) for number in range(3)))
        assert len(sizes) == 1 + 3

    with_store(new_database("postgresql", tmp_path), check)


def test_a_node_that_is_frozen_in_a_transaction_holds_its_locks_only_for_a_while(
    tmp_path: Path,
) -> None:
    async def check(store: Store) -> None:
        query = text("SHOW idle_in_transaction_session_timeout")
        assert await store.database.column(query) == ["2s"]

    with_store(new_database("postgresql", tmp_path), check)


def test_an_unknown_kind_of_database_is_refused() -> None:
    with pytest.raises(StorageError, match="mysql"):
        asyncio.run(open_store("mysql://somewhere/house"))


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="unable to open"):
        asyncio.run(open_store(str(tmp_path / "no" / "such" / "house.db")))


def test_a_log_that_cannot_be_read_is_told_to_all_who_want_some(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        await store.database.execute(text("ALTER TABLE log RENAME TO lost"))
        results = await asyncio.gather(
            *(store.entries(name, 0) for name in "abc"), return_exceptions=True
        )
        assert [isinstance(item, StorageError) for item in results] == [True, True, True]
        await store.database.execute(text("ALTER TABLE lost RENAME TO log"))
        assert await store.entries("a", 0) == []

    with_store(new_database("postgresql", tmp_path), check)
