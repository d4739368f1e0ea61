"""The queue of commands: one at a time for each table, and each is written in the log before
anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import structlog

from fivecups.engine import Refused

from ..ports import Append, SeqTaken, StorageError, StorageUnknown, TableStore
from ..receipt import Receipt
from ..table.clocks import Gap
from ..table.commands import Outcome, wake
from ..table.entries import AnyEntry, Moved, encode_entry, kind_of, read_entries
from ..table.table import Table, refuse
from ..wire.broadcast import Changes
from ..wire.info import summary_of
from .tables import Command, LiveTable, PendingCommand

log = structlog.get_logger("fivecups.house")

Spawn = Callable[[Coroutine[Any, Any, Any]], None]
"""Has something done that nobody waits for."""

OnWritten = Callable[[LiveTable, Changes, bool], None]
"""Called with entries that stand in the log, and whether this process has written them."""


class CommandQueue:
    """The commands of all tables. `now` tells the time in milliseconds. Where there are `several`
    processes nothing is refused before the log has been read: another one may have written what
    makes it possible. A log that could not be read is read again after `retry` seconds. `closed` is
    when the house was last seen open before, and `gap` the time until it opened."""

    def __init__(
        self,
        store: TableStore,
        on_written: OnWritten,
        spawn: Spawn,
        now: Callable[[], int],
        several: bool,
        retry: float,
        closed: int | None,
    ) -> None:
        self._store = store
        self._on_written = on_written
        self._spawn = spawn
        self._now = now
        self._several = several
        self._retry = retry
        self._opened = now()
        self.gap = None if closed is None else Gap(closed, self._opened)

    def submit(self, live: LiveTable, command: Command, chat: bool = False) -> Receipt[bool]:
        """Carry out a command as soon as those before it at this table are written, chat after all
        others. Done when it is written itself; the result says whether it was only a repetition.

        If another process was first, the table is read again and so is the command's outcome.
        """
        live.used = time.monotonic()
        pending = PendingCommand(command, Receipt(), self._now())
        (live.chat if chat else live.pending).append(pending)
        if not live.writing:
            self._next(live)
        return pending.done

    def _next(self, live: LiveTable) -> None:
        if live.heard > live.table.seq and not live.writing:
            live.writing = True
            self._spawn(self._follow(live))
        while (waiting := live.pending or live.chat) and not live.writing:
            pending = waiting.popleft()
            if pending.done.done():
                continue
            try:
                outcome = self._run(live, pending)
                if outcome.entries:
                    self._write(live, pending, outcome)
                    continue
            except Exception as error:
                if self._several and isinstance(error, Refused) and not pending.fresh:
                    live.writing = True
                    self._spawn(self._try_again(live, pending))
                else:
                    pending.done.fail(error)
                continue
            pending.done.settle(outcome.again)

    def _run(self, live: LiveTable, pending: PendingCommand) -> Outcome:
        """The outcome as of the moment when the command came, but not before the last entry. If the
        clocks of the table ran when the house closed, the log says first that they start again.
        Of several nodes another may have attended it all along: neglect is found by the leases."""
        now = max(pending.at, live.latest_at)
        if live.awake or self._several:
            return pending.command(live.table, now)
        woken = wake(live.table, self._opened, now, self.gap).entries
        outcome = pending.command(live.table.after(woken[0]) if woken else live.table, now)
        live.awake = not woken
        return Outcome([*woken, *outcome.entries], outcome.state, outcome.again)

    def _write(self, live: LiveTable, pending: PendingCommand, outcome: Outcome) -> None:
        table: Table = live.table
        changes: Changes = []
        for entry in outcome.entries:
            last = entry is outcome.entries[-1]
            table = table.after(entry, outcome.state if last else None)
            changes.append((entry, table))
        append = append_of(table.id, live.table.seq, outcome.entries, table)
        written = self._store.append(append)
        if not isinstance(written, Receipt):
            written = asyncio.ensure_future(written)
        live.writing = True  # only now: nothing above may leave the table waiting for ever
        bodies = [body for _, _, body in append.entries]
        written.add_done_callback(
            partial(self._written, live, pending, outcome.again, changes, bodies)
        )

    def _written(
        self,
        live: LiveTable,
        pending: PendingCommand,
        again: bool,
        changes: Changes,
        bodies: Sequence[bytes],
        written: Receipt[None] | asyncio.Future[None],
    ) -> None:
        error = StorageError("the house is closing") if written.cancelled() else written.exception()
        if isinstance(error, SeqTaken):
            self._spawn(self._try_again(live, pending))
            return
        try:
            if error is None:
                live.awake = True
                self._go_on(live, changes, bodies, True)
        except Exception as problem:
            error = problem
        if isinstance(error, StorageUnknown):
            live.heard = live.table.seq + 1
        live.writing = False
        _settle(pending, again, error)
        self._next(live)

    def _go_on(
        self, live: LiveTable, changes: Changes, bodies: Sequence[bytes], here: bool
    ) -> None:
        """These entries stand in the log: now they are true, and others may hear of them."""
        if changes:
            last, live.table = changes[-1]
            live.latest_at = last.at
            live.latest.extend(bodies)
            self._on_written(live, changes, here)

    async def _try_again(self, live: LiveTable, pending: PendingCommand) -> None:
        """Follow what another process has written meanwhile, then take the command first."""
        pending.tries -= 1
        pending.fresh = True
        try:
            await self._read_on(live)
            if pending.tries == 0:
                raise refuse("table-busy")
            live.pending.appendleft(pending)
        except Exception as error:
            _settle(pending, False, error)
        live.writing = False
        self._next(live)

    # Other processes.

    def hear(self, live: LiveTable, seq: int) -> None:
        """Another process says that the log of a table has so many entries."""
        live.heard = max(live.heard, seq)
        self._next(live)

    def follow(self, live: LiveTable) -> None:
        """Read what other processes are said to have written, if that has not been read yet."""
        self._next(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Wait until what others are said to have written has been read."""
        await self.submit(live, lambda table, now: Outcome([]))

    async def _follow(self, live: LiveTable) -> None:
        # What is heard from now on may be too late for this reading.
        heard, live.heard = live.heard, live.table.seq
        try:
            await self._read_on(live)
        except StorageError as error:
            log.warning("news_not_read", table=live.table.id, problem=repr(error))
            self._spawn(self._hear_later(live, heard))
        finally:
            live.writing = False
            self._next(live)

    async def _hear_later(self, live: LiveTable, seq: int) -> None:
        await asyncio.sleep(self._retry)
        self.hear(live, seq)

    async def _read_on(self, live: LiveTable) -> None:
        """Follow what others have written since the last entry that is known here."""
        table, changes = live.table, []
        bodies = await self._store.entries(table.id, table.seq - 1)
        for entry in read_entries(table.id, bodies):
            table = table.after(entry)
            changes.append((entry, table))
        self._go_on(live, changes, bodies, False)


def append_of(name: str, seq: int, entries: Sequence[AnyEntry], after: Table) -> Append:
    """These entries for the end of a log, with the table's line in the lists where that changes."""
    rows = tuple([(entry.at, kind_of(entry), encode_entry(entry)) for entry in entries])
    ends = after.phase == "over" and isinstance(entries[-1], Moved)
    changed = ends or True in [entry.changes_info for entry in entries]
    return Append(name, seq, rows, summary_of(after) if changed else None)


def _settle(pending: PendingCommand, again: bool, error: BaseException | None) -> None:
    if error is None:
        pending.done.settle(again)
    else:
        pending.done.fail(error)
