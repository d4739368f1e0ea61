"""Games that are counted after the event, from their logs."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from fivecups.bots.analysis import Review

from ..ports import TableStore
from ..table.entries import read_entries
from ..table.table import from_log
from .results import ResultStore, count_game, count_luck


class RecountStore(ResultStore, TableStore, Protocol):
    """A store with logs and reviews to count from."""

    async def any_review(self, table: str) -> bytes | None:
        """The review of a game, whichever version of the house has made it."""
        ...


async def recount(store: RecountStore, name: str) -> None:
    """Count a finished game by its log, in place of what was counted of it."""
    entries = read_entries(name, await store.entries(name))
    table = await asyncio.to_thread(from_log, name, entries)
    await count_game(store, table, entries, again=True)
    body = await store.any_review(name)
    if body is not None:
        try:
            await count_luck(store, name, msgspec.json.decode(body, type=Review))
        except msgspec.DecodeError:
            """A review of another version, which is made anew when somebody asks for it."""
