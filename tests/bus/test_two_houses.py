"""Tests of two processes on one database: people at either process receive at once what happens at
the other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from fivecups.bus import SingleProcessBus, open_bus
from fivecups.bus.nats import NatsBus
from fivecups.bus.postgres import PostgresBus
from fivecups.client import HouseClient
from fivecups.client.requests import HouseError
from fivecups.engine import Refused
from fivecups.house.wire.protocol import Called, Presence
from tests.store.databases import new_database
from tests.waiting import until
from tests.web.kit import Guest, play_all, run
from tests.web.server import House

from .server import Nats, cut_bus

LOGIN = {"login": "ana-at-both", "password": "correct horse"}


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    server = Nats()
    server.start()
    yield server
    server.stop()


@contextmanager
def two_houses(folder: Path, **settings: Any) -> Iterator[tuple[House, House]]:
    """Run two processes on one PostgreSQL database."""
    database = new_database("postgresql", folder)
    with House(folder, database, **settings) as first, House(folder, database, **settings) as other:
        yield first, other
        for house in (first, other):
            assert '"level": "error"' not in house.text(), house.text()


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """Run two processes that are connected only by their database."""
    with two_houses(tmp_path_factory.mktemp("houses")) as both:
        yield both


async def guests(houses: tuple[House, House]) -> tuple[HouseClient, HouseClient, HouseClient]:
    """Return clients for Ana at the first process, Bob at the second, and Cleo, who watches at the
    second."""
    first, other = houses
    ana = await Guest.enter(first.base, "Ana")
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


async def move(person: HouseClient, table: str) -> None:
    """Give one answer for a person, who keeps their dice if possible."""
    ask = (await person.watch(table)).asks[0]
    keeping = [choice for choice in ask["choices"] if choice[0] == "keep"]
    await person.answer(table, ask["id"], (keeping or ask["choices"])[0])


def test_a_house_without_its_bus_says_so_and_looks_for_news_itself(
    nats: Nats, tmp_path: Path
) -> None:
    def status(house: House) -> str:
        health = house.ask("GET", "/health").json()
        assert health["problems"] == (["bus"] if health["status"] == "degraded" else [])
        return str(health["status"])

    async def check(houses: tuple[House, House]) -> None:
        ana, bob, cleo = await guests(houses)
        table = await set_table(ana, bob, "poker-dice")
        await asyncio.gather(ana.watch(table), bob.watch(table), cleo.watch(table))
        await until(lambda: {status(house) for house in houses} == {"ok"})
        await asyncio.to_thread(nats.stop)
        await until(lambda: {status(house) for house in houses} == {"degraded"})
        while (await ana.watch(table)).asks:
            await move(ana, table)
        mine = ana.tables[table].seq
        await until(lambda: bob.tables[table].seq == cleo.tables[table].seq == mine)
        await asyncio.to_thread(nats.start)
        await until(lambda: {status(house) for house in houses} == {"ok"})
        await play_all([ana, bob], table)
        await until(lambda: cleo.tables[table].over)

    with two_houses(tmp_path, bus=nats.url) as both:
        run(lambda: check(both))


def test_a_bus_that_is_cut_again_and_again_loses_nothing(houses: tuple[House, House]) -> None:
    async def check() -> None:
        ana, bob, cleo = await guests(houses)
        table = await set_table(ana, bob, "poker-dice")
        await cleo.watch(table)
        playing = asyncio.create_task(play_all([ana, bob], table))
        while not playing.done():
            await asyncio.to_thread(cut_bus)
            await asyncio.wait([playing], timeout=0.2)
        await playing
        await until(lambda: cleo.tables[table].over)
        for person in (ana, bob, cleo):
            seen = person.tables[table]
            assert [frame.seq for frame in seen.frames] == list(range(1, seen.seq + 1))

    run(check)


def test_who_logs_out_or_changes_their_name_does_so_in_all_processes(
    houses: tuple[House, House],
) -> None:
    async def check() -> None:
        first, other = houses
        ana = await Guest.enter(first.base, "Ana")
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
        at_the_first = Guest(first.base, laptop.cookie)
        await at_the_first.request("DELETE", "/api/me/device")
        await until(lambda: not laptop.connected)
        assert phone.connected
        await ana.request("DELETE", "/api/me/devices")
        await until(lambda: not phone.connected)
        assert ana.connected

    run(check)


def test_who_is_there_and_who_is_called_is_known_in_all_processes(
    houses: tuple[House, House],
) -> None:
    async def check() -> None:
        ana, bob, cleo = await guests(houses)
        table = await ana.create_table("poker-dice", 2, visibility="open")
        await ana.sit(table, 0)
        await bob.sit(table, 1)
        await ana.watch(table)
        await cleo.watch(table)
        expected = Presence((0,), 1)
        await until(lambda: ana.tables[table].presence == cleo.tables[table].presence == expected)
        await ana.start(table)
        while (await ana.watch(table)).asks:
            await move(ana, table)
        await until(lambda: Called(table, "poker-dice") in bob.called)
        assert ana.called == []
        await bob.watch(table)
        await until(lambda: ana.tables[table].presence == Presence((0, 1), 1))
        await cleo.close()
        await until(lambda: ana.tables[table].presence == Presence((0, 1), 0))
        screen = Guest(houses[1].base, ana.cookie, screen=True)
        await screen.open()
        assert (await screen.watch(table)).seat is None
        await until(lambda: ana.tables[table].presence == Presence((0, 1), 0, True))

    run(check)


def test_whoever_acts_at_one_process_has_heard_of_it_at_the_other(
    houses: tuple[House, House],
) -> None:
    """A client's socket is at the first process, and its requests come to the second, as behind a
    balancer."""

    async def check() -> None:
        first, other = houses
        ana = await Guest.enter(first.base, "Ana")
        ana.base = other.base
        for _ in range(5):
            table = await ana.create_table("poker-dice", 2)
            assert (await ana.watch(table)).seat is None
            await ana.sit(table, 0)
            assert ana.tables[table].seat == 0
            await ana.place_bot(table, 1)
            assert ana.tables[table].info.chairs[1].kind == "bot"
            await ana.start(table)
            assert ana.tables[table].frames[3].kind == "started"

    run(check)


def test_limits_are_those_of_the_whole_house(tmp_path: Path) -> None:
    """A new table takes one drop of twenty; what is used at one process is missing at the other."""

    async def check(houses: tuple[House, House]) -> None:
        first, other = houses
        ana = await Guest.enter(first.base, "Ana")
        for _ in range(20):
            await ana.create_table("poker-dice", 2)
        ana_elsewhere = Guest(other.base, ana.cookie)

        async def refused() -> bool:
            try:
                await ana_elsewhere.create_table("poker-dice", 2)
            except HouseError as error:
                return error.status == 429
            return False

        for number in range(15):
            if await refused():
                return
            await asyncio.sleep(min(5.0, 0.2 * 1.5**number))
        raise AssertionError("the other process counts for itself")

    with two_houses(tmp_path, limit_factor=1.0) as both:
        run(lambda: check(both))


def test_a_new_name_and_a_sign_reach_a_table_in_all_processes(houses: tuple[House, House]) -> None:
    async def check() -> None:
        ana, bob, cleo = await guests(houses)
        table = await set_table(ana, bob, "poker-dice")
        await cleo.watch(table)
        await ana.request("PATCH", "/api/me", {"name": "Anna", "colour": "night"})
        await until(lambda: cleo.tables[table].info.chairs[0].name == "Anna")
        assert cleo.tables[table].info.chairs[0].colour == "night"
        await ana.react(table, "wow")
        await until(lambda: cleo.tables[table].frames[-1].kind == "reacted")
        code = (await ana.request("GET", f"/api/tables/{table}/invitation"))["code"]
        assert await cleo.find_code(code) == table

    run(check)


def test_which_buses_there_are() -> None:
    database = "postgresql://localhost/house"
    assert isinstance(open_bus(None, "house.db"), SingleProcessBus)
    assert isinstance(open_bus(None, "sqlite:///house.db"), SingleProcessBus)
    assert isinstance(open_bus(None, database), PostgresBus)
    assert isinstance(open_bus("nats://localhost:4222", database), NatsBus)
    with pytest.raises(ValueError, match="redis"):
        open_bus("redis://localhost", database)
    with pytest.raises(ValueError, match="PostgreSQL"):
        open_bus("nats://localhost:4222", "house.db")


async def friends_of(person: HouseClient) -> list[str]:
    """Return the people with whom `person` has played, as soon as there are any: a finished game is
    counted concurrently with its last answer."""
    for _ in range(600):
        if friends := [friend.person.id for friend in await person.friends()]:
            return friends
        await asyncio.sleep(0.1)
    raise AssertionError("no game was counted")


def test_the_club_is_one_in_both_processes(houses: tuple[House, House]) -> None:
    async def check() -> None:
        ana, bob, cleo = await guests(houses)
        first, second = ana.person or "", bob.person or ""
        for person, login in ((ana, "ana-of-the-club"), (bob, "bob-of-the-club")):
            await person.request("POST", "/api/me/keep", {**LOGIN, "login": login})
        table = await set_table(ana, bob, "poker-dice")
        await play_all([ana, bob], table)
        for person, other in ((ana, second), (bob, first)):
            assert await friends_of(person) == [other]
            assert [game.games for game in (await person.profile(other)).games] == [1]
        assert await ana.profile(second) == await cleo.profile(second)
        await ana.show_in_club(shown=False)
        with pytest.raises(Refused, match="not-in-the-club"):
            await bob.profile(first)
        await ana.show_in_club(shown=True)
        waiting = await ana.create_table("dice-town", 3)
        await ana.sit(waiting)
        await ana.invite(waiting, second)
        await until(lambda: Called(waiting, "dice-town", "ana-of-the-club") in bob.called)
        assert [invitation.table.id for invitation in await bob.invitations()] == [waiting]

    run(check)
