"""Order in the house: bans hold at the door and for open sockets."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fivecups.client import HouseError
from fivecups.house.accounts.bans import Ban, banned_network
from fivecups.store import open_store
from tests.waiting import until

from .kit import Guest, company, run
from .server import House


async def write(house: House, *bans: Ban) -> None:
    """Ban somebody as an administrator does: from another process, straight into the database."""
    store = await open_store(house.database)
    try:
        for ban in bans:
            await store.ban(ban)
    finally:
        await store.close()


def test_a_ban_closes_open_sockets_and_the_door_with_its_reason(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        ana, bob = await company(house.base, 2, record=True)
        assert bob.person is not None
        await write(house, Ban("person", bob.person, "rude words", 1))
        await until(lambda: not bob.connected)
        assert '"code":"banned"' in (bob.raw or [])[-1] and "rude words" in (bob.raw or [])[-1]
        with pytest.raises(HouseError) as refused:
            await bob.request("GET", "/api/me")
        assert (refused.value.status, refused.value.code) == (403, "banned")
        with pytest.raises(HouseError):
            await bob.request("POST", "/api/me", {"name": "Bob again"})
        with pytest.raises(HouseError):
            await bob.open()
        assert ana.connected
        await ana.request("GET", "/api/me")

    with House(tmp_path) as house:
        run(lambda: check(house))


def test_a_banned_address_is_refused_until_it_is_pardoned(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        [ana] = await company(house.base, 1)
        await write(house, Ban("address", banned_network("127.0.0.1"), "spam", 1))
        await until(lambda: not ana.connected)
        answer = house.ask("POST", "/api/me", json={"name": "Eve", "language": "en"})
        assert answer.status_code == 403
        assert answer.json() == {
            "code": "banned",
            "rule": "",
            "data": {"why": "spam", "until": "none"},
        }
        assert house.ask("GET", "/health").status_code == 200
        with closing(sqlite3.connect(house.database)) as database:
            database.execute("DELETE FROM bans")
            database.commit()
        eve = Guest(house.base)
        while house.ask("GET", "/api/games").status_code == 403:
            await asyncio.sleep(0.05)
        await eve.request("POST", "/api/me", {"name": "Eve", "language": "en"})

    with House(tmp_path) as house:
        run(lambda: check(house))
