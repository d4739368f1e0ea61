"""A pool of worker processes that run functions, so that long computations do not block the
server."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from ..fair_queue import FairQueue
from .child_process import ChildProcess, TaskFailed

T = TypeVar("T")

KILL_AFTER_SECONDS = 600.0
"""Seconds after which a process that has not returned from a task is killed."""

MAX_RETIRED = 2
"""Number of workers whose tasks take too long and that may, at the same time, be retired: replaced
by new workers while they finish."""

URGENT_WAIT_SECONDS = 2.0
"""Seconds that an urgent task waits behind a running task that is not urgent, before it gets a new
worker."""

MAX_WAITING = 1000
"""Number of tasks that may wait for one worker."""

BOTS_NICENESS, COACH_NICENESS, REVIEW_NICENESS = 5, 10, 15
"""The system's niceness of the processes of bots, of the coach and of reviews: the server goes
before bots, bots at work go before advice, and advice before reviews."""


class TaskTimeout(TaskFailed):
    """Raised if a task has no result in time, though it is still running."""

    def __init__(self, timeout: float) -> None:
        super().__init__(f"no answer for {timeout:.0f} seconds")


class NoTurn(TaskFailed):
    """Raised if a task has not started in time."""

    def __init__(self, timeout: float) -> None:
        super().__init__(f"no turn for {timeout:.0f} seconds")


class PoolFull(TaskFailed):
    """Raised if too many tasks wait already, in all or of one share."""


class TaskRunner(Protocol):
    """The interface for running tasks in other processes."""

    async def run(
        self,
        task: Callable[[], T],
        *,
        timeout: float,
        urgent: bool = False,
        key: str | None = None,
        share: str = "",
    ) -> T:
        """Run a task that can be pickled, such as a `partial` of a module's function, and return
        its result. Urgent tasks go first, and tasks of different shares (people) take turns. Tasks
        with the same `key` run in the same worker. Raises :class:`TaskFailed`: :class:`TaskTimeout`
        if it takes longer than `timeout` seconds, :class:`NoTurn` if it has not started by then,
        and :class:`PoolFull` if too many wait. A task whose
        caller is cancelled is dropped if it has not started."""
        ...


@dataclass(slots=True, eq=False)
class _Job:
    packed: bytes
    done: asyncio.Future[Any]
    timeout: float
    urgent: bool = False
    share: str = ""
    started: bool = False

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Worker:
    """A queue of tasks for one process. The process is started on first use and replaced if it
    dies."""

    def __init__(self, on_late: Callable[[Worker], None], niceness: int = BOTS_NICENESS) -> None:
        self._on_late = on_late
        self._niceness = niceness
        self._child: ChildProcess | None = None
        self._queue: FairQueue[_Job] = FairQueue()
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
        self._queue.push(job, job.share, job.urgent)
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    def is_full(self, share: str, most_each: int) -> bool:
        """True if no further task of a share may wait."""
        return len(self._queue) >= MAX_WAITING or self._queue.waiting_of(share) >= most_each

    def drop(self, job: _Job) -> None:
        """Remove a task from the queue that has not started and that nobody waits for any more."""
        self._queue.remove(job)

    async def _work(self) -> None:
        try:
            while self._queue:
                job = self._queue.pop()
                if not job.done.done():
                    await self._run(job)
        finally:
            self._task = None

    async def _run(self, job: _Job) -> None:
        job.started = True
        self._running = job
        try:
            if self._child is None:
                self._child = ChildProcess(self._niceness)
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
        while other._queue:
            self.add(other._queue.pop())

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

    The processes run at the system's priority `niceness`, and `most_each` tasks of one share may
    wait for a worker.
    """

    def __init__(
        self,
        processes: int = 1,
        patience: float = URGENT_WAIT_SECONDS,
        niceness: int = BOTS_NICENESS,
        most_each: int = MAX_WAITING,
    ) -> None:
        self._patience = patience
        self._niceness = niceness
        self._most_each = most_each
        self._workers = [self._new_worker() for _ in range(max(1, processes))]
        self._retired: dict[Worker, asyncio.Task[None]] = {}

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes, without those of retired workers."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def _new_worker(self) -> Worker:
        return Worker(self._retire, self._niceness)

    def _retire(self, worker: Worker) -> None:
        if worker not in self._workers or len(self._retired) >= MAX_RETIRED:
            return
        new = self._workers[self._workers.index(worker)] = self._new_worker()
        new.take_over(worker)
        self._retired[worker] = asyncio.create_task(self._finish(worker))

    async def _finish(self, worker: Worker) -> None:
        try:
            await worker.finish()
        finally:
            del self._retired[worker]

    async def run(
        self,
        task: Callable[[], T],
        *,
        timeout: float,
        urgent: bool = False,
        key: str | None = None,
        share: str = "",
    ) -> T:
        """Run a task in a worker process and return its result, as described at
        :meth:`TaskRunner.run`."""
        if key is None:
            worker = min(self._workers, key=lambda item: item.load)
        else:
            worker = self._workers[hash(key) % len(self._workers)]
        if worker.is_full(share, self._most_each):
            raise PoolFull("too many tasks wait")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(pickle.dumps(task), done, timeout, urgent, share)
        worker.add(job)
        try:
            result: T = await self._result(worker, job)
            return result
        finally:
            if not job.started:
                for candidate in self._workers:
                    candidate.drop(job)

    async def _result(self, worker: Worker, job: _Job) -> Any:
        patience = min(self._patience, job.timeout) if job.urgent else 0.0
        if patience:
            await asyncio.wait([job.done], timeout=patience)
            if not job.started and worker.can_wait:
                self._retire(worker)
        await asyncio.wait([job.done], timeout=job.timeout - patience)
        if not job.started:
            job.fail(NoTurn(job.timeout))
        return await job.done

    async def close(self) -> None:
        for worker in [*self._workers, *self._retired]:
            worker.close()
        for finishing in list(self._retired.values()):
            finishing.cancel()
