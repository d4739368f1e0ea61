"""Tests of moderation: bans hold at the door and for open sockets; a person who requests a seat is
a spectator until it is granted; reports reach the administrators; muted people are not heard."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fivecups.client import HouseError
from fivecups.engine import Refused
from fivecups.house.accounts.bans import Ban, banned_network
from fivecups.store import open_store
from fivecups.web.http.moderation import MAX_MUTES, MuteController
from tests.waiting import until

from ..kit import Guest, company, play_all, run, set_table
from ..server import House


async def write(house: House, *bans: Ban) -> None:
    """Ban people as an administrator does: from another process, directly in the database."""
    store = await open_store(house.database)
    try:
        for ban in bans:
            await store.moderation.ban(ban)
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


def test_who_asks_for_a_seat_sees_no_cards_before_somebody_says_yes(house: House) -> None:
    async def check() -> None:
        ana, bob = await company(house.base, 2, record=True)
        assert bob.person is not None
        table = await ana.create_table("high-cup", 2, options={"pot": 2})
        await ana.sit(table, 0)
        await ana.place_bot(table, 1, "random")
        await ana.start(table)
        await ana.watch(table)
        await bob.watch(table)
        info = await bob.sit(table)
        assert [request.person for request in info.requests] == [bob.person]
        await until(lambda: bob.tables[table].frames[-1].kind == "seat_asked")
        await until(lambda: ana.tables[table].frames[-1].kind == "seat_asked")
        assert not any(re.search(r'"my_die":\d', text) for text in bob.raw or [])
        await ana.answer_request(table, bob.person, True)
        await until(lambda: bob.tables[table].seat == 1)
        assert any(re.search(r'"my_die":\d', text) for text in bob.raw or [])

    run(check)


def test_the_owners_tools_reach_everybody(house: House) -> None:
    async def check() -> None:
        ana, bob, cleo = await company(house.base, 3)
        table = await ana.create_table("poker-dice", 2)
        await ana.sit(table, 0)
        await bob.sit(table, 1)
        await bob.watch(table)
        await ana.change_settings(table, 3, visibility="open")
        await ana.lock(table)
        with pytest.raises(Refused, match="table-locked"):
            await cleo.sit(table)
        await ana.lock(table, False)
        await cleo.sit(table)
        await ana.remove(table, 2)
        await ana.replace_by_bot(table, 2, "regular")
        await ana.hand_over(table, 1)
        with pytest.raises(Refused, match="not-the-owner"):
            await ana.lock(table)
        await until(lambda: bob.tables[table].frames[-1].kind == "owner_changed")
        kinds = [frame.kind for frame in bob.tables[table].frames[3:]]
        order = ["settings_changed", "locked", "locked", "sat", "removed", "placed"]
        assert kinds == [*order, "owner_changed"]
        assert bob.tables[table].info.owner == bob.person

    run(check)


def test_a_report_reaches_the_administrators_with_what_was_said(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        ana, bob, eve = await company(house.base, 3)
        assert bob.person is not None and ana.person is not None
        table = await ana.create_table("poker-dice", 2)
        await bob.sit(table, 1)
        for number in range(25):
            await bob.say(table, f"rude word {number}")
        await ana.report(table, bob.person, "rude", "since he came")
        with pytest.raises(Refused, match="nobody-to-report"):
            await ana.report(table, eve.person or "", "rude")
        with pytest.raises(Refused, match="nobody-to-report"):
            await bob.report(table, bob.person, "rude")
        store = await open_store(house.database)
        try:
            [reports] = await store.moderation.reports()
        finally:
            await store.close()
        assert (reports.by, reports.about, reports.about_name) == (ana.person, bob.person, "Bob")
        assert (reports.table, reports.reason, reports.text) == (table, "rude", "since he came")
        assert [line.text for line in reports.lines] == [
            f"rude word {number}" for number in range(5, 25)
        ]

    with House(tmp_path) as house:
        run(lambda: check(house))


def test_what_a_muted_person_says_does_not_reach_who_muted_them(house: House) -> None:
    async def check() -> None:
        ana, bob, cleo = await company(house.base, 3, record=True)
        assert bob.person is not None
        table = await ana.create_table("poker-dice", 3)
        for client in (ana, bob, cleo):
            await client.sit(table)
            await client.watch(table)
        await ana.mute(bob.person)
        await bob.say(table, "a rude word")
        await cleo.say(table, "a kind word")
        for client in (ana, cleo):
            await until(lambda client=client: client.tables[table].frames[-1].seq == 6)  # type: ignore[misc]
        heard = [frame.data for frame in ana.tables[table].frames[-2:]]
        assert heard[0] == {
            "person": bob.person,
            "name": "Bob",
            "seat": 1,
            "channel": "table",
            "muted": True,
        }
        assert heard[1]["text"] == "a kind word"
        assert cleo.tables[table].frames[-2].data["text"] == "a rude word"
        await ana.close()
        await bob.say(table, "one more rude word")
        ana.tables.clear()
        await ana.open()
        await ana.watch(table)
        assert len(ana.tables[table].frames) == 7
        assert not any("rude" in text for text in ana.raw or [])
        assert (await ana.request("GET", "/api/me/mutes"))["people"] == [bob.person]
        await ana.unmute(bob.person)
        await bob.say(table, "sorry for the rude words")
        await until(lambda: "sorry" in ana.tables[table].frames[-1].data.get("text", ""))

    run(check)


def test_another_game_begins_when_all_sit_again(house: House) -> None:
    async def check() -> None:
        people = ana, bob = await company(house.base, 2)
        table = await set_table(people, "high-cup", options={"pot": 2})
        await play_all(people, table)
        again = (await bob.act(table, "rematch")).id
        info = await bob.sit(again)
        assert [chair.kept_name for chair in info.chairs] == ["Ana", ""]
        assert (info.phase, info.chairs[1].name) == ("open", "Bob")
        assert (await ana.act(table, "rematch")).id == again
        assert (await ana.sit(again)).phase == "playing"

    run(check)


def test_mutes_need_a_person(house: House) -> None:
    async def check() -> None:
        ana, bob = await company(house.base, 2)
        with pytest.raises(Refused, match="no-such-person"):
            await ana.request("POST", "/api/me/mutes/nobody")
        muted = await ana.request("POST", f"/api/me/mutes/{bob.person}")
        assert muted["people"] == [bob.person]

    run(check)


def test_nobody_mutes_without_end() -> None:
    async def mutes(person: str) -> frozenset[str]:
        return frozenset(map(str, range(MAX_MUTES)))

    async def account(person: str) -> str:
        return person

    people, moderation = SimpleNamespace(account=account), SimpleNamespace(mutes=mutes)
    services: Any = SimpleNamespace(store=SimpleNamespace(people=people, moderation=moderation))
    handler: Any = MuteController.mute.fn
    with pytest.raises(Refused, match="too-many-muted"):
        asyncio.run(handler(None, "bob", SimpleNamespace(id="ana"), services))
