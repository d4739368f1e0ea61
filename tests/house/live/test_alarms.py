"""Alarms: one for each table, set by its clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from structlog.testing import capture_logs

from fivecups.engine import Refusal, Refused
from fivecups.house.live.automation.alarms import Alarms, next_alarm
from fivecups.house.live.automation.leases import LeaseLost
from fivecups.house.live.table_cache import LiveTable
from fivecups.house.live.timing import Timing
from fivecups.house.ports import StorageError
from fivecups.house.table import commands
from fivecups.house.table.log.base_entry import ClockSetting

from ..kit import begun, new_table


class ScriptedAlarms:
    """Alarms whose commands end with the given results, one after another; the clock stands at
    `now`."""

    def __init__(self, now: int, *outcomes: Exception | None) -> None:
        self.now, self.outcomes = now, list(outcomes)
        self.rung: list[str] = []
        self.enough = asyncio.Event()
        self.alarms = Alarms(
            self.enqueue, self.spawn, lambda: self.now, Timing(retry=0, max_retry=0)
        )

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.task = asyncio.ensure_future(work)

    async def enqueue(self, name: str, command: Any) -> bool:
        assert command is commands.expire_clocks
        self.rung.append(name)
        outcome = self.outcomes.pop(0)
        if not self.outcomes:
            self.now = 0
            self.enough.set()
        if outcome is not None:
            raise outcome
        return True


def timed() -> LiveTable:
    return LiveTable(begun(clock=ClockSetting("decision", 30)))


def run(check: Callable[[], Awaitable[None]]) -> list[dict[str, Any]]:
    async def whole() -> None:
        await check()

    with capture_logs() as told:
        asyncio.run(whole())
    return [dict(line) for line in told]


def test_only_a_game_with_clocks_rings() -> None:
    clock = ClockSetting("decision", 30)
    assert next_alarm(begun(clock=clock)) == 2000 + 30_000
    assert next_alarm(new_table(clock=clock)) is None
    assert next_alarm(begun()) is None


def test_a_table_has_one_alarm_at_most() -> None:
    async def check() -> None:
        house, live = ScriptedAlarms(2000, None), timed()
        house.alarms.set(live)
        first = house.alarms._alarms[live.table.id]
        left = first.when() - asyncio.get_running_loop().time()
        assert 29 < left <= 30
        house.alarms.set(live)
        assert first.cancelled() and house.alarms.is_set(live)
        second = house.alarms._alarms[live.table.id]
        house.alarms.cancel(live.table.id)
        assert second.cancelled() and not house.alarms.is_set(live)
        house.alarms.cancel(live.table.id)

    run(check)


def test_when_the_time_is_up_the_table_is_told_and_the_next_alarm_set() -> None:
    async def check() -> None:
        house, live = ScriptedAlarms(10**6, None), timed()
        house.alarms.set(live)
        await house.enough.wait()
        await house.task
        assert house.rung == [live.table.id] and house.alarms.is_set(live)
        house.alarms.close()
        assert house.alarms._alarms[live.table.id].cancelled()

    assert run(check) == []


def test_what_fails_rings_again_and_is_told() -> None:
    async def check() -> None:
        house, live = (
            ScriptedAlarms(10**6, StorageError("full"), ZeroDivisionError(), None),
            timed(),
        )
        house.alarms.set(live)
        await house.enough.wait()
        await house.task
        assert len(house.rung) == 3
        house.alarms.close()

    told = run(check)
    assert [line["event"] for line in told] == ["clock_not_written", "clock_failed"]
    assert told[0]["problem"] == "full" and {line["table"] for line in told} == {"table"}


def test_what_another_node_attends_or_the_table_refuses_does_not_ring_again() -> None:
    for outcome, events in (
        (LeaseLost("table"), []),
        (Refused(Refusal("wrong-phase")), ["clock_refused"]),
    ):

        async def check(outcome: Exception = outcome) -> None:
            house, live = ScriptedAlarms(10**6, outcome), timed()
            house.alarms.set(live)
            set_first = house.alarms._alarms[live.table.id]
            await house.enough.wait()
            await house.task
            assert house.alarms._alarms[live.table.id] is set_first

        assert [line["event"] for line in run(check)] == events
