"""The entrance for all commands at tables, from HTTP requests, sockets and the house itself; and
for new tables."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVarTuple

from ..ports import StorageError, TableStore
from ..table import commands
from ..table.commands import Outcome
from ..table.entries import AnyEntry, ClockSetting, Visibility
from ..table.seats import Person
from ..table.table import Table, from_log, refuse
from ..table.text_cleaning import new_id
from ..wire.protocol import TableInfo
from ..wire.table_info import table_info
from ..write_receipt import Receipt
from .command_queue import CommandQueue, append_of
from .table_cache import TableCache

Ts = TypeVarTuple("Ts")

TABLE_ID_BYTES = 15

CHAT_COMMANDS: frozenset[object] = frozenset({commands.say, commands.react})
"""Commands of chat, which wait until the table's queue holds no other commands."""


class CommandGateway:
    """Passes commands on to the queues of their tables, and creates tables."""

    def __init__(
        self, store: TableStore, tables: TableCache, queue: CommandQueue, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._tables = tables
        self._queue = queue
        self._now = now

    def submit(
        self,
        name: str,
        person: Person,
        command: Callable[[Table, Person, *Ts, int], Outcome],
        *args: *Ts,
    ) -> Receipt[bool]:
        """Submit a person's command for the table `name`: a function of
        `fivecups.house.table.commands`, with `args`, its arguments between the person and the
        time. The receipt is that of :meth:`CommandQueue.submit`."""

        def run(table: Table, now: int) -> Outcome:
            outcome = command(table, person, *args, now)
            if not table.may_be_watched_by(person.id):
                raise refuse("private-table")
            return outcome

        return self._queue.submit(name, run, chat=command in CHAT_COMMANDS)

    async def create(
        self,
        person: Person,
        game: str,
        seats: int,
        options: dict[str, Any],
        clock: ClockSetting | None = None,
        visibility: Visibility = "invitation",
        rated: bool = False,
    ) -> TableInfo:
        """Create a new table owned by a person, with its first log entry, and return its public
        information."""
        entry = commands.create(
            person, game, seats, options, clock or ClockSetting(), visibility, rated, self._now()
        )
        return await self._create_table([entry])

    async def begin_lesson(self, person: Person, game: str) -> TableInfo:
        """Create a table for a person's lesson, start its game and return the table's public
        information."""
        new_table = await self._create_table(commands.lesson_entries(person, game, self._now()))
        await self.submit(new_table.id, person, commands.start)
        return await self.info(new_table.id)

    async def _create_table(self, entries: Sequence[AnyEntry]) -> TableInfo:
        table = from_log(new_id(TABLE_ID_BYTES), entries)
        await self._store.append(append_of(table.id, 0, entries, table))
        self._tables.add(table)
        return table_info(table)

    async def rematch(self, name: str, person: Person) -> TableInfo:
        """Return the public information of the table for the rematch of a finished game. The first
        call creates that table, with the same settings and bots, and links the old table to it."""
        live = await self._tables.find(name)
        async with live.rematching:
            if not commands.rematch(live.table, person, "", self._now()).repeated:
                new_table = await self._create_table(
                    commands.rematch_entries(live.table, person, self._now())
                )
                try:
                    await self._queue.submit(
                        name, lambda table, now: commands.rematch(table, person, new_table.id, now)
                    )
                finally:
                    if live.table.rematch != new_table.id:
                        with contextlib.suppress(StorageError):
                            await self.submit(new_table.id, person, commands.close)
        return await self.info(live.table.rematch or "")

    async def info(self, name: str) -> TableInfo:
        """Return the public information about a table."""
        return table_info((await self._tables.find(name)).table)
