"""Grouped reading of new log entries: all requests that arrive while a query runs are answered
together by the next query. So a node that follows many tables needs few queries."""

from __future__ import annotations

import asyncio

from sqlalchemy import text

from ..database import Database

ReadRequest = tuple[str, int]
"""A table id and the number of the last entry that the caller already has."""

SELECT_ENTRIES_AFTER = text(
    """
    SELECT wanted.place, log.body
    FROM unnest(CAST(:tables AS varchar[]), CAST(:after AS integer[])) WITH ORDINALITY
        AS wanted (name, after, place)
    JOIN log ON log.table_id = wanted.name AND log.seq > wanted.after
    ORDER BY wanted.place, log.seq
    """
)


class LogReader:
    """Reads new log entries of many tables with few queries, by grouping the requests. Used on
    PostgreSQL only."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[ReadRequest, asyncio.Future[list[bytes]]]] = []
        self._task: asyncio.Task[None] | None = None

    def read(self, table: str, after: int) -> asyncio.Future[list[bytes]]:
        """Return a future with the bodies of a table's entries with numbers above `after`, in
        order."""
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
                    bodies_by_request = await self._read([wanted for wanted, _ in group])
                except Exception as error:
                    for _, done in group:
                        if not done.done():
                            done.set_exception(error)
                    continue
                for (_, done), bodies in zip(group, bodies_by_request, strict=True):
                    if not done.done():
                        done.set_result(bodies)
        finally:
            self._task = None

    async def _read(self, group: list[ReadRequest]) -> list[list[bytes]]:
        bodies_by_request: list[list[bytes]] = [[] for _ in group]
        tables, after = [table for table, _ in group], [number for _, number in group]
        for place, body in await self._database.run_autocommit(
            SELECT_ENTRIES_AFTER, tables=tables, after=after
        ):
            bodies_by_request[place - 1].append(bytes(body))
        return bodies_by_request
