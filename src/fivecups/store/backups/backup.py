"""Backup of a database into a SQLite file, while the house is running."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, insert

from fivecups.house.ports import StorageError

from .. import schema
from ..errors import storage_errors
from ..schema_version import check_revision, upgrade_schema
from .consistent_read import read_state
from .sqlite_files import copy_sqlite, replace_file, require_sqlite, sqlite_file_of

TRANSIENT_TABLES = (schema.leases, schema.nodes, schema.watchers)
"""Tables about running processes, which have no meaning in a backup."""


async def back_up(url: str, target: Path) -> None:
    """Write the whole database at `url`, as it is at this moment, into the SQLite file `target`."""
    source = sqlite_file_of(url)
    if source is not None and not source.is_file():
        raise StorageError(f"there is no {source}")
    with storage_errors(), replace_file(target) as fresh:
        if source is not None:
            require_sqlite(source)
            copy_sqlite(source, fresh)
            check_file(fresh)
        else:
            await _write_rows(url, fresh)


def check_file(file: Path) -> None:
    """Raise :class:`StorageError` if the SQLite file `file` is not the database of a house, or its
    schema is newer than this program."""
    engine = create_engine(f"sqlite:///{file}")
    try:
        with storage_errors(), engine.connect() as connection:
            check_revision(connection, earlier=True)
    finally:
        engine.dispose()


async def _write_rows(url: str, target: Path) -> None:
    engine = create_engine(f"sqlite:///{target}")
    try:
        async with read_state(url) as state:
            with engine.begin() as connection:
                upgrade_schema(connection)
            with engine.begin() as connection:
                for table in schema.metadata.sorted_tables:
                    if table in TRANSIENT_TABLES:
                        continue
                    async for part in state.parts(table):
                        connection.execute(insert(table), [dict(row._mapping) for row in part])
    finally:
        engine.dispose()
