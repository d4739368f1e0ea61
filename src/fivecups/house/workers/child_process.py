"""A child process that runs tasks, one after another."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any


class TaskFailed(Exception):
    """Raised if a task has no result; the message is the reason."""


def serve_tasks(pipe: Connection, niceness: int) -> None:
    """Main loop of a child process: run the tasks that arrive through the pipe. It ends only when
    the house ends it or exits, and runs at lower priority than the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)
    while True:
        try:
            packed = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(run_packed(packed))


def run_packed(packed: bytes) -> bytes:
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


class ChildProcess:
    """A child process, and the thread that waits for its results."""

    def __init__(self, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve_tasks, args=(theirs, niceness), daemon=True)
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
