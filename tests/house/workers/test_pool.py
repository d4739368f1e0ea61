"""Processes that think for the house: a slow one holds nobody up, and none outlives the house."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fivecups.bots import bot_names
from fivecups.house.workers import bots
from fivecups.house.workers.bots import BotSeat, ThinkingRoom, weaker
from fivecups.house.workers.pool import MOST_ASIDE, BotFailed, TooSlow, Workshop

FOR_EVER = 3600.0

HOUSE = """
import asyncio, os
from fivecups.house.workers.pool import Workshop

async def main():
    print(await Workshop().work(True, 600.0, os.getpid), flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def in_workshop(check: Callable[[Workshop], Awaitable[None]]) -> None:
    async def run() -> None:
        workshop = Workshop(1)
        try:
            await check(workshop)
        finally:
            await workshop.close()

    asyncio.run(run())


def test_work_that_takes_too_long_is_set_aside_and_the_next_is_done() -> None:
    async def check(workshop: Workshop) -> None:
        slow = asyncio.create_task(workshop.work_at("a", True, 0.01, time.sleep, FOR_EVER))
        waiting = asyncio.create_task(workshop.work_at("b", True, FOR_EVER, os.getpid))
        with pytest.raises(TooSlow):
            await slow
        assert await waiting != os.getpid()
        assert await workshop.work_at("a", True, FOR_EVER, os.getpid) == await waiting

    in_workshop(check)


def test_nobody_waits_for_a_turn_for_ever() -> None:
    async def check(workshop: Workshop) -> None:
        for _ in range(MOST_ASIDE + 1):
            with pytest.raises(TooSlow):
                await workshop.work_at("a", True, 0.01, time.sleep, FOR_EVER)
        with pytest.raises(BotFailed, match="no turn"):
            await workshop.work_at("a", True, 0.01, os.getpid)

    in_workshop(check)


def test_for_a_bot_that_is_too_slow_a_weaker_one_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Room(ThinkingRoom):
        async def work_at(
            self, place: str, urgent: bool, patience: float, function: Any, *args: Any, **named: Any
        ) -> Any:
            seat: BotSeat = args[0]
            asked.append(seat.level)
            if seat.level == "expert":
                raise TooSlow(patience)
            return seat.level

    async def run() -> None:
        room = Room()
        seat = BotSeat("table", 0, "poker-dice", "expert", "seed")
        view: Any = None
        ask: Any = None
        below = weaker("poker-dice", "expert")
        assert [await room.think(seat, view, ask, True) for _ in range(2)] == [below, below]
        assert asked == ["expert", below, below], "for a while the slow one is not asked again"
        monkeypatch.setattr(bots, "SLOW_FOR", -1.0)
        room._slow_until.clear()
        await room.think(seat, view, ask, True)
        await room.think(seat, view, ask, True)
        assert asked[3:] == ["expert", below, "expert", below]

    assert "expert" in bot_names("poker-dice")
    asyncio.run(run())


def test_levels_go_down_to_random() -> None:
    level, seen = bot_names("dice-town")[0], []
    while level != "random":
        seen.append(level)
        level = weaker("dice-town", level)
    assert [*seen, "random"] == bot_names("dice-town")
    assert weaker("dice-town", "no such bot") == "random"


def test_a_process_ends_with_a_house_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "house.py"
    script.write_text(HOUSE)
    command = [sys.executable, str(script)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as house:
        assert house.stdout is not None
        try:
            worker = int(house.stdout.readline())
            assert runs(worker)
        finally:
            house.kill()
    while runs(worker):
        time.sleep(0.01)


def runs(process: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False
