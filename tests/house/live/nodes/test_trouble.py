"""What the nodes of a house do when their database fails them, or a table cannot be read."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from structlog.testing import capture_logs

from fivecups.house.live.manager import TableManager
from fivecups.house.ports import StorageError
from fivecups.house.table import commands
from tests.waiting import until

from ...kit import ANA, BOB, Clockwork, Ear, InProcessBots, say, seated
from .kit import BRISK, SharedStore, Told, nodes, two_leases


class Failing(SharedStore):
    """A store that raises these errors first, by what is done."""

    def __init__(self, **errors: list[Exception]) -> None:
        super().__init__()
        self.errors = errors

    def _fail(self, name: str) -> None:
        if self.errors.get(name):
            raise self.errors[name].pop(0)

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        self._fail("entries")
        return await super().entries(table, after)

    async def keep_node(self, node: str, milliseconds: int) -> bool:
        self._fail("keep_node")
        return await super().keep_node(node, milliseconds)

    async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
        self._fail("renew_leases")
        return await super().renew_leases(node, milliseconds)

    async def end_leases(self, node: str, tables: Collection[str]) -> None:
        self._fail("end_leases")
        await super().end_leases(node, tables)

    async def end_node(self, node: str) -> None:
        self._fail("end_node")
        await super().end_node(node)


def run(check: Any) -> list[Any]:
    """What is told of it, as events and what they are about."""
    with capture_logs() as told:
        asyncio.run(asyncio.wait_for(check(), 120))
    return [(line["event"], line.get("table"), line.get("problem")) for line in told]


async def left_alone(store: SharedStore) -> str:
    """A game that nobody attends."""
    manager = TableManager(store, InProcessBots(), BRISK, Clockwork(), Told())
    table = await seated(manager, "poker-dice", (ANA, BOB))
    await manager.close()
    return table


def test_a_table_whose_log_cannot_be_read_is_left_to_others_and_taken_later() -> None:
    async def check() -> None:
        store = Failing()
        table = await left_alone(store)
        store.errors["entries"] = [StorageError("gone")]
        async with nodes(store, Told(), Clockwork(), InProcessBots()) as [one]:
            await until(lambda: table in one.manager.tables.live)
            await until(lambda: table in store.leases)

    told = run(check)
    [(_, table, problem)] = [line for line in told if line[0] == "table_not_attended"]
    assert table is not None and problem == "StorageError('gone')"


def test_a_table_that_nobody_can_read_is_told_of_once_and_kept() -> None:
    async def check() -> None:
        store = SharedStore()
        store.log["bad"] = [b"{}"]
        store.live_tables = _only("bad")  # type: ignore[method-assign]
        async with nodes(store, Told(), Clockwork(), InProcessBots()) as [one]:
            await until(lambda: "bad" in store.leases)
            before = store.leases["bad"]
            await until(lambda: store.leases["bad"] > before)
            assert "bad" not in one.manager.tables.live

    told = [line for line in run(check) if line[0] == "table_not_loaded"]
    assert [table for _, table, _ in told] == ["bad"]
    assert "Unreadable" in told[0][2]


def _only(*tables: str) -> Any:
    async def live_tables() -> list[str]:
        return list(tables)

    return live_tables


def test_news_bring_an_attended_table_back_into_memory_and_no_other() -> None:
    async def check() -> None:
        store, bus = SharedStore(), Told()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [one, two]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB))
            await until(lambda: table in store.leases)
            one.manager.tables.live.pop(table)
            for node in (two, one):
                node.manager.hear(table, 10)
            await until(lambda: table in one.manager.tables.live)
            assert table not in two.manager.tables.live and table not in two.manager.tables.loading

    assert run(check) == []


def test_a_node_that_cannot_say_that_it_is_there_says_so_later() -> None:
    async def check() -> None:
        store = Failing(keep_node=[StorageError("gone"), ZeroDivisionError(), TimeoutError()])
        async with nodes(store, Told(), Clockwork(), InProcessBots()):
            await until(lambda: bool(store.nodes))

    assert run(check) == [
        ("presence_not_kept", None, "StorageError('gone')"),
        ("presence_failed", None, None),
        ("presence_not_kept", None, "TimeoutError()"),
    ]


def test_leases_that_cannot_be_renewed_are_told_and_renewed_later() -> None:
    async def check() -> None:
        store = Failing(renew_leases=[StorageError("gone"), TimeoutError()])
        one, _, _ = two_leases(store, Clockwork(0))
        one.want("table")
        for held in (False, False, True):
            await one.round()
            assert one.holds("table") == held

    assert run(check) == [
        ("leases_not_renewed", None, "StorageError('gone')"),
        ("leases_not_renewed", None, "TimeoutError()"),
    ]


def test_a_node_closes_though_it_cannot_say_so() -> None:
    async def check() -> None:
        store = Failing(end_leases=[StorageError("gone")], end_node=[StorageError("gone")])
        one, _, _ = two_leases(store, Clockwork(0))
        one.want("table")
        await one.round()
        await one.close()
        assert not one.holds("table")
        manager = TableManager(store, InProcessBots(), BRISK, Clockwork(), Told())
        await manager.close()
        assert store.errors == {"end_leases": [], "end_node": []}

    assert run(check) == [("leases_not_ended", None, "StorageError('gone')")]


def test_a_sweep_finds_what_nobody_has_told() -> None:
    async def check() -> None:
        store, bus = SharedStore(), Told()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [one, two]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB))
            await two.manager.watch(table, ear := Ear(BOB), None, 0)
            bus.cut = True
            await say(one.manager, table, ANA, "hello", "1")
            await one.manager.watch(table, Ear(ANA), None, 0)
            await two.manager.sweep()
            await until(lambda: ear.frames(table)[-1]["kind"] == "said")
            await until(lambda: two.manager.tables.live[table].elsewhere == {ANA.id})

    assert run(check) == []


def test_whom_a_table_waits_for() -> None:
    async def check() -> None:
        store, bus = SharedStore(), Told()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [one, two]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB), start=False)
            assert await two.manager.waits_for(table, ANA.id) is None
            bus.cut = True
            await one.manager.submit(table, ANA, commands.start)
            found = await two.manager.waits_for(table, ANA.id)
            assert found is not None and found.phase == "playing", "as its log says"
            assert await two.manager.waits_for(table, BOB.id) is None
            await two.manager.watch(table, Ear(ANA), None, 0)
            assert await two.manager.waits_for(table, ANA.id) is None

    assert run(check) == []
