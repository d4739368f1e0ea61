"""The order in which commands are written, and reading what another process writes into the same
log."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from structlog.testing import capture_logs

from fivecups.engine import Refused
from fivecups.house.ports import Append, SeqTaken, StorageError, StorageUnknown
from fivecups.house.table import commands
from fivecups.house.table.commands import Outcome
from fivecups.house.table.entries import Moved, Said
from fivecups.house.table.table import Table
from tests.waiting import until

from ..kit import ANA, BOB, QUICK, MemoryStore, bots_only, entries_of, open_manager, seated

UNWRITABLE: Any = object()
"""A value with which no entry can be encoded."""


class SlowReader(MemoryStore):
    """A store whose reads return what was written when they were called, but only once `open` is
    set."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.open.set()

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        result = await super().entries(table, after)
        await self.open.wait()
        return result


def test_news_that_come_while_the_log_is_read_are_not_forgotten() -> None:
    async def check() -> None:
        store = SlowReader()
        async with open_manager(store) as writer, open_manager(store) as reader:
            table = (await writer.commands.create(ANA, "poker-dice", 2, {})).id
            await reader.tables.find(table)
            store.open.clear()
            for person in (ANA, BOB):
                await writer.commands.submit(table, person, commands.sit, None, "entropy")
                reader.automation.note_log_length(table, writer.tables.live[table].table.seq)
                await asyncio.sleep(0)
            store.open.set()
            await until(
                lambda: reader.tables.live[table].table.seq == writer.tables.live[table].table.seq
            )

    asyncio.run(asyncio.wait_for(check(), 60))


def test_looking_again_where_nothing_is_new_ends() -> None:
    async def check() -> None:
        store = SlowReader()
        async with open_manager(store) as manager:
            table = (await manager.commands.create(ANA, "poker-dice", 2, {})).id
            live = manager.tables.live[table]
            manager.poll_all()
            await until(lambda: live.announced_seq == live.table.seq and not live.writing)

    asyncio.run(asyncio.wait_for(check(), 60))


def test_news_that_come_while_a_table_is_loaded_are_not_forgotten() -> None:
    async def check() -> None:
        store = SlowReader()
        async with open_manager(store) as writer, open_manager(store) as reader:
            table = (await writer.commands.create(ANA, "poker-dice", 2, {})).id
            store.open.clear()
            loading = asyncio.ensure_future(reader.tables.find(table))
            await until(lambda: table in reader.tables.loading)
            await asyncio.sleep(0)
            await writer.commands.submit(table, ANA, commands.sit, None, "entropy")
            reader.automation.note_log_length(table, writer.tables.live[table].table.seq)
            store.open.set()
            live = await loading
            await until(lambda: live.table.seq == writer.tables.live[table].table.seq)

    asyncio.run(asyncio.wait_for(check(), 60))


class UnreadableStore(MemoryStore):
    """A store whose reads fail `failures` times."""

    failures = 0

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        if self.failures:
            self.failures -= 1
            raise StorageError("the connection was lost")
        return await super().entries(table, after)


def test_news_that_could_not_be_read_are_read_later() -> None:
    async def check() -> None:
        store = UnreadableStore()
        timing = replace(QUICK, retry=0.001)
        async with open_manager(store) as writer, open_manager(store, timing) as reader:
            table = (await writer.commands.create(ANA, "poker-dice", 2, {})).id
            live = await reader.tables.find(table)
            await writer.commands.submit(table, ANA, commands.sit, None, "entropy")
            store.failures = 3
            reader.automation.note_log_length(table, writer.tables.live[table].table.seq)
            await until(lambda: live.table.seq == writer.tables.live[table].table.seq)
        assert store.failures == 0

    with capture_logs() as told:
        asyncio.run(asyncio.wait_for(check(), 60))
    assert [line["event"] for line in told] == 3 * ["news_not_read"]


class SlowWriter(MemoryStore):
    """A store that writes only while `open` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.open.set()

    async def write(self, append: Append) -> None:
        await self.open.wait()
        await super().write(append)


def test_chat_gives_way_to_moves() -> None:
    async def check() -> None:
        store = SlowWriter()
        async with open_manager(store) as manager:
            table = await seated(manager, "poker-dice", (ANA, BOB))
            state = (await manager.tables.find(table)).table.state
            assert state is not None
            store.open.clear()
            talk = [
                manager.commands.submit(table, BOB, commands.say, f"line {number}", str(number))
                for number in range(5)
            ]
            move = manager.commands.submit(
                table, ANA, commands.answer_own_ask, state.ask_id(0, 0), ("keep", ())
            )
            store.open.set()
            await asyncio.gather(move, *talk)
            written = [
                entry for entry in entries_of(store, table) if isinstance(entry, Moved | Said)
            ]
            kinds = [type(entry) for entry in written]
            assert kinds[:2] == [Said, Moved], "the first line was being written already"
            assert kinds[2:] == 4 * [Said]

    asyncio.run(check())


def test_what_the_house_does_is_no_chat() -> None:
    async def check() -> None:
        store, order = SlowWriter(), list[str]()
        async with open_manager(store) as manager:
            table = await seated(manager, "poker-dice", (ANA, BOB))
            live = manager.tables.live[table]

            def note(text: str) -> Any:
                def run(table: Table, now: int) -> Outcome:
                    order.append(text)
                    return Outcome([])

                return run

            store.open.clear()
            talk = manager.commands.submit(table, BOB, commands.say, "hello", "1")
            waiting = [
                manager.queue.submit(table, note("chat"), chat=True),
                manager.queue.submit_loaded(live, note("by itself")),
                manager.queue.submit(table, note("by the house")),
            ]
            store.open.set()
            await asyncio.gather(talk, *waiting)
        assert order == ["by itself", "by the house", "chat"]

    asyncio.run(check())


def test_a_command_that_cannot_be_put_into_the_log_fails_alone() -> None:
    async def check() -> None:
        async with open_manager(MemoryStore()) as manager:
            table = await seated(manager, "poker-dice", (ANA, BOB))
            live = manager.tables.live[table]

            def unwritable(table: Table, now: int) -> Outcome:
                said = Said("bob", "Bob", 1, "table", UNWRITABLE, "1", at=now)
                return Outcome([said])

            with pytest.raises(TypeError, match="object"):
                await manager.queue.submit(table, unwritable)
            assert not live.writing
            await manager.commands.submit(table, BOB, commands.say, "the table goes on", "2")

    asyncio.run(asyncio.wait_for(check(), 60))


def test_a_table_is_attended_though_its_news_could_not_be_sent() -> None:
    async def check() -> None:
        async with open_manager(MemoryStore()) as manager:
            table = await bots_only(manager, "poker-dice", 2)

            publish = manager.subscriptions.publish

            def broken_once(*_: object) -> None:
                manager.subscriptions.publish = publish  # type: ignore[method-assign]
                raise ZeroDivisionError

            manager.subscriptions.publish = broken_once  # type: ignore[method-assign]
            with pytest.raises(ZeroDivisionError):
                await manager.commands.submit(table, ANA, commands.start)
            live = manager.tables.live[table]
            assert manager.automation.is_needed(live)
            await until(
                lambda: live.table.phase == "over" and not manager.automation.is_needed(live)
            )

    asyncio.run(asyncio.wait_for(check(), 60))


def test_after_a_commit_of_unknown_outcome_the_table_reads_its_log() -> None:
    class Unsure(MemoryStore):
        """A store that writes, but reports that the outcome is unknown."""

        lost = False

        async def write(self, append: Append) -> None:
            await super().write(append)
            if self.lost:
                raise StorageUnknown("the connection was lost during a commit")

    async def check() -> None:
        store = Unsure()
        async with open_manager(store) as manager:
            table = (await manager.commands.create(ANA, "poker-dice", 2, {})).id
            store.lost = True
            with pytest.raises(StorageUnknown):
                await manager.commands.submit(table, ANA, commands.sit, 0, "entropy")
            await until(lambda: manager.tables.live[table].table.chairs[0].person == ANA.id)

    asyncio.run(check())


class Contested(UnreadableStore):
    """A store in which another process writes first, `lost` times."""

    lost = 0

    async def write(self, append: Append) -> None:
        if self.lost:
            self.lost -= 1
            raise SeqTaken
        await super().write(append)


def test_who_is_second_tries_again_and_gives_up_after_five_times() -> None:
    async def check() -> None:
        store = Contested()
        async with open_manager(store) as manager:
            table = (await manager.commands.create(ANA, "poker-dice", 2, {})).id
            store.lost = 4
            assert not await manager.commands.submit(table, ANA, commands.sit, 0, "")
            store.lost = 6
            with pytest.raises(Refused, match="table-busy"):
                await manager.commands.submit(table, ANA, commands.sit, 1, "")
            assert store.lost == 1
            store.lost = 0
            assert not await manager.commands.submit(table, ANA, commands.sit, 1, "")

    asyncio.run(asyncio.wait_for(check(), 60))


def test_who_is_second_and_cannot_read_the_log_is_told() -> None:
    async def check() -> None:
        store = Contested()
        async with open_manager(store) as manager:
            table = (await manager.commands.create(ANA, "poker-dice", 2, {})).id
            store.lost = store.failures = 1
            with pytest.raises(StorageError, match="lost"):
                await manager.commands.submit(table, ANA, commands.sit, 0, "")
            await manager.commands.submit(table, ANA, commands.sit, 0, "the table goes on")

    asyncio.run(asyncio.wait_for(check(), 60))
