"""With several nodes, all of them know who is present, and a call reaches its person at any
node."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from fivecups.games import GAMES
from fivecups.house.live.presence import _drained
from fivecups.house.ports import StorageBusy
from fivecups.house.table import commands
from tests.waiting import until

from ...kit import ANA, BOB, CLEO, Clockwork, Ear, InProcessBots, answer, say, seated
from .kit import LocalBus, Node, SharedStore, nodes


def presence_of(ear: Ear) -> Any:
    """Return the latest presence that a listener received."""
    told = [first["presence"] for first in ear.heard if first.get("presence") is not None]
    return told[-1] if told else None


def calls(ear: Ear) -> list[Any]:
    return [first for first in ear.heard if first["t"] == "called"]


def with_nodes(check: Callable[[SharedStore, LocalBus, list[Node]], Awaitable[None]]) -> None:
    async def run() -> None:
        store, bus = SharedStore(), LocalBus()
        async with nodes(store, bus, Clockwork(), *(3 * [InProcessBots()])) as made:
            await check(store, bus, made)

    asyncio.run(asyncio.wait_for(run(), 120))


async def watching(node: Node, ear: Ear, table: str) -> Ear:
    node.manager.subscriptions.connect(ear)
    await node.manager.subscriptions.watch(table, ear, None, 0)
    return ear


def test_who_watches_is_the_same_at_every_node() -> None:
    async def check(store: SharedStore, bus: LocalBus, made: list[Node]) -> None:
        first, second, third = made
        table = await seated(first.manager, "poker-dice", (ANA, BOB))
        ana = await watching(first, Ear(ANA), table)
        bob = await watching(second, Ear(BOB), table)
        cleo = await watching(third, Ear(CLEO), table)
        again = await watching(first, Ear(CLEO), table)
        both = {"seats": [0, 1], "spectators": 1}
        await until(lambda: [presence_of(ear) for ear in (ana, bob, cleo, again)] == 4 * [both])
        second.manager.subscriptions.disconnect(bob)
        await until(lambda: presence_of(ana) == {"seats": [0], "spectators": 1})
        third.manager.subscriptions.unwatch(table, cleo)
        first.manager.subscriptions.disconnect(again)
        await until(lambda: presence_of(ana) == {"seats": [0], "spectators": 0})
        assert {row[2] for row in store.watchers} == {ANA.id}

    with_nodes(check)


def test_a_spectator_who_takes_a_seat_at_another_node_is_seen_in_it() -> None:
    async def check(store: SharedStore, bus: LocalBus, made: list[Node]) -> None:
        first, second, _ = made
        table = await seated(first.manager, "poker-dice", (ANA, BOB), start=False)
        await first.manager.commands.submit(table, BOB, commands.leave)
        ana = await watching(first, Ear(ANA), table)
        await watching(second, Ear(BOB), table)
        await until(lambda: presence_of(ana) == {"seats": [0], "spectators": 1})
        await second.manager.commands.submit(table, BOB, commands.sit, 1, "")
        await until(lambda: presence_of(ana) == {"seats": [0, 1], "spectators": 0})

    with_nodes(check)


def test_whoever_was_at_a_node_that_died_or_closed_is_gone_and_comes_back_with_it() -> None:
    async def check(store: SharedStore, bus: LocalBus, made: list[Node]) -> None:
        first, second, third = made
        table = await seated(first.manager, "poker-dice", (ANA, BOB))
        ana = await watching(first, Ear(ANA), table)
        await watching(second, Ear(BOB), table)
        await watching(third, Ear(CLEO), table)
        await until(lambda: presence_of(ana) == {"seats": [0, 1], "spectators": 1})
        await third.die()
        await third.manager.close()
        await until(lambda: presence_of(ana) == {"seats": [0, 1], "spectators": 0})
        await second.die()
        await until(lambda: presence_of(ana) == {"seats": [0], "spectators": 0})
        second.live_again()
        await until(lambda: presence_of(ana) == {"seats": [0, 1], "spectators": 0})

    with_nodes(check)


def test_presence_is_found_without_a_bus_too() -> None:
    async def check(store: SharedStore, bus: LocalBus, made: list[Node]) -> None:
        first, second, _ = made
        table = await seated(first.manager, "poker-dice", (ANA, BOB))
        bus.cut, bus.connected = True, False
        ana = await watching(first, Ear(ANA), table)
        await watching(second, Ear(BOB), table)
        await until(lambda: presence_of(ana) == {"seats": [0, 1], "spectators": 0})
        assert first.manager.problems == ["bus"]

    with_nodes(check)


def test_a_call_finds_whoever_it_is_for_at_another_node_once_for_each_question() -> None:
    async def check(store: SharedStore, bus: LocalBus, made: list[Node]) -> None:
        first, second, third = made
        at_two, at_three = Ear(BOB), Ear(BOB)
        second.manager.subscriptions.connect(at_two)
        third.manager.subscriptions.connect(at_three)
        table = await seated(first.manager, "poker-dice", (ANA, BOB))
        called = {"t": "called", "table": table, "game": "poker-dice"}
        live = first.manager.tables.live[table]
        while (asked := GAMES["poker-dice"].shown(live.table.state, 0).asks) and asked[0].choices:
            await answer(first.manager, table, ANA, asked[0].id, asked[0].choices[0])
        assert calls(at_two) == calls(at_three) == [called]
        for number in range(3):
            await say(first.manager, table, ANA, "Your turn", str(number))
        assert calls(at_two) == calls(at_three) == [called]
        assert table not in second.manager.tables.live

    with_nodes(check)


def test_who_watches_at_one_node_is_not_called_at_another() -> None:
    async def check(store: SharedStore, bus: LocalBus, made: list[Node]) -> None:
        first, second, third = made
        table = await seated(first.manager, "poker-dice", (ANA, BOB))
        ana = await watching(second, Ear(ANA), table)
        elsewhere = Ear(ANA)
        third.manager.subscriptions.connect(elsewhere)
        await until(lambda: bool(first.manager.tables.live[table].watchers_elsewhere))
        await say(first.manager, table, BOB, "hurry", "1")
        assert calls(ana) == calls(elsewhere) == []
        second.manager.subscriptions.disconnect(ana)
        await until(lambda: not first.manager.tables.live[table].watchers_elsewhere)
        await say(first.manager, table, BOB, "hurry", "2")
        assert len(calls(elsewhere)) == 1

    with_nodes(check)


def test_what_could_not_be_kept_is_kept_the_next_time() -> None:
    names = {"one", "two"}

    def keep(failing: bool) -> None:
        with _drained(names) as taken:
            assert taken == {"one", "two"} and not names
            if failing:
                raise StorageBusy("later")

    with pytest.raises(StorageBusy):
        keep(failing=True)
    assert names == {"one", "two"}
    keep(failing=False)
    assert names == set()


def test_a_node_ends_even_while_it_hears_of_something() -> None:
    def running() -> int:
        loops = ("SharedPresence.run", "TableAutomation.run")
        tasks = [str(task.get_coro()) for task in asyncio.all_tasks()]
        return sum(any(loop in task for loop in loops) for task in tasks)

    async def check(store: SharedStore, bus: LocalBus, made: list[Node]) -> None:
        table = await seated(made[0].manager, "poker-dice", (ANA, BOB))
        for node in made:
            await watching(node, Ear(CLEO), table)
        everywhere = running()
        for node in made:
            node.manager.presence.changed_elsewhere(table)
            await node.die()
        assert (everywhere, running()) == (2 * len(made), 0)

    with_nodes(check)
