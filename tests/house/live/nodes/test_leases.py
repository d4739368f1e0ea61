"""Leases: one node at a time attends a table."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from itertools import pairwise
from typing import Any

import pytest
from structlog.testing import capture_logs

from fivecups.house.live.attending.leases import Leases
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from tests.waiting import until

from ...kit import (
    ANA,
    BOB,
    Clockwork,
    InProcessBots,
    MemoryStore,
    seated,
)
from .kit import SharedStore, Told, nodes, two_leases


def test_a_lease_is_taken_over_when_it_runs_out_and_not_before() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        store = SharedStore(clock)
        one, two, told = two_leases(store, clock)
        one.want("table")
        two.want("table")
        await one.round()
        await two.round()
        assert (one.holds("table"), two.holds("table")) == (True, False)
        clock.now = 2
        await one.round()
        clock.now = 4
        store.summaries["table"] = type("Playing", (), {"phase": "playing"})()  # type: ignore[assignment]
        await two.round()
        assert one.holds("table") and not two.holds("table")
        clock.now = 6
        assert not one.holds("table"), "it knows by its own clock, before it has asked anybody"
        await two.round()
        assert two.holds("table")
        await one.round()
        assert told == ["one takes table", "two takes table late", "one loses table"]

    asyncio.run(check())


@pytest.mark.parametrize("phase", [0.0, 0.1, 0.25, 0.4, 0.499])
def test_a_dead_nodes_table_is_taken_over_within_a_lease_and_a_round(phase: float) -> None:
    """At the times that a house really has; the rest of five seconds is for the work itself."""

    async def check() -> None:
        clock, timing = Clockwork(0), Timing()
        store = SharedStore(clock)
        one, two, _ = two_leases(store, clock, timing)
        store.summaries["table"] = type("Playing", (), {"phase": "playing"})()  # type: ignore[assignment]
        one.want("table")
        await one.round()
        died, clock.now = 0.0, phase
        while not two.holds("table"):
            await two.round()
            clock.now += timing.look_every
        taken = clock.now - timing.look_every
        assert timing.lease < taken - died <= timing.lease + timing.look_every

    asyncio.run(check())
    assert Timing().lease + Timing().look_every + 2.0 <= 5.0
    assert Timing().lease - Timing().look_every >= 2.0, "a node may miss some renewals"


def test_a_node_whose_rounds_fail_or_do_not_come_says_that_it_is_late() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        one, _, _ = two_leases(SharedStore(clock), clock)
        await one.round()
        clock.now = 3
        assert not one.late
        clock.now = 4
        assert one.late
        await one.round()
        assert not one.late

    asyncio.run(check())


def test_who_was_frozen_but_has_lost_nothing_takes_up_the_table_anew() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        one, _, told = two_leases(SharedStore(clock), clock)
        one.want("table")
        await one.round()
        clock.now = 20
        assert not one.holds("table")
        await one.round()
        assert one.holds("table")
        assert told == ["one takes table", "one takes table late"]

    asyncio.run(check())


def test_who_lets_go_makes_nobody_wait() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        one, two, _ = two_leases(SharedStore(clock), clock)
        one.want("table")
        await one.round()
        await one.close()
        two.want("table")
        await two.round()
        assert two.holds("table") and not one.holds("table")

    asyncio.run(check())


def test_a_house_that_is_alone_asks_nobody() -> None:
    async def check() -> None:
        def never(*_: Any) -> Any:
            raise AssertionError

        leases = Leases("one", MemoryStore(), False, never, Timing(), never, never)  # type: ignore[arg-type]
        leases.want("table")
        assert leases.holds("table")
        leases.end("table")
        await leases.close()
        manager = TableManager(MemoryStore(), InProcessBots())  # type: ignore[arg-type]
        await manager.attend_tables()
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
        async with nodes(store, Told(), Clockwork(), InProcessBots()) as [one]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB))
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
        one = Leases(
            "one",
            Locked(),
            True,
            lambda work: None,
            Timing(lease=0.02, look_every=0.001),
            lambda name, neglected: asyncio.sleep(0),
            lambda name: None,
        )
        one.want("table")
        await one.round()
        assert not one.holds("table")

    with capture_logs() as told:
        asyncio.run(asyncio.wait_for(check(), 60))
    assert [line["event"] for line in told] == ["leases_not_renewed"]


def test_a_table_that_another_node_is_to_attend_is_left_to_it_for_two_looks() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        store = SharedStore(clock)
        timing = Timing(lease=3.0, look_every=0.5)
        one, two, told = two_leases(store, clock, timing, {"one": "mine", "two": "yours"})
        for table in ("mine", "yours"):
            store.summaries[table] = type("Playing", (), {"phase": "playing"})()  # type: ignore[assignment]
            one.want(table)
        await one.round()
        assert (one.holds("mine"), one.holds("yours")) == (True, False)
        await two.round()
        assert two.holds("yours")
        clock.now = 1
        await one.round()
        clock.now = 4
        await one.round()
        clock.now += 2 * timing.look_every - 0.1
        await one.round()
        assert not one.holds("yours"), "its node may only be late, however often one looks"
        clock.now += 0.1
        await one.round()
        assert one.holds("yours")
        assert told == [
            "one takes mine",
            "two takes yours late",
            "one takes mine late",
            "one takes yours late",
        ]

    asyncio.run(check())


def test_what_has_failed_is_tried_again_soon_until_leases_have_run_out() -> None:
    """Where the database is away for longer than a lease lasts, everything begins anew as soon as
    leases are renewed. Where it is back before, a bot's next try comes so soon that its table goes
    on within five seconds."""
    timing = Timing()
    tries, pause = [0.0], timing.retry
    while tries[-1] < timing.lease:
        tries.append(tries[-1] + pause)
        pause *= 2
    assert max(after - before for before, after in pairwise(tries)) <= 2.0
    assert timing.lease + 2 * timing.look_every <= 3.5
