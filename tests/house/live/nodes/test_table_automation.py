"""With several nodes, each table is driven by one of them."""

from __future__ import annotations

import asyncio

import pytest

from fivecups.engine import Refused
from fivecups.games import GAMES
from fivecups.house.live.automation.leases import LeaseLost
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
from .kit import BRISK, CountingBots, LocalBus, SharedStore, StuckBots, nodes, two_leases


def test_nothing_is_thought_twice() -> None:
    async def check() -> None:
        store, bus, bots = SharedStore(), LocalBus(), CountingBots()
        async with nodes(store, bus, Clockwork(), bots, bots, bots) as [first, second, third]:
            table = await bots_only(first.manager, "poker-dice", 2)
            await second.manager.subscriptions.watch(table, Ear(ANA), None, 0)
            await third.manager.subscriptions.watch(table, Ear(ANA), None, 0)
            await first.manager.commands.submit(table, ANA, commands.start)
            await until(lambda: second.manager.tables.live[table].table.phase == "over")
            await until(lambda: table not in store.leases)
        assert set(bots.thoughts.values()) == {1}
        assert store.conflicts == 0

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_table_that_nobody_needs_at_a_node_is_followed_when_somebody_does() -> None:
    async def check() -> None:
        store, bus = SharedStore(), LocalBus()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [
            first,
            second,
        ]:
            table = await seated(first.manager, "poker-dice", (ANA, BOB))
            await until(lambda: table in store.leases)
            live, read = await second.manager.tables.find(table), len(store.log[table])
            for number in range(3):
                await say(first.manager, table, BOB, "hurry", str(number))
            assert live.table.seq == read
            assert (await second.manager.tables.find(table)).table.seq == read + 3
            await say(first.manager, table, BOB, "hurry", "3")
            ear = Ear(ANA)
            await second.manager.subscriptions.watch(table, ear, None, 0)
            assert len(ear.frames(table)) == read + 4
            await say(first.manager, table, BOB, "hurry", "4")
            await until(lambda: len(ear.frames(table)) == read + 5)

    asyncio.run(asyncio.wait_for(check(), 120))


def test_whoever_comes_to_a_table_finds_what_was_written_elsewhere_before_the_news_of_it() -> None:
    async def check() -> None:
        store, bus = SharedStore(), LocalBus()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [
            first,
            second,
        ]:
            table = await seated(first.manager, "poker-dice", (ANA, BOB))
            await second.manager.tables.find(table)
            bus.cut = True
            await say(first.manager, table, BOB, "hurry", "1")
            ear = Ear(ANA)
            await second.manager.subscriptions.watch(table, ear, None, 0)
            assert len(ear.frames(table)) == len(store.log[table])

    asyncio.run(asyncio.wait_for(check(), 120))


def test_the_tables_of_a_dead_node_go_on_at_another_that_did_not_know_them() -> None:
    async def check() -> None:
        store, bus, stuck = SharedStore(), LocalBus(), StuckBots()
        async with nodes(store, bus, Clockwork(), stuck, InProcessBots()) as [first, second]:
            table = await bots_only(first.manager, "poker-dice", 2)
            await first.manager.commands.submit(table, ANA, commands.start)
            await until(lambda: stuck.given > 5)
            await first.die()
            await until(
                lambda: (
                    table in second.manager.tables.live
                    and second.manager.tables.live[table].table.phase == "over"
                )
            )
        moves = [entry for entry in entries_of(store, table) if isinstance(entry, Moved)]
        assert len({move.ask for move in moves}) == len(moves)

    asyncio.run(asyncio.wait_for(check(), 120))


def test_before_somebody_is_stood_in_for_the_log_is_read() -> None:
    """Ana answers in time at a node whose messages do not reach the node that drives her clock."""

    async def check() -> None:
        store, bus, now = SharedStore(), LocalBus(), Clockwork()
        async with nodes(store, bus, now, InProcessBots(), InProcessBots()) as [first, second]:
            clock = ClockSetting("decision", 5)
            table = await seated(first.manager, "poker-dice", (ANA, BOB), clock=clock)
            live = first.manager.tables.live[table]
            await until(lambda: first.manager.automation.is_needed(live))
            now.now += 4000
            await say(first.manager, table, BOB, "Hurry up, a second is left", "1")
            state = (await second.manager.tables.find(table)).table.state
            assert state is not None
            bus.cut = True
            ask = GAMES["poker-dice"].shown(state, 0).asks[0]
            await answer(second.manager, table, ANA, ask.id, ask.choices[0])
            written = len(store.log[table])
            assert live.table.seq < written
            now.now += 1500
            await until(lambda: live.table.seq == written)
            assert not any(isinstance(entry, StoodIn) for entry in entries_of(store, table))
        assert store.conflicts == 0

    asyncio.run(asyncio.wait_for(check(), 120))


def test_what_another_node_has_written_is_found_without_a_bus() -> None:
    async def check() -> None:
        store, bus = SharedStore(), LocalBus()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [
            first,
            second,
        ]:
            table = await seated(first.manager, "poker-dice", (ANA, BOB))
            await second.manager.subscriptions.watch(table, Ear(BOB), None, 0)
            bus.cut, bus.connected = True, False
            await say(first.manager, table, ANA, "Do you hear me?", "1")
            await until(
                lambda: second.manager.tables.live[table].table.seq == len(store.log[table])
            )

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_node_whose_lease_has_run_out_writes_nothing_by_itself() -> None:
    """The node was frozen just before Ana's time was up: another node may drive the table by
    now."""

    async def check() -> None:
        store, now = SharedStore(), Clockwork()
        async with nodes(store, LocalBus(), now, InProcessBots()) as [first]:
            clock = ClockSetting("decision", 5)
            table = await seated(first.manager, "poker-dice", (ANA, BOB), clock=clock)
            await until(
                lambda: first.manager.automation.is_needed(first.manager.tables.live[table])
            )
            attendance = first.manager.automation
            now.now += 6000
            attendance.leases._expires_at[table] = 0.0
            with pytest.raises(LeaseLost):
                await attendance._answer(table, commands.expire_clocks)
            assert not any(isinstance(entry, StoodIn) for entry in entries_of(store, table))

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_node_that_takes_a_table_over_reads_first_what_it_has_not_heard() -> None:
    async def check() -> None:
        store, bus, now = SharedStore(), LocalBus(), Clockwork()
        async with nodes(store, bus, now, InProcessBots(), InProcessBots()) as [first, second]:
            table = await seated(first.manager, "poker-dice", (ANA, BOB))
            live = await second.manager.tables.find(table)
            bus.cut = True
            await say(first.manager, table, BOB, "Nobody there hears this", "1")
            assert live.table.seq < len(store.log[table])
            await second.manager.automation._taken(table, False)
            assert live.table.seq == len(store.log[table])

    asyncio.run(asyncio.wait_for(check(), 120))


def test_where_nobody_attended_a_table_for_a_while_its_players_have_their_time_again() -> None:
    async def check() -> None:
        store, bus, now = SharedStore(), LocalBus(), Clockwork()
        async with nodes(store, bus, now, InProcessBots(), InProcessBots()) as [first, _]:
            clock = ClockSetting("decision", 60)
            table = await seated(first.manager, "poker-dice", (ANA, BOB), clock=clock)
            await until(
                lambda: first.manager.automation.is_needed(first.manager.tables.live[table])
            )
            await first.die()
            now.now += 59_000
            await until(lambda: isinstance(entries_of(store, table)[-1], Woke))

    asyncio.run(asyncio.wait_for(check(), 120))


def test_nothing_is_refused_before_the_log_has_been_read() -> None:
    """Bob sits down at a node whose messages do not reach the node at which Ana starts the game."""

    async def check() -> None:
        store, bus, now = SharedStore(), LocalBus(), Clockwork()
        async with nodes(store, bus, now, InProcessBots(), InProcessBots()) as [first, second]:
            table = await seated(first.manager, "poker-dice", (ANA, BOB), start=False)
            await first.manager.commands.submit(table, BOB, commands.leave)
            await second.manager.tables.find(table)
            bus.cut = True
            await first.manager.commands.submit(table, BOB, commands.sit, 1, "")
            await second.manager.commands.submit(table, ANA, commands.start)
            with pytest.raises(Refused):
                await second.manager.commands.submit(table, CLEO, commands.start)

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_node_that_starts_and_loads_a_table_leaves_its_clocks_alone() -> None:
    async def check() -> None:
        store, bus, now = SharedStore(), LocalBus(), Clockwork()
        async with nodes(store, bus, now, InProcessBots()) as [first]:
            clock = ClockSetting("decision", 60)
            table = await seated(first.manager, "poker-dice", (ANA, BOB), clock=clock)
            await until(
                lambda: first.manager.automation.is_needed(first.manager.tables.live[table])
            )
            now.now += 30_000
            late = TableManager(store, InProcessBots(), BRISK, now, bus)
            await say(late, table, BOB, "I am at the new node", "1")
            await late.close()
        assert not any(isinstance(entry, Woke) for entry in entries_of(store, table))

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_table_that_is_loaded_while_nobody_attends_it_was_neglected() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        first, second, told = two_leases(SharedStore(clock), clock)
        first.request("table", neglected=True)
        second.request("table", neglected=True)
        await first.round()
        await second.round()
        assert told == ["one takes table late"]

    asyncio.run(check())


def test_the_end_of_a_game_is_told_by_the_node_that_has_written_it_and_no_other() -> None:
    async def check() -> None:
        store, bus, ends = SharedStore(), LocalBus(), list[str]()

        async def finished(table: Table) -> None:
            ends.append(table.id)

        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [
            first,
            second,
        ]:
            first.manager.finished = second.manager.finished = finished
            table = await bots_only(first.manager, "poker-dice", 2)
            for node in (first, second):
                await node.manager.subscriptions.watch(table, Ear(ANA), None, 0)
            await first.manager.commands.submit(table, ANA, commands.start)
            for node in (first, second):
                live = node.manager.tables.live[table]
                await until(lambda live=live: live.table.phase == "over")
            await asyncio.sleep(0)
        assert ends == [table]

    asyncio.run(asyncio.wait_for(check(), 120))
