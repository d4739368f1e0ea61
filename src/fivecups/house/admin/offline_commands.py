"""Commands at tables without a running house: the log is read, and entries are appended."""

from __future__ import annotations

from ..live.command_queue import append_of
from ..live.table_cache import Command
from ..ports import NoSuchTable, SeqTaken, StorageBusy, TableStore
from ..table.entries import read_entries
from ..table.table import from_log

MAX_TRIES = 20


async def run_offline(store: TableStore, name: str, command: Command, now: int) -> bool:
    """Run a command on the table `name` as its log gives it, and append the command's entries to
    the log. Return False if the command had no entries. If a running house writes to the log first,
    read the table again and run the command again."""
    for _ in range(MAX_TRIES):
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
