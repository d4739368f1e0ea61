"""Tests of the bus between the workers of a house on one machine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from fivecups.bus import SingleProcessBus, WorkerPlace, open_bus
from fivecups.bus.worker_sockets import MAX_UNREAD_BYTES, WorkerBus
from fivecups.house.ports import Topic
from tests.waiting import until


class Worker:
    """A bus, and everything that it has received."""

    def __init__(self, number: int, workers: int, folder: Path) -> None:
        self.bus = WorkerBus(WorkerPlace(number, workers, str(folder)))
        self.heard: list[tuple[str, int]] = []
        self.received: list[tuple[Topic, str]] = []
        self.missed = 0

    async def open(self) -> None:
        await self.bus.open(
            lambda table, seq: self.heard.append((table, seq)),
            lambda topic, text: self.received.append((topic, text)),
            self._miss,
        )

    def _miss(self) -> None:
        self.missed += 1


def among(
    count: int,
    folder: Path,
    check: Callable[[list[Worker]], Awaitable[None]],
    there: int | None = None,
) -> None:
    """Run `check` with `count` workers that hear each other, or with the first `there` of them."""

    async def run() -> None:
        workers = [Worker(number, count, folder) for number in range(there or count)]
        for worker in workers:
            await worker.open()
        try:
            if there is None:
                await until(lambda: all(worker.bus.connected for worker in workers))
            await check(workers)
        finally:
            for worker in workers:
                await worker.bus.close()

    asyncio.run(run())


def test_all_others_hear_what_a_worker_tells(tmp_path: Path) -> None:
    async def check(workers: list[Worker]) -> None:
        first, *others = workers
        first.bus.tell("one", 3)
        first.bus.tell("one", 4)
        first.bus.tell("two", 1)
        first.bus.send("people", "ana")
        await until(lambda: all(other.received for other in others))
        for other in others:
            assert other.heard == [("one", 4), ("two", 1)], "the latest of each table"
            assert other.received == [("people", "ana")]
        assert not first.heard and not first.received, "nobody hears himself"

    among(3, tmp_path, check)


def test_everything_is_looked_at_again_when_a_worker_goes_and_comes_back(tmp_path: Path) -> None:
    async def check(workers: list[Worker]) -> None:
        first, second = workers
        assert first.missed == 1
        await second.bus.close()
        await until(lambda: not first.bus.connected)
        assert first.missed == 2, "its last words may not have come"
        first.bus.tell("one", 1)
        back = workers[1] = Worker(1, 2, tmp_path)
        await back.open()
        await until(lambda: first.bus.connected and back.bus.connected)
        assert (first.missed, back.missed) == (3, 1)
        back.bus.tell("two", 2)
        await until(lambda: first.heard == [("two", 2)])

    among(2, tmp_path, check)


def test_a_worker_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    async def check(workers: list[Worker]) -> None:
        [worker] = workers
        address = tmp_path / "news-0"
        await until(address.exists)
        _, writer = await asyncio.open_unix_connection(address, limit=1)
        await until(lambda: bool(worker.bus._listeners))
        [line] = worker.bus._listeners
        unread = 0
        while line in worker.bus._listeners and unread < 4 * MAX_UNREAD_BYTES:
            worker.bus.send("spent", "x" * 2**16)
            unread += 2**16
            await asyncio.sleep(0)
        assert line not in worker.bus._listeners
        assert line.transport.is_closing()
        writer.close()

    among(2, tmp_path, check, there=1)


@pytest.mark.parametrize("words", [b"\n", b"[]\n", b"what?\n", b"x" * 2**21])
def test_a_line_that_says_nothing_sensible_is_made_again(words: bytes, tmp_path: Path) -> None:
    async def check(workers: list[Worker]) -> None:
        [worker] = workers
        lines: list[asyncio.StreamWriter] = []

        async def speak(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            lines.append(writer)
            writer.write(words)

        async with await asyncio.start_unix_server(speak, tmp_path / "news-1"):
            await until(lambda: len(lines) >= 2)
            for line in lines:  # the server waits for open connections as it closes
                line.close()
        assert not worker.heard and not worker.received

    among(2, tmp_path, check, there=1)


def test_who_is_alone_and_who_is_one_of_several(tmp_path: Path) -> None:
    place = WorkerPlace(0, 2, str(tmp_path))

    async def check() -> None:
        assert isinstance(open_bus(None, "house.db"), SingleProcessBus)
        assert isinstance(open_bus(None, "house.db", place), WorkerBus)
        assert not isinstance(open_bus(None, "postgresql://house", place), WorkerBus)

    asyncio.run(check())
