"""The one door through which commands come in, from requests and sockets alike."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVarTuple

from ..ports import StorageError, TableStore
from ..receipt import Receipt
from ..table import commands
from ..table.commands import Outcome
from ..table.entries import AnyEntry, ClockSetting, Visibility
from ..table.seats import Person
from ..table.table import Table, from_log, refuse
from ..table.text import new_id
from ..wire.info import table_info
from ..wire.protocol import TableInfo
from .command_queue import CommandQueue, append_of
from .tables import Command, TableCache

Ts = TypeVarTuple("Ts")

ID_BYTES = 15

CHAT: frozenset[object] = frozenset({commands.say, commands.react})
"""The commands that give way to all others."""


class Door:
    """Takes commands to the tables they are for."""

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
    ) -> Receipt[bool] | asyncio.Future[bool]:
        """A person does something at a table: one of `fivecups.house.table.commands`, with what it
        takes between the person and the time. Done when it is written in the log; the result says
        whether it had been done before. Raises :class:`Refused` and whatever loading a table
        raises.

        At a table that is in memory this needs no task of its own.
        """

        def run(table: Table, now: int) -> Outcome:
            outcome = command(table, person, *args, now)
            if not table.may_be_watched_by(person.id):
                raise refuse("private-table")
            return outcome

        return self.enqueue(name, run, chat=command in CHAT)

    def enqueue(
        self, name: str, command: Command, chat: bool = False
    ) -> Receipt[bool] | asyncio.Future[bool]:
        """The house itself does something at a table, as when time is up."""
        live = self._tables.live.get(name)
        if live is not None:
            return self._queue.submit(live, command, chat)
        return asyncio.ensure_future(self._enqueue_loaded(name, command, chat))

    async def _enqueue_loaded(self, name: str, command: Command, chat: bool) -> bool:
        return await self._queue.submit(await self._tables.find(name), command, chat)

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
        """Set up a new table."""
        entry = commands.create(
            person, game, seats, options, clock or ClockSetting(), visibility, rated, self._now()
        )
        return await self._set_up([entry])

    async def begin_lesson(self, person: Person, game: str) -> TableInfo:
        """A table at which a person's lesson begins."""
        made = await self._set_up(commands.set_up_lesson(person, game, self._now()))
        await self.submit(made.id, person, commands.start)
        return await self.info(made.id)

    async def _set_up(self, entries: Sequence[AnyEntry]) -> TableInfo:
        table = from_log(new_id(ID_BYTES), entries)
        await self._store.append(append_of(table.id, 0, entries, table))
        self._tables.add(table)
        return table_info(table)

    async def rematch(self, name: str, person: Person) -> TableInfo:
        """A new table with the settings of a finished one, and its bots in their seats. The old
        table points to it."""
        live = await self._tables.find(name)
        async with live.rematching:
            if not commands.rematch(live.table, person, "", self._now()).again:
                made = await self._set_up(commands.set_up_again(live.table, person, self._now()))
                try:
                    await self._queue.submit(
                        live, lambda table, now: commands.rematch(table, person, made.id, now)
                    )
                finally:
                    if live.table.rematch != made.id:
                        with contextlib.suppress(StorageError):
                            await self.submit(made.id, person, commands.close)
        return await self.info(live.table.rematch or "")

    async def info(self, name: str) -> TableInfo:
        """A table's public face."""
        return table_info((await self._tables.find(name)).table)
