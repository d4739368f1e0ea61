"""The clerk takes decisions, one at a time for each table, and has them written down before anybody
hears of them."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

from ..ports import SeqTaken, StorageError
from ..table.commands import Outcome, wake
from ..table.entries import read_entries
from ..table.table import Table, refuse
from ..wire.broadcast import Path
from .live_table import Command, LiveTable, PendingCommand, append_of

if TYPE_CHECKING:
    from .manager import Hall


class Clerk:
    """For all tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def submit(self, live: LiveTable, decide: Command, chat: bool = False) -> asyncio.Future[bool]:
        """Have a decision taken as soon as those before it at this table are written down, chat
        after all others. Done when it is written down itself.

        If another process was first, the table is read again and the decision is taken anew.
        """
        live.used = time.monotonic()
        wish = PendingCommand(decide, asyncio.get_running_loop().create_future(), self.hall.now())
        (live.chat if chat else live.wishes).append(wish)
        if not live.writing:
            self._next(live)
        return wish.done

    def _next(self, live: LiveTable) -> None:
        if live.heard > live.table.seq and not live.writing:
            live.writing = True
            self.hall.spawn(self._follow(live))
        while (waiting := live.wishes or live.chat) and not live.writing:
            wish = waiting.popleft()
            if wish.done.done():
                continue
            try:
                decision = self._decide(live, wish)
            except Exception as error:
                wish.done.set_exception(error)
                continue
            if decision.entries:
                self._write(live, wish, decision)
            else:
                wish.done.set_result(decision.again)

    def _decide(self, live: LiveTable, wish: PendingCommand) -> Outcome:
        """Command as of the moment when it was wished for, but not before the last entry. If the
        clocks of the table ran when the house closed, the log says first that they begin anew."""
        now = max(wish.at, live.latest[-1][0].at) if live.latest else wish.at
        if live.awake:
            return wish.decide(live.table, now)
        woken = wake(live.table, self.hall.opened, now).entries
        decision = wish.decide(live.table.after(woken[0]) if woken else live.table, now)
        live.awake = not woken
        return Outcome([*woken, *decision.entries], decision.state, decision.again)

    def _write(self, live: LiveTable, wish: PendingCommand, decision: Outcome) -> None:
        table: Table = live.table
        path: Path = []
        for entry in decision.entries:
            last = entry is decision.entries[-1]
            table = table.after(entry, decision.state if last else None)
            path.append((entry, table))
        live.writing = True
        written = asyncio.ensure_future(
            self.hall.store.append(append_of(table.id, live.table.seq, decision.entries, table))
        )
        written.add_done_callback(partial(self._written, live, wish, decision.again, path))

    def _written(
        self,
        live: LiveTable,
        wish: PendingCommand,
        again: bool,
        path: Path,
        written: asyncio.Future[None],
    ) -> None:
        error = StorageError("the house is closing") if written.cancelled() else written.exception()
        if isinstance(error, SeqTaken):
            self.hall.spawn(self._decide_anew(live, wish))
            return
        try:
            if error is None:
                live.awake = True
                self.hall.step(live, path)
                self.hall.bus.tell(live.table.id, live.table.seq)
        except Exception as problem:
            error = problem
        live.writing = False
        _settle(wish, again, error)
        self._next(live)

    async def _decide_anew(self, live: LiveTable, wish: PendingCommand) -> None:
        """Follow what another process has written meanwhile, then decide again."""
        wish.tries -= 1
        try:
            self.hall.step(live, await self._missed(live.table))
            if wish.tries == 0:
                raise refuse("table-busy")
            live.wishes.appendleft(wish)
        except Exception as error:
            _settle(wish, False, error)
        live.writing = False
        self._next(live)

    # Following other processes.

    def hear(self, name: str, seq: int) -> None:
        """Another process says that the log of a table has so many entries."""
        live = self.hall.live.get(name)
        if live is not None:
            live.heard = max(live.heard, seq)
            self._next(live)

    def look_again(self) -> None:
        """Another process may have written anything anywhere."""
        for name, live in list(self.hall.live.items()):
            self.hear(name, live.table.seq + 1)

    async def _follow(self, live: LiveTable) -> None:
        live.heard = (
            live.table.seq
        )  # what is heard while the log is being read may be too late for this reading
        try:
            self.hall.step(live, await self._missed(live.table))
        finally:
            live.writing = False
            self._next(live)

    async def _missed(self, table: Table) -> Path:
        path: Path = []
        for entry in read_entries(table.id, await self.hall.store.entries(table.id, table.seq - 1)):
            table = table.after(entry)
            path.append((entry, table))
        return path


def _settle(wish: PendingCommand, again: bool, error: BaseException | None) -> None:
    if wish.done.done():
        return
    if error is None:
        wish.done.set_result(again)
    else:
        wish.done.set_exception(error)
