"""Tests of a house of several workers on one machine."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from fivecups.client import HouseClient
from fivecups.store import DatabaseInUse, lock_database
from tests.store.databases import KINDS, new_database
from tests.waiting import until
from tests.web.kit import Guest, play_all, run
from tests.web.server import House


@contextlib.contextmanager
def house_of_two(folder: Path, kind: str) -> Iterator[House]:
    with House(folder, new_database(kind, folder), workers=2) as house:
        yield house


def told(house: House, event: str) -> list[Any]:
    """Return the house's log lines of one kind."""
    lines = [json.loads(line) for line in house.text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


def worker_of(house: House, client: HouseClient) -> int:
    """Return the id of the process that serves a client."""
    assert client._socket is not None
    return worker_at(house, client._socket.local_address[1])


def worker_at(house: House, port: int) -> int:
    """Return the id of the process that serves the connection with this remote port."""
    assert house.process is not None
    for worker in psutil.Process(house.process.pid).children():
        with contextlib.suppress(psutil.Error):
            if any(
                net_connection.raddr and net_connection.raddr.port == port
                for net_connection in worker.net_connections("tcp")
            ):
                return int(worker.pid)
    raise AssertionError("nobody serves it")


async def go_elsewhere(house: House, client: HouseClient, other: HouseClient) -> None:
    """Reconnect `client` until another worker than that of `other` serves it."""
    while worker_of(house, client) == worker_of(house, other):
        await client.close()
        await asyncio.sleep(0.05)
        await client.open()


async def one_worker_serves_a_table(house: House) -> None:
    """Check that all connections for a table come to the same worker."""
    ana = await Guest.enter(house.base, "Ana")
    for _ in range(3):
        table = await ana.create_table("poker-dice", 1)
        await ana.sit(table, 0)
        await ana.start(table)
        serving = set()
        for _ in range(6):
            async with Guest(house.base, ana.cookie) as client:
                await client.open(table)
                serving.add(worker_of(house, client))
        assert len(serving) == 1


async def a_killed_worker_is_replaced(house: House) -> None:
    """Check that the people of a table, served by two workers, play on when one of them is
    killed."""
    ana = await Guest.enter(house.base, "Ana")
    bob = await Guest.enter(house.base, "Bob")
    await go_elsewhere(house, bob, ana)
    table = await ana.create_table("poker-dice", 3, visibility="open")
    await ana.sit(table, 0)
    await bob.sit(table, 1)
    await ana.place_bot(table, 2, "random")
    await ana.start(table)
    await play_all([ana, bob], table)

    second = await ana.create_table("poker-dice", 2, visibility="open")
    await ana.sit(second, 0)
    await bob.sit(second, 1)
    await ana.start(second)
    killed = worker_of(house, bob)
    psutil.Process(killed).kill()
    await until(lambda: not bob.connected)
    assert ana.connected
    await until(lambda: len(told(house, "worker_started")) == 3)
    await bob.open()
    await go_elsewhere(house, bob, ana)
    await play_all([ana, bob], second)
    [died] = told(house, "worker_died")
    assert (died["pid"], died["exit_code"]) == (killed, -9)


async def a_frozen_worker_is_replaced(house: House) -> None:
    """Check that the client of a frozen worker is cut off and served by another one."""
    ana = await Guest.enter(house.base, "Ana")
    async with Guest(house.base, ana.cookie) as client:
        await client.open()
        frozen = worker_of(house, client)
        psutil.Process(frozen).suspend()
        await until(lambda: not client.connected)
        await until(lambda: bool(told(house, "worker_died")))
        await client.open()
        assert worker_of(house, client) != frozen
    assert [line["pid"] for line in told(house, "worker_frozen")] == [frozen]


@pytest.mark.parametrize("kind", KINDS)
def test_tables_are_served_by_their_worker_until_it_is_killed(kind: str, tmp_path: Path) -> None:
    with house_of_two(tmp_path, kind) as house:
        run(lambda: one_worker_serves_a_table(house))
        run(lambda: a_killed_worker_is_replaced(house))
        assert house.process is not None
        processes = psutil.Process(house.process.pid).children(recursive=True)
        assert house.close() == 0
        assert psutil.wait_procs(processes, timeout=60)[1] == []
    assert [line["exit_code"] for line in told(house, "worker_closed")] == [0, 0]
    [closing] = told(house, "house_closing")
    assert closing["signal"] == "SIGTERM"


def test_a_frozen_worker_is_killed_and_replaced(tmp_path: Path) -> None:
    with house_of_two(tmp_path, "sqlite") as house:
        run(lambda: a_frozen_worker_is_replaced(house))


def test_workers_close_when_their_parent_is_killed(tmp_path: Path) -> None:
    with house_of_two(tmp_path, "sqlite") as house:
        assert house.process is not None
        workers = psutil.Process(house.process.pid).children()
        with pytest.raises(DatabaseInUse), lock_database(house.database):
            pass
        house.kill()
        assert psutil.wait_procs(workers, timeout=60)[1] == []
        with lock_database(house.database):
            pass
