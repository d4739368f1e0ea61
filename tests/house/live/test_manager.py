"""The manager: commands are written before they are published, repeated ones are recognised, and
the log survives the process."""

from __future__ import annotations

import asyncio

import pytest

from fivecups.house.live.manager import TableManager
from fivecups.house.ports import NoSuchTable, StorageFull
from fivecups.house.table import commands
from fivecups.house.table.entries import Moved
from fivecups.house.wire.frames import frames_after
from tests.waiting import until

from ..kit import (
    ANA,
    BOB,
    Ear,
    MemoryStore,
    answer,
    bots_only,
    entries_of,
    in_manager,
    open_manager,
    say,
    seated,
)


def test_nothing_is_true_that_could_not_be_written() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB))
        ear = Ear(BOB)
        await manager.subscriptions.watch(table, ear, None, 0)
        heard, before = len(ear.heard), manager.tables.live[table].table
        store.broken = StorageFull("no room")
        with pytest.raises(StorageFull):
            await answer(manager, table, ANA, "1", ["keep", []])
        assert manager.tables.live[table].table is before
        assert len(ear.heard) == heard
        store.broken = None
        assert not await answer(manager, table, ANA, "1", ["keep", []])
        assert len(ear.heard) == heard + 1

    in_manager(check)


def test_an_answer_given_twice_at_once_counts_once() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB))
        again = await asyncio.gather(
            *(answer(manager, table, ANA, "1", ["keep", []]) for _ in range(5))
        )
        assert sorted(again) == [False, True, True, True, True]
        assert sum(isinstance(entry, Moved) for entry in entries_of(store, table)) == 1

    in_manager(check)


def test_two_houses_on_one_log_agree() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "high-cup", (ANA, BOB))
        here, there = Ear(ANA), Ear(BOB)
        await manager.subscriptions.watch(table, here, None, 0)
        async with open_manager(store) as other:
            await other.subscriptions.watch(table, there, None, 0)
            while manager.tables.live[table].table.phase != "over":
                ask = here.view(table)["asks"][0]["id"]
                await asyncio.gather(
                    answer(manager, table, ANA, ask, ["stand"]),
                    answer(other, table, BOB, ask, ["fold"]),
                )
                await say(manager, table, ANA, "next", ask)
                await say(other, table, BOB, "yes", ask)
                await say(manager, table, ANA, "go", f"{ask}.")
            await say(other, table, BOB, "bye", "bye")
        assert here.frames(table)[-1]["data"]["text"] == "go"
        assert [frame.kind for frame in frames_after(entries_of(store, table), 1, 0)] == [
            frame["kind"] for frame in there.frames(table)
        ]

    in_manager(check)


def test_a_table_that_is_not_there_is_told() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        for name in ("nowhere", "nowhere", "", "a\0b", "\u00e9t\u00e9", "x" * 41):
            with pytest.raises(NoSuchTable):
                await manager.tables.find(name)

    in_manager(check)


def test_after_a_restart_the_bots_play_on() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await bots_only(manager, "poker-dice", 2)
        await manager.commands.submit(table, ANA, commands.start)
        await until(lambda: len(store.log[table]) > 10)
        await manager.close()
        written = len(store.log[table])
        async with open_manager(store) as other:
            await other.load_live_tables()
            await until(lambda: other.tables.live[table].table.phase == "over")
        assert len(store.log[table]) > written

    in_manager(check)


def test_a_manager_that_closes_ends_what_is_under_way() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        ended = False

        async def work_for_ever() -> None:
            nonlocal ended
            try:
                await asyncio.Event().wait()
            finally:
                ended = True

        manager.spawn(work_for_ever())
        await asyncio.sleep(0)
        closing = asyncio.create_task(manager.close())
        await until(closing.done)
        assert ended

    in_manager(check)
