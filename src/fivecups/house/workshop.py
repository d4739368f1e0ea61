"""Processes that call functions for the house, so that thinking stops nobody from playing."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_SILENCE = 600.0
"""Seconds after which a process that has not come back is ended."""


class BotFailed(Exception):
    """There is no answer; the message says why."""


def _do_packed(packed: bytes) -> Any:
    function = pickle.loads(packed)
    try:
        return function()
    except Exception as error:  # as text, since not every exception survives the way between processes
        raise BotFailed(repr(error)) from None


def _begin() -> None:
    """In a new process: the house alone ends it, and tables have the processor first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


@dataclass(slots=True)
class _Job:
    packed: bytes
    done: asyncio.Future[Any]
    patience: float

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Bench:
    """One process, made when it is first needed and made anew when it has died. Urgent work goes first."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: list[tuple[int, int, _Job]] = []
        self._order = itertools.count()
        self._task: asyncio.Task[None] | None = None

    @property
    def load(self) -> int:
        """How much is waiting and under way."""
        return len(self._waiting) + (self._task is not None)

    def add(self, urgent: bool, job: _Job) -> None:
        heapq.heappush(self._waiting, (0 if urgent else 1, next(self._order), job))
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._do(heapq.heappop(self._waiting)[2])
        finally:
            self._task = None

    async def _do(self, job: _Job) -> None:
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)
            working = asyncio.get_running_loop().run_in_executor(self._pool, _do_packed, job.packed)
            await asyncio.wait([working], timeout=job.patience)
            if not working.done():
                job.fail(BotFailed(f"no answer for {job.patience:.0f} seconds"))
            answer = await asyncio.wait_for(working, LONGEST_SILENCE)
            if not job.done.done():
                job.done.set_result(answer)
        except (BrokenProcessPool, TimeoutError) as error:
            self._drop()
            job.fail(BotFailed(repr(error)))
        except Exception as error:
            job.fail(error)

    def _drop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._drop()


class Workshop:
    """Some benches. Work that belongs to a place is always done at the same bench, any other where there is the least to do."""

    def __init__(self, processes: int = 1) -> None:
        self._benches = [Bench() for _ in range(max(1, processes))]

    async def work_at(
        self, place: str, urgent: bool, patience: float, function: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Have a function of a module called at the bench of this place; raises :class:`BotFailed` if that takes too long."""
        bench = self._benches[hash(place) % len(self._benches)]
        return await _handed_to(bench, urgent, patience, partial(function, *args, **named))

    async def work(self, urgent: bool, patience: float, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Have a function of a module called in one of the processes; raises :class:`BotFailed` if that takes too long."""
        bench = min(self._benches, key=lambda one: one.load)
        return await _handed_to(bench, urgent, patience, partial(function, *args, **named))

    async def close(self) -> None:
        for bench in self._benches:
            bench.close()


async def _handed_to(bench: Bench, urgent: bool, patience: float, work: Callable[[], T]) -> T:
    done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    bench.add(urgent, _Job(pickle.dumps(work), done, patience))
    return await done
