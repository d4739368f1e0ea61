"""Tests that the migrations create the tables that the code uses."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, inspect, text
from sqlalchemy.schema import CreateTable

from fivecups.house.ports import Append, StorageError
from fivecups.store import open_database, open_store
from fivecups.store.schema import metadata
from fivecups.store.schema_version import MIGRATIONS, known_revisions

from .databases import empty_database


def shape_of(connection: Connection) -> dict[str, Any]:
    """Return everything that a database says about its tables: columns, keys, indexes."""
    inspector = inspect(connection)
    compiler = connection.dialect.type_compiler_instance
    return {
        name: {
            "columns": [
                {**column, "type": compiler.process(column["type"])}
                for column in inspector.get_columns(name)
            ],
            "key": inspector.get_pk_constraint(name),
            "indexes": sorted(inspector.get_indexes(name), key=repr),
            "unique": sorted(inspector.get_unique_constraints(name), key=repr),
            "foreign": sorted(inspector.get_foreign_keys(name), key=repr),
        }
        for name in inspector.get_table_names()
        if name != "alembic_version"
    }


def test_migrations_and_schema_agree(empty_url: str) -> None:
    """Down to the last default value: the migrations create what the schema would create."""

    async def run() -> None:
        database = await open_database(empty_url)
        async with database.engine.connect() as connection:
            # No transaction: the server would end it while a busy machine compares.
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            migrated = await connection.run_sync(shape_of)
            await connection.run_sync(metadata.drop_all)
            await connection.run_sync(metadata.create_all)
            assert await connection.run_sync(shape_of) == migrated
        await database.close()

    asyncio.run(run())


def test_the_files_of_migrations_are_named_after_their_revisions() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS.parent))
    assert [walk_revision.revision for walk_revision in scripts.walk_revisions()][
        ::-1
    ] == known_revisions()


def test_opening_again_changes_nothing(database_url: str) -> None:
    """Neither the tables nor their contents."""

    def contents(connection: Connection) -> dict[str, list[Any]]:
        metadata = MetaData()
        metadata.reflect(connection)
        return {
            name: [str(CreateTable(table)), *map(tuple, connection.execute(table.select()))]
            for name, table in metadata.tables.items()
        }

    async def opened() -> dict[str, list[Any]]:
        database = await open_database(database_url)
        async with database.engine.connect() as connection:
            rows = await connection.run_sync(contents)
        await database.close()
        return rows

    async def run() -> None:
        store = await open_store(database_url)
        await store.append(Append("t", 0, ((0, "created", b"{}"),)))
        await store.close()
        before = await opened()
        assert sum(map(len, before.values())) > len(before), "there is something to be changed"
        assert await opened() == before

    asyncio.run(run())


def test_who_is_present_is_not_kept_over_a_crash(tmp_path: Path) -> None:
    """PostgreSQL writes neither nodes nor watchers into its own log: they change all the time, and
    after a crash nobody is connected."""

    async def run() -> None:
        database = await open_database(empty_database("postgresql", tmp_path))
        rows = await database.rows(
            text("SELECT relname FROM pg_class WHERE relkind = 'r' AND relpersistence = 'u'")
        )
        assert {name for (name,) in rows} == {"nodes", "watchers"}
        await database.close()

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
