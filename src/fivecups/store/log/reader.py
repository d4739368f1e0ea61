"""Reads on in the logs of tables: whatever is wanted while a query is under way is read by the next
one together. A node that follows many tables asks the database as seldom as it can."""

from __future__ import annotations

import asyncio

from sqlalchemy import text

from ..database import Database

Wanted = tuple[str, int]
"""A table, and the number of the last entry that is known of it."""

READ_ON = text(
    """
    SELECT wanted.place, log.body
    FROM unnest(CAST(:tables AS varchar[]), CAST(:after AS integer[])) WITH ORDINALITY
        AS wanted (name, after, place)
    JOIN log ON log.table_id = wanted.name AND log.seq > wanted.after
    ORDER BY wanted.place, log.seq
    """
)


class LogReader:
    """Reads entries in groups, on PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Wanted, asyncio.Future[list[bytes]]]] = []
        self._task: asyncio.Task[None] | None = None

    def read(self, table: str, after: int) -> asyncio.Future[list[bytes]]:
        """The bodies of a table's entries above a number, in order."""
        done: asyncio.Future[list[bytes]] = asyncio.get_running_loop().create_future()
        self._waiting.append(((table, after), done))
        if self._task is None:
            self._task = asyncio.create_task(self._read_all())
        return done

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                try:
                    found = await self._read([wanted for wanted, _ in group])
                except Exception as error:
                    for _, done in group:
                        if not done.done():
                            done.set_exception(error)
                    continue
                for (_, done), bodies in zip(group, found, strict=True):
                    if not done.done():
                        done.set_result(bodies)
        finally:
            self._task = None

    async def _read(self, group: list[Wanted]) -> list[list[bytes]]:
        found: list[list[bytes]] = [[] for _ in group]
        tables, after = [table for table, _ in group], [number for _, number in group]
        for place, body in await self._database.at_once(READ_ON, tables=tables, after=after):
            found[place - 1].append(bytes(body))
        return found
