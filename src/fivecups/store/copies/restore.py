"""A backup becomes the database of a house."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, create_engine, delete, insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from fivecups.house.ports import StorageError

from .. import schema
from ..database import APPLICATION, async_url
from ..errors import storage_errors
from ..lock import DatabaseInUse, sole_house
from ..revision import is_empty, upgrade_schema
from .backup import OF_THE_MOMENT, check_file
from .sqlite_files import copy_sqlite, file_of, require_sqlite, wal_of, written_whole
from .state import ROWS_AT_ONCE

HOUSES = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name LIKE :name"
)
TRIGGER = "ALTER TABLE log {} TRIGGER fivecups_tell"


class NotEmpty(StorageError):
    """There is something in the database that would be lost."""


async def restore(file: Path, url: str, force: bool) -> None:
    """Put a backup in the place of a database. Raises :class:`NotEmpty` where that is not empty,
    unless it is forced, and :class:`DatabaseInUse` while a house has it open."""
    require_sqlite(file)
    target = file_of(url)
    if target is None:
        await _restore_postgresql(file, url, force)
        return
    if target.exists() and not force:
        raise NotEmpty(f"{target} exists")
    if target.exists() and target.samefile(file):
        raise StorageError("it is the database itself")
    with sole_house(url), storage_errors(), written_whole(target) as fresh:
        _copy_upgraded(file, fresh).dispose()
        for beside in (wal_of(target), Path(f"{target}-shm")):
            beside.unlink(missing_ok=True)


def _copy_upgraded(file: Path, fresh: Path) -> Engine:
    """A copy with the schema of this program, open."""
    copy_sqlite(file, fresh)
    check_file(fresh)
    engine = create_engine(f"sqlite:///{fresh}")
    with engine.begin() as connection:
        [found] = connection.execute(text("PRAGMA quick_check(1)")).one()
        if found != "ok":
            raise StorageError(f"the backup is damaged: {found}")
        upgrade_schema(connection)
        for table in OF_THE_MOMENT:
            connection.execute(delete(table))
    return engine


async def _restore_postgresql(file: Path, url: str, force: bool) -> None:
    """All of it in one transaction: it is there as a whole or not at all."""
    engine = create_async_engine(async_url(url), poolclass=NullPool)
    try:
        with storage_errors(), TemporaryDirectory(prefix="fivecups") as folder:
            source = _copy_upgraded(file, Path(folder) / "upgraded.db")
            try:
                async with engine.begin() as connection:
                    await connection.run_sync(_replace_rows, source, force)
            finally:
                source.dispose()
    finally:
        await engine.dispose()


def _replace_rows(target: Connection, source: Engine, force: bool) -> None:
    if target.execute(HOUSES, {"name": f"{APPLICATION}%"}).scalar():
        raise DatabaseInUse("a house has the database open; close it first")
    if not is_empty(target) and not force:
        raise NotEmpty("there are tables in the database")
    upgrade_schema(target)
    for table in reversed(schema.metadata.sorted_tables):
        target.execute(delete(table))
    target.execute(text(TRIGGER.format("DISABLE")))
    with source.connect() as read:
        for table in schema.metadata.sorted_tables:
            found = read.execution_options(stream_results=True).execute(select(table))
            for part in found.partitions(ROWS_AT_ONCE):
                target.execute(insert(table), [dict(row._mapping) for row in part])
    target.execute(text(TRIGGER.format("ENABLE")))
