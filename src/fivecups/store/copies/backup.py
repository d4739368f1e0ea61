"""Backups, made while the house plays."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, insert

from fivecups.house.ports import StorageError

from .. import schema
from ..errors import storage_errors
from ..revision import check_revision, upgrade_schema
from .sqlite_files import copy_sqlite, file_of, require_sqlite, written_whole
from .state import read_state

OF_THE_MOMENT = (schema.leases, schema.nodes, schema.watchers)
"""Tables that mean nothing to any other moment."""


async def back_up(url: str, target: Path) -> None:
    """Write all that is in a database, as it is at this moment, into one SQLite file."""
    source = file_of(url)
    if source is not None and not source.is_file():
        raise StorageError(f"there is no {source}")
    with storage_errors(), written_whole(target) as fresh:
        if source is not None:
            require_sqlite(source)
            copy_sqlite(source, fresh)
            check_file(fresh)
        else:
            await _write_rows(url, fresh)


def check_file(file: Path) -> None:
    """Raises :class:`StorageError` for a file without a house, or with a newer one."""
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
                    if table in OF_THE_MOMENT:
                        continue
                    async for part in state.parts(table):
                        connection.execute(insert(table), [dict(row._mapping) for row in part])
    finally:
        engine.dispose()
