"""Opening a database: SQLite in a file by default, PostgreSQL by URL. Its schema is upgraded at
every start."""

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
from .revision import upgrade_schema
from .sqlite import (
    BUSY_MILLISECONDS,
    PRAGMAS,
    Pragmas,
    SqliteWriter,
    check_file,
    fold_up,
    make_private,
    set_pragmas,
)

if TYPE_CHECKING:
    from .postgresql import LogLine

T = TypeVar("T")
Kind = Literal["sqlite", "postgresql"]
AnyRow: TypeAlias = Row[*tuple[Any, ...]]

IDLE_MILLISECONDS = 2000
"""How long a node that is frozen within a transaction may hold its locks in PostgreSQL."""

COMMAND_SECONDS = 10.0
"""How long PostgreSQL may take to answer before its connection counts as lost."""

APPLICATION = "fivecups"
"""What the connections of a house are called among those of the server."""

MIGRATION_LOCK = 0x5C0B5


class Database:
    """An open database.

    SQLite has one thread that writes; PostgreSQL needs none. What differs between the two stands in
    `sqlite.py` and `postgresql.py`.
    """

    def __init__(self, engine: AsyncEngine, pragmas: Pragmas) -> None:
        self.engine = engine
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._sqlite: SqliteWriter | None = None
        self._log_line: LogLine | None = None
        if self.is_sqlite:
            self._sqlite = SqliteWriter(engine.url, pragmas)
        else:
            from .postgresql import LogLine

            self._log_line = LogLine(self._at_once)

    @property
    def is_sqlite(self) -> bool:
        return self.kind == "sqlite"

    @property
    def kind(self) -> Kind:
        return "sqlite" if self.engine.dialect.name == "sqlite" else "postgresql"

    def insert(self, table: Table) -> Any:
        """An INSERT that knows `on_conflict_do_update`."""
        made: Insert = sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)
        return made

    def insert_rows(self, table: Table) -> str:
        """An INSERT of any number of rows, in the driver's own words. SQLite takes it row by row;
        PostgreSQL gets all rows at once, by their columns."""
        dialect = self.engine.dialect
        if self.is_sqlite:
            return str(sqlite.insert(table).compile(dialect=dialect))
        names = ", ".join([column.name for column in table.columns])
        types = [column.type.compile(dialect) for column in table.columns]
        arrays = ", ".join([f"${place}::{kind}[]" for place, kind in enumerate(types, 1)])
        return f"INSERT INTO {table.name} ({names}) SELECT * FROM unnest({arrays})"

    def for_driver(self, rows: Sequence[tuple[Any, ...]]) -> Any:
        """Rows in the form in which the driver takes them with :meth:`insert_rows`."""
        return list(rows) if self.is_sqlite else tuple(map(list, zip(*rows, strict=True)))

    async def rows(self, query: Executable) -> Sequence[AnyRow]:
        """The rows that a query finds."""
        with storage_errors():
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()

    async def column(self, query: Executable) -> list[Any]:
        """The first column of the rows that a query finds."""
        return [row[0] for row in await self.rows(query)]

    async def row(self, query: Executable) -> AnyRow | None:
        """The first row that a query finds."""
        return next(iter(await self.rows(query)), None)

    async def at_once(self, statement: Executable, **values: Any) -> Sequence[AnyRow]:
        """Run one statement that is carried out as a whole by itself. PostgreSQL does so without a
        transaction around it, so that a process that is frozen meanwhile holds no locks. Returns
        the rows, if the statement has any."""
        if self.is_sqlite:
            return await self.write(lambda connection: _rows_of(connection, statement, values))
        with storage_errors():
            async with self._at_once.connect() as connection:
                return await connection.run_sync(_rows_of, statement, values)

    async def execute(self, statement: Executable) -> None:
        """Run a statement in a transaction of its own."""
        await self.write(lambda connection: connection.execute(statement))

    async def add_rows(self, insert: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert rows by what :meth:`insert_rows` has made, as :meth:`write` does, but straight to
        the driver, one group at a time, and without a transaction around it that would cost
        PostgreSQL two more round trips."""
        with storage_errors():
            if self._log_line is not None:
                await self._log_line.execute(insert, self.for_driver(rows))
            else:
                assert self._sqlite is not None
                await self._sqlite.add_rows(insert, rows)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own, all of it or nothing. Raises
        :class:`CommitUnknown` where nobody knows which of the two it was."""
        with storage_errors():
            if self._sqlite is None:
                return await self._write_async(work)
            return await self._sqlite.write(work)

    def lock(self, connection: Connection, name: str) -> None:
        """Have all others that lock this name wait until this transaction is over. (In SQLite all
        that write wait for each other anyway.)"""
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
        """Raises :class:`StorageError` where the database is damaged or does not answer. A SQLite
        file is read as a whole."""
        if not self.is_sqlite:
            await self.rows(text("SELECT 1"))
        elif file := self.engine.url.database:
            await asyncio.to_thread(check_file, file)

    async def close(self) -> None:
        if self._log_line is not None:
            await self._log_line.close()
        await self.engine.dispose()
        if self._sqlite is not None:
            await self._sqlite.close()
            if file := self.engine.url.database:
                fold_up(file)


def _rows_of(
    connection: Connection, statement: Executable, values: Mapping[str, Any]
) -> Sequence[AnyRow]:
    result = connection.execute(statement, values)
    return result.all() if result.returns_rows else []


def async_url(url: str) -> str:
    """A URL with the driver that the house uses; a plain path is a SQLite file."""
    if "://" not in url:
        return f"sqlite+aiosqlite:///{Path(url).expanduser().resolve()}"
    made = make_url(url)
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    if made.drivername not in {*drivers, *drivers.values()}:
        raise StorageError(
            f"a database of the kind {made.drivername!r}; SQLite and PostgreSQL are known"
        )
    return made.set(drivername=drivers.get(made.drivername, made.drivername)).render_as_string(
        hide_password=False
    )


async def open_database(url: str, pragmas: Pragmas | None = None) -> Database:
    """Open a database and upgrade its schema. `pragmas` are further settings of a SQLite
    connection."""
    full = async_url(url)
    settings = {**PRAGMAS, **(pragmas or {})}
    if full.startswith("sqlite"):
        file = make_url(full).database
        if file and not Path(file).parent.is_dir():
            raise StorageError(f"unable to open {file}: there is no such folder")
        if file:
            make_private(Path(file))
        # Each connection has a thread; to open one more for a query costs more than waiting.
        engine = create_async_engine(full, pool_size=8, max_overflow=0)
        set_pragmas(engine.sync_engine, settings)
    else:
        engine = create_async_engine(
            full,
            pool_size=8,
            connect_args={
                "server_settings": {
                    "application_name": APPLICATION,
                    "lock_timeout": str(BUSY_MILLISECONDS),
                    "idle_in_transaction_session_timeout": str(IDLE_MILLISECONDS),
                },
                "command_timeout": COMMAND_SECONDS,
            },
        )
    try:
        with storage_errors():
            await _upgrade(engine, full)
    except BaseException:
        await engine.dispose()
        raise
    return Database(engine, settings)


async def _upgrade(engine: AsyncEngine, url: str) -> None:
    """Upgrade the schema. In PostgreSQL this takes as long as it has to, by a connection of its own
    that knows no limits but that of waiting for others."""
    if engine.dialect.name != "postgresql":
        async with engine.begin() as connection:
            await connection.run_sync(upgrade_schema)
        return
    patient = create_async_engine(
        url, connect_args={"server_settings": {"lock_timeout": str(BUSY_MILLISECONDS)}}
    )
    try:
        async with patient.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade_schema)
    finally:
        await patient.dispose()
