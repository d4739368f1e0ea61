"""Tests of sockets: they end with their device, know their people's names, keep requests in order,
and resist flooding."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fivecups.engine import Refused
from fivecups.web.sockets.endpoint import MAX_SOCKETS
from tests.waiting import until

from ..kit import Guest, company, run, set_table
from ..server import House

LOGIN = {"login": "ana-at-many", "password": "correct horse"}


def test_a_socket_ends_when_its_device_is_forgotten(house: House) -> None:
    async def check() -> None:
        ana, bob = await company(house.base, 2)
        await ana.request("POST", "/api/me/keep", LOGIN)
        second, third = Guest(house.base), Guest(house.base)
        for client in (second, third):
            await client.request("POST", "/api/me/login", LOGIN)
            await client.open()
        await second.request("DELETE", "/api/me/device")
        await until(lambda: not second.connected)
        assert ana.connected and third.connected
        await ana.request(
            "POST",
            "/api/me/keep",
            {**LOGIN, "password": "battery staple", "old_password": "correct horse"},
        )
        await until(lambda: not third.connected)
        fourth = Guest(house.base)
        await fourth.request("POST", "/api/me/login", {**LOGIN, "password": "battery staple"})
        await fourth.open()
        await ana.request("DELETE", "/api/me/devices")
        await until(lambda: not fourth.connected)
        assert ana.connected and bob.connected

    run(check)


def test_talk_carries_the_present_name(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 2)
        table = await set_table(people, "poker-dice")
        await people[0].watch(table)
        await people[0].request("PATCH", "/api/me", {"name": "Zoe"})
        await people[0].say(table, "hello")
        await until(lambda: people[0].tables[table].frames[-1].kind == "said")
        assert people[0].tables[table].frames[-1].data["name"] == "Zoe"

    run(check)


def test_watching_and_no_longer_watching_do_not_overtake_each_other(house: House) -> None:
    async def check() -> None:
        people = ana, bob = await company(house.base, 2, record=True)
        table = await set_table(people, "poker-dice")
        await ana.watch(table)
        for number in range(10):
            for request in ("watch", "unwatch"):
                await bob.send(
                    json.dumps({"t": request, "table": table, "id": f"{request}{number}"})
                )
        await until(lambda: sum('"t":"table"' in text for text in bob.raw or []) == 10)
        await ana.say(table, "nobody tells bob")
        await bob.say(table, "I heard nothing")
        assert not any('"t":"news"' in text for text in bob.raw or [])

    run(check)


def test_a_table_that_has_become_private_is_told_and_forgotten(house: House) -> None:
    async def check() -> None:
        ana, bob, eve = await company(house.base, 3)
        first, two = [
            await set_table([ana, bob], "poker-dice", start=False, visibility="private")
            for _ in range(2)
        ]
        open_one = await set_table([ana, bob], "poker-dice", visibility="open")
        for table in (first, two, open_one):
            await eve.watch(table)
        await ana.start(first)
        await until(lambda: first not in eve.tables)
        await eve.watch(two)
        await eve.close()
        await ana.start(two)
        await eve.open()
        assert list(eve.tables) == [open_one]

    run(check)


def test_floods_of_talk_and_sockets_are_refused_by_name(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    async def check(house: House) -> None:
        people = await company(house.base, 2)
        table = await set_table(people, "poker-dice")
        outcomes: list[Any] = await asyncio.gather(
            *(people[1].say(table, f"line {number}") for number in range(150)),
            return_exceptions=True,
        )
        refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
        assert len(outcomes) - len(refused) >= 20
        assert {outcome.refusal.code for outcome in refused} == {"too-fast"}
        await people[0].watch(table)
        assert (
            await people[0].answer(table, people[0].tables[table].asks[0]["id"], ["keep", []])
            is False
        )
        address, cookie = (
            house.base.replace("http", "ws") + "/api/socket",
            {"cookie": f"fivecups={people[1].cookie}"},
        )
        async with AsyncExitStack() as opened:
            dialled = [
                connect(address, additional_headers=cookie, proxy=None) for _ in range(MAX_SOCKETS)
            ]
            sockets = [await opened.enter_async_context(item) for item in dialled]
            heard: list[Any] = await asyncio.gather(
                *(socket.recv() for socket in sockets), return_exceptions=True
            )
        [closed] = [outcome for outcome in heard if isinstance(outcome, ConnectionClosed)]
        assert closed.rcvd is not None
        assert closed.rcvd.code == 4429

    with House(tmp_path_factory.mktemp("strict"), limit_factor=1.0) as house:
        run(lambda: check(house))
