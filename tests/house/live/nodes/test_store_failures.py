"""Nodes of a house when their database fails or a table cannot be read."""

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
from .kit import BRISK, LocalBus, SharedStore, nodes, two_leases


class Failing(SharedStore):
    """A store that first raises the given errors, by name of the method."""

    def __init__(self, **errors: list[Exception]) -> None:
        super().__init__()
        self.errors = errors

    def _fail(self, name: str) -> None:
        if self.errors.get(name):
            raise self.errors[name].pop(0)

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        self._fail("entries")
        return await super().entries(table, after)

    async def report_node(self, node: str, milliseconds: int) -> bool:
        self._fail("report_node")
        return await super().report_node(node, milliseconds)

    async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
        self._fail("renew_leases")
        return await super().renew_leases(node, milliseconds)

    async def end_leases(self, node: str, tables: Collection[str]) -> None:
        self._fail("end_leases")
        await super().end_leases(node, tables)

    async def delete_node(self, node: str) -> None:
        self._fail("delete_node")
        await super().delete_node(node)


def run(check: Any) -> list[Any]:
    """Run a check and return the log events with their subjects."""
    with capture_logs() as told:
        asyncio.run(asyncio.wait_for(check(), 120))
    return [(line["event"], line.get("table"), line.get("problem")) for line in told]


async def left_alone(store: SharedStore) -> str:
    """Create a running game that no node drives, and return its id."""
    manager = TableManager(store, InProcessBots(), BRISK, Clockwork(), LocalBus())
    table = await seated(manager, "poker-dice", (ANA, BOB))
    await manager.close()
    return table


def test_a_table_whose_log_cannot_be_read_is_left_to_others_and_taken_later() -> None:
    async def check() -> None:
        store = Failing()
        table = await left_alone(store)
        store.errors["entries"] = [StorageError("gone")]
        async with nodes(store, LocalBus(), Clockwork(), InProcessBots()) as [first]:
            await until(lambda: table in first.manager.tables.live)
            await until(lambda: table in store.leases)

    told = run(check)
    [(_, table, problem)] = [line for line in told if line[0] == "table_not_attended"]
    assert table is not None and problem == "StorageError('gone')"


def test_a_table_that_nobody_can_read_is_told_of_once_and_kept() -> None:
    async def check() -> None:
        store = SharedStore()
        store.log["bad"] = [b"{}"]
        store.live_tables = _only("bad")  # type: ignore[method-assign]
        async with nodes(store, LocalBus(), Clockwork(), InProcessBots()) as [first]:
            await until(lambda: "bad" in store.leases)
            before = store.leases["bad"]
            await until(lambda: store.leases["bad"] > before)
            assert "bad" not in first.manager.tables.live

    told = [line for line in run(check) if line[0] == "table_not_loaded"]
    assert [table for _, table, _ in told] == ["bad"]
    assert "UnreadableLog" in told[0][2]


def _only(*tables: str) -> Any:
    async def live_tables() -> list[str]:
        return list(tables)

    return live_tables


def test_news_bring_an_attended_table_back_into_memory_and_no_other() -> None:
    async def check() -> None:
        store, bus = SharedStore(), LocalBus()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [
            first,
            second,
        ]:
            table = await seated(first.manager, "poker-dice", (ANA, BOB))
            await until(lambda: table in store.leases)
            first.manager.tables.live.pop(table)
            for node in (second, first):
                node.manager.automation.note_log_length(table, 10)
            await until(lambda: table in first.manager.tables.live)
            assert (
                table not in second.manager.tables.live
                and table not in second.manager.tables.loading
            )

    assert run(check) == []


def test_a_node_that_cannot_say_that_it_is_there_says_so_later() -> None:
    async def check() -> None:
        store = Failing(report_node=[StorageError("gone"), ZeroDivisionError(), TimeoutError()])
        async with nodes(store, LocalBus(), Clockwork(), InProcessBots()):
            await until(lambda: bool(store.nodes))

    assert run(check) == [
        ("presence_not_kept", None, "StorageError('gone')"),
        ("presence_failed", None, None),
        ("presence_not_kept", None, "TimeoutError()"),
    ]


def test_leases_that_cannot_be_renewed_are_told_and_renewed_later() -> None:
    async def check() -> None:
        store = Failing(renew_leases=[StorageError("gone"), TimeoutError()])
        first, _, _ = two_leases(store, Clockwork(0))
        first.request("table")
        for held in (False, False, True):
            await first.round()
            assert first.holds("table") == held

    assert run(check) == [
        ("leases_not_renewed", None, "StorageError('gone')"),
        ("leases_not_renewed", None, "TimeoutError()"),
    ]


def test_a_node_closes_though_it_cannot_say_so() -> None:
    async def check() -> None:
        store = Failing(end_leases=[StorageError("gone")], delete_node=[StorageError("gone")])
        first, _, _ = two_leases(store, Clockwork(0))
        first.request("table")
        await first.round()
        await first.close()
        assert not first.holds("table")
        manager = TableManager(store, InProcessBots(), BRISK, Clockwork(), LocalBus())
        await manager.close()
        assert store.errors == {"end_leases": [], "delete_node": []}

    assert run(check) == [("leases_not_ended", None, "StorageError('gone')")]


def test_a_sweep_finds_what_nobody_has_told() -> None:
    async def check() -> None:
        store, bus = SharedStore(), LocalBus()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [
            first,
            second,
        ]:
            table = await seated(first.manager, "poker-dice", (ANA, BOB))
            await second.manager.subscriptions.watch(table, ear := Ear(BOB), None, 0)
            bus.cut = True
            await say(first.manager, table, ANA, "hello", "1")
            await first.manager.subscriptions.watch(table, Ear(ANA), None, 0)
            await second.manager.sweep()
            await until(lambda: ear.frames(table)[-1]["kind"] == "said")
            await until(lambda: second.manager.tables.live[table].watchers_elsewhere == {ANA.id})

    assert run(check) == []


def test_whom_a_table_waits_for() -> None:
    async def check() -> None:
        store, bus = SharedStore(), LocalBus()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [
            first,
            second,
        ]:
            table = await seated(first.manager, "poker-dice", (ANA, BOB), start=False)
            assert await second.manager.waits_for(table, ANA.id) is None
            bus.cut = True
            await first.manager.commands.submit(table, ANA, commands.start)
            result = await second.manager.waits_for(table, ANA.id)
            assert result is not None and result.phase == "playing", "as its log says"
            assert await second.manager.waits_for(table, BOB.id) is None
            await second.manager.subscriptions.watch(table, Ear(ANA), None, 0)
            assert await second.manager.waits_for(table, ANA.id) is None

    assert run(check) == []
