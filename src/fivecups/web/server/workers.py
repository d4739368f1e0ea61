"""A house on all cores of a machine: a parent that serves nobody, and workers, each a node of the
house, that listen at the same port."""

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

log = structlog.get_logger("fivecups.web")

Run = Callable[[Settings, socket.socket, bool], None]
"""Serves at a socket until the process is told to end; the first one says where the house is."""

PAUSES = (0.0, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a worker is started again that has died right after its start: the first time, the
second and so on."""

SOON = 5.0
"""Seconds of life after which a worker counts as well."""

LONGEST_FOLDER = 70
"""The address of a socket has about a hundred letters."""

CLOSE_SECONDS = 20.0
"""How long workers may take to close before they are killed."""


class NoWorkers(ValueError):
    """There cannot be several workers on this system."""


def check_workers(workers: int) -> None:
    """Raises :class:`NoWorkers` where there cannot be so many workers."""
    if workers > 1 and not hasattr(socket, "SO_REUSEPORT"):
        raise NoWorkers("this system cannot have several workers listen at one port")


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket at a port that others of this user may listen at too. The system spreads what comes
    in over all of them that listen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    made.bind((host, port))
    return made


class Workers:
    """The processes of a house. One that ends by itself is started again."""

    def __init__(self, settings: Settings, host: str, port: int, count: int, run: Run) -> None:
        self._settings = replace(settings, clock_offset=time.time() - time.monotonic())
        self._address = (host, port)
        self._run = run
        self._context = multiprocessing.get_context("spawn")
        self._processes: dict[int, SpawnProcess] = {}
        self._started: dict[int, float] = {}
        self._failures = dict.fromkeys(range(count), 0)
        self._folder = tempfile.TemporaryDirectory(prefix="fivecups-", dir=_folder_of_sockets())
        self._closing = False

    def serve(self) -> None:
        """Keep the workers alive until this process is told to end."""
        reserved = listening_socket(*self._address)
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        before = signal.set_wakeup_fd(writing)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._told_to_close)
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

    def _told_to_close(self, number: int, _frame: Any) -> None:
        self._closing = True
        log.info("house_closing", signal=signal.Signals(number).name)

    def _start(self, place: int, first: bool = False) -> None:
        settings = replace(
            self._settings,
            warm_up=self._settings.warm_up and first,
            worker=WorkerPlace(place, len(self._failures), self._folder.name),
        )
        process = self._context.Process(
            target=_work, args=(self._run, settings, *self._address, first), name=f"worker {place}"
        )
        process.start()
        self._processes[place] = process
        self._started[place] = time.monotonic()
        log.info("worker_started", worker=place, pid=process.pid)

    def _watch(self, signals: int) -> None:
        """Wait until a worker has ended or a signal has come."""
        sentinels = {process.sentinel: place for place, process in self._processes.items()}
        ready = connection.wait([*sentinels, signals])
        for sentinel, place in sentinels.items():
            if sentinel in ready and not self._closing:
                self._ended(place)

    def _ended(self, place: int) -> None:
        process = self._processes.pop(place)
        process.join()
        lived = time.monotonic() - self._started[place]
        self._failures[place] = 0 if lived > SOON else self._failures[place] + 1
        pause = PAUSES[min(self._failures[place], len(PAUSES) - 1)]
        log.error(
            "worker_died", worker=place, pid=process.pid, exit_code=process.exitcode, again_in=pause
        )
        time.sleep(pause)
        if not self._closing:
            self._start(place)

    def _close(self) -> None:
        """Have all workers close; whoever is not done in time is killed."""
        for process in self._processes.values():
            process.terminate()
        end = time.monotonic() + CLOSE_SECONDS
        for place, process in self._processes.items():
            process.join(max(0.0, end - time.monotonic()))
            if process.exitcode is None:
                log.error("worker_killed", worker=place, pid=process.pid)
                process.kill()
                process.join()
            else:
                log.info("worker_closed", worker=place, pid=process.pid, exit_code=process.exitcode)


def _folder_of_sockets() -> str | None:
    """Where workers meet: in the folder for temporary files, unless the system could not have a
    socket there because its name is too long."""
    return None if len(tempfile.gettempdir()) < LONGEST_FOLDER else "/tmp"


def _work(run: Run, settings: Settings, host: str, port: int, first: bool) -> None:
    """In a worker's process: serve. Ctrl-C in a terminal is for the parent, which passes it on; and
    without its parent a worker closes."""
    os.setpgid(0, 0)
    threading.Thread(target=_close_with_parent, daemon=True).start()
    run(settings, listening_socket(host, port), first)


def _close_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
