"""In a house of several nodes all of them know who is there, and a call finds whoever it is for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from fivecups.games import GAMES
from fivecups.house.live.presence import _taken
from fivecups.house.ports import StorageBusy
from fivecups.house.table import commands
from tests.waiting import until

from ...kit import ANA, BOB, CLEO, Clockwork, Ear, InProcessBots, answer, say, seated
from .kit import Node, SharedStore, Told, nodes


def presence_of(ear: Ear) -> Any:
    """The latest presence that somebody was told."""
    told = [one["presence"] for one in ear.heard if one.get("presence") is not None]
    return told[-1] if told else None


def calls(ear: Ear) -> list[Any]:
    return [one for one in ear.heard if one["t"] == "called"]


def with_nodes(check: Callable[[SharedStore, Told, list[Node]], Awaitable[None]]) -> None:
    async def run() -> None:
        store, bus = SharedStore(), Told()
        async with nodes(store, bus, Clockwork(), *(3 * [InProcessBots()])) as made:
            await check(store, bus, made)

    asyncio.run(asyncio.wait_for(run(), 120))


async def watching(node: Node, ear: Ear, table: str) -> Ear:
    node.manager.connect(ear)
    await node.manager.watch(table, ear, None, 0)
    return ear


def test_who_watches_is_the_same_at_every_node() -> None:
    async def check(store: SharedStore, bus: Told, made: list[Node]) -> None:
        one, two, three = made
        table = await seated(one.manager, "poker-dice", (ANA, BOB))
        ana = await watching(one, Ear(ANA), table)
        bob = await watching(two, Ear(BOB), table)
        cleo = await watching(three, Ear(CLEO), table)
        again = await watching(one, Ear(CLEO), table)
        both = {"seats": [0, 1], "spectators": 1}
        await until(lambda: [presence_of(ear) for ear in (ana, bob, cleo, again)] == 4 * [both])
        two.manager.disconnect(bob)
        await until(lambda: presence_of(ana) == {"seats": [0], "spectators": 1})
        three.manager.unwatch(table, cleo)
        one.manager.disconnect(again)
        await until(lambda: presence_of(ana) == {"seats": [0], "spectators": 0})
        assert {row[2] for row in store.watchers} == {ANA.id}

    with_nodes(check)


def test_a_spectator_who_takes_a_seat_at_another_node_is_seen_in_it() -> None:
    async def check(store: SharedStore, bus: Told, made: list[Node]) -> None:
        one, two, _ = made
        table = await seated(one.manager, "poker-dice", (ANA, BOB), start=False)
        await one.manager.submit(table, BOB, commands.leave)
        ana = await watching(one, Ear(ANA), table)
        await watching(two, Ear(BOB), table)
        await until(lambda: presence_of(ana) == {"seats": [0], "spectators": 1})
        await two.manager.submit(table, BOB, commands.sit, 1, "")
        await until(lambda: presence_of(ana) == {"seats": [0, 1], "spectators": 0})

    with_nodes(check)


def test_whoever_was_at_a_node_that_died_or_closed_is_gone_and_comes_back_with_it() -> None:
    async def check(store: SharedStore, bus: Told, made: list[Node]) -> None:
        one, two, three = made
        table = await seated(one.manager, "poker-dice", (ANA, BOB))
        ana = await watching(one, Ear(ANA), table)
        await watching(two, Ear(BOB), table)
        await watching(three, Ear(CLEO), table)
        await until(lambda: presence_of(ana) == {"seats": [0, 1], "spectators": 1})
        await three.die()
        await three.manager.close()
        await until(lambda: presence_of(ana) == {"seats": [0, 1], "spectators": 0})
        await two.die()
        await until(lambda: presence_of(ana) == {"seats": [0], "spectators": 0})
        two.live_again()
        await until(lambda: presence_of(ana) == {"seats": [0, 1], "spectators": 0})

    with_nodes(check)


def test_presence_is_found_without_a_bus_too() -> None:
    async def check(store: SharedStore, bus: Told, made: list[Node]) -> None:
        one, two, _ = made
        table = await seated(one.manager, "poker-dice", (ANA, BOB))
        bus.cut, bus.connected = True, False
        ana = await watching(one, Ear(ANA), table)
        await watching(two, Ear(BOB), table)
        await until(lambda: presence_of(ana) == {"seats": [0, 1], "spectators": 0})
        assert one.manager.problems == ["bus"]

    with_nodes(check)


def test_a_call_finds_whoever_it_is_for_at_another_node_once_for_each_question() -> None:
    async def check(store: SharedStore, bus: Told, made: list[Node]) -> None:
        one, two, three = made
        at_two, at_three = Ear(BOB), Ear(BOB)
        two.manager.connect(at_two)
        three.manager.connect(at_three)
        table = await seated(one.manager, "poker-dice", (ANA, BOB))
        called = {"t": "called", "table": table, "game": "poker-dice"}
        live = one.manager.tables.live[table]
        while (asked := GAMES["poker-dice"].shown(live.table.state, 0).asks) and asked[0].choices:
            await answer(one.manager, table, ANA, asked[0].id, asked[0].choices[0])
        assert calls(at_two) == calls(at_three) == [called]
        for number in range(3):
            await say(one.manager, table, ANA, "Your turn", str(number))
        assert calls(at_two) == calls(at_three) == [called]
        assert table not in two.manager.tables.live

    with_nodes(check)


def test_who_watches_at_one_node_is_not_called_at_another() -> None:
    async def check(store: SharedStore, bus: Told, made: list[Node]) -> None:
        one, two, three = made
        table = await seated(one.manager, "poker-dice", (ANA, BOB))
        ana = await watching(two, Ear(ANA), table)
        elsewhere = Ear(ANA)
        three.manager.connect(elsewhere)
        await until(lambda: bool(one.manager.tables.live[table].elsewhere))
        await say(one.manager, table, BOB, "hurry", "1")
        assert calls(ana) == calls(elsewhere) == []
        two.manager.disconnect(ana)
        await until(lambda: not one.manager.tables.live[table].elsewhere)
        await say(one.manager, table, BOB, "hurry", "2")
        assert len(calls(elsewhere)) == 1

    with_nodes(check)


def test_what_could_not_be_kept_is_kept_the_next_time() -> None:
    names = {"one", "two"}

    def keep(failing: bool) -> None:
        with _taken(names) as taken:
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
        loops = ("SharedPresence.run", "Attendance.run")
        tasks = [str(task.get_coro()) for task in asyncio.all_tasks()]
        return sum(any(loop in task for loop in loops) for task in tasks)

    async def check(store: SharedStore, bus: Told, made: list[Node]) -> None:
        table = await seated(made[0].manager, "poker-dice", (ANA, BOB))
        for node in made:
            await watching(node, Ear(CLEO), table)
        everywhere = running()
        for node in made:
            node.manager.hear_watched(table)
            await node.die()
        assert (everywhere, running()) == (2 * len(made), 0)

    with_nodes(check)
