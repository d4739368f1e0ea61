"""The one who writes the log: everything that waits is written in one transaction, and acknowledged
when that is on the disk.

A commit to disk costs the same for one entry as for fifty, so under load the tables share it. If
one of them fails, as when another process was first with its number, each is written by itself, and
only the one that fails is told so. Where nothing can be written at all, as with a full disk, all of
them are told at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection, delete, insert
from sqlalchemy.exc import IntegrityError

from fivecups.house.ports import Append, SeqTaken, StorageBusy, StorageError, StorageFull
from fivecups.house.wire.protocol import Summary

from . import schema
from .database import Database

LARGEST_GROUP = 200


class LogWriter:
    """Writes appends in groups. `measured` is told the size and the seconds of every group."""

    def __init__(
        self,
        database: Database,
        measured: Callable[[int, float], None] = lambda size, seconds: None,
    ) -> None:
        self.database = database
        self.measured = measured
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._insert_entries = str(insert(schema.log).compile(dialect=database.engine.dialect))

    def append(self, append: Append) -> asyncio.Future[None]:
        """Done when the entries are on the disk; fails with :class:`SeqTaken` or
        :class:`StorageError` if none of them is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closed:
            done.set_exception(StorageError("the house is closing"))
            return done
        self._waiting.append((append, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        return done

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
                began = time.perf_counter()
                await self._write_group(group)
                self.measured(len(group), time.perf_counter() - began)
        finally:
            self._task = None

    async def _write_group(self, group: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            await self._write([append for append, _ in group])
        except Exception as error:
            if len(group) == 1 or isinstance(error, StorageBusy | StorageFull):
                for _, done in group:
                    _tell(done, error)
                return
        else:
            for _, done in group:
                _tell(done, None)
            return
        for one in group:
            await self._write_group([one])

    async def _write(self, appends: Sequence[Append]) -> None:
        rows = [
            (append.table, append.seq + place, at, kind, body)
            for append in appends
            for place, (at, kind, body) in enumerate(append.entries)
        ]
        summaries = [append.summary for append in appends if append.summary is not None]

        def work(connection: Connection) -> None:
            # Straight to the driver: putting the rows into SQLAlchemy's own form took longer than
            # all that SQLite does.
            connection.exec_driver_sql(self._insert_entries, rows)
            for summary in summaries:
                self._write_summary(connection, summary)

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise SeqTaken(str(error.orig)) from error

    def _write_summary(self, connection: Connection, summary: Summary) -> None:
        values = {
            "game": summary.game,
            "phase": summary.phase,
            "visibility": summary.visibility,
            "rated": summary.rated,
            "owner": summary.owner,
            "created_at": summary.created_at,
            "changed_at": summary.changed_at,
            "summary": msgspec.json.encode(summary),
        }
        upsert = self.database.insert(schema.tables).values(id=summary.id, **values)
        connection.execute(upsert.on_conflict_do_update(index_elements=["id"], set_=values))
        connection.execute(delete(schema.chairs).where(schema.chairs.c.table_id == summary.id))
        people = [
            {"table_id": summary.id, "seat": chair.seat, "person": chair.person}
            for chair in summary.chairs
            if chair.person is not None
        ]
        if people:
            connection.execute(insert(schema.chairs), people)

    async def close(self) -> None:
        """Write what waits, and nothing after that."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])


def _tell(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
