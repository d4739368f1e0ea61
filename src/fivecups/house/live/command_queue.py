"""The command queue of each table: one command runs at a time, and its entries are written to the
log before clients receive them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import structlog

from fivecups.engine import Refused

from ..ports import Append, SeqTaken, StorageError, StorageUnknown, TableStore
from ..table.clocks import Gap
from ..table.commands import Outcome, restart_clocks
from ..table.entries import AnyEntry, Moved, encode_entry, kind_of, read_entries
from ..table.table import Table, refuse
from ..wire.broadcast import Changes
from ..wire.table_info import summary_of
from ..write_receipt import Receipt
from .table_cache import Command, LiveTable, PendingCommand, TableCache

log = structlog.get_logger("fivecups.house")

Spawn = Callable[[Coroutine[Any, Any, Any]], None]
"""A function that runs a coroutine in the background."""

OnWritten = Callable[[LiveTable, Changes, bool], None]
"""A callback for new entries of a table that are now in the log: called with the table, the
entries, and True if this process has written them."""


class CommandQueue:
    """The command queues of all tables in memory.

    - `now`: returns the time in milliseconds since 1970.
    - `several_nodes`: True if there are several nodes. Then a command is not refused before the log
      has been read again, since another node may have written what makes it possible.
    - `retry`: seconds until a log that could not be read is read again.
    - `closed`: the time at which the house closed before this start, or None if unknown. It is the
      last time at which the house was seen running. `gap` is the time from `closed` to this start.
    """

    def __init__(
        self,
        store: TableStore,
        tables: TableCache,
        on_written: OnWritten,
        spawn: Spawn,
        now: Callable[[], int],
        several_nodes: bool,
        retry: float,
        closed: int | None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._on_written = on_written
        self._spawn = spawn
        self._now = now
        self._several_nodes = several_nodes
        self._retry = retry
        self._opened = now()
        self.gap = None if closed is None else Gap(closed, self._opened)

    def submit(self, name: str, command: Command, chat: bool = False) -> Receipt[bool]:
        """Put a command into the queue of the table `name`, which is loaded first if it is not in
        memory. The returned receipt is done when the command's entries are in the log, and is True
        if the command was a repetition. Its errors are :class:`Refused` and those of loading a
        table.

        The command runs once the entries of all earlier commands are in the log; chat waits until
        no other command waits. If another process wrote to the log first, the new entries are read
        and the command is run again.
        """
        pending = PendingCommand(command, Receipt(), self._now(), chat)
        live = self._tables.live.get(name)
        if live is None:
            self._spawn(self._add_when_loaded(name, pending))
        else:
            self._add(live, pending)
        return pending.done

    def submit_loaded(self, live: LiveTable, command: Command) -> Receipt[bool]:
        """Put a command of the house into the queue of a table that may not be in the cache yet."""
        pending = PendingCommand(command, Receipt(), self._now())
        self._add(live, pending)
        return pending.done

    async def _add_when_loaded(self, name: str, pending: PendingCommand) -> None:
        try:
            self._add(await self._tables.find(name), pending)
        except Exception as error:
            pending.done.fail(error)

    def _add(self, live: LiveTable, pending: PendingCommand) -> None:
        live.last_used = time.monotonic()
        (live.chat if pending.chat else live.pending).append(pending)
        if not live.writing:
            self._run_next(live)

    def _run_next(self, live: LiveTable) -> None:
        if live.announced_seq > live.table.seq and not live.writing:
            live.writing = True
            self._spawn(self._read_news(live))
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
                if self._several_nodes and isinstance(error, Refused) and not pending.fresh:
                    live.writing = True
                    self._spawn(self._retry_after_reading(live, pending))
                else:
                    pending.done.fail(error)
                continue
            pending.done.settle(outcome.repeated)

    def _run(self, live: LiveTable, pending: PendingCommand) -> Outcome:
        """Run a command on the table in memory and return its outcome; nothing is written yet. The
        command's time is that of its arrival, but not earlier than the last entry. In a house of
        one node, clocks that were running when the house closed are restarted first, by an entry
        before those of the command. With several nodes another node may have driven the table all
        the time; there `TableAutomation` restarts the clocks of a neglected table."""
        now = max(pending.at, live.latest_at)
        if live.clocks_checked or self._several_nodes:
            return pending.command(live.table, now)
        restarted = restart_clocks(live.table, self._opened, now, self.gap).entries
        outcome = pending.command(live.table.after(restarted[0]) if restarted else live.table, now)
        live.clocks_checked = not restarted
        return Outcome([*restarted, *outcome.entries], outcome.state, outcome.repeated)

    def _write(self, live: LiveTable, pending: PendingCommand, outcome: Outcome) -> None:
        table: Table = live.table
        changes: Changes = []
        for entry in outcome.entries:
            last = entry is outcome.entries[-1]
            table = table.after(entry, outcome.state if last else None)
            changes.append((entry, table))
        append = append_of(table.id, live.table.seq, outcome.entries, table)
        written = self._store.append(append)
        live.writing = True  # Set only here: an error above must not block the table for ever.
        bodies = [body for _, _, body in append.entries]
        written.add_done_callback(
            partial(self._written, live, pending, outcome.repeated, changes, bodies)
        )

    def _written(
        self,
        live: LiveTable,
        pending: PendingCommand,
        repeated: bool,
        changes: Changes,
        bodies: Sequence[bytes],
        written: Receipt[None],
    ) -> None:
        error = StorageError("the house is closing") if written.cancelled() else written.exception()
        if isinstance(error, SeqTaken):
            self._spawn(self._retry_after_reading(live, pending))
            return
        try:
            if error is None:
                live.clocks_checked = True
                self._apply(live, changes, bodies, True)
        except Exception as problem:
            error = problem
        if isinstance(error, StorageUnknown):
            live.announced_seq = live.table.seq + 1
        live.writing = False
        _settle(pending, repeated, error)
        self._run_next(live)

    def _apply(
        self, live: LiveTable, changes: Changes, bodies: Sequence[bytes], written_here: bool
    ) -> None:
        """Replace the table in memory by the table after these entries, which are in the log, and
        pass them to `on_written`."""
        if changes:
            last, live.table = changes[-1]
            live.latest_at = last.at
            live.latest.extend(bodies)
            self._on_written(live, changes, written_here)

    async def _retry_after_reading(self, live: LiveTable, pending: PendingCommand) -> None:
        """Read the entries that another process has written meanwhile, then put the command first
        in the queue again. After too many tries the command is refused."""
        pending.tries -= 1
        pending.fresh = True
        try:
            await self._read_new_entries(live)
            if pending.tries == 0:
                raise refuse("table-busy")
            live.pending.appendleft(pending)
        except Exception as error:
            _settle(pending, False, error)
        live.writing = False
        self._run_next(live)

    # Other processes.

    def note_log_length(self, live: LiveTable, seq: int) -> None:
        """Note that another process has announced `seq` entries in the log of a table, and start
        reading the new ones."""
        live.announced_seq = max(live.announced_seq, seq)
        self._run_next(live)

    def read_news(self, live: LiveTable) -> None:
        """Start reading a table's entries that other processes have announced and this process has
        not read."""
        self._run_next(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Wait until all entries of a table that other processes have announced are read and
        applied."""
        await self.submit_loaded(live, lambda table, now: Outcome([]))

    async def _read_news(self, live: LiveTable) -> None:
        # Announcements from now on may come too late for this reading.
        announced, live.announced_seq = live.announced_seq, live.table.seq
        try:
            await self._read_new_entries(live)
        except StorageError as error:
            log.warning("news_not_read", table=live.table.id, problem=repr(error))
            self._spawn(self._note_later(live, announced))
        finally:
            live.writing = False
            self._run_next(live)

    async def _note_later(self, live: LiveTable, seq: int) -> None:
        await asyncio.sleep(self._retry)
        self.note_log_length(live, seq)

    async def _read_new_entries(self, live: LiveTable) -> None:
        """Read a table's log after the last entry in memory, and apply the entries to the table in
        memory."""
        table, changes = live.table, []
        bodies = await self._store.entries(table.id, table.seq - 1)
        for entry in read_entries(table.id, bodies):
            table = table.after(entry)
            changes.append((entry, table))
        self._apply(live, changes, bodies, False)


def append_of(name: str, seq: int, entries: Sequence[AnyEntry], after: Table) -> Append:
    """Return the write request that appends `entries` to a table's log from number `seq` on, with a
    new summary for the lists of tables if the entries change it. `after` is the table after the
    entries."""
    rows = tuple([(entry.at, kind_of(entry), encode_entry(entry)) for entry in entries])
    ends = after.phase == "over" and isinstance(entries[-1], Moved)
    changed = ends or True in [entry.changes_info for entry in entries]
    return Append(name, seq, rows, summary_of(after) if changed else None)


def _settle(pending: PendingCommand, repeated: bool, error: BaseException | None) -> None:
    if error is None:
        pending.done.settle(repeated)
    else:
        pending.done.fail(error)
