"""Two processes serve one database: whoever is connected to either hears at once what happens at
the other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from fivecups.bus import Alone, open_bus
from fivecups.bus.nats import NatsBus
from fivecups.client import HouseClient
from tests.store.databases import new_database
from tests.web.kit import Guest, play_all, run, until
from tests.web.server import House

from .server import Nats

LOGIN = {"login": "ana-at-both", "password": "correct horse"}


@pytest.fixture
def nats() -> Iterator[Nats]:
    server = Nats()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def houses(nats: Nats, tmp_path: Path) -> Iterator[tuple[House, House]]:
    """Two processes on one PostgreSQL database and one NATS server."""
    database = new_database("postgresql", tmp_path)
    with (
        House(tmp_path, database, bus=nats.url) as one,
        House(tmp_path, database, bus=nats.url) as other,
    ):
        yield one, other
        for house in (one, other):
            assert '"level": "error"' not in house.text(), house.text()


async def guests(houses: tuple[House, House]) -> tuple[HouseClient, HouseClient, HouseClient]:
    """Ana at the first process, Bob at the second, and Cleo, who watches at the second."""
    one, other = houses
    ana = await Guest.enter(one.base, "Ana")
    bob = await Guest.enter(other.base, "Bob")
    return ana, bob, await Guest.enter(other.base, "Cleo")


async def set_table(ana: HouseClient, bob: HouseClient, game: str, bots: int = 0) -> str:
    table = await ana.create_table(game, 2 + bots, visibility="open")
    await ana.sit(table, 0)
    await bob.sit(table, 1)
    for seat in range(2, 2 + bots):
        await ana.place_bot(table, seat, "random")
    await ana.start(table)
    return table


@pytest.mark.parametrize(("game", "bots"), [("poker-dice", 1), ("dice-town", 1)])
def test_a_whole_game_between_two_processes(
    houses: tuple[House, House], game: str, bots: int
) -> None:
    async def check() -> None:
        ana, bob, cleo = await guests(houses)
        table = await set_table(ana, bob, game, bots)
        await cleo.watch(table)
        await play_all([ana, bob], table)
        await until(lambda: cleo.tables[table].over)
        for person in (ana, bob, cleo):
            seen = person.tables[table]
            assert [frame.seq for frame in seen.frames] == list(range(1, seen.seq + 1))
        other = Guest(houses[0].base, cleo.cookie)
        await other.open()
        assert (await other.watch(table)).frames == cleo.tables[table].frames

    run(check)


def test_a_lost_bus_loses_nothing(houses: tuple[House, House], nats: Nats) -> None:
    async def check() -> None:
        ana, bob, cleo = await guests(houses)
        table = await set_table(ana, bob, "poker-dice")
        await asyncio.gather(ana.watch(table), bob.watch(table), cleo.watch(table))
        await asyncio.to_thread(nats.stop)
        for _ in range(3):
            seen = await ana.watch(table)
            writing = [
                choice for choice in seen.asks[0]["choices"] if choice[0] == "keep"
            ] or seen.asks[0]["choices"]
            await ana.answer(table, seen.asks[0]["id"], writing[0])
        mine = ana.tables[table].seq
        assert not ana.tables[table].asks
        await asyncio.to_thread(nats.start)
        await until(lambda: bob.tables[table].seq == cleo.tables[table].seq == mine)
        await play_all([ana, bob], table)
        await until(lambda: cleo.tables[table].over)

    run(check)


def test_who_logs_out_or_changes_their_name_does_so_in_all_processes(
    houses: tuple[House, House],
) -> None:
    async def check() -> None:
        one, other = houses
        ana = await Guest.enter(one.base, "Ana")
        await ana.request("POST", "/api/me/keep", LOGIN)
        laptop, phone = Guest(other.base), Guest(other.base)
        for device in (laptop, phone):
            await device.request("POST", "/api/me/login", LOGIN)
            await device.open()
        table = await phone.create_table("poker-dice", 2)
        await phone.watch(table)
        await ana.request("PATCH", "/api/me", {"name": "Zoe"})
        while phone.tables[table].frames[-1].data.get("name") != "Zoe":
            await phone.say(table, "Who am I?")
        at_the_first = Guest(one.base, laptop.cookie)
        await at_the_first.request("DELETE", "/api/me/device")
        await until(lambda: not laptop.connected)
        assert phone.connected
        await ana.request("DELETE", "/api/me/devices")
        await until(lambda: not phone.connected)
        assert ana.connected

    run(check)


def test_which_buses_there_are() -> None:
    assert isinstance(open_bus(None), Alone)
    assert isinstance(open_bus("nats://localhost:4222"), NatsBus)
    with pytest.raises(ValueError, match="redis"):
        open_bus("redis://localhost")
