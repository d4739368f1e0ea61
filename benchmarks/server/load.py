"""Common parts of the server benchmark: the process under load, the clients, and the
measurements."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import statistics
import subprocess
import time
import urllib.error
import urllib.request
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import psutil

from .sockets import Socket


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def post(url: str, body: Any, cookie: str | None = None) -> tuple[Any, str]:
    """Send a POST request; return the decoded response and the cookie that it sets."""
    headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
    request = urllib.request.Request(
        url, data=msgspec.json.encode(body), headers=headers, method="POST"
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        data = answer.read()
        return msgspec.json.decode(data) if data else None, answer.headers.get(
            "set-cookie", ""
        ).split(";")[0]


@dataclass
class Measure:
    """Moves and delays from the moment when all players are ready until the first games end. At a
    table one player moves at a time, so that moves arrive in the order in which they were sent. The
    measurement ends when `enough` players have seen the end of their game."""

    enough: int = 2
    moves: int = 0
    ready: int = 0
    finished: int = 0
    waiting: list[Callable[[], None]] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    sent: defaultdict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def get_ready(self, begin: Callable[[], None]) -> None:
        """Register a player that waits for the start."""
        self.ready += 1
        self.waiting.append(begin)

    def begin(self) -> None:
        for item in self.waiting:
            item()

    def send(self, table: str) -> None:
        self.sent[table].append(time.perf_counter())

    def arrive(self, table: str) -> None:
        """Count the arrival of a table's oldest pending move at the other seat."""
        self.moves += 1
        self.delays.append(time.perf_counter() - self.sent[table].popleft())


@dataclass(frozen=True)
class Outcome:
    """The results of a run. `clients` and `database` are the CPU seconds of the players and of a
    database server on the same cores."""

    name: str
    tables: int
    moves: int
    seconds: float
    cpu: float
    memory: int
    delays: list[float]
    clients: float = 0.0
    database: float = 0.0

    @property
    def a_second(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds

    @property
    def a_cpu_second(self) -> float:
        """Moves per CPU second of the server."""
        return self.moves / max(self.cpu, 1e-9)

    def delay(self, percent: int) -> float:
        """Return the given percentile of the delays in milliseconds."""
        cuts = statistics.quantiles(self.delays, n=100) if len(self.delays) > 1 else [0.0] * 99
        return 1000 * cuts[percent - 1]

    def row(self) -> str:
        return (
            f"{self.name:38} {self.tables:6} {self.a_second:9.0f} {self.a_cpu_second:12.0f} "
            f"{self.delay(50):8.1f} {self.delay(95):8.1f} {self.delay(99):8.1f} "
            f"{self.memory / 1024:10.0f} "
            f"{self._a_move(self.clients):11.0f} {self._a_move(self.database):8.0f}"
        )

    def _a_move(self, seconds: float) -> float:
        """Return microseconds per move."""
        return 1e6 * seconds / max(1, self.moves)


def together(runs: Sequence[Outcome]) -> Outcome:
    """Combine several runs of a server into one."""
    first = runs[0]
    return Outcome(
        first.name,
        first.tables,
        sum(run.moves for run in runs),
        sum(run.seconds for run in runs),
        sum(run.cpu for run in runs),
        sum(run.memory for run in runs) // len(runs),
        [delay for run in runs for delay in run.delays],
        sum(run.clients for run in runs),
        sum(run.database for run in runs),
    )


def compared(ours: Sequence[Outcome], theirs: Sequence[Outcome]) -> str:
    """Return the ratio of both sides run by run, as text: median, least and most."""
    figures = {
        "moves/s": [item.a_second / two.a_second for item, two in zip(ours, theirs, strict=True)],
        "moves/CPU s": [
            entry.a_cpu_second / two.a_cpu_second for entry, two in zip(ours, theirs, strict=True)
        ],
        "p99": [
            element.delay(99) / two.delay(99) for element, two in zip(ours, theirs, strict=True)
        ],
    }
    ratios = [
        f"{name} {statistics.median(result):.2f} ({min(result):.2f}–{max(result):.2f})"
        for name, result in figures.items()
    ]
    return f"  {ours[0].name} : {theirs[0].name} = {', '.join(ratios)}"


HEADER = f"{'server':38} {'tables':>6} {'moves/s':>9} {'moves/CPU s':>12} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8} {'KB/table':>10} {'clients µs':>11} {'DB µs':>8}"


def cpu_of(processes: Iterable[psutil.Process]) -> float:
    """Return the CPU seconds of processes; those that have ended are left out."""
    spent = 0.0
    for process in processes:
        with contextlib.suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            spent += float(times.user + times.system)
    return spent


def cpu_of_all(process: psutil.Process | None) -> float:
    """Return the CPU seconds of a process and all its children, including those that have ended."""
    if process is None:
        return 0.0
    ended = process.cpu_times()
    living = [process, *process.children(recursive=True)]
    return cpu_of(living) + float(ended.children_user + ended.children_system)


class Loaded:
    """A server process under load."""

    def __init__(self, command: list[str], health: str, cwd: str | None = None) -> None:
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=cwd
        )
        while True:
            try:
                with urllib.request.urlopen(health, timeout=5):
                    break
            except urllib.error.HTTPError:
                break
            except OSError:
                if self.process.poll() is not None:
                    raise RuntimeError(f"{command[0]} did not start") from None
                time.sleep(0.1)
        self.watched = psutil.Process(self.process.pid)

    def cpu(self) -> float:
        """CPU seconds of the process and all its children."""
        return cpu_of([self.watched, *self.watched.children(recursive=True)])

    def memory(self) -> int:
        processes = [self.watched, *self.watched.children(recursive=True)]
        return sum(int(process.memory_info().rss) for process in processes)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


async def in_python(measure: Measure, sockets: Sequence[Socket], seconds: float) -> None:
    """Run clients that answer by themselves."""
    began = time.perf_counter()
    measure.begin()
    while measure.finished < measure.enough and time.perf_counter() < began + seconds:
        await asyncio.sleep(0.01)


Drive = Callable[[Measure, Sequence[Socket], float], Awaitable[None]]
"""Runs clients for so many seconds, from the first answer until enough games are over."""


async def measured(
    name: str,
    server: Loaded,
    tables: int,
    empty: int,
    measure: Measure,
    players: list[Awaitable[Socket]],
    seconds: float,
    database: psutil.Process | None = None,
    drive: Drive = in_python,
) -> Outcome:
    """Let the players play until a tenth of the games is over or the time is up; return the
    results."""
    measure.enough = max(2, tables // 5)
    sockets = await asyncio.gather(*players)
    while measure.ready < len(players):
        await asyncio.sleep(0.01)
    before = (server.cpu(), cpu_of([psutil.Process()]), cpu_of_all(database))
    began = time.perf_counter()
    await drive(measure, sockets, seconds)
    took, moves = time.perf_counter() - began, measure.moves
    after = (server.cpu(), cpu_of([psutil.Process()]), cpu_of_all(database))
    spent, clients, stored = (end - start for start, end in zip(before, after, strict=True))
    memory = (server.memory() - empty) // tables
    for item in sockets:
        item.close()
    delays = measure.delays[:moves]
    return Outcome(name, tables, moves, took, spent, memory, delays, clients, stored)


rng = random.Random(1)
