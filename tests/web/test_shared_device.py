"""Tests of several people at one device, over real requests and a real socket."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fivecups.client import HouseError
from fivecups.engine import Refused
from fivecups.house.wire.protocol import Presence
from tests.waiting import until

from .kit import Guest, run
from .server import House


async def shared(house: House, game: str, **settings: Any) -> tuple[Any, str, Any, str]:
    """Return Ana's device, which Bob shares, at a table with Cleo, who has her own."""
    ana = await Guest.enter(house.base, "Ana", record=True)
    bob = await ana.add_companion("Bob", sign="boot", colour="plum")
    cleo = await Guest.enter(house.base, "Cleo")
    table = await ana.create_table(game, 3, **settings)
    await ana.sit(table, 0)
    ana.acting = bob
    await ana.sit(table, 1)
    ana.acting = None
    await cleo.sit(table, 2)
    await cleo.watch(table)
    return ana, bob, cleo, table


def seats_seen(raw: list[str]) -> set[int | None]:
    """Return the seats from which something was shown."""
    views = [json.loads(text).get("view") for text in raw]
    return {view["seat"] for view in views if view is not None}


def test_a_device_receives_nothing_for_another_seat_than_its_holders(house: House) -> None:
    async def check() -> None:
        ana, bob, cleo, table = await shared(house, "dice-town")
        info = cleo.tables[table].info
        assert [(chair.name, chair.host) for chair in info.chairs] == [
            ("Ana", ""),
            ("Bob", ana.person),
            ("Cleo", ""),
        ]
        assert (info.chairs[1].sign, info.chairs[1].colour) == ("boot", "plum")
        await ana.lay_down()
        await ana.watch(table)
        await until(lambda: cleo.tables[table].presence == Presence((0, 1, 2), 0))
        await cleo.start(table)
        owner = ana.person
        for turn in range(6):
            holder, seat = ((None, 0), (bob, 1))[turn % 2]
            await ana.close()
            ana.raw.clear()
            await ana.lay_down()
            await until(lambda: ana.tables[table].view is not None)
            assert seats_seen(ana.raw) == {None}
            with pytest.raises(Refused, match="screen-only-watches"):
                await ana.say(table, "whose turn is it?")
            await ana.close()
            ana.raw.clear()
            await ana.hand_to(holder)
            assert ana.person == (holder or owner)
            for ask in ana.tables[table].asks[:1]:
                await ana.answer(table, ask["id"], ask["choices"][0])
            for ask in cleo.tables[table].asks[:1]:
                if not ask["optional"]:
                    await cleo.answer(table, ask["id"], ask["choices"][0])
            assert seats_seen(ana.raw) == {seat}
            assert cleo.tables[table].presence.seats != (2,)
        assert not ana.called

    run(check)


def test_people_of_a_device_are_known_until_they_are_forgotten(house: House) -> None:
    async def check() -> None:
        ana = await Guest.enter(house.base, "Ana")
        bob = await ana.add_companion("Bob")
        cleo = await ana.add_companion("Cleo", sign="moon")
        company = (await ana.request("GET", "/api/me"))["company"]
        assert [(item["id"], item["name"], item["sign"]) for item in company] == [
            (bob, "Bob", ""),
            (cleo, "Cleo", "moon"),
        ]
        ana.acting = bob
        assert (await ana.request("GET", "/api/me"))["name"] == "Bob"
        await ana.request("PATCH", "/api/me", {"name": "Bobby"})
        await ana.hand_to(bob)
        await ana.request("DELETE", "/api/me/device")
        await until(lambda: not ana.connected)
        with pytest.raises(HouseError, match="401"):
            await ana.request("GET", "/api/me")
        ana.acting = None
        await ana.remove_companion(await ana.add_companion("Dan"))
        assert [entry["name"] for entry in (await ana.request("GET", "/api/me"))["company"]] == [
            "Cleo"
        ]
        assert list(ana.company) == [bob, cleo]
        await ana.request("DELETE", "/api/me/device")
        ana.acting = cleo
        with pytest.raises(HouseError, match="401"):
            await ana.request("GET", "/api/me")

    run(check)


def test_nobody_acts_for_somebody_who_does_not_share_the_device(house: House) -> None:
    async def check() -> None:
        ana = await Guest.enter(house.base, "Ana")
        bob = await ana.add_companion("Bob")
        zed = await Guest.enter(house.base, "Zed")
        for cookie in ({}, {bob: zed.cookie or ""}, {bob: "nonsense"}):
            zed.company, zed.acting = cookie, bob
            with pytest.raises(HouseError, match="401"):
                await zed.request("GET", "/api/me")
        alone = Guest(house.base)
        alone.company, alone.acting = dict(ana.company), bob
        table = await ana.create_table("poker-dice", 2)
        with pytest.raises(HouseError, match="401"):
            await alone.sit(table, 0)

    run(check)


def test_a_device_holds_only_so_many(house: House) -> None:
    async def check() -> None:
        ana = await Guest.enter(house.base, "Ana")
        for number in range(8):
            await ana.add_companion(f"Guest {number}")
        with pytest.raises(Refused, match="too-many-at-device"):
            await ana.add_companion("Zed")

    run(check)


def test_a_device_passes_for_all_who_share_it(house: House) -> None:
    async def check() -> None:
        ana, bob, _, table = await shared(house, "poker-dice")
        await ana.start(table)
        for person in (None, bob):
            ana.acting = person
            assert (await ana.pass_unseen(table)).phase == "playing"

    run(check)
