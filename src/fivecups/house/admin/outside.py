"""Commands at tables by a process that serves none: no bots, no clocks, nothing kept in memory."""

from __future__ import annotations

from ..live.command_queue import append_of
from ..live.tables import Command
from ..ports import NoSuchTable, SeqTaken, StorageBusy, TableStore
from ..table.entries import read_entries
from ..table.table import from_log

TRIES = 20


async def do_at(store: TableStore, name: str, command: Command, now: int) -> bool:
    """Do something at a table; False if there was nothing to do. The log decides who was first: if
    the house was, the command is taken again at the table as it is then."""
    for _ in range(TRIES):
        bodies = await store.entries(name)
        if not bodies:
            raise NoSuchTable(name)
        table = from_log(name, read_entries(name, bodies))
        entries = command(table, now).entries
        if not entries:
            return False
        after = table
        for entry in entries:
            after = after.after(entry)
        try:
            await store.append(append_of(name, table.seq, entries, after))
        except SeqTaken:
            continue
        return True
    raise StorageBusy(f"table {name} changes too fast")
