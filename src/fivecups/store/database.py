"""Opening a database: SQLite in a file by default, PostgreSQL by URL; brought up to date at every start."""

from __future__ import annotations

import errno
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Insert, Table, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from fivecups.house.storage import StorageBusy, StorageError, StorageFull

BUSY_MILLISECONDS = 5000
MIGRATION_LOCK = 0x5C0B5
PRAGMAS: dict[str, str | int] = {
    "journal_mode": "WAL",
    "synchronous": "FULL",
    "foreign_keys": "ON",
    "busy_timeout": BUSY_MILLISECONDS,
}


@dataclass(frozen=True, slots=True)
class Database:
    """An open database."""

    engine: AsyncEngine

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    def insert(self, table: Table) -> Any:
        """An INSERT that knows `on_conflict_do_update`."""
        made: Insert = sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)
        return made

    async def close(self) -> None:
        await self.engine.dispose()


def asynchronous(url: str) -> str:
    """A URL with the driver that the house uses; a plain path is a SQLite file."""
    if "://" not in url:
        return f"sqlite+aiosqlite:///{Path(url).expanduser().resolve()}"
    made = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if made.drivername not in {*drivers, *drivers.values()}:
        raise StorageError(f"a database of the kind {made.drivername!r}; SQLite and PostgreSQL are known")
    return made.set(drivername=drivers.get(made.drivername, made.drivername)).render_as_string(hide_password=False)


async def open_database(url: str, pragmas: Mapping[str, str | int] | None = None) -> Database:
    """Open a database and bring its tables up to date. `pragmas` are further settings of a SQLite connection."""
    full = asynchronous(url)
    if full.startswith("sqlite"):
        file = make_url(full).database
        if file and not Path(file).parent.is_dir():
            raise StorageError(f"unable to open {file}: there is no such folder")
        engine = create_async_engine(full, pool_size=4)
        _set_pragmas(engine, {**PRAGMAS, **(pragmas or {})})
    else:
        engine = create_async_engine(
            full, pool_size=8, connect_args={"server_settings": {"lock_timeout": str(BUSY_MILLISECONDS)}}
        )
    try:
        with told_apart():
            async with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await connection.run_sync(_bring_up_to_date)
    except BaseException:
        await engine.dispose()
        raise
    return Database(engine)


def _set_pragmas(engine: AsyncEngine, pragmas: Mapping[str, str | int]) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        # The time to wait comes first, as switching to WAL may have to wait for another process already.
        for name, value in sorted(pragmas.items(), key=lambda pragma: pragma[0] != "busy_timeout"):
            cursor.execute(f"PRAGMA {name}={value}")
        cursor.close()


def _bring_up_to_date(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "fivecups.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@contextmanager
def told_apart() -> Iterator[None]:
    """Turns a database's many errors into the house's few; conflicts of keys pass through."""
    try:
        yield
    except DBAPIError as error:
        if type(error).__name__ == "IntegrityError":
            raise
        raise _kind_of_error(error) from error
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise _kind_of_error(error) from error


def _kind_of_error(error: Exception) -> StorageError:
    told = str(getattr(error, "orig", None) or error)
    low = told.lower()
    if "full" in low or "53100" in low or "no space" in low or getattr(error, "errno", None) == errno.ENOSPC:
        return StorageFull(told)
    if "locked" in low or "busy" in low or "lock timeout" in low:
        return StorageBusy(told)
    return StorageError(told)
