"""Restoring a backup into the database of a house."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, create_engine, delete, insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from fivecups.house.ports import StorageError

from .. import schema
from ..database import APPLICATION_NAME, async_url
from ..errors import storage_errors
from ..file_lock import DatabaseInUse, lock_database
from ..schema_version import is_empty, upgrade_schema
from .backup import TRANSIENT_TABLES, check_file
from .consistent_read import ROWS_PER_PART
from .sqlite_files import copy_sqlite, replace_file, require_sqlite, sqlite_file_of, wal_of

COUNT_CONNECTED_HOUSES = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name LIKE :name"
)
SWITCH_LOG_TRIGGER = "ALTER TABLE log {} TRIGGER fivecups_tell"


class NotEmpty(StorageError):
    """Raised if the target database of a restore contains data that would be deleted."""


async def restore(file: Path, url: str, force: bool) -> None:
    """Replace the database at `url` by the backup `file`. Raise :class:`NotEmpty` if the database
    is not empty, unless `force` is set, and :class:`DatabaseInUse` while a house has it open."""
    require_sqlite(file)
    target = sqlite_file_of(url)
    if target is None:
        await _restore_postgresql(file, url, force)
        return
    if target.exists() and not force:
        raise NotEmpty(f"{target} exists")
    if target.exists() and target.samefile(file):
        raise StorageError("it is the database itself")
    with lock_database(url), storage_errors(), replace_file(target) as fresh:
        _make_upgraded_copy(file, fresh).dispose()
        for beside in (wal_of(target), Path(f"{target}-shm")):
            beside.unlink(missing_ok=True)


def _make_upgraded_copy(file: Path, fresh: Path) -> Engine:
    """Copy the backup `file` to `fresh`, upgrade the copy to this program's schema, and return an
    engine for it."""
    copy_sqlite(file, fresh)
    check_file(fresh)
    engine = create_engine(f"sqlite:///{fresh}")
    with engine.begin() as connection:
        [result] = connection.execute(text("PRAGMA quick_check(1)")).one()
        if result != "ok":
            raise StorageError(f"the backup is damaged: {result}")
        upgrade_schema(connection)
        for table in TRANSIENT_TABLES:
            connection.execute(delete(table))
    return engine


async def _restore_postgresql(file: Path, url: str, force: bool) -> None:
    """Restore into PostgreSQL in one transaction, so that the backup arrives completely or not at
    all."""
    engine = create_async_engine(async_url(url), poolclass=NullPool)
    try:
        with storage_errors(), TemporaryDirectory(prefix="fivecups") as folder:
            source = _make_upgraded_copy(file, Path(folder) / "upgraded.db")
            try:
                async with engine.begin() as connection:
                    await connection.run_sync(_replace_rows, source, force)
            finally:
                source.dispose()
    finally:
        await engine.dispose()


def _replace_rows(target: Connection, source: Engine, force: bool) -> None:
    if target.execute(COUNT_CONNECTED_HOUSES, {"name": f"{APPLICATION_NAME}%"}).scalar():
        raise DatabaseInUse("a house has the database open; close it first")
    if not is_empty(target) and not force:
        raise NotEmpty("there are tables in the database")
    upgrade_schema(target)
    for table in reversed(schema.metadata.sorted_tables):
        target.execute(delete(table))
    target.execute(text(SWITCH_LOG_TRIGGER.format("DISABLE")))
    with source.connect() as read:
        for table in schema.metadata.sorted_tables:
            result = read.execution_options(stream_results=True).execute(select(table))
            for part in result.partitions(ROWS_PER_PART):
                target.execute(insert(table), [dict(row._mapping) for row in part])
    target.execute(text(SWITCH_LOG_TRIGGER.format("ENABLE")))
