"""Leases: one node at a time drives a table."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from itertools import pairwise
from typing import Any

import pytest
from structlog.testing import capture_logs

from fivecups.house.live.automation.leases import Leases
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from tests.waiting import until

from ...kit import ANA, BOB, Clockwork, InProcessBots, MemoryStore, seated
from .kit import LocalBus, SharedStore, nodes, two_leases


def test_a_lease_is_taken_over_when_it_runs_out_and_not_before() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        store = SharedStore(clock)
        first, second, told = two_leases(store, clock)
        first.request("table")
        second.request("table")
        await first.round()
        await second.round()
        assert (first.holds("table"), second.holds("table")) == (True, False)
        clock.now = 2
        await first.round()
        clock.now = 4
        store.summaries["table"] = type("Playing", (), {"phase": "playing"})()  # type: ignore[assignment]
        await second.round()
        assert first.holds("table") and not second.holds("table")
        clock.now = 6
        assert not first.holds("table"), "it knows by its own clock, before it has asked anybody"
        await second.round()
        assert second.holds("table")
        await first.round()
        assert told == ["one takes table", "two takes table late", "one loses table"]

    asyncio.run(check())


@pytest.mark.parametrize("phase", [0.0, 0.1, 0.25, 0.4, 0.499])
def test_a_dead_nodes_table_is_taken_over_within_a_lease_and_a_round(phase: float) -> None:
    """With the real delays of a house; the rest of five seconds is for the work itself."""

    async def check() -> None:
        clock, timing = Clockwork(0), Timing()
        store = SharedStore(clock)
        first, second, _ = two_leases(store, clock, timing)
        store.summaries["table"] = type("Playing", (), {"phase": "playing"})()  # type: ignore[assignment]
        first.request("table")
        await first.round()
        died, clock.now = 0.0, phase
        while not second.holds("table"):
            await second.round()
            clock.now += timing.poll_every
        taken = clock.now - timing.poll_every
        assert timing.lease < taken - died <= timing.lease + timing.poll_every

    asyncio.run(check())
    assert Timing().lease + Timing().poll_every + 2.0 <= 5.0
    assert Timing().lease - Timing().poll_every >= 2.0, "a node may miss some renewals"


def test_a_node_whose_rounds_fail_or_do_not_come_says_that_it_is_late() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        first, _, _ = two_leases(SharedStore(clock), clock)
        await first.round()
        clock.now = 3
        assert not first.overdue
        clock.now = 4
        assert first.overdue
        await first.round()
        assert not first.overdue

    asyncio.run(check())


def test_who_was_frozen_but_has_lost_nothing_takes_up_the_table_anew() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        first, _, told = two_leases(SharedStore(clock), clock)
        first.request("table")
        await first.round()
        clock.now = 20
        assert not first.holds("table")
        await first.round()
        assert first.holds("table")
        assert told == ["one takes table", "one takes table late"]

    asyncio.run(check())


def test_who_lets_go_makes_nobody_wait() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        first, second, _ = two_leases(SharedStore(clock), clock)
        first.request("table")
        await first.round()
        await first.close()
        second.request("table")
        await second.round()
        assert second.holds("table") and not first.holds("table")

    asyncio.run(check())


def test_a_house_that_is_alone_asks_nobody() -> None:
    async def check() -> None:
        def never(*_: Any) -> Any:
            raise AssertionError

        leases = Leases("one", MemoryStore(), False, never, Timing(), never, never)  # type: ignore[arg-type]
        leases.request("table")
        assert leases.holds("table")
        leases.release("table")
        await leases.close()
        manager = TableManager(MemoryStore(), InProcessBots())  # type: ignore[arg-type]
        await manager.run_automation()
        await manager.close()

    asyncio.run(check())


def test_no_failure_ends_the_keeping_of_leases() -> None:
    class Stumbling(SharedStore):
        failures = 3

        async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
            if self.failures:
                self.failures -= 1
                raise ZeroDivisionError
            return await super().renew_leases(node, milliseconds)

    async def check() -> None:
        store = Stumbling()
        async with nodes(store, LocalBus(), Clockwork(), InProcessBots()) as [first]:
            table = await seated(first.manager, "poker-dice", (ANA, BOB))
            await until(lambda: table in store.leases)
        assert store.failures == 0

    with capture_logs() as told:
        asyncio.run(asyncio.wait_for(check(), 120))
    assert [line["event"] for line in told] == 3 * ["attendance_failed"]


def test_tables_that_cannot_be_taken_do_not_delay_the_renewal_of_others() -> None:
    class Locked(SharedStore):
        async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
            return set()

        async def take_leases(
            self, node: str, tables: Collection[str], milliseconds: int
        ) -> dict[str, int]:
            await asyncio.Event().wait()
            return {}

    async def check() -> None:
        first = Leases(
            "one",
            Locked(),
            True,
            lambda work: None,
            Timing(lease=0.02, poll_every=0.001),
            lambda name, neglected: asyncio.sleep(0),
            lambda name: None,
        )
        first.request("table")
        await first.round()
        assert not first.holds("table")

    with capture_logs() as told:
        asyncio.run(asyncio.wait_for(check(), 60))
    assert [line["event"] for line in told] == ["leases_not_renewed"]


def test_a_table_that_another_node_is_to_attend_is_left_to_it_for_two_looks() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        store = SharedStore(clock)
        timing = Timing(lease=3.0, poll_every=0.5)
        first, second, told = two_leases(store, clock, timing, {"one": "mine", "two": "yours"})
        for table in ("mine", "yours"):
            store.summaries[table] = type("Playing", (), {"phase": "playing"})()  # type: ignore[assignment]
            first.request(table)
        await first.round()
        assert (first.holds("mine"), first.holds("yours")) == (True, False)
        await second.round()
        assert second.holds("yours")
        clock.now = 1
        await first.round()
        clock.now = 4
        await first.round()
        clock.now += 2 * timing.poll_every - 0.1
        await first.round()
        assert not first.holds("yours"), "its node may only be late, however often one looks"
        clock.now += 0.1
        await first.round()
        assert first.holds("yours")
        assert told == [
            "one takes mine",
            "two takes yours late",
            "one takes mine late",
            "one takes yours late",
        ]

    asyncio.run(check())


def test_what_has_failed_is_tried_again_soon_until_leases_have_run_out() -> None:
    """If the database is away for longer than a lease, everything starts again as soon as leases
    are renewed. If it is back earlier, a bot's next try comes so soon that its table continues
    within five seconds."""
    timing = Timing()
    tries, pause = [0.0], timing.retry
    while tries[-1] < timing.lease:
        tries.append(tries[-1] + pause)
        pause *= 2
    assert max(after - before for before, after in pairwise(tries)) <= 2.0
    assert timing.lease + 2 * timing.poll_every <= 3.5
