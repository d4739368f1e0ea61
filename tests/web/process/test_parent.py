"""Tests of the parent process of workers, with fake processes."""

from __future__ import annotations

import os
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from fivecups.web.server import workers
from fivecups.web.server.heartbeat import MAX_MISSED_CHECKS, Heartbeat
from fivecups.web.server.workers import Workers, WorkersUnsupported, check_workers, listening_socket
from fivecups.web.services import Settings
from fivecups.web.services.settings import WorkerPlace

from ..server import free_port


class Process:
    """A fake worker process; a `stubborn` one does not close when asked."""

    def __init__(self, number: int, target: Any, args: Any, name: str) -> None:
        self.pid, self.name, self.target = 100 + number, name, target
        self.settings: Settings = args[1]
        self.address, self.first = args[2:4], args[4]
        self.heartbeat: Heartbeat = args[5]
        self.sentinel, self._end = os.pipe()
        self.exitcode: int | None = None
        self.stubborn = False
        self.done: list[Any] = []

    def start(self) -> None:
        self.done.append("start")

    def join(self, timeout: float | None = None) -> None:
        self.done.append("join")

    def terminate(self) -> None:
        self.done.append("terminate")
        if not self.stubborn:
            self.exitcode = 0

    def kill(self) -> None:
        self.done.append("kill")
        self.exitcode = -9

    def die(self, exitcode: int = 1) -> None:
        self.exitcode = exitcode
        os.write(self._end, b"x")


class Context:
    """A fake of multiprocessing's context; `then` is called with each new process."""

    def __init__(self) -> None:
        self.made: list[Process] = []
        self.then: Any = lambda process: None

    def Process(self, target: Any, args: Any, name: str) -> Process:  # noqa: N802
        process = Process(len(self.made), target, args, name)
        self.made.append(process)
        self.then(process)
        return process


class Clock:
    """A fake clock that advances when the code sleeps, and on demand."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return 1_000_000.0 + self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(workers, "time", clock)
    return clock


@pytest.fixture
def silence() -> Iterator[int]:
    """Yield a file descriptor on which no signal arrives."""
    reading, writing = os.pipe()
    yield reading
    os.close(reading)
    os.close(writing)


Parent = Callable[..., tuple[Workers, Context]]


@pytest.fixture
def parent() -> Iterator[Parent]:
    """Yield a function that makes parents of workers, and clean up after them."""
    with ExitStack() as afterwards:

        def make(count: int, **settings: Any) -> tuple[Workers, Context]:
            settled = Settings("house", **settings)
            workers = Workers(settled, "127.0.0.1", free_port(), count, lambda *_: None)
            context = Context()
            workers._context = context  # type: ignore[assignment]
            afterwards.callback(workers._folder.cleanup)
            return workers, context

        yield make


def serve(workers: Workers) -> None:
    """Serve until closed, and restore the signal handlers."""
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        workers.serve()
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


def close(workers: Workers) -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def test_every_worker_knows_its_place_and_one_of_them_speaks_for_the_house(
    clock: Clock, parent: Parent
) -> None:
    workers, context = parent(3, warm_up=True)
    context.then = lambda process: close(workers) if process.name == "worker 2" else None
    with capture_logs() as logs:
        serve(workers)
    assert [process.name for process in context.made] == ["worker 0", "worker 1", "worker 2"]
    assert [process.first for process in context.made] == [True, False, False]
    assert [process.settings.warm_up for process in context.made] == [True, False, False]
    places = [process.settings.worker for process in context.made]
    assert {process.settings.clock_offset for process in context.made} == {1_000_000.0}
    folder = workers._folder.name
    assert places == [WorkerPlace(number, 3, folder) for number in range(3)]
    assert not Path(folder).exists(), "it goes with the house"
    assert all(process.address == workers._address for process in context.made)
    started = [line for line in logs if line["event"] == "worker_started"]
    assert [(line["worker"], line["pid"]) for line in started] == [(0, 100), (1, 101), (2, 102)]
    assert {"event": "house_closing", "signal": "SIGTERM", "log_level": "info"} in logs


def test_workers_without_a_wish_to_warm_up_do_not(clock: Clock, parent: Parent) -> None:
    workers, context = parent(1)
    context.then = lambda process: close(workers)
    serve(workers)
    assert [process.settings.warm_up for process in context.made] == [False]


def test_all_workers_are_told_to_close_and_who_does_not_is_killed(
    clock: Clock, parent: Parent
) -> None:
    workers, context = parent(2)

    def then(process: Process) -> None:
        process.stubborn = process.name == "worker 1"
        if process.stubborn:
            close(workers)

    context.then = then
    before = signal.set_wakeup_fd(-1)
    with capture_logs() as logs:
        serve(workers)
    assert signal.set_wakeup_fd(before) == -1, "signals wake nobody any more"
    assert [process.done for process in context.made] == [
        ["start", "terminate", "join"],
        ["start", "terminate", "join", "kill", "join"],
    ]
    ends = [line for line in logs if line["event"] in ("worker_closed", "worker_killed")]
    assert ends == [
        {"event": "worker_closed", "worker": 0, "pid": 100, "exit_code": 0, "log_level": "info"},
        {"event": "worker_killed", "worker": 1, "pid": 101, "log_level": "error"},
    ]
    again = listening_socket(*workers._address)
    again.listen()
    again.close()


def test_one_that_dies_at_once_is_started_again_after_longer_and_longer_pauses(
    clock: Clock, parent: Parent, silence: int
) -> None:
    workers, context = parent(2)
    for place in range(2):
        workers._start(place, first=place == 0)
    with capture_logs() as logs:
        for _ in range(6):
            workers._processes[1].die()  # type: ignore[attr-defined]
            workers._watch(silence)
    assert clock.slept == [0.5, 1.0, 2.0, 5.0, 5.0, 5.0]
    deaths = [line for line in logs if line["event"] == "worker_died"]
    assert deaths[0] == {
        "event": "worker_died",
        "worker": 1,
        "pid": 101,
        "exit_code": 1,
        "again_in": 0.5,
        "log_level": "error",
    }
    assert [process.name for process in context.made[2:]] == ["worker 1"] * 6
    assert not any(process.first for process in context.made[1:])
    assert workers._processes[0] is context.made[0], "the other one goes on"
    assert context.made[1].done == ["start", "join"]


def test_one_that_has_lived_for_a_while_is_started_again_at_once(
    clock: Clock, parent: Parent, silence: int
) -> None:
    workers, context = parent(1)
    workers._start(0)
    for lived in (5.0, 5.1, 1.0, 6.0):
        clock.now += lived
        context.made[-1].die()
        workers._watch(silence)
    assert clock.slept == [0.5, 0.0, 0.5, 0.0]


def test_a_worker_whose_heart_stops_is_killed_and_replaced(
    clock: Clock, parent: Parent, silence: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fivecups.web.server.workers.CHECK_SECONDS", 0.0)
    workers, context = parent(2)
    for place in range(2):
        workers._start(place)
    healthy, stopped = (process.heartbeat for process in context.made)
    for _ in range(MAX_MISSED_CHECKS + 1):
        workers._watch(silence)
    assert not any(process.exitcode for process in context.made), "they are still starting"
    stopped._beats.value += 1
    with capture_logs() as logs:
        for _ in range(MAX_MISSED_CHECKS + 1):
            assert context.made[1].exitcode is None, "it has a few seconds"
            healthy._beats.value += 1
            workers._watch(silence)
    assert [process.exitcode for process in context.made] == [None, -9]
    assert logs == [{"event": "worker_frozen", "worker": 1, "pid": 101, "log_level": "error"}]
    context.made[1].die(-9)
    workers._watch(silence)
    assert workers._processes[1] is context.made[2]


def test_nobody_is_started_again_while_the_house_closes(clock: Clock, parent: Parent) -> None:
    workers, context = parent(1)
    workers._start(0)
    workers._handle_signal(signal.SIGINT, None)
    workers._restart(0)
    context.made[0].die()
    assert len(context.made) == 1


def test_several_sockets_listen_at_one_port() -> None:
    port = free_port()
    both = [listening_socket("127.0.0.1", port) for _ in range(2)]
    for person in both:
        person.listen()
        assert person.family == socket.AF_INET
        assert person.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
        person.close()
    six = listening_socket("::1", port)
    assert six.family == socket.AF_INET6
    six.close()


def test_a_system_without_shared_ports_has_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    check_workers(2)
    monkeypatch.delattr(socket, "SO_REUSEPORT")
    check_workers(1)
    with pytest.raises(WorkersUnsupported, match="listen at one port"):
        check_workers(2)


@pytest.mark.parametrize("letters", [10, 200])
def test_workers_meet_where_a_socket_can_have_its_address(
    letters: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / ("x" * letters)
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    workers = Workers(Settings("house.db"), "127.0.0.1", 0, 2, lambda *_: None)
    with socket.socket(socket.AF_UNIX) as line:
        line.bind(f"{workers._folder.name}/news-255")
    workers._folder.cleanup()
