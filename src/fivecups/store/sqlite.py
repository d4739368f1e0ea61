"""SQLite: one thread that writes, and what is to be known about its file."""

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

BUSY_MILLISECONDS = 5000
TURN_SECONDS = 0.001
"""How long, until a file that another process writes is looked at again."""

BEGIN = "BEGIN IMMEDIATE"
"""A transaction that has the file to itself for writing before it reads anything."""

KEPT_STATEMENTS = 256
"""So many statements the driver keeps ready: there is one for each number of rows in a group."""

PRIVATE_FILE = 0o600
PRAGMAS: Pragmas = {
    "journal_mode": "WAL",
    "synchronous": "FULL",
    "foreign_keys": "ON",
    "busy_timeout": BUSY_MILLISECONDS,
}


class SqliteWriter:
    """All writing to one file, by one thread with a connection of its own, a whole transaction at a
    time: the asynchronous driver would go to another thread and back for every statement. Several
    processes may write one file, one after the other."""

    def __init__(self, url: URL, pragmas: Pragmas) -> None:
        self._thread = ThreadPoolExecutor(1, "fivecups-writer")
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            poolclass=StaticPool,
            connect_args={"cached_statements": KEPT_STATEMENTS},
        )
        self._patience = int(pragmas["busy_timeout"]) / 1000
        self._line: Any = None
        self._most_values = 0
        set_pragmas(self._engine, pragmas)
        _begin_with_the_lock(self._engine, self._patience)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own."""
        return await self._in_thread(lambda: self._write(work))

    async def add_rows(self, insert: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert rows by an INSERT of one row, all of them or none.

        It is one statement without a transaction around it. Before and after every statement the
        driver hands the interpreter over to other threads, and gets it back late where they have
        much to do: between two statements other processes would wait all that time for the file.
        """
        await self._in_thread(self._add, insert, rows)

    async def close(self) -> None:
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown()

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _add(self, insert: str, rows: Sequence[tuple[Any, ...]]) -> None:
        if self._line is None:
            self._line = self._engine.raw_connection().driver_connection
            self._most_values = self._line.getlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER)
        values = [value for row in rows for value in row]
        try:
            if len(values) > self._most_values:
                self._write(lambda connection: connection.exec_driver_sql(insert, list(rows)))
                return
            statement = _for_several(insert, len(rows))
            _in_turn(lambda: self._line.execute(statement, values), self._patience)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(insert, None, error) from error


@cache
def _for_several(insert: str, rows: int) -> str:
    """An INSERT of one row as one of several."""
    start, values = insert.rsplit("VALUES", 1)
    return f"{start}VALUES{', '.join([values] * rows)}"


def set_pragmas(engine: Engine, pragmas: Pragmas) -> None:
    """Have all connections set up alike."""

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
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
        driver: Any = connection.connection.driver_connection
        _in_turn(lambda: driver.execute(BEGIN), patience)


def _in_turn(statement: Callable[[], object], patience: float) -> None:
    """Run a statement as soon as no other process writes, for so many seconds. SQLite itself would
    look less and less often, in the end ten times a second, and find that those who write all the
    time have gone first again."""
    end = time.monotonic() + patience
    while True:
        try:
            statement()
            return
        except sqlite3.OperationalError as error:
            if not isinstance(storage_error(error), StorageBusy) or time.monotonic() >= end:
                raise
        time.sleep(TURN_SECONDS)


def make_private(file: Path) -> None:
    """Let nobody else on the machine read the database. SQLite gives the files that it puts beside
    it the same permissions. A file of somebody else is left as it is."""
    with suppress(OSError):
        file.touch(PRIVATE_FILE)
        file.chmod(PRIVATE_FILE)


def check_file(file: str) -> None:
    """Read a file through a connection of its own, which has nothing in its cache; raises
    :class:`StorageError` where it is damaged."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise storage_error(error) from error
    if found != "ok":
        raise StorageError(f"the database is damaged: {found}")


def fold_up(file: str | Path) -> None:
    """Put all that is in the WAL into the file itself, so that the file is whole. Left alone while
    somebody else has it open."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file, timeout=0)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
