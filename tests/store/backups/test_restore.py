"""Tests that a backup becomes a house again, and nothing is overwritten by mistake."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from fivecups.house.ports import StorageError
from fivecups.store import DatabaseInUse, lock_database, open_store
from fivecups.store.backups import back_up, restore
from fivecups.store.backups.restore import NotEmpty
from fivecups.store.schema_version import upgrade_schema

from ..databases import KINDS, empty_database
from .kit import furnish, play_game, rows_of


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_of_either_kind_comes_back_into_either_kind(
    database_url: str, kind: str, tmp_path: Path
) -> None:
    async def check() -> None:
        await furnish(database_url)
        await back_up(database_url, tmp_path / "backup")
        elsewhere = tmp_path / "elsewhere"
        elsewhere.mkdir()
        target = empty_database(kind, elsewhere)
        await restore(tmp_path / "backup", target, force=False)
        assert await rows_of(target) == await rows_of(database_url)
        store = await open_store(target)
        await play_game(store)
        await store.close()

    asyncio.run(check())


def test_what_is_there_is_overwritten_only_by_force(database_url: str, tmp_path: Path) -> None:
    async def check() -> None:
        await furnish(database_url)
        await back_up(database_url, tmp_path / "backup")
        before = await rows_of(database_url)
        store = await open_store(database_url)
        await play_game(store)
        await store.close()
        later = await rows_of(database_url)
        with pytest.raises(NotEmpty):
            await restore(tmp_path / "backup", database_url, force=False)
        assert await rows_of(database_url) == later != before
        await restore(tmp_path / "backup", database_url, force=True)
        assert await rows_of(database_url) == before

    asyncio.run(check())


def test_the_wal_of_the_house_before_is_not_mixed_into_the_restored_one(tmp_path: Path) -> None:
    async def check() -> None:
        house, backup = tmp_path / "house.db", tmp_path / "backup"
        await furnish(str(house))
        await back_up(str(house), backup)
        before = await rows_of(str(house))
        store = await open_store(str(house))
        await play_game(store)
        killed = {path: path.read_bytes() for path in tmp_path.glob("house.db*")}
        await store.close()
        for path, content in killed.items():
            path.write_bytes(content)
        await restore(backup, str(house), force=True)
        assert await rows_of(str(house)) == before

    asyncio.run(check())


def test_nothing_is_restored_under_an_open_house(database_url: str, tmp_path: Path) -> None:
    async def check() -> None:
        await furnish(database_url)
        await back_up(database_url, tmp_path / "backup")
        with lock_database(database_url):
            store = await open_store(database_url)
            await store.prove_writable()
            with pytest.raises(DatabaseInUse):
                await restore(tmp_path / "backup", database_url, force=True)
            await store.close()

    asyncio.run(check())


def test_a_file_that_cannot_become_a_house_is_refused(database_url: str, tmp_path: Path) -> None:
    async def check() -> None:
        await furnish(database_url)
        before = await rows_of(database_url)
        backup = tmp_path / "backup"
        await back_up(database_url, backup)
        with closing(sqlite3.connect(backup)) as file, file:
            file.execute("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(StorageError, match="newer version of Five Cups"):
            await restore(backup, database_url, force=True)
        with closing(sqlite3.connect(tmp_path / "empty.db")) as file:
            file.execute("CREATE TABLE letters (text)")
        with pytest.raises(StorageError, match="no house"):
            await restore(tmp_path / "empty.db", database_url, force=True)
        (tmp_path / "letter.txt").write_text("Dear Ana")
        with pytest.raises(StorageError, match="no SQLite database"):
            await restore(tmp_path / "letter.txt", database_url, force=True)
        assert await rows_of(database_url) == before

    asyncio.run(check())


def test_a_backup_of_an_earlier_version_is_upgraded(database_url: str, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    engine = create_engine(f"sqlite:///{backup}")
    with engine.begin() as connection:
        upgrade_schema(connection, "0001")
        connection.exec_driver_sql(
            "INSERT INTO people (id, name, language, created_at) VALUES ('ana', 'Ana', 'ro', 1)"
        )
    engine.dispose()

    async def check() -> None:
        await restore(backup, database_url, force=True)
        store = await open_store(database_url)
        account = await store.people.account("ana")
        assert account is not None and account.name == "Ana"
        await store.close()

    asyncio.run(check())
