"""Rematches: one table for all who wish it, however many do so at once."""

from __future__ import annotations

import asyncio

import pytest

from fivecups.engine import Refused
from fivecups.house.live.manager import TableManager
from fivecups.house.table import commands
from fivecups.house.table.entries import Rematched
from tests.waiting import until

from ..kit import (
    ANA,
    CLEO,
    MemoryStore,
    bots_only,
    entries_of,
    in_manager,
    open_manager,
)


def test_a_rematch_is_one_table_for_all() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await bots_only(manager, "high-cup", 2)
        with pytest.raises(Refused, match="wrong-phase"):
            await manager.rematch(table, ANA)
        await manager.submit(table, ANA, commands.start)
        await until(lambda: manager.tables.live[table].table.phase == "over")
        one, two = await asyncio.gather(manager.rematch(table, ANA), manager.rematch(table, ANA))
        three = await manager.rematch(table, ANA)
        assert one.id == two.id == three.id != table
        assert [chair.kind for chair in three.chairs] == ["bot", "bot"]
        assert three.previous == table
        assert sum(isinstance(entry, Rematched) for entry in entries_of(store, table)) == 1
        assert len(store.log) == 2, "no table was made that nobody needs"

    in_manager(check)


def test_a_refused_rematch_leaves_nothing_behind() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await finished(manager)
        with pytest.raises(Refused, match="not-seated"):
            await manager.rematch(table, CLEO)
        assert list(store.log) == [table]

    in_manager(check)


def test_rematches_in_two_houses_at_once_are_one_table() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await finished(manager)
        async with open_manager(store) as other:
            await other.find(table)
            one, two = await asyncio.gather(manager.rematch(table, ANA), other.rematch(table, ANA))
        assert one.id == two.id
        waiting = [name for name, summary in store.summaries.items() if summary.phase == "open"]
        assert waiting == [one.id], "the one that came too late is taken away"

    in_manager(check)


async def finished(manager: TableManager) -> str:
    """A game of bots that is over."""
    table = await bots_only(manager, "high-cup", 2)
    await manager.submit(table, ANA, commands.start)
    await until(lambda: manager.tables.live[table].table.phase == "over")
    return table
