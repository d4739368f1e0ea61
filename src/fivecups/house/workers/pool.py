"""Processes that call functions for the house, so that thinking stops nobody from playing."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import multiprocessing
import os
import pickle
import signal
import threading
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


MOST_ASIDE = 2
"""How many benches may be set aside because their work takes too long."""


class BotFailed(Exception):
    """There is no answer; the message says why."""


class TooSlow(BotFailed):
    """There is no answer yet, though it is being worked on."""

    def __init__(self, patience: float) -> None:
        super().__init__(f"no answer for {patience:.0f} seconds")


def _do_packed(packed: bytes) -> Any:
    function = pickle.loads(packed)
    try:
        return function()
    except (
        Exception
    ) as error:  # as text, since not every exception survives the way between processes
        raise BotFailed(repr(error)) from None


def _begin() -> None:
    """In a new process: the house alone ends it, even by ending itself, and tables have the
    processor first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_house, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_the_house() -> None:
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(1)


@dataclass(slots=True)
class _Job:
    packed: bytes
    done: asyncio.Future[Any]
    patience: float
    begun: bool = False

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Bench:
    """One process, made when it is first needed and made anew when it has died. Urgent work goes
    first."""

    def __init__(self, late: Callable[[Bench], None]) -> None:
        self._late = late
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
                job = heapq.heappop(self._waiting)[2]
                if not job.done.done():
                    await self._do(job)
        finally:
            self._task = None

    async def _do(self, job: _Job) -> None:
        job.begun = True
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
                )
            working = asyncio.get_running_loop().run_in_executor(self._pool, _do_packed, job.packed)
            await asyncio.wait([working], timeout=job.patience)
            if not working.done():
                job.fail(TooSlow(job.patience))
                self._late(self)
            answer = await asyncio.wait_for(working, LONGEST_SILENCE)
            if not job.done.done():
                job.done.set_result(answer)
        except (BrokenProcessPool, TimeoutError) as error:
            self._drop()
            job.fail(BotFailed(repr(error)))
        except Exception as error:
            job.fail(error)

    def take_over(self, other: Bench) -> None:
        """Do what waits at another bench."""
        waiting, other._waiting = other._waiting, []
        for urgency, _, job in sorted(waiting, key=lambda one: one[:2]):
            self.add(urgency == 0, job)

    async def finish(self) -> None:
        """End what is under way, and then the process."""
        if self._task is not None:
            await asyncio.wait([self._task])
        self._drop()

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
    """Some benches. Work that belongs to a place is always done at the same bench, any other where
    there is the least to do.

    A bench whose work takes too long, as when a bot is learning a game, is set aside with it and
    replaced, so that nobody else waits for it.
    """

    def __init__(self, processes: int = 1) -> None:
        self._benches = [Bench(self._set_aside) for _ in range(max(1, processes))]
        self._aside: dict[Bench, asyncio.Task[None]] = {}

    def _set_aside(self, bench: Bench) -> None:
        if bench not in self._benches or len(self._aside) >= MOST_ASIDE:
            return
        new = self._benches[self._benches.index(bench)] = Bench(self._set_aside)
        new.take_over(bench)
        self._aside[bench] = asyncio.create_task(self._finish(bench))

    async def _finish(self, bench: Bench) -> None:
        try:
            await bench.finish()
        finally:
            del self._aside[bench]

    async def work_at(
        self,
        place: str,
        urgent: bool,
        patience: float,
        function: Callable[P, T],
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        """Have a function of a module called at the bench of this place; raises :class:`BotFailed`
        if that takes too long."""
        bench = self._benches[hash(place) % len(self._benches)]
        return await _handed_to(bench, urgent, patience, partial(function, *args, **named))

    async def work(
        self,
        urgent: bool,
        patience: float,
        function: Callable[P, T],
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        """Have a function of a module called in one of the processes; raises :class:`BotFailed` if
        that takes too long."""
        bench = min(self._benches, key=lambda one: one.load)
        return await _handed_to(bench, urgent, patience, partial(function, *args, **named))

    async def close(self) -> None:
        for bench in [*self._benches, *self._aside]:
            bench.close()
        for finishing in list(self._aside.values()):
            finishing.cancel()


async def _handed_to(bench: Bench, urgent: bool, patience: float, work: Callable[[], T]) -> T:
    done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    job = _Job(pickle.dumps(work), done, patience)
    bench.add(urgent, job)
    await asyncio.wait([done], timeout=patience)
    if not job.begun:
        job.fail(BotFailed(f"no turn for {patience:.0f} seconds"))
    return await done
