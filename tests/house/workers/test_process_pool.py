"""The process pool: a slow task does not delay others, and no process outlives the house."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fivecups.house.workers import bot_workers
from fivecups.house.workers.bot_workers import BotPool, BotSeat, Remark
from fivecups.house.workers.child_process import run_packed
from fivecups.house.workers.process_pool import (
    MAX_RETIRED,
    PoolFull,
    ProcessPool,
    TaskFailed,
    TaskTimeout,
    Worker,
)
from tests.waiting import PATIENCE, until

FOR_EVER = 3600.0
SLEEP = partial(time.sleep, FOR_EVER)

HOUSE = """
import asyncio, os
from fivecups.house.workers.process_pool import ProcessPool

async def main():
    print(await ProcessPool().run(os.getpid, timeout=600.0), flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def in_pool(check: Callable[[ProcessPool], Awaitable[None]], processes: int = 1) -> None:
    async def run() -> None:
        pool = ProcessPool(processes)
        try:
            await check(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def test_work_that_takes_too_long_is_set_aside_and_the_next_is_done() -> None:
    async def check(pool: ProcessPool) -> None:
        slow = asyncio.create_task(pool.run(SLEEP, timeout=0.01, key="a"))
        waiting = asyncio.create_task(pool.run(os.getpid, timeout=PATIENCE, key="b"))
        with pytest.raises(TaskTimeout):
            await slow
        assert await waiting != os.getpid()
        assert await pool.run(os.getpid, timeout=PATIENCE, key="a") == await waiting

    in_pool(check)


def test_nobody_waits_for_a_turn_for_ever() -> None:
    async def check(pool: ProcessPool) -> None:
        for _ in range(MAX_RETIRED + 1):
            with pytest.raises(TaskTimeout):
                await pool.run(SLEEP, timeout=0.01, key="a")
        with pytest.raises(TaskFailed, match="no turn"):
            await pool.run(os.getpid, timeout=0.01, key="a")

    in_pool(check)


def test_a_review_that_takes_long_holds_no_bot_up() -> None:
    async def check() -> None:
        pool = ProcessPool(patience=0.01)
        try:
            review = asyncio.create_task(pool.run(SLEEP, timeout=FOR_EVER))
            await until(lambda: pool.pids != [])
            [begun] = pool.pids
            bot = await pool.run(os.getpid, timeout=PATIENCE, urgent=True, key="a")
            assert pool.pids == [bot] != [begun]
            assert not review.done()
            review.cancel()
        finally:
            await pool.close()

    asyncio.run(check())


def test_work_goes_to_the_one_with_the_least_to_do() -> None:
    """One of two workers is busy: all tasks that arrive meanwhile go to the other."""

    async def check(pool: ProcessPool) -> None:
        busy = asyncio.create_task(pool.run(SLEEP, timeout=FOR_EVER))
        await asyncio.sleep(0)
        done = {await pool.run(os.getpid, timeout=PATIENCE) for _ in range(4)}
        assert len(done) == 1
        assert len(pool.pids) == 2
        assert not busy.done()
        busy.cancel()

    in_pool(check, processes=2)


def test_as_many_as_may_be_are_retired_and_no_more() -> None:
    async def check(pool: ProcessPool) -> None:
        for _ in range(MAX_RETIRED):
            with pytest.raises(TaskTimeout):
                await pool.run(SLEEP, timeout=0.01, key="a")
        first = await pool.run(os.getpid, timeout=PATIENCE, key="a")
        with pytest.raises(TaskTimeout):
            await pool.run(SLEEP, timeout=0.01, key="a")
        assert pool.pids == [first], "the worker stays with what it is at"

    in_pool(check)


def test_a_task_whose_caller_has_gone_is_dropped() -> None:
    async def check(pool: ProcessPool) -> None:
        first = asyncio.create_task(pool.run(SLEEP, timeout=FOR_EVER))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(pool.run(os.getpid, timeout=FOR_EVER))
        await asyncio.sleep(0)
        [worker] = pool._workers
        assert worker.load == 2
        waiting.cancel()
        await asyncio.wait([waiting])
        assert waiting.cancelled() and worker.load == 1
        first.cancel()

    in_pool(check)


def test_one_person_may_not_fill_the_queue() -> None:
    async def check() -> None:
        pool = ProcessPool(most_each=1)
        running = asyncio.create_task(pool.run(SLEEP, timeout=FOR_EVER, share="ana"))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(pool.run(SLEEP, timeout=FOR_EVER, share="ana"))
        await asyncio.sleep(0)
        with pytest.raises(PoolFull):
            await pool.run(SLEEP, timeout=FOR_EVER, share="ana")
        other = asyncio.create_task(pool.run(SLEEP, timeout=FOR_EVER, share="bob"))
        await asyncio.sleep(0)
        assert not other.done()
        for task in (running, waiting, other):
            task.cancel()
        await pool.close()

    asyncio.run(check())


def test_bots_have_more_time_where_the_house_gives_them_more() -> None:
    given: list[float] = []

    class Pool(BotPool):
        async def run(
            self,
            task: Any,
            *,
            timeout: float,
            urgent: bool = False,
            key: str | None = None,
            share: str = "",
        ) -> Any:
            given.append(timeout)
            return Remark()

    async def run() -> None:
        pool, seat = Pool(time_factor=3.0), BotSeat("table", 0, "poker-dice", "expert", "seed")
        view: Any = None
        ask: Any = None
        await pool.answer(seat, view, ask, True)
        await pool.remark(seat, view, True)
        assert given == [3 * bot_workers.ANSWER_TIMEOUT_SECONDS] * 2
        assert pool._patience == 3 * bot_workers.URGENT_WAIT_SECONDS

    asyncio.run(run())


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
    asyncio.run(until(lambda: not runs(worker)))


def runs(process: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def test_what_fails_in_a_process_is_told_in_words() -> None:
    right, wrong = (pickle.dumps(partial(int, text)) for text in ("7", "seven"))
    assert pickle.loads(run_packed(right)) == (True, 7)
    failed, why = pickle.loads(run_packed(wrong))
    assert not failed and why.startswith("ValueError(")


def test_a_process_that_was_set_aside_ends_when_it_is_done() -> None:
    class Child:
        pid, killed = 1, False

        def kill(self) -> None:
            self.killed = True

    async def check() -> None:
        worker, child = Worker(lambda late: None), Child()
        worker._child = child  # type: ignore[assignment]
        await worker.finish()
        assert child.killed and worker.pid is None

    asyncio.run(check())
