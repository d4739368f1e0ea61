"""The migrations make the tables that the code reads."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, inspect, text
from sqlalchemy.schema import CreateTable

from fivecups.house.ports import Append, StorageError
from fivecups.store import open_database, open_store
from fivecups.store.schema import metadata


def differences(connection: Connection) -> list[object]:
    """Where the two differ; names of keys are compared here, since alembic does not look at
    them."""
    found = inspect(connection)
    keys = {
        table.name: (found.get_pk_constraint(table.name)["name"], table.primary_key.name)
        for table in metadata.sorted_tables
    }
    return [
        *compare_metadata(MigrationContext.configure(connection), metadata),
        *[(table, names) for table, names in keys.items() if names[0] != names[1]],
    ]


def test_migrations_and_schema_agree(database_url: str) -> None:
    async def run() -> None:
        database = await open_database(database_url)
        async with database.engine.connect() as connection:
            # No transaction: the server ends one that stands idle while a busy machine compares.
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            assert await connection.run_sync(differences) == []
        await database.close()

    asyncio.run(run())


def test_opening_again_changes_nothing(database_url: str) -> None:
    """Neither the tables nor what is in them."""

    def contents(connection: Connection) -> dict[str, list[Any]]:
        found = MetaData()
        found.reflect(connection)
        return {
            name: [str(CreateTable(table)), *map(tuple, connection.execute(table.select()))]
            for name, table in found.tables.items()
        }

    async def opened() -> dict[str, list[Any]]:
        database = await open_database(database_url)
        async with database.engine.connect() as connection:
            found = await connection.run_sync(contents)
        await database.close()
        return found

    async def run() -> None:
        store = await open_store(database_url)
        await store.append(Append("t", 0, ((0, "created", b"{}"),)))
        await store.close()
        before = await opened()
        assert sum(map(len, before.values())) > len(before), "there is something to be changed"
        assert await opened() == before

    asyncio.run(run())


def test_a_database_of_a_newer_version_is_refused_in_one_line(database_url: str) -> None:
    async def run() -> None:
        database = await open_database(database_url)
        await database.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await database.close()
        with pytest.raises(StorageError, match="newer version of Five Cups") as caught:
            await open_database(database_url)
        assert "\n" not in str(caught.value)

    asyncio.run(run())


def test_a_sqlite_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "house.db"))
        await store.prove_writable()
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        await store.close()
        assert modes and set(modes.values()) == {0o600}, modes

    (tmp_path / "house.db").touch(0o644)
    asyncio.run(run())
