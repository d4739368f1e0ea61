"""Tests that a person is deleted with all traces, while the games of the others stay unchanged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

import pytest
from sqlalchemy import select

from fivecups.engine import Refused
from fivecups.house.accounts.bans import Ban
from fivecups.house.accounts.people import Account
from fivecups.house.accounts.reports import report
from fivecups.house.admin.person_deletion import delete_person
from fivecups.house.live.manager import TableManager
from fivecups.house.records.game_record import record_file
from fivecups.house.table import commands
from fivecups.house.table.entries import read_entries
from fivecups.house.table.log.erasure import erase_person
from fivecups.house.table.seats import Person
from fivecups.house.table.table import from_log
from fivecups.store import Store, open_store, schema
from tests.house.kit import BOB, MemoryStore, answer, open_manager, seated
from tests.waiting import until

from ..backups.kit import problems_of

ZOE = Person("zoe-0123456789", "Zoë Überall")
Check = Callable[[TableManager, Store], Awaitable[None]]


def in_house(url: str, check: Check) -> None:
    async def run() -> None:
        store = await open_store(url)
        await store.people.add_account(Account(ZOE.id, ZOE.name, "ro", 1, "zoe", "hash"))
        await store.people.add_account(Account(BOB.id, BOB.name, "ro", 1))
        await store.people.add_device("d", ZOE.id, "x", 1)
        async with open_manager(cast(MemoryStore, store)) as manager:
            await check(manager, store)
        await store.close()

    asyncio.run(run())


async def everything(store: Store) -> bytes:
    """Return all bytes and texts in the database, apart from the rows of other people."""
    contents = b""
    for table in schema.metadata.sorted_tables:
        for row in await store.database.rows(select(table)):
            contents += b"|".join(
                bytes(value) if isinstance(value, bytes | memoryview) else str(value).encode()
                for value in row
            )
    return contents


def test_name_and_words_are_gone_from_the_whole_database(database_url: str) -> None:
    async def check(manager: TableManager, store: Store) -> None:
        table = await seated(manager, "poker-dice", (ZOE, BOB))
        await manager.commands.submit(table, ZOE, commands.say, "my secret words", "1")
        await manager.commands.submit(table, BOB, commands.say, "words of Bob", "1")
        await manager.commands.submit(table, Person(ZOE.id, "Zoë the Second"), commands.rename)
        await answer(manager, table, ZOE, "1", ["keep", []])
        elsewhere = await seated(manager, "poker-dice", (BOB, Person("cleo", "Cleo")))
        await manager.commands.submit(elsewhere, ZOE, commands.say, "heard by spectators", "2")
        entries = read_entries(table, await store.entries(table))
        live = (await manager.tables.find(table)).table
        await store.moderation.add_report(report(live, entries, ZOE, BOB.id, "rude", "help", 5))
        await store.moderation.ban(Ban("person", ZOE.id, "", 1))
        await store.moderation.mute(BOB.id, ZOE.id)
        await store.ladder.rate_once("t", "poker-dice", [ZOE.id, BOB.id], [1, 2])
        before = await everything(store)
        words = (ZOE.name, "Zoë the Second", "my secret words", "heard by spectators")
        traces = [word.encode() for word in words]
        assert all(trace in before for trace in traces)
        assert await delete_person(store, ZOE.id, 9) == 2
        after = await everything(store)
        assert [trace for trace in traces if trace in after] == []
        assert b"words of Bob" in after and BOB.name.encode() in after
        assert await store.people.account(ZOE.id) is None
        assert await store.people.devices_of(ZOE.id) == set()
        assert await store.ladder.ratings_of(ZOE.id) == {}
        assert (await store.ladder.ratings_of(BOB.id))["poker-dice"].games == 1
        assert await store.moderation.reports() == []
        assert await store.moderation.bans() == []
        assert await store.moderation.mutes(BOB.id) == frozenset()

    in_house(database_url, check)


def test_what_is_left_still_replays_and_verifies(database_url: str) -> None:
    async def check(manager: TableManager, store: Store) -> None:
        table = await seated(manager, "poker-dice", (ZOE, BOB))
        await answer(manager, table, ZOE, "1", ["keep", []])
        moves = [body for body in await store.entries(table) if b'"moved"' in body]
        await delete_person(store, ZOE.id, 9)
        assert moves == [body for body in await store.entries(table) if b'"moved"' in body]
        assert await problems_of(database_url) == []
        log = read_entries(table, await store.entries(table))
        assert ZOE.name.encode() not in record_file(from_log(table, log), log)

    in_house(database_url, check)


def test_a_table_in_memory_forgets_as_its_log_does(database_url: str) -> None:
    async def check(manager: TableManager, store: Store) -> None:
        table = await seated(manager, "poker-dice", (ZOE, BOB))
        live = await manager.tables.find(table)
        assert len(live.latest) > 2
        await delete_person(store, ZOE.id, 9)
        manager.poll_all()
        await until(lambda: ZOE.id in live.table.deleted_people)
        assert live.table.chairs[0].name == ""
        assert live.table.created.owner_name == ""
        assert not any(ZOE.name.encode() in body for body in live.latest)
        info = await manager.commands.info(table)
        assert (info.chairs[0].name, info.chairs[0].deleted) == ("", True)
        assert (info.chairs[1].name, info.chairs[1].deleted) == (BOB.name, False)

    in_house(database_url, check)


@pytest.mark.parametrize("begun", [False, True])
def test_their_seat_is_left_and_the_others_play_on(database_url: str, begun: bool) -> None:
    async def check(manager: TableManager, store: Store) -> None:
        table = await seated(manager, "poker-dice", (ZOE, BOB), start=begun)
        await delete_person(store, ZOE.id, 9)
        after = from_log(table, read_entries(table, await store.entries(table)))
        assert after.phase == ("playing" if begun else "open")
        assert after.owner == BOB.id
        assert after.seat_of(ZOE.id) is None
        assert after.chairs[0].resigned is begun

    in_house(database_url, check)


def test_a_table_at_which_they_were_alone_is_closed(database_url: str) -> None:
    async def check(manager: TableManager, store: Store) -> None:
        info = await manager.commands.create(ZOE, "poker-dice", 2, {})
        await delete_person(store, ZOE.id, 9)
        after = from_log(info.id, read_entries(info.id, await store.entries(info.id)))
        assert after.phase == "abandoned"
        with pytest.raises(Refused):
            commands.sit(after, BOB, 0, "", 10)

    in_house(database_url, check)


def test_a_deletion_that_was_cut_off_can_be_begun_again(database_url: str) -> None:
    async def check(manager: TableManager, store: Store) -> None:
        table = await seated(manager, "poker-dice", (ZOE, BOB))
        await store.admin.rewrite(table, erase_person(await store.entries(table), ZOE.id))
        await delete_person(store, ZOE.id, 9)
        length = len(await store.entries(table))
        await delete_person(store, ZOE.id, 10)
        assert len(await store.entries(table)) == length
        assert ZOE.name.encode() not in await everything(store)

    in_house(database_url, check)
