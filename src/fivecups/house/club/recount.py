"""Recomputation of the club's statistics of finished games from their logs."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

import msgspec

from fivecups.bots.analysis import Review

from ..ports import TableStore
from ..table.entries import read_entries
from ..table.table import from_log
from .results import ResultStore, count_game, count_luck


class ReviewedResultStore(ResultStore, Protocol):
    """The interface for storing results, and for reading the reviews that measured luck."""

    async def any_review(self, table: str) -> bytes | None:
        """Return the stored review of a table's game, no matter which version of the program made
        it, or None."""


class RecountStore(TableStore, Protocol):
    """A store with the logs and reviews from which a game's statistics are recomputed."""

    @property
    def results(self) -> ReviewedResultStore: ...


async def recount(store: RecountStore, name: str) -> None:
    """Recompute the club's statistics of one finished game from its log and its review, and store
    them in place of the earlier ones."""
    entries = read_entries(name, await store.entries(name))
    table = await asyncio.to_thread(from_log, name, entries)
    await count_game(store.results, table, entries, recount=True)
    body = await store.results.any_review(name)
    if body is not None:
        # A review of another version cannot be decoded; it is made again on the next request.
        with contextlib.suppress(msgspec.DecodeError):
            await count_luck(store.results, name, msgspec.json.decode(body, type=Review))
