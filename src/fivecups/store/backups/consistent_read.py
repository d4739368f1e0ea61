"""Reading a whole database in the state of a single moment, while other processes go on writing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import Executable, Table, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from fivecups.house.ports import StorageError

from .. import schema
from ..database import AnyRow, async_url
from ..errors import storage_errors
from ..schema_version import check_revision
from .sqlite_files import require_sqlite, sqlite_file_of

ROWS_PER_PART = 500
MAX_FAULTS = 20


class State:
    """A read-only view of a whole database in the state of a single moment."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def parts(self, table: Table) -> AsyncIterator[Sequence[AnyRow]]:
        """Yield all rows of a database table, in lists of at most ROWS_PER_PART rows."""
        result = await self._connection.stream(select(table))
        async for part in result.partitions(ROWS_PER_PART):
            yield part

    async def faults(self) -> list[str]:
        """Return the faults that SQLite's own integrity checks find; an empty list for PostgreSQL,
        which has no such check."""
        if self._connection.dialect.name != "sqlite":
            return []
        rows = await self._rows(text(f"PRAGMA integrity_check({MAX_FAULTS})"))
        faults = [str(row[0]) for row in rows if row[0] != "ok"]
        strays = await self._rows(text("PRAGMA foreign_key_check"))
        return faults + [f"a row of {row[0]} belongs to nothing in {row[2]}" for row in strays]

    async def table_names(self) -> list[str]:
        """Return the ids of all game tables that have a log or a row in `tables`, sorted."""
        logs = select(schema.log.c.table_id).union(select(schema.tables.c.id))
        return sorted(row[0] for row in await self._rows(logs))

    async def log(self, table: str) -> list[tuple[int, bytes]]:
        """Return the number and body of each log entry of a game table, in order."""
        columns = schema.log.c
        query = (
            select(columns.seq, columns.body).where(columns.table_id == table).order_by(columns.seq)
        )
        return [(seq, bytes(body)) for seq, body in await self._rows(query)]

    async def summary(self, table: str) -> bytes | None:
        """Return the encoded summary of a game table; None if it has none."""
        query = select(schema.tables.c.summary).where(schema.tables.c.id == table)
        rows = await self._rows(query)
        return bytes(rows[0][0]) if rows else None

    async def _rows(self, query: Executable) -> Sequence[AnyRow]:
        return (await self._connection.execute(query)).all()


@asynccontextmanager
async def read_state(url: str) -> AsyncIterator[State]:
    """Open the database at `url` and yield a read-only view of its state at this moment. Raise
    :class:`StorageError` if its schema is not exactly that of this program."""
    file = sqlite_file_of(url)
    if file is not None:
        if not file.is_file():
            raise StorageError(f"there is no {file}")
        require_sqlite(file)
    engine = create_async_engine(async_url(url), poolclass=NullPool)
    try:
        with storage_errors():
            async with engine.connect() as connection:
                if file is not None:
                    await connection.exec_driver_sql("PRAGMA query_only=ON")
                    await connection.exec_driver_sql("BEGIN")
                else:
                    await connection.execution_options(
                        isolation_level="REPEATABLE READ", postgresql_readonly=True
                    )
                await connection.run_sync(check_revision, earlier=False)
                yield State(connection)
    finally:
        await engine.dispose()
