"""Bots think in processes of their own. Tables with people at them go first."""

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
from functools import lru_cache, partial
from typing import Any, ParamSpec, Protocol, TypeVar

import msgspec

from fivecups.bots import Bot, make_bot
from fivecups.engine import Answer, Ask, Form, View

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_THINKING = 10.0
"""Seconds after which a bot that has not answered is answered for. It may still finish, as when it is learning the game."""

LONGEST_SILENCE = 600.0
"""Seconds after which its process is ended."""


class BotFailed(Exception):
    """A bot has not answered; the message says why."""


class Thinkers(Protocol):
    """Whoever thinks for the bots."""

    async def think(self, game: str, level: str, view: View[Any], ask: Ask, urgent: bool) -> Answer:
        """An answer to one of the asks of the view."""
        ...

    async def close(self) -> None:
        """Send everybody home."""
        ...


@lru_cache(maxsize=256)
def _bot(level: str, game: str, options: bytes) -> Bot:
    return make_bot(level, game, msgspec.json.decode(options))


def think_here(game: str, level: str, view: View[Any], ask: Ask) -> Answer:
    """Think in this process."""
    return _bot(level, game, msgspec.json.encode(dict(view.options))).answer(view, ask)


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


def safe_answer(ask: Ask) -> Answer:
    """An answer that is always legal."""
    return ask.choices.default if isinstance(ask.choices, Form) else ask.choices[0]


@dataclass(slots=True)
class _Job:
    packed: bytes
    done: asyncio.Future[Any]
    patience: float


class ThinkingRoom:
    """A pool of processes, made when it is first needed and made anew when one of them has died."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: list[tuple[int, int, _Job]] = []
        self._order = itertools.count()
        self._busy = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def think(self, game: str, level: str, view: View[Any], ask: Ask, urgent: bool) -> Answer:
        if level == "random":
            return think_here(game, level, view, ask)
        return await self.work(urgent, LONGEST_THINKING, think_here, game, level, view, ask)

    async def work(self, urgent: bool, patience: float, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Have a function of a module called in one of the processes; raises :class:`BotFailed` if that takes too long."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(pickle.dumps(partial(function, *args, **named)), done, patience)
        heapq.heappush(self._waiting, (0 if urgent else 1, next(self._order), job))
        self._next()
        return await done

    def _next(self) -> None:
        while self._waiting and self._busy < self._processes:
            job = heapq.heappop(self._waiting)[2]
            self._busy += 1
            task = asyncio.create_task(self._run(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, job: _Job) -> None:
        try:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
            thinking = asyncio.get_running_loop().run_in_executor(self._pool, _do_packed, job.packed)
            await asyncio.wait([thinking], timeout=job.patience)
            if not thinking.done():
                _fail(job, BotFailed(f"no answer for {job.patience:.0f} seconds"))
            answer = await asyncio.wait_for(thinking, LONGEST_SILENCE)
            if not job.done.done():
                job.done.set_result(answer)
        except (BrokenProcessPool, TimeoutError) as error:
            self._drop_pool()
            _fail(job, BotFailed(repr(error)))
        except Exception as error:
            _fail(job, error)
        finally:
            self._busy -= 1
            self._next()

    def _drop_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        self._drop_pool()


def _fail(job: _Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)
