"""Everything in a database as it is at one moment, while others go on writing."""

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
from ..revision import check_revision
from .sqlite_files import file_of, require_sqlite

ROWS_AT_ONCE = 500
MOST_FAULTS = 20


class State:
    """A database at one moment. Nothing can be changed through it."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def parts(self, table: Table) -> AsyncIterator[Sequence[AnyRow]]:
        """All rows of a table, some at a time."""
        found = await self._connection.stream(select(table))
        async for part in found.partitions(ROWS_AT_ONCE):
            yield part

    async def faults(self) -> list[str]:
        """What the database itself finds wrong. Only SQLite can be asked."""
        if self._connection.dialect.name != "sqlite":
            return []
        found = await self._rows(text(f"PRAGMA integrity_check({MOST_FAULTS})"))
        faults = [str(row[0]) for row in found if row[0] != "ok"]
        strays = await self._rows(text("PRAGMA foreign_key_check"))
        return faults + [f"a row of {row[0]} belongs to nothing in {row[2]}" for row in strays]

    async def table_names(self) -> list[str]:
        """All tables that have a log or stand in the lists."""
        logs = select(schema.log.c.table_id).union(select(schema.tables.c.id))
        return sorted(row[0] for row in await self._rows(logs))

    async def log(self, table: str) -> list[tuple[int, bytes]]:
        """The numbers and the bodies of a table's entries."""
        rows = schema.log.c
        query = select(rows.seq, rows.body).where(rows.table_id == table).order_by(rows.seq)
        return [(seq, bytes(body)) for seq, body in await self._rows(query)]

    async def summary(self, table: str) -> bytes | None:
        """A table's line in the lists."""
        query = select(schema.tables.c.summary).where(schema.tables.c.id == table)
        found = await self._rows(query)
        return bytes(found[0][0]) if found else None

    async def _rows(self, query: Executable) -> Sequence[AnyRow]:
        return (await self._connection.execute(query)).all()


@asynccontextmanager
async def read_state(url: str) -> AsyncIterator[State]:
    """The state of a database, of this program's own schema; raises :class:`StorageError` for any
    other."""
    file = file_of(url)
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
