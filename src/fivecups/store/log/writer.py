"""Grouped writing of the log: all appends that wait are written in one transaction, and
acknowledged once it is on disk.

A commit to disk costs the same for one entry as for fifty, so under load the tables share it. If a
group fails, for example because another process has already used an entry's number, each append is
written by itself, and only those that fail are refused. If nothing can be written at all (a full
disk, a SQLite file that another program locks), the whole group is refused at once. If the answer
to a commit was lost, the same entries are written again: a conflict with identical entries proves
that they were written the first time.

The appends of a group are sorted by table, so that two nodes cannot deadlock.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter

import msgspec
import structlog
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from fivecups.house.ports import (
    Append,
    SeqTaken,
    StorageBusy,
    StorageError,
    StorageFull,
    StorageUnknown,
)
from fivecups.house.wire.protocol import Summary
from fivecups.house.write_receipt import Receipt

from .. import schema
from ..database import Database
from ..errors import CommitUnknown

log = structlog.get_logger("fivecups.store")

PendingAppend = tuple[Append, Receipt[None]]
"""An append that waits to be written, and the receipt that is settled afterwards."""

MAX_GROUP_SIZE = 200
RETRY_PAUSES_SECONDS = (0.0, 0.1, 0.3, *(14 * [1.0]))
"""Seconds before each further attempt to write entries whose commit is unknown."""


class LogWriter:
    """Writes appends to the log, grouped into shared transactions. It calls `measured` with the
    number of appends and the duration in seconds of every group."""

    def __init__(
        self,
        database: Database,
        measured: Callable[[int, float], None] = lambda size, seconds: None,
    ) -> None:
        self.database = database
        self.measured = measured
        self._waiting: list[PendingAppend] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        # In PostgreSQL "busy" concerns only some rows, so the rest of a group may still succeed.
        self._errors_for_all = (StorageFull, StorageBusy) if database.is_sqlite else (StorageFull,)
        self._insert_entries = database.bulk_insert_statement(schema.log)

    def append(self, append: Append) -> Receipt[None]:
        """Queue an append and return its receipt. The receipt is settled when all entries are on
        disk; it fails with :class:`SeqTaken` or :class:`StorageError` if none of them was written.
        """
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
                group, self._waiting = (
                    self._waiting[:MAX_GROUP_SIZE],
                    self._waiting[MAX_GROUP_SIZE:],
                )
                began = time.perf_counter()
                await self._write_group(group)
                self.measured(len(group), time.perf_counter() - began)
        finally:
            self._task = None

    async def _write_group(self, group: list[PendingAppend]) -> None:
        try:
            await self._write([append for append, _ in group])
        except CommitUnknown:
            await self._write_again(group)
        except Exception as error:
            if len(group) == 1 or isinstance(error, self._errors_for_all):
                _settle_receipts(group, error)
                return
            for pending in group:
                await self._write_group([pending])
        else:
            # Settle the receipts later, so that the next group is on its way first.
            asyncio.get_running_loop().call_soon(_settle_receipts, group)

    async def _write_again(self, group: Sequence[PendingAppend]) -> None:
        """Write the appends of a group whose commit is unknown again, one by one. Each failure uses
        up one attempt of the whole group and moves the failed append to the end. If its first
        transaction is still open on the server, the log's primary key makes the new one wait for
        it."""
        left = deque(group)
        for pause in RETRY_PAUSES_SECONDS:
            await asyncio.sleep(pause)
            try:
                while left:
                    append, done = left[0]
                    _settle_receipts([(append, done)], await self._retry_append(append))
                    left.popleft()
                return
            except StorageError as error:
                log.warning("commit_unknown", table=left[0][0].table, problem=str(error))
                left.rotate(-1)
        _settle_receipts(left, StorageUnknown("the connection was lost during a commit"))

    async def _retry_append(self, append: Append) -> SeqTaken | None:
        """Write an append whose first commit is unknown. Return None if its entries are in the log
        now, or the error if another process has used their numbers."""
        try:
            await self._write([append])
        except SeqTaken as taken:
            return None if await self._is_written(append) else taken
        return None

    async def _is_written(self, append: Append) -> bool:
        """True if the log contains exactly the entries of `append` at their numbers."""
        columns = schema.log.c
        query = (
            select(columns.body)
            .where(columns.table_id == append.table, columns.seq >= append.seq)
            .order_by(columns.seq)
            .limit(len(append.entries))
        )
        bodies = [bytes(body) for body in await self.database.column(query)]
        return bodies == [body for _, _, body in append.entries]

    async def _write(self, appends: Sequence[Append]) -> None:
        appends = sorted(appends, key=attrgetter("table", "seq"))
        rows = [
            (append.table, append.seq + place, at, kind, body)
            for append in appends
            for place, (at, kind, body) in enumerate(append.entries)
        ]
        summaries = [append.summary for append in appends if append.summary is not None]

        def work(connection: Connection) -> None:
            connection.exec_driver_sql(self._insert_entries, self.database.rows_for_driver(rows))
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

    async def replace_summary(self, summary: Summary, entries: int) -> bool:
        """Write a table's summary anew, unless its log has grown beyond `entries` entries. Return
        True if it is written."""

        def work(connection: Connection) -> bool:
            log = schema.log.c
            count = select(func.count()).where(log.table_id == summary.id)
            if connection.execute(count).scalar_one() != entries:
                return False
            self._write_summary(connection, summary)
            return True

        return await self.database.write(work)

    async def close(self) -> None:
        """Write the appends that still wait; appends that arrive later are refused."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])


def _settle_receipts(group: Iterable[PendingAppend], error: Exception | None = None) -> None:
    for _, done in group:
        if error is None:
            done.settle(None)
        else:
            done.fail(error)
