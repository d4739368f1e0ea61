"""SQLite: the thread that writes, connection settings, and checks of the database file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import StaticPool

from fivecups.house.ports import StorageBusy, StorageError

from .errors import storage_error

T = TypeVar("T")
Pragmas = Mapping[str, str | int]

LOCK_TIMEOUT_MILLISECONDS = 5000
LOCK_RETRY_SECONDS = 0.001
"""Seconds between two attempts to write to a SQLite file to which another process is writing."""

BEGIN_IMMEDIATE = "BEGIN IMMEDIATE"
"""The SQL statement that begins a transaction with the write lock, before anything is read."""

CACHED_STATEMENTS = 256
"""Number of prepared statements that the driver keeps: there is one for each number of rows in a
group."""

PRIVATE_FILE = 0o600
PRAGMAS: Pragmas = {
    "journal_mode": "WAL",
    "synchronous": "FULL",
    "foreign_keys": "ON",
    "busy_timeout": LOCK_TIMEOUT_MILLISECONDS,
}


class SqliteWriter:
    """The writer of one SQLite file: a single thread with its own connection that runs one whole
    transaction at a time. The asynchronous driver would switch threads for every statement. Several
    processes may write to one file by turns."""

    def __init__(self, url: URL, pragmas: Pragmas) -> None:
        self._thread = ThreadPoolExecutor(1, "fivecups-writer")
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            poolclass=StaticPool,
            connect_args={"cached_statements": CACHED_STATEMENTS},
        )
        self._lock_timeout = int(pragmas["busy_timeout"]) / 1000
        self._driver_connection: Any = None
        self._max_values = 0
        set_pragmas(self._engine, pragmas)
        _begin_immediately(self._engine, self._lock_timeout)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` with a connection in a transaction of its own, in the writing thread, and
        return the result of `work`."""
        return await self._in_thread(lambda: self._write(work))

    async def add_rows(self, insert: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert all `rows` or none, given an INSERT of a single row.

        The rows become one statement without a transaction around it. Before and after every
        statement the driver hands the interpreter to other threads, and may get it back late.
        Between two statements of a transaction other processes would wait all that time for the
        file.
        """
        await self._in_thread(self._add, insert, rows)

    async def close(self) -> None:
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown()

    async def _in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _add(self, insert: str, rows: Sequence[tuple[Any, ...]]) -> None:
        if self._driver_connection is None:
            self._driver_connection = self._engine.raw_connection().driver_connection
            self._max_values = self._driver_connection.getlimit(
                sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER
            )
        values = [value for row in rows for value in row]
        try:
            if len(values) > self._max_values:
                self._write(lambda connection: connection.exec_driver_sql(insert, list(rows)))
                return
            statement = _insert_of_rows(insert, len(rows))
            _retry_while_locked(
                lambda: self._driver_connection.execute(statement, values), self._lock_timeout
            )
        except sqlite3.IntegrityError as error:
            raise IntegrityError(insert, None, error) from error


@cache
def _insert_of_rows(insert: str, rows: int) -> str:
    """Return the SQL text of an INSERT of `rows` rows, made from `insert`, an INSERT of a single
    row."""
    start, values = insert.rsplit("VALUES", 1)
    return f"{start}VALUES{', '.join([values] * rows)}"


def set_pragmas(engine: Engine, pragmas: Pragmas) -> None:
    """Apply `pragmas` to every new connection of an engine."""

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        # The busy timeout comes first, since switching to WAL may already have to wait for another
        # process.
        for name, value in sorted(pragmas.items(), key=lambda pragma: pragma[0] != "busy_timeout"):
            cursor.execute(f"PRAGMA {name}={value}")
        cursor.close()


def _begin_immediately(writer: Engine, timeout: float) -> None:
    """Make transactions of `writer` begin with the write lock. Python's driver would begin a
    transaction only at its first change, after the reads on which the change is based."""

    @event.listens_for(writer, "connect")
    def leave_beginning_to_others(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        if connection.execute("PRAGMA journal_mode").fetchone() == ("wal",):
            connection.execute("PRAGMA busy_timeout=0")  # since `begin` below does the waiting

    @event.listens_for(writer, "begin")
    def begin(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        _retry_while_locked(lambda: driver.execute(BEGIN_IMMEDIATE), timeout)


def _retry_while_locked(statement: Callable[[], object], timeout: float) -> None:
    """Run a statement as soon as no other process writes; give up after `timeout` seconds. SQLite's
    own waiting retries ever more rarely, down to ten times a second, so that busy processes would
    always be first."""
    end = time.monotonic() + timeout
    while True:
        try:
            statement()
            return
        except sqlite3.OperationalError as error:
            if not isinstance(storage_error(error), StorageBusy) or time.monotonic() >= end:
                raise
        time.sleep(LOCK_RETRY_SECONDS)


def make_private(file: Path) -> None:
    """Set the permissions of the database file so that only its owner can access it. SQLite gives
    its auxiliary files the same permissions. A file that belongs to another user is left
    unchanged."""
    with suppress(OSError):
        file.touch(PRIVATE_FILE)
        file.chmod(PRIVATE_FILE)


def check_file(file: str) -> None:
    """Read a whole SQLite file through a new connection with an empty cache. Raise
    :class:`StorageError` if the file is damaged."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            [result] = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise storage_error(error) from error
    if result != "ok":
        raise StorageError(f"the database is damaged: {result}")


def merge_wal(file: str | Path) -> None:
    """Move the contents of the WAL (write-ahead log) into the database file, so that the file is
    complete by itself. Do nothing while another connection has the file open."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file, timeout=0)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
