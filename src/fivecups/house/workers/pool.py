"""A pool of processes that run functions for the house, so that thinking stops nobody from
playing."""

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
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

KILL_AFTER = 600.0
"""Seconds after which a process that has not come back from a task is killed."""

MAX_RETIRED = 2
"""How many workers may be retired at a time because their task takes too long."""

PATIENCE = 2.0
"""Seconds for which an urgent task waits for one that is not."""


class TaskFailed(Exception):
    """A task has no result; the message says why."""


class TaskTimeout(TaskFailed):
    """A task has no result yet, though it is still running."""

    def __init__(self, timeout: float) -> None:
        super().__init__(f"no answer for {timeout:.0f} seconds")


class TaskRunner(Protocol):
    """Whatever runs tasks in other processes."""

    async def run(
        self, task: Callable[[], T], *, timeout: float, urgent: bool = False, key: str | None = None
    ) -> T:
        """Run a task that can be pickled, such as a `partial` of a module's function. Urgent tasks
        go first. Tasks with the same `key` are run by the same worker. Raises :class:`TaskFailed`,
        and :class:`TaskTimeout` when it takes too long."""
        ...


def _serve(pipe: Connection) -> None:
    """In a child process: run what comes through the pipe. Only the house ends it, even by ending
    itself, and the tables have the processor first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)
    while True:
        try:
            packed = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(_run_packed(packed))


def _run_packed(packed: bytes) -> bytes:
    """The result of a task, or its error as text, since not every exception can be pickled."""
    try:
        return pickle.dumps((True, pickle.loads(packed)()))
    except Exception as error:
        return pickle.dumps((False, repr(error)))


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class _Child:
    """A child process, and the thread that waits for what it sends."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._thread = ThreadPoolExecutor(1, "fivecups-worker")

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    async def call(self, packed: bytes) -> Any:
        loop = asyncio.get_running_loop()
        done, value = pickle.loads(
            await loop.run_in_executor(self._thread, self._call_and_wait, packed)
        )
        if not done:
            raise TaskFailed(value)
        return value

    def _call_and_wait(self, packed: bytes) -> bytes:
        self._pipe.send_bytes(packed)
        return self._pipe.recv_bytes()

    def kill(self) -> None:
        self._process.kill()
        self._thread.submit(self._clean_up)
        self._thread.shutdown(wait=False)

    def _clean_up(self) -> None:
        self._process.join()
        self._process.close()
        self._pipe.close()


@dataclass(slots=True)
class _Job:
    packed: bytes
    done: asyncio.Future[Any]
    timeout: float
    urgent: bool = False
    started: bool = False

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Worker:
    """A queue of tasks for one process, which is started when first needed and replaced when it has
    died."""

    def __init__(self, on_late: Callable[[Worker], None]) -> None:
        self._on_late = on_late
        self._child: _Child | None = None
        self._queue: list[tuple[int, int, _Job]] = []
        self._order = itertools.count()
        self._task: asyncio.Task[None] | None = None
        self._running: _Job | None = None

    @property
    def can_wait(self) -> bool:
        """Whether it is at something that is not urgent."""
        return self._running is not None and not self._running.urgent

    @property
    def load(self) -> int:
        """How many tasks are waiting or running."""
        return len(self._queue) + (self._task is not None)

    @property
    def pid(self) -> int | None:
        """The process, if there is one at the moment."""
        return None if self._child is None else self._child.pid

    def add(self, job: _Job) -> None:
        heapq.heappush(self._queue, (0 if job.urgent else 1, next(self._order), job))
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._queue:
                job = heapq.heappop(self._queue)[2]
                if not job.done.done():
                    await self._run(job)
        finally:
            self._task = None

    async def _run(self, job: _Job) -> None:
        job.started = True
        self._running = job
        try:
            if self._child is None:
                self._child = _Child()
            running = asyncio.ensure_future(self._child.call(job.packed))
            await asyncio.wait([running], timeout=job.timeout)
            if not running.done():
                job.fail(TaskTimeout(job.timeout))
                self._on_late(self)
            result = await asyncio.wait_for(running, KILL_AFTER)
            if not job.done.done():
                job.done.set_result(result)
        except (EOFError, OSError, TimeoutError) as error:
            self._kill()
            job.fail(TaskFailed(repr(error)))
        except Exception as error:
            job.fail(error)
        finally:
            self._running = None

    def take_over(self, other: Worker) -> None:
        """Do what waits in the queue of another worker."""
        waiting, other._queue = other._queue, []
        for _, _, job in sorted(waiting, key=lambda one: one[:2]):
            self.add(job)

    async def finish(self) -> None:
        """Wait for the running task, then end the process."""
        if self._task is not None:
            await asyncio.wait([self._task])
        self._kill()

    def _kill(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.kill()

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._kill()


class ProcessPool:
    """Some workers. Tasks with a key go to the worker of that key, others to the one with the least
    to do.

    A worker whose task takes too long, as when a bot is learning a game, is retired with it and
    replaced, so that nobody else waits for it. So is one at something that can wait when something
    urgent has waited for it for `patience` seconds.
    """

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._workers = [Worker(self._retire) for _ in range(max(1, processes))]
        self._retired: dict[Worker, asyncio.Task[None]] = {}

    @property
    def pids(self) -> list[int]:
        """The processes there are at the moment, those of retired workers left out."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def _retire(self, worker: Worker) -> None:
        if worker not in self._workers or len(self._retired) >= MAX_RETIRED:
            return
        new = self._workers[self._workers.index(worker)] = Worker(self._retire)
        new.take_over(worker)
        self._retired[worker] = asyncio.create_task(self._finish(worker))

    async def _finish(self, worker: Worker) -> None:
        try:
            await worker.finish()
        finally:
            del self._retired[worker]

    async def run(
        self, task: Callable[[], T], *, timeout: float, urgent: bool = False, key: str | None = None
    ) -> T:
        """As :meth:`TaskRunner.run` says."""
        if key is None:
            worker = min(self._workers, key=lambda one: one.load)
        else:
            worker = self._workers[hash(key) % len(self._workers)]
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(pickle.dumps(task), done, timeout, urgent)
        worker.add(job)
        patience = min(self._patience, timeout) if urgent else 0.0
        if patience:
            await asyncio.wait([done], timeout=patience)
            if not job.started and worker.can_wait:
                self._retire(worker)
        await asyncio.wait([done], timeout=timeout - patience)
        if not job.started:
            job.fail(TaskFailed(f"no turn for {timeout:.0f} seconds"))
        return await done

    async def close(self) -> None:
        for worker in [*self._workers, *self._retired]:
            worker.close()
        for finishing in list(self._retired.values()):
            finishing.cancel()
