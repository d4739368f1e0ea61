"""A pool of worker processes that run functions, so that long computations do not block the
server."""

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

KILL_AFTER_SECONDS = 600.0
"""Seconds after which a process that has not returned from a task is killed."""

MAX_RETIRED = 2
"""Number of workers whose tasks take too long and that may, at the same time, be retired: replaced
by new workers while they finish."""

URGENT_WAIT_SECONDS = 2.0
"""Seconds that an urgent task waits behind a running task that is not urgent, before it gets a new
worker."""


class TaskFailed(Exception):
    """Raised if a task has no result; the message is the reason."""


class TaskTimeout(TaskFailed):
    """Raised if a task has no result in time, though it is still running."""

    def __init__(self, timeout: float) -> None:
        super().__init__(f"no answer for {timeout:.0f} seconds")


class TaskRunner(Protocol):
    """The interface for running tasks in other processes."""

    async def run(
        self, task: Callable[[], T], *, timeout: float, urgent: bool = False, key: str | None = None
    ) -> T:
        """Run a task that can be pickled, such as a `partial` of a module's function, and return
        its result. Urgent tasks go first. Tasks with the same `key` run in the same worker. Raises
        :class:`TaskFailed`, and :class:`TaskTimeout` if it takes longer than `timeout` seconds."""
        ...


def _serve(pipe: Connection) -> None:
    """Main loop of a child process: run the tasks that arrive through the pipe. It ends only when
    the house ends it or exits, and runs at lower priority than the server."""
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
    """Run a pickled task. Return the pickled result, or the error as text, since not every
    exception can be pickled."""
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
    """A child process, and the thread that waits for its results."""

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
    """A queue of tasks for one process. The process is started on first use and replaced if it
    dies."""

    def __init__(self, on_late: Callable[[Worker], None]) -> None:
        self._on_late = on_late
        self._child: _Child | None = None
        self._queue: list[tuple[int, int, _Job]] = []
        self._order = itertools.count()
        self._task: asyncio.Task[None] | None = None
        self._running: _Job | None = None

    @property
    def can_wait(self) -> bool:
        """True if a task is running that is not urgent, so that it can be left behind in favour of
        an urgent task."""
        return self._running is not None and not self._running.urgent

    @property
    def load(self) -> int:
        """The number of tasks that wait or run."""
        return len(self._queue) + (self._task is not None)

    @property
    def pid(self) -> int | None:
        """The id of the worker's process, or None if it has not been started or has died."""
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
            result = await asyncio.wait_for(running, KILL_AFTER_SECONDS)
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
        """Move all waiting tasks of the worker `other` into this worker's queue."""
        waiting, other._queue = other._queue, []
        for _, _, job in sorted(waiting, key=lambda item: item[:2]):
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
    """A fixed number of workers. Tasks with a key go to the worker of that key, others to the least
    loaded worker.

    A worker whose task takes too long, for example because a bot is compiling, is retired and
    replaced, so that no other task waits for it. The same happens if an urgent task has waited
    `patience` seconds for a task that is not urgent.
    """

    def __init__(self, processes: int = 1, patience: float = URGENT_WAIT_SECONDS) -> None:
        self._patience = patience
        self._workers = [Worker(self._retire) for _ in range(max(1, processes))]
        self._retired: dict[Worker, asyncio.Task[None]] = {}

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes, without those of retired workers."""
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
        """Run a task in a worker process and return its result, as described at
        :meth:`TaskRunner.run`."""
        if key is None:
            worker = min(self._workers, key=lambda item: item.load)
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
