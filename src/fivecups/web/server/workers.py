"""The worker processes of a house on one machine: a parent process that serves no clients, and
workers that all listen at the same port. Each worker is a node of the house."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import connection
from multiprocessing.context import SpawnProcess
from typing import Any

import structlog

from fivecups.bus import WorkerPlace

from ..services import Settings
from .heartbeat import CHECK_SECONDS, Heartbeat

log = structlog.get_logger("fivecups.web")

Run = Callable[[Settings, socket.socket, bool, Heartbeat], None]
"""A function that serves clients at a socket until its process is told to end, and lets the
heartbeat run meanwhile. Its flag is True for the first worker, which announces the house's
address."""

RESTART_PAUSES_SECONDS = (0.0, 0.5, 1.0, 2.0, 5.0)
"""Seconds before the restart of a worker that died soon after its start: the first time, the second
time and so on."""

HEALTHY_SECONDS = 5.0
"""Seconds that a worker must run to count as healthy, so that its next restart happens without a
long pause."""

MAX_FOLDER_LENGTH = 70
"""Maximum length in characters of the folder's path for the workers' Unix sockets, whose addresses
may have about a hundred characters."""

CLOSE_TIMEOUT_SECONDS = 20.0
"""Seconds that workers may take to close before they are killed."""


class WorkersUnsupported(ValueError):
    """Raised if this system cannot run several workers."""


def check_workers(workers: int) -> None:
    """Raise :class:`WorkersUnsupported` if this system cannot run `workers` workers."""
    if workers > 1 and not hasattr(socket, "SO_REUSEPORT"):
        raise WorkersUnsupported("this system cannot have several workers listen at one port")


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket bound to `host` and `port`, at which other processes of this user may listen
    too. The system distributes new connections over all of them."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listener.bind((host, port))
    return listener


class Workers:
    """The worker processes of a house. A worker that ends by itself is started again, and one that
    is frozen is killed and replaced."""

    def __init__(self, settings: Settings, host: str, port: int, count: int, run: Run) -> None:
        self._settings = replace(settings, clock_offset=time.time() - time.monotonic())
        self._address = (host, port)
        self._run = run
        self._context = multiprocessing.get_context("spawn")
        self._processes: dict[int, SpawnProcess] = {}
        self._heartbeats: dict[int, Heartbeat] = {}
        self._started: dict[int, float] = {}
        self._failures = dict.fromkeys(range(count), 0)
        self._folder = tempfile.TemporaryDirectory(prefix="fivecups-", dir=_folder_of_sockets())
        self._closing = False

    def serve(self) -> None:
        """Start the workers and keep them alive until this process is told to end."""
        reserved = listening_socket(*self._address)
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        before = signal.set_wakeup_fd(writing)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._handle_signal)
        try:
            for place in self._failures:
                self._start(place, first=place == 0)
            while not self._closing:
                self._watch(reading)
        finally:
            self._close()
            signal.set_wakeup_fd(before)
            reserved.close()
            self._folder.cleanup()

    def _handle_signal(self, number: int, _frame: Any) -> None:
        self._closing = True
        log.info("house_closing", signal=signal.Signals(number).name)

    def _start(self, place: int, first: bool = False) -> None:
        settings = replace(
            self._settings,
            warm_up=self._settings.warm_up and first,
            worker=WorkerPlace(place, len(self._failures), self._folder.name),
        )
        heartbeat = self._heartbeats[place] = Heartbeat()
        process = self._context.Process(
            target=_run_worker_process,
            args=(self._run, settings, *self._address, first, heartbeat),
            name=f"worker {place}",
        )
        process.start()
        self._processes[place] = process
        self._started[place] = time.monotonic()
        log.info("worker_started", worker=place, pid=process.pid)

    def _watch(self, signals: int) -> None:
        """Wait until a worker has ended, a signal has arrived at the file descriptor `signals`, or
        a check is due. Restart workers that have ended, and kill those that are frozen."""
        sentinels = {process.sentinel: place for place, process in self._processes.items()}
        ready = connection.wait([*sentinels, signals], CHECK_SECONDS)
        if not ready:
            self._kill_frozen()
        for sentinel, place in sentinels.items():
            if sentinel in ready and not self._closing:
                self._restart(place)

    def _kill_frozen(self) -> None:
        """Kill workers whose heart has stopped: their clients reconnect to others at once."""
        for place, heartbeat in self._heartbeats.items():
            if heartbeat.is_frozen():
                process = self._processes[place]
                log.error("worker_frozen", worker=place, pid=process.pid)
                process.kill()

    def _restart(self, place: int) -> None:
        process = self._processes.pop(place)
        process.join()
        lived = time.monotonic() - self._started[place]
        self._failures[place] = 0 if lived > HEALTHY_SECONDS else self._failures[place] + 1
        pause = RESTART_PAUSES_SECONDS[min(self._failures[place], len(RESTART_PAUSES_SECONDS) - 1)]
        log.error(
            "worker_died", worker=place, pid=process.pid, exit_code=process.exitcode, again_in=pause
        )
        time.sleep(pause)
        if not self._closing:
            self._start(place)

    def _close(self) -> None:
        """Ask all workers to close; kill those that take too long."""
        for process in self._processes.values():
            process.terminate()
        end = time.monotonic() + CLOSE_TIMEOUT_SECONDS
        for place, process in self._processes.items():
            process.join(max(0.0, end - time.monotonic()))
            if process.exitcode is None:
                log.error("worker_killed", worker=place, pid=process.pid)
                process.kill()
                process.join()
            else:
                log.info("worker_closed", worker=place, pid=process.pid, exit_code=process.exitcode)


def _folder_of_sockets() -> str | None:
    """Return the folder for the workers' sockets: None for the default folder for temporary files,
    or `/tmp` if that path is too long for a socket address."""
    return None if len(tempfile.gettempdir()) < MAX_FOLDER_LENGTH else "/tmp"


def _run_worker_process(
    run: Run, settings: Settings, host: str, port: int, first: bool, heartbeat: Heartbeat
) -> None:
    """Serve in a worker's process, in a process group of its own: Ctrl-C in a terminal goes to the
    parent, which passes it on. The worker closes if its parent dies."""
    os.setpgid(0, 0)
    threading.Thread(target=_close_with_parent, daemon=True).start()
    run(settings, listening_socket(host, port), first, heartbeat)


def _close_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
