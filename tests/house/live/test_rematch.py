"""Rematches: a single table, even if several players ask for it at once."""

from __future__ import annotations

import asyncio

import pytest

from fivecups.engine import Refused
from fivecups.house.live.manager import TableManager
from fivecups.house.table import commands
from fivecups.house.table.entries import Rematched
from tests.waiting import until

from ..kit import ANA, CLEO, MemoryStore, bots_only, entries_of, in_manager, open_manager


def test_a_rematch_is_one_table_for_all() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await bots_only(manager, "high-cup", 2)
        with pytest.raises(Refused, match="wrong-phase"):
            await manager.commands.rematch(table, ANA)
        await manager.commands.submit(table, ANA, commands.start)
        await until(lambda: manager.tables.live[table].table.phase == "over")
        first, second = await asyncio.gather(
            manager.commands.rematch(table, ANA), manager.commands.rematch(table, ANA)
        )
        third = await manager.commands.rematch(table, ANA)
        assert first.id == second.id == third.id != table
        assert [chair.kind for chair in third.chairs] == ["bot", "bot"]
        assert third.previous == table
        assert sum(isinstance(entry, Rematched) for entry in entries_of(store, table)) == 1
        assert len(store.log) == 2, "no table was made that nobody needs"

    in_manager(check)


def test_a_refused_rematch_leaves_nothing_behind() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await finished(manager)
        with pytest.raises(Refused, match="not-seated"):
            await manager.commands.rematch(table, CLEO)
        assert list(store.log) == [table]

    in_manager(check)


def test_rematches_in_two_houses_at_once_are_one_table() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await finished(manager)
        async with open_manager(store) as other:
            await other.tables.find(table)
            first, second = await asyncio.gather(
                manager.commands.rematch(table, ANA), other.commands.rematch(table, ANA)
            )
        assert first.id == second.id
        waiting = [name for name, summary in store.summaries.items() if summary.phase == "open"]
        assert waiting == [first.id], "the one that came too late is taken away"

    in_manager(check)


async def finished(manager: TableManager) -> str:
    """Create a finished game of bots, and return its id."""
    table = await bots_only(manager, "high-cup", 2)
    await manager.commands.submit(table, ANA, commands.start)
    await until(lambda: manager.tables.live[table].table.phase == "over")
    return table
