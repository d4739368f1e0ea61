"""A database connection for SQLite (a file, the default) and PostgreSQL (a URL). The schema is
upgraded whenever a database is opened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

from sqlalchemy import Connection, Executable, Insert, Row, Table, func, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from fivecups.house.ports import StorageError

from .errors import CommitUnknown, connection_lost, storage_errors
from .schema_version import upgrade_schema
from .sqlite import (
    LOCK_TIMEOUT_MILLISECONDS,
    PRAGMAS,
    Pragmas,
    SqliteWriter,
    check_file,
    make_private,
    merge_wal,
    set_pragmas,
)

if TYPE_CHECKING:
    from .postgresql_log_connection import LogConnection

T = TypeVar("T")
Kind = Literal["sqlite", "postgresql"]
AnyRow: TypeAlias = Row[*tuple[Any, ...]]

IDLE_TRANSACTION_MILLISECONDS = 2000
"""Milliseconds after which PostgreSQL ends an idle transaction, so that a frozen node does not hold
its locks for longer."""

COMMAND_TIMEOUT_SECONDS = 10.0
"""Seconds that PostgreSQL may take to answer a statement before its connection counts as lost."""

APPLICATION_NAME = "fivecups"
"""The name of the house's connections in PostgreSQL's `pg_stat_activity`."""

MIGRATION_LOCK = 0x5C0B5


class Database:
    """An open database with one interface for SQLite and PostgreSQL.

    SQLite is written by a single thread; PostgreSQL needs none. The differences between the two are
    in `sqlite.py` and `postgresql.py`.
    """

    def __init__(self, engine: AsyncEngine, pragmas: Pragmas) -> None:
        self.engine = engine
        self._autocommit_engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._sqlite: SqliteWriter | None = None
        self._log_connection: LogConnection | None = None
        if self.is_sqlite:
            self._sqlite = SqliteWriter(engine.url, pragmas)
        else:
            from .postgresql_log_connection import LogConnection

            self._log_connection = LogConnection(self._autocommit_engine)

    @property
    def is_sqlite(self) -> bool:
        return self.kind == "sqlite"

    @property
    def kind(self) -> Kind:
        return "sqlite" if self.engine.dialect.name == "sqlite" else "postgresql"

    def insert(self, table: Table) -> Any:
        """Return an INSERT statement that supports `on_conflict_do_update`."""
        statement: Insert = sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)
        return statement

    def bulk_insert_statement(self, table: Table) -> str:
        """Return the SQL text of an INSERT into `table` of any number of rows, for the driver
        itself. SQLite takes the rows one by one; PostgreSQL takes all rows at once, as one array
        for each column."""
        dialect = self.engine.dialect
        if self.is_sqlite:
            return str(sqlite.insert(table).compile(dialect=dialect))
        names = ", ".join([column.name for column in table.columns])
        types = [column.type.compile(dialect) for column in table.columns]
        arrays = ", ".join([f"${place}::{kind}[]" for place, kind in enumerate(types, 1)])
        return f"INSERT INTO {table.name} ({names}) SELECT * FROM unnest({arrays})"

    def rows_for_driver(self, rows: Sequence[tuple[Any, ...]]) -> Any:
        """Return `rows` in the form that the driver takes together with
        :meth:`bulk_insert_statement`: row by row for SQLite, column by column for PostgreSQL."""
        return list(rows) if self.is_sqlite else tuple(map(list, zip(*rows, strict=True)))

    async def rows(self, query: Executable) -> Sequence[AnyRow]:
        """Return all rows of a query."""
        with storage_errors():
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()

    async def column(self, query: Executable) -> list[Any]:
        """Return the first column of all rows of a query."""
        return [row[0] for row in await self.rows(query)]

    async def row(self, query: Executable) -> AnyRow | None:
        """Return the first row of a query, or None if there is none."""
        return next(iter(await self.rows(query)), None)

    async def run_autocommit(self, statement: Executable, **values: Any) -> Sequence[AnyRow]:
        """Run a single atomic statement and return its rows, if it has any. PostgreSQL runs it
        without a transaction around it, so that a process that is frozen meanwhile holds no locks.
        """
        if self.is_sqlite:
            return await self.write(lambda connection: _rows_of(connection, statement, values))
        with storage_errors():
            async with self._autocommit_engine.connect() as connection:
                return await connection.run_sync(_rows_of, statement, values)

    async def execute(self, statement: Executable) -> None:
        """Run a statement in a transaction of its own."""
        await self.write(lambda connection: connection.execute(statement))

    async def add_rows(self, insert: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert `rows` with the statement `insert` of :meth:`bulk_insert_statement`, all or none.
        The statement goes straight to the driver, without a transaction around it, which saves
        PostgreSQL two round trips."""
        with storage_errors():
            if self._log_connection is not None:
                await self._log_connection.execute(insert, self.rows_for_driver(rows))
            else:
                assert self._sqlite is not None
                await self._sqlite.add_rows(insert, rows)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` with a connection in a transaction of its own, and return the result of
        `work`. If it fails, nothing is changed. Raise :class:`CommitUnknown` if the connection is
        lost during the commit."""
        with storage_errors():
            if self._sqlite is None:
                return await self._write_async(work)
            return await self._sqlite.write(work)

    def lock(self, connection: Connection, name: str) -> None:
        """Lock `name` until the end of this transaction: other transactions that lock the same name
        wait. SQLite needs no such lock, since its writers always wait for each other."""
        if not self.is_sqlite:
            key = select(func.pg_advisory_xact_lock(func.hashtextextended(name, 0)))
            connection.execute(key)

    async def _write_async(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            result = await connection.run_sync(work)
            try:
                await connection.commit()
            except (SQLAlchemyError, OSError) as error:
                if connection_lost(error):
                    raise CommitUnknown(str(error)) from error
                raise
            return result

    async def check(self) -> None:
        """Raise :class:`StorageError` if the database is damaged or does not answer. A SQLite file
        is read completely."""
        if not self.is_sqlite:
            await self.rows(text("SELECT 1"))
        elif file := self.engine.url.database:
            await asyncio.to_thread(check_file, file)

    async def close(self) -> None:
        if self._log_connection is not None:
            await self._log_connection.close()
        await self.engine.dispose()
        if self._sqlite is not None:
            await self._sqlite.close()
            if file := self.engine.url.database:
                merge_wal(file)


def _rows_of(
    connection: Connection, statement: Executable, values: Mapping[str, Any]
) -> Sequence[AnyRow]:
    result = connection.execute(statement, values)
    return result.all() if result.returns_rows else []


def async_url(url: str) -> str:
    """Return a database URL with the driver that the house uses. A plain path becomes the URL of a
    SQLite file. Raise :class:`StorageError` for any other kind of database."""
    if "://" not in url:
        return f"sqlite+aiosqlite:///{Path(url).expanduser().resolve()}"
    parsed = make_url(url)
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    if parsed.drivername not in {*drivers, *drivers.values()}:
        raise StorageError(
            f"a database of the kind {parsed.drivername!r}; SQLite and PostgreSQL are known"
        )
    return parsed.set(
        drivername=drivers.get(parsed.drivername, parsed.drivername)
    ).render_as_string(hide_password=False)


async def open_database(url: str, pragmas: Pragmas | None = None) -> Database:
    """Open a database and upgrade its schema. `pragmas` are additional settings of SQLite
    connections."""
    driver_url = async_url(url)
    settings = {**PRAGMAS, **(pragmas or {})}
    if driver_url.startswith("sqlite"):
        file = make_url(driver_url).database
        if file and not Path(file).parent.is_dir():
            raise StorageError(f"unable to open {file}: there is no such folder")
        if file:
            make_private(Path(file))
        # A SQLite connection has a thread; opening a further connection for a query costs more than
        # waiting.
        engine = create_async_engine(driver_url, pool_size=8, max_overflow=0)
        set_pragmas(engine.sync_engine, settings)
    else:
        engine = create_async_engine(
            driver_url,
            pool_size=8,
            connect_args={
                "server_settings": {
                    "application_name": APPLICATION_NAME,
                    "lock_timeout": str(LOCK_TIMEOUT_MILLISECONDS),
                    "idle_in_transaction_session_timeout": str(IDLE_TRANSACTION_MILLISECONDS),
                },
                "command_timeout": COMMAND_TIMEOUT_SECONDS,
            },
        )
    try:
        with storage_errors():
            await _upgrade(engine, driver_url)
    except BaseException:
        await engine.dispose()
        raise
    return Database(engine, settings)


async def _upgrade(engine: AsyncEngine, url: str) -> None:
    """Upgrade the schema. PostgreSQL gets a separate connection that limits only the wait for
    locks, since a migration may take long."""
    if engine.dialect.name != "postgresql":
        async with engine.begin() as connection:
            await connection.run_sync(upgrade_schema)
        return
    unlimited = create_async_engine(
        url, connect_args={"server_settings": {"lock_timeout": str(LOCK_TIMEOUT_MILLISECONDS)}}
    )
    try:
        async with unlimited.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade_schema)
    finally:
        await unlimited.dispose()
