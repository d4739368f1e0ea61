"""Opening a database: SQLite in a file by default, PostgreSQL by URL. Its schema is upgraded at
every start."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Insert,
    Row,
    Table,
    create_engine,
    event,
    func,
    make_url,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from fivecups.house.ports import StorageBusy, StorageError

from .errors import CommitUnknown, connection_lost, storage_error, storage_errors
from .revision import upgrade_schema

if TYPE_CHECKING:
    from .line import LogLine

T = TypeVar("T")
Kind = Literal["sqlite", "postgresql"]
AnyRow: TypeAlias = Row[*tuple[Any, ...]]

ANY_THREAD = {"check_same_thread": False}
BUSY_MILLISECONDS = 5000
IDLE_MILLISECONDS = 2000
"""How long a node that is frozen within a transaction may hold its locks in PostgreSQL."""

COMMAND_SECONDS = 10.0
"""How long PostgreSQL may take to answer before its connection counts as lost."""

APPLICATION = "fivecups"
"""What the connections of a house are called among those of the server."""

MOST_AT_ONCE = 64
"""So many rows SQLite inserts by one statement at most, a power of two."""

BEGIN = "BEGIN IMMEDIATE"
"""A transaction in SQLite that has the file to itself for writing before it reads anything."""

TURN_SECONDS = 0.001
"""How long, until a file that another process writes is looked at again."""

PRIVATE_FILE = 0o600
MIGRATION_LOCK = 0x5C0B5
PRAGMAS: dict[str, str | int] = {
    "journal_mode": "WAL",
    "synchronous": "FULL",
    "foreign_keys": "ON",
    "busy_timeout": BUSY_MILLISECONDS,
}


class Database:
    """An open database.

    SQLite writes are made by one thread with a connection of its own, a whole transaction at a
    time: its driver would otherwise go to another thread and back for every statement. PostgreSQL
    needs no thread. Several processes may write one SQLite file, one after the other.
    """

    def __init__(self, engine: AsyncEngine, pragmas: Mapping[str, str | int]) -> None:
        self.engine = engine
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._thread: ThreadPoolExecutor | None = None
        self._writer: Engine | None = None
        self._line: Any = None
        self._log_line: LogLine | None = None
        if not self.is_sqlite:
            from .line import LogLine

            self._log_line = LogLine(self._at_once)
        else:
            self._thread = ThreadPoolExecutor(1, "fivecups-writer")
            self._writer = create_engine(
                engine.url.set(drivername="sqlite"), poolclass=StaticPool, connect_args=ANY_THREAD
            )
            _set_pragmas(self._writer, pragmas)
            self._patience = int(pragmas["busy_timeout"]) / 1000
            _begin_with_the_lock(self._writer, self._patience)

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
                await asyncio.get_running_loop().run_in_executor(
                    self._thread, self._add_in_thread, insert, rows
                )

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own, all of it or nothing. Raises
        :class:`CommitUnknown` where nobody knows which of the two it was."""
        with storage_errors():
            if self._thread is None:
                return await self._write_async(work)
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, self._write_in_thread, work
            )

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

    def _add_in_thread(self, insert: str, rows: Sequence[tuple[Any, ...]]) -> None:
        assert self._writer is not None
        if self._line is None:
            self._line = self._writer.raw_connection().driver_connection
        try:
            with self._line:
                _begin(self._line, self._patience)
                for part in _in_parts(rows):
                    values = [value for row in part for value in row]
                    self._line.execute(_for_several(insert, len(part)), values)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(insert, None, error) from error

    def _write_in_thread(self, work: Callable[[Connection], T]) -> T:
        assert self._writer is not None
        with self._writer.begin() as connection:
            return work(connection)

    async def check(self) -> None:
        """Raises :class:`StorageError` where the database is damaged or does not answer. A SQLite
        file is read as a whole."""
        if not self.is_sqlite:
            await self.rows(text("SELECT 1"))
        elif file := self.engine.url.database:
            await asyncio.to_thread(_check_file, file)

    async def close(self) -> None:
        if self._log_line is not None:
            await self._log_line.close()
        await self.engine.dispose()
        if self._thread is not None and self._writer is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.dispose)
            self._thread.shutdown()
            if file := self.engine.url.database:
                fold_up(file)


def _rows_of(
    connection: Connection, statement: Executable, values: Mapping[str, Any]
) -> Sequence[AnyRow]:
    result = connection.execute(statement, values)
    return result.all() if result.returns_rows else []


def _in_parts(rows: Sequence[tuple[Any, ...]]) -> Iterator[Sequence[tuple[Any, ...]]]:
    """Rows in parts of few different sizes, the larger ones first. SQLite's driver hands the
    interpreter over to other threads for every statement, and gets it back late where they have
    much to do."""
    place, size = 0, MOST_AT_ONCE
    while place < len(rows):
        while size > len(rows) - place:
            size //= 2
        yield rows[place : place + size]
        place += size


@cache
def _for_several(insert: str, rows: int) -> str:
    """An INSERT of one row as one of several."""
    start, values = insert.rsplit("VALUES", 1)
    return f"{start}VALUES{', '.join([values] * rows)}"


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


async def open_database(url: str, pragmas: Mapping[str, str | int] | None = None) -> Database:
    """Open a database and upgrade its schema. `pragmas` are further settings of a SQLite
    connection."""
    full = async_url(url)
    settings = {**PRAGMAS, **(pragmas or {})}
    if full.startswith("sqlite"):
        file = make_url(full).database
        if file and not Path(file).parent.is_dir():
            raise StorageError(f"unable to open {file}: there is no such folder")
        if file:
            _make_private(Path(file))
        # Each connection has a thread; to open one more for a query costs more than waiting.
        engine = create_async_engine(full, pool_size=8, max_overflow=0)
        _set_pragmas(engine.sync_engine, settings)
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


def _make_private(file: Path) -> None:
    """Let nobody else on the machine read the database. SQLite gives the files that it puts beside
    it the same permissions. A file of somebody else is left as it is."""
    with suppress(OSError):
        file.touch(PRIVATE_FILE)
        file.chmod(PRIVATE_FILE)


def _check_file(file: str) -> None:
    """Read a SQLite file through a connection of its own, which has nothing in its cache."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise storage_error(error) from error
    if found != "ok":
        raise StorageError(f"the database is damaged: {found}")


def fold_up(file: str | Path) -> None:
    """Put all that is in the WAL into the SQLite file itself, so that the file is whole. Left alone
    while somebody else has it open."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file, timeout=0)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def _set_pragmas(engine: Engine, pragmas: Mapping[str, str | int]) -> None:
    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        # The time to wait comes first, as switching to WAL may have to wait for another process
        # already.
        for name, value in sorted(pragmas.items(), key=lambda pragma: pragma[0] != "busy_timeout"):
            cursor.execute(f"PRAGMA {name}={value}")
        cursor.close()


def _begin_with_the_lock(writer: Engine, patience: float) -> None:
    """Python's driver would begin a transaction only with its first change, after what was read to
    decide on it."""

    @event.listens_for(writer, "connect")
    def leave_beginning_to_others(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        if connection.execute("PRAGMA journal_mode").fetchone() == ("wal",):
            connection.execute("PRAGMA busy_timeout=0")  # then only the beginning has to wait

    @event.listens_for(writer, "begin")
    def begin(connection: Connection) -> None:
        _begin(connection.connection.driver_connection, patience)


def _begin(connection: Any, patience: float) -> Any:
    """Begin a transaction as soon as no other process writes, for so many seconds. SQLite itself
    would look less and less often, in the end ten times a second, and find that those who write all
    the time have gone first again."""
    end = time.monotonic() + patience
    while True:
        try:
            return connection.execute(BEGIN)
        except sqlite3.OperationalError as error:
            if not isinstance(storage_error(error), StorageBusy) or time.monotonic() >= end:
                raise
        time.sleep(TURN_SECONDS)
