"""A table of a house of several nodes is attended by one of them."""

from __future__ import annotations

import asyncio

import pytest

from fivecups.engine import Refused
from fivecups.games import GAMES
from fivecups.house.live.attending.leases import LeaseLost
from fivecups.house.live.manager import TableManager
from fivecups.house.table import commands
from fivecups.house.table.entries import ClockSetting, Moved, StoodIn, Woke
from fivecups.house.table.table import Table
from tests.waiting import until

from ...kit import (
    ANA,
    BOB,
    CLEO,
    Clockwork,
    Ear,
    InProcessBots,
    answer,
    bots_only,
    entries_of,
    say,
    seated,
)
from .kit import BRISK, CountingBots, SharedStore, StuckBots, Told, nodes, two_leases


def test_nothing_is_thought_twice() -> None:
    async def check() -> None:
        store, bus, bots = SharedStore(), Told(), CountingBots()
        async with nodes(store, bus, Clockwork(), bots, bots, bots) as [one, two, three]:
            table = await bots_only(one.manager, "poker-dice", 2)
            await two.manager.watch(table, Ear(ANA), None, 0)
            await three.manager.watch(table, Ear(ANA), None, 0)
            await one.manager.submit(table, ANA, commands.start)
            await until(lambda: two.manager.tables.live[table].table.phase == "over")
            await until(lambda: table not in store.leases)
        assert set(bots.thoughts.values()) == {1}
        assert store.conflicts == 0

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_table_that_nobody_needs_at_a_node_is_followed_when_somebody_does() -> None:
    async def check() -> None:
        store, bus = SharedStore(), Told()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [one, two]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB))
            await until(lambda: table in store.leases)
            live, read = await two.manager.find(table), len(store.log[table])
            for number in range(3):
                await say(one.manager, table, BOB, "hurry", str(number))
            assert live.table.seq == read
            assert (await two.manager.find(table)).table.seq == read + 3
            await say(one.manager, table, BOB, "hurry", "3")
            ear = Ear(ANA)
            await two.manager.watch(table, ear, None, 0)
            assert len(ear.frames(table)) == read + 4
            await say(one.manager, table, BOB, "hurry", "4")
            await until(lambda: len(ear.frames(table)) == read + 5)

    asyncio.run(asyncio.wait_for(check(), 120))


def test_whoever_comes_to_a_table_finds_what_was_written_elsewhere_before_the_news_of_it() -> None:
    async def check() -> None:
        store, bus = SharedStore(), Told()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [one, two]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB))
            await two.manager.find(table)
            bus.cut = True
            await say(one.manager, table, BOB, "hurry", "1")
            ear = Ear(ANA)
            await two.manager.watch(table, ear, None, 0)
            assert len(ear.frames(table)) == len(store.log[table])

    asyncio.run(asyncio.wait_for(check(), 120))


def test_the_tables_of_a_dead_node_go_on_at_another_that_did_not_know_them() -> None:
    async def check() -> None:
        store, bus, stuck = SharedStore(), Told(), StuckBots()
        async with nodes(store, bus, Clockwork(), stuck, InProcessBots()) as [one, two]:
            table = await bots_only(one.manager, "poker-dice", 2)
            await one.manager.submit(table, ANA, commands.start)
            await until(lambda: stuck.given > 5)
            await one.die()
            await until(
                lambda: (
                    table in two.manager.tables.live
                    and two.manager.tables.live[table].table.phase == "over"
                )
            )
        moves = [entry for entry in entries_of(store, table) if isinstance(entry, Moved)]
        assert len({move.ask for move in moves}) == len(moves)

    asyncio.run(asyncio.wait_for(check(), 120))


def test_before_somebody_is_stood_in_for_the_log_is_read() -> None:
    """Ana answers in time at a node whose news do not arrive at the one that minds her clock."""

    async def check() -> None:
        store, bus, now = SharedStore(), Told(), Clockwork()
        async with nodes(store, bus, now, InProcessBots(), InProcessBots()) as [one, two]:
            clock = ClockSetting("decision", 5)
            table = await seated(one.manager, "poker-dice", (ANA, BOB), clock=clock)
            live = one.manager.tables.live[table]
            await until(lambda: one.manager.is_needed(live))
            now.now += 4000
            await say(one.manager, table, BOB, "Hurry up, a second is left", "1")
            state = (await two.manager.find(table)).table.state
            assert state is not None
            bus.cut = True
            ask = GAMES["poker-dice"].shown(state, 0).asks[0]
            await answer(two.manager, table, ANA, ask.id, ask.choices[0])
            written = len(store.log[table])
            assert live.table.seq < written
            now.now += 1500
            await until(lambda: live.table.seq == written)
            assert not any(isinstance(entry, StoodIn) for entry in entries_of(store, table))
        assert store.conflicts == 0

    asyncio.run(asyncio.wait_for(check(), 120))


def test_what_another_node_has_written_is_found_without_a_bus() -> None:
    async def check() -> None:
        store, bus = SharedStore(), Told()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [one, two]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB))
            await two.manager.watch(table, Ear(BOB), None, 0)
            bus.cut, bus.connected = True, False
            await say(one.manager, table, ANA, "Do you hear me?", "1")
            await until(lambda: two.manager.tables.live[table].table.seq == len(store.log[table]))

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_node_whose_lease_has_run_out_writes_nothing_by_itself() -> None:
    """It was frozen just before Ana's clock rang: another node may attend the table by now."""

    async def check() -> None:
        store, now = SharedStore(), Clockwork()
        async with nodes(store, Told(), now, InProcessBots()) as [one]:
            clock = ClockSetting("decision", 5)
            table = await seated(one.manager, "poker-dice", (ANA, BOB), clock=clock)
            await until(lambda: one.manager.is_needed(one.manager.tables.live[table]))
            attendance = one.manager._attendance
            now.now += 6000
            attendance.leases._until[table] = 0.0
            with pytest.raises(LeaseLost):
                await attendance._answer(table, commands.time_is_up)
            assert not any(isinstance(entry, StoodIn) for entry in entries_of(store, table))

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_node_that_takes_a_table_over_reads_first_what_it_has_not_heard() -> None:
    async def check() -> None:
        store, bus, now = SharedStore(), Told(), Clockwork()
        async with nodes(store, bus, now, InProcessBots(), InProcessBots()) as [one, two]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB))
            live = await two.manager.find(table)
            bus.cut = True
            await say(one.manager, table, BOB, "Nobody there hears this", "1")
            assert live.table.seq < len(store.log[table])
            await two.manager._attendance._taken(table, False)
            assert live.table.seq == len(store.log[table])

    asyncio.run(asyncio.wait_for(check(), 120))


def test_where_nobody_attended_a_table_for_a_while_its_players_have_their_time_again() -> None:
    async def check() -> None:
        store, bus, now = SharedStore(), Told(), Clockwork()
        async with nodes(store, bus, now, InProcessBots(), InProcessBots()) as [one, _]:
            clock = ClockSetting("decision", 60)
            table = await seated(one.manager, "poker-dice", (ANA, BOB), clock=clock)
            await until(lambda: one.manager.is_needed(one.manager.tables.live[table]))
            await one.die()
            now.now += 59_000
            await until(lambda: isinstance(entries_of(store, table)[-1], Woke))

    asyncio.run(asyncio.wait_for(check(), 120))


def test_nothing_is_refused_before_the_log_has_been_read() -> None:
    """Bob sits down at a node whose news do not arrive at the one at which Ana starts the game."""

    async def check() -> None:
        store, bus, now = SharedStore(), Told(), Clockwork()
        async with nodes(store, bus, now, InProcessBots(), InProcessBots()) as [one, two]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB), start=False)
            await one.manager.submit(table, BOB, commands.leave)
            await two.manager.find(table)
            bus.cut = True
            await one.manager.submit(table, BOB, commands.sit, 1, "")
            await two.manager.submit(table, ANA, commands.start)
            with pytest.raises(Refused):
                await two.manager.submit(table, CLEO, commands.start)

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_node_that_starts_and_loads_a_table_leaves_its_clocks_alone() -> None:
    async def check() -> None:
        store, bus, now = SharedStore(), Told(), Clockwork()
        async with nodes(store, bus, now, InProcessBots()) as [one]:
            clock = ClockSetting("decision", 60)
            table = await seated(one.manager, "poker-dice", (ANA, BOB), clock=clock)
            await until(lambda: one.manager.is_needed(one.manager.tables.live[table]))
            now.now += 30_000
            late = TableManager(store, InProcessBots(), BRISK, now, bus)
            await say(late, table, BOB, "I am at the new node", "1")
            await late.close()
        assert not any(isinstance(entry, Woke) for entry in entries_of(store, table))

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_table_that_is_loaded_while_nobody_attends_it_was_neglected() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        one, two, told = two_leases(SharedStore(clock), clock)
        one.want("table", neglected=True)
        two.want("table", neglected=True)
        await one.round()
        await two.round()
        assert told == ["one takes table late"]

    asyncio.run(check())


def test_the_end_of_a_game_is_told_by_the_node_that_has_written_it_and_no_other() -> None:
    async def check() -> None:
        store, bus, ends = SharedStore(), Told(), list[str]()

        async def finished(table: Table) -> None:
            ends.append(table.id)

        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [one, two]:
            one.manager.finished = two.manager.finished = finished
            table = await bots_only(one.manager, "poker-dice", 2)
            for node in (one, two):
                await node.manager.watch(table, Ear(ANA), None, 0)
            await one.manager.submit(table, ANA, commands.start)
            for node in (one, two):
                live = node.manager.tables.live[table]
                await until(lambda live=live: live.table.phase == "over")
            await asyncio.sleep(0)
        assert ends == [table]

    asyncio.run(asyncio.wait_for(check(), 120))
