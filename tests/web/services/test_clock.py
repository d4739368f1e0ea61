"""Tests of the house's clock: steps of the wall clock and a stopped process cost no player any
time."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from fivecups.web.services import Settings, open_services
from fivecups.web.services.house_clock import FROZEN_SECONDS, HouseClock

from ..kit import company, run, set_table
from ..server import House

SHORTEST_CLOCK = 5


class Clocks:
    """A wall clock and a monotonic one."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0
        self.house = HouseClock(lambda: self.wall, lambda: self.steady)

    def pass_by(self, seconds: float, tick: float = 1.0) -> int:
        """Let time pass with regular readings; return how much has passed for the house."""
        began = self.house.now()
        for _ in range(round(seconds / tick)):
            self.wall += tick
            self.steady += tick
            self.house.now()
        return self.house.now() - began


def test_the_house_begins_with_the_wall_clock_and_goes_on() -> None:
    clocks = Clocks()
    assert clocks.house.now() == 1_000_000_000
    assert clocks.pass_by(60) == 60_000


@pytest.mark.parametrize("step", [3600.0, -3600.0])
def test_a_step_of_the_wall_clock_is_followed_too_slowly_to_be_noticed(step: float) -> None:
    clocks = Clocks()
    clocks.wall += step
    assert abs(clocks.pass_by(60) - 60_000) <= 600 + 60
    clocks.pass_by(101 * 3600)
    assert clocks.house.now() == pytest.approx(clocks.wall * 1000, abs=1000)


def test_time_in_which_the_house_stood_still_does_not_count() -> None:
    clocks = Clocks()
    frozen = FROZEN_SECONDS + 20
    assert clocks.pass_by(frozen, tick=frozen) == 0
    assert clocks.pass_by(10) == pytest.approx(10_000, abs=110)


def test_several_processes_go_by_the_wall_clock_and_agree_after_one_stood_still() -> None:
    wall = 1_000_000.0
    node = HouseClock(lambda: wall, lambda: wall, several_processes=True)
    node.now()
    wall += FROZEN_SECONDS + 20
    assert node.now() == wall * 1000


@pytest.mark.parametrize("step", [3600.0, -3600.0])
def test_workers_of_one_machine_agree_and_notice_no_step_of_the_wall_clock(step: float) -> None:
    wall, steady = 1_000_000.0, 50.0
    offset = wall - steady
    first = HouseClock(lambda: wall, lambda: steady, several_processes=True, offset=offset)
    wall += step
    steady += 10
    late = HouseClock(lambda: wall, lambda: steady, several_processes=True, offset=offset)
    assert first.now() == late.now() == 1_000_010_000


def test_workers_on_sqlite_go_by_the_clock_that_they_were_given(tmp_path: Path) -> None:
    async def check() -> None:
        settings = Settings(str(tmp_path / "house.db"), clock_offset=1e9 - time.monotonic())
        async with open_services(settings) as services:
            assert services.now() == pytest.approx(1e12, abs=1e8)

    asyncio.run(check())


def test_time_never_goes_back() -> None:
    clocks = Clocks()
    times = []
    for number in range(200):
        clocks.wall += -50.0 if number % 7 == 0 else 1.0
        clocks.steady += 0.5
        times.append(clocks.house.now())
    assert times == sorted(times)


def test_a_house_that_was_frozen_stands_nobody_in(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 2)
        clock = {"kind": "decision", "seconds": SHORTEST_CLOCK}
        table = await set_table(people, "poker-dice", clock=clock)
        seen = await people[0].watch(table)
        assert house.process is not None
        os.kill(house.process.pid, signal.SIGSTOP)
        time.sleep(SHORTEST_CLOCK + FROZEN_SECONDS)
        os.kill(house.process.pid, signal.SIGCONT)
        assert await people[0].answer(table, seen.asks[0]["id"], ["keep", []]) is False
        kinds = [frame.kind for frame in people[0].tables[table].frames]
        assert "stood_in" not in kinds
        assert people[0].tables[table].info.chairs[0].played_by is None

    run(check)
