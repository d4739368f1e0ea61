"""Writes the log: everything that waits is written in one transaction, and acknowledged when that
is on the disk.

A commit to disk costs the same for one entry as for fifty, so under load the tables share it. If
one of them fails, as when another process was first with its number, each is written by itself, and
only the one that fails is told so. Where nothing can be written at all, as with a full disk or a
SQLite file that another program holds, all of them are told at once. Where the answer to a commit
was lost, the same entries are written again: a conflict with themselves says that they were there.

A group is written in the order of its tables, so that no two nodes wait for each other.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from fivecups.house.ports import (
    Append,
    SeqTaken,
    StorageBusy,
    StorageError,
    StorageFull,
    StorageUnknown,
)
from fivecups.house.receipt import Receipt
from fivecups.house.wire.protocol import Summary

from .. import schema
from ..database import Database
from ..errors import CommitUnknown

log = structlog.get_logger("fivecups.store")

Waiting = tuple[Append, Receipt[None]]
"""What is to be written, and whom to tell."""

LARGEST_GROUP = 200
RETRY_PAUSES = (0.0, 0.1, 0.3, *(14 * [1.0]))
"""Seconds before each further try to write what may have been written."""


class LogWriter:
    """Writes appends in groups. `measured` is told the size and the seconds of every group."""

    def __init__(
        self,
        database: Database,
        measured: Callable[[int, float], None] = lambda size, seconds: None,
    ) -> None:
        self.database = database
        self.measured = measured
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        # In PostgreSQL only some rows are busy.
        self._for_all = (StorageFull, StorageBusy) if database.is_sqlite else (StorageFull,)
        self._insert_entries = database.insert_rows(schema.log)

    def append(self, append: Append) -> Receipt[None]:
        """Done when the entries are on the disk; fails with :class:`SeqTaken` or
        :class:`StorageError` if none of them is."""
        done: Receipt[None] = Receipt()
        if self._closed:
            done.fail(StorageError("the house is closing"))
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

    async def _write_group(self, group: list[Waiting]) -> None:
        try:
            await self._write([append for append, _ in group])
        except CommitUnknown:
            await self._write_again(group)
        except Exception as error:
            if len(group) == 1 or isinstance(error, self._for_all):
                _tell(group, error)
                return
            for one in group:
                await self._write_group([one])
        else:
            # The next group is on its way before everybody hears of this one.
            asyncio.get_running_loop().call_soon(_tell, group)

    async def _write_again(self, group: Sequence[Waiting]) -> None:
        """Write one by one what may have been written already. A failure costs the whole group one
        of its tries, and the others come first then. A transaction that is still open on the server
        is waited for by the key of the log itself."""
        left = deque(group)
        for pause in RETRY_PAUSES:
            await asyncio.sleep(pause)
            try:
                while left:
                    append, done = left[0]
                    _tell([(append, done)], await self._outcome(append))
                    left.popleft()
                return
            except StorageError as error:
                log.warning("commit_unknown", table=left[0][0].table, problem=str(error))
                left.rotate(-1)
        _tell(left, StorageUnknown("the connection was lost during a commit"))

    async def _outcome(self, append: Append) -> SeqTaken | None:
        """Write what may have been written already; returns what to tell."""
        try:
            await self._write([append])
        except SeqTaken as taken:
            return None if await self._is_written(append) else taken
        return None

    async def _is_written(self, append: Append) -> bool:
        """Whether these very entries stand in the log."""
        rows = schema.log.c
        query = (
            select(rows.body)
            .where(rows.table_id == append.table, rows.seq >= append.seq)
            .order_by(rows.seq)
            .limit(len(append.entries))
        )
        found = [bytes(body) for body in await self.database.column(query)]
        return found == [body for _, _, body in append.entries]

    async def _write(self, appends: Sequence[Append]) -> None:
        appends = sorted(appends, key=attrgetter("table", "seq"))
        rows = [
            (append.table, append.seq + place, at, kind, body)
            for append in appends
            for place, (at, kind, body) in enumerate(append.entries)
        ]
        summaries = [append.summary for append in appends if append.summary is not None]

        def work(connection: Connection) -> None:
            connection.exec_driver_sql(self._insert_entries, self.database.for_driver(rows))
            for summary in summaries:
                self._write_summary(connection, summary)

        try:
            if summaries:
                await self.database.write(work)
            else:
                await self.database.add_rows(self._insert_entries, rows)
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


def _tell(group: Iterable[Waiting], error: Exception | None = None) -> None:
    for _, done in group:
        if error is None:
            done.settle(None)
        else:
            done.fail(error)
