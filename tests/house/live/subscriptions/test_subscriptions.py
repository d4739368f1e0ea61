"""Subscriptions: closed connections receive nothing, missed frames come from memory or the log, and
chat delays no move."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fivecups.house.live import subscriptions
from fivecups.house.live.manager import TableManager
from fivecups.house.live.subscriptions import MAX_ENTRIES_WITHOUT_THREAD
from fivecups.house.live.table_cache import MAX_LATEST_ENTRIES
from fivecups.house.live.timing import Timing
from fivecups.house.table import commands
from fivecups.house.table.entries import ClockSetting, Moved, Said
from fivecups.house.table.log.chat_entries import MAX_REMEMBERED_CHATTERS, MAX_REMEMBERED_LINES
from fivecups.house.wire.frames import frames_after

from ...kit import (
    ANA,
    BOB,
    CLEO,
    Clockwork,
    Ear,
    MemoryStore,
    answer,
    begun,
    entries_of,
    follow,
    in_manager,
    say,
    seated,
)


class SlowStore(MemoryStore):
    """A store whose log is read and written only when a test allows it."""

    def __init__(self) -> None:
        super().__init__()
        self.may_read, self.may_write = asyncio.Event(), asyncio.Event()
        self.may_read.set()
        self.may_write.set()
        self.read = 0

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        self.read += 1
        await self.may_read.wait()
        return await super().entries(table, after)

    async def write(self, append: Any) -> None:
        await self.may_write.wait()
        await super().write(append)


async def chat(manager: TableManager, table: str, number: int) -> None:
    await manager.commands.submit(table, CLEO, commands.say, f"line {number}", f"{number}")


@pytest.mark.parametrize("in_memory", [True, False])
def test_who_has_gone_while_waiting_to_watch_watches_nothing(in_memory: bool) -> None:
    slow = SlowStore()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB))
        if in_memory:
            manager.tables.live[table].latest.clear()
        else:
            manager.tables.live.clear()
        ear = Ear(CLEO)
        manager.subscriptions.connect(ear)
        slow.may_read.clear()
        watching = asyncio.create_task(manager.subscriptions.watch(table, ear, "1", 0))
        await asyncio.sleep(0.001)
        manager.subscriptions.disconnect(ear)
        slow.may_read.set()
        await watching
        assert ear not in manager.tables.live[table].watchers
        assert ear.heard == []

    in_manager(check, store=slow)


def test_what_was_missed_lately_is_not_read_from_the_log() -> None:
    slow = SlowStore()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB))
        for number in range(MAX_LATEST_ENTRIES + 10):
            await chat(manager, table, number)
        frames = frames_after(entries_of(slow, table), None, 0)
        for known, reads in (
            (frames[-1].seq - 1, 0),
            (frames[-1].seq - MAX_LATEST_ENTRIES, 0),
            (frames[-1].seq - MAX_LATEST_ENTRIES - 1, 1),
            (0, 1),
        ):
            before, ear = slow.read, Ear(CLEO)
            await manager.subscriptions.watch(table, ear, None, known, seen_from=None)
            assert slow.read - before == reads, known
            assert [frame["seq"] for frame in ear.heard[0]["frames"]] == [
                frame.seq for frame in frames[known:]
            ]
            assert ear.heard[0]["frames"][-1]["data"]["text"] == f"line {MAX_LATEST_ENTRIES + 9}"

    in_manager(check, store=slow)


def test_a_long_log_is_read_beside_the_game_and_nothing_is_missed() -> None:
    slow = SlowStore()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB))
        for number in range(MAX_ENTRIES_WITHOUT_THREAD + 10):
            await chat(manager, table, number)
        ear = Ear(CLEO)
        watching = asyncio.create_task(manager.subscriptions.watch(table, ear, None, 0))
        for number in range(MAX_ENTRIES_WITHOUT_THREAD + 10, MAX_ENTRIES_WITHOUT_THREAD + 20):
            await chat(manager, table, number)
        await watching
        await chat(manager, table, MAX_ENTRIES_WITHOUT_THREAD + 20)
        expected = frames_after(entries_of(slow, table), None, 0)
        assert [(frame["seq"], frame["kind"]) for frame in ear.frames(table)] == [
            (item.seq, item.kind) for item in expected
        ]

    in_manager(check, store=slow)


def test_a_move_does_not_wait_for_talk_and_counts_from_its_arrival() -> None:
    clock = Clockwork()
    slow = SlowStore()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB), clock=ClockSetting("bank", 60))
        slow.may_write.clear()
        talk = [asyncio.create_task(chat(manager, table, number)) for number in range(20)]
        await asyncio.sleep(0)
        clock.now += 5_000
        move = asyncio.create_task(answer(manager, table, ANA, "1", ["keep", []]))
        await asyncio.sleep(0)
        clock.now += 30_000
        slow.may_write.set()
        await asyncio.gather(move, *talk)
        kinds = [type(entry) for entry in entries_of(slow, table)]
        assert kinds.index(Moved) - kinds.index(Said) == 1, (
            "only what was being written already goes first"
        )
        assert manager.tables.live[table].table.clocks.left[0] == 55_000
        times = [entry.at for entry in entries_of(slow, table)]
        assert times == sorted(times)

    in_manager(check, now=clock, store=slow)


def test_a_line_said_again_is_recognised_however_much_others_have_said() -> None:
    table = begun()
    table = follow(table, commands.say(table, ANA, "once", "same", 3000))
    for number in range(3 * MAX_REMEMBERED_LINES):
        table = follow(table, commands.say(table, BOB, "more", str(number), 3001))
    assert commands.say(table, ANA, "once", "same", 3002).repeated
    assert commands.say(table, BOB, "more", str(3 * MAX_REMEMBERED_LINES - 1), 3002).repeated
    assert len(table.latest_chat_refs["bob"]) == MAX_REMEMBERED_LINES
    for number in range(MAX_REMEMBERED_CHATTERS + 5):
        table = follow(table, commands.say(table, type(ANA)(f"p{number}", "P"), "hello", "1", 3003))
    assert len(table.latest_chat_refs) == MAX_REMEMBERED_CHATTERS


def test_everybody_who_is_awaited_elsewhere_is_called_once() -> None:
    """Including the second of two people, and without the person at the table."""

    async def check(manager: TableManager, store: MemoryStore) -> None:
        ears = [Ear(ANA), Ear(BOB), Ear(CLEO)]
        for ear in ears:
            manager.subscriptions.connect(ear)
        table = await seated(manager, "whisper", (ANA, BOB, CLEO), start=False)
        await manager.subscriptions.watch(table, ears[0], None, 0)
        await manager.commands.submit(table, ANA, commands.start)
        await say(manager, table, ANA, "hello", "1")
        called = [sum(message["t"] == "called" for message in ear.heard) for ear in ears]
        assert called == [0, 1, 1]

    in_manager(check, Timing(hesitation=(60.0, 60.0)))


def test_who_plays_at_a_table_has_looked_when_they_watch_it() -> None:
    looked: list[tuple[str, str]] = []

    async def check(manager: TableManager, store: MemoryStore) -> None:
        manager.watching = lambda table, person: looked.append((table.id, person))
        table = await seated(manager, "poker-dice", (ANA, BOB))
        for ear in (Ear(CLEO), Ear(ANA, screen=True), Ear(BOB)):
            await manager.subscriptions.watch(table, ear, None, 0)
        assert looked == [(table, BOB.id)]

    in_manager(check)


def test_who_was_called_is_remembered_for_the_latest_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    """The person whose call is the oldest may be called for the same question again."""
    monkeypatch.setattr(subscriptions, "MAX_REMEMBERED_CALLS", 2)

    async def check(manager: TableManager, store: MemoryStore) -> None:
        manager.subscriptions.connect(ear := Ear(ANA))

        def called(*tables: str) -> list[str]:
            ear.heard.clear()
            for name in tables:
                call = f'{{"person":"ana","table":"{name}","game":"poker-dice","ask":"1"}}'
                manager.receive_call(call)
            return [message["table"] for message in ear.heard]

        assert called("a", "b", "a") == ["a", "b"]
        assert called("c", "b", "c") == ["c"], "two are remembered"
        assert called("a") == ["a"], "and the first is not"
        assert called("c", "a") == [], "which was the longest ago"

    in_manager(check)
