"""Tests of the big screen over a real socket: a person's device can show the table to everybody."""

from __future__ import annotations

import pytest

from fivecups.engine import Refused
from fivecups.house.wire.protocol import Presence
from tests.waiting import until

from ..kit import Guest, company, play_all, run, set_table
from ..server import House


def test_a_screen_with_the_cookie_of_a_player_holds_nothing_of_theirs(house: House) -> None:
    async def check() -> None:
        people = ana, _ = await company(house.base, 2)
        stranger = await Guest.enter(house.base, "Zed", record=True)
        table = await set_table(people, "dice-town", start=False)
        await ana.watch(table)
        screen = Guest(house.base, ana.cookie, screen=True)
        screen.raw = []
        await screen.open()
        assert (await screen.watch(table)).seat is None
        await until(lambda: ana.tables[table].presence == Presence((0,), 0, True))
        await stranger.watch(table)
        await ana.start(table)
        await play_all(people, table)
        await until(lambda: screen.tables[table].over and stranger.tables[table].over)
        assert [text for text in screen.raw if '"t":"news"' in text] == [
            text for text in stranger.raw or [] if '"t":"news"' in text
        ]
        assert screen.tables[table].seat is None and not screen.called

    run(check)


def test_a_screen_only_watches(house: House) -> None:
    async def check() -> None:
        people = ana, _ = await company(house.base, 2)
        table = await set_table(people, "poker-dice")
        await ana.watch(table)
        screen = Guest(house.base, ana.cookie, screen=True)
        await screen.open()
        await screen.watch(table)
        ask = ana.tables[table].asks[0]
        for deed in (
            screen.answer(table, ask["id"], ask["choices"][0]),
            screen.say(table, "hello"),
            screen.react(table, "cheers"),
            screen.back(table),
        ):
            with pytest.raises(Refused, match="screen-only-watches"):
                await deed
        assert ana.tables[table].asks[0]["id"] == ask["id"]

    run(check)


def test_an_invitation_says_where_a_screen_is_opened(house: House) -> None:
    async def check() -> None:
        people = ana, _ = await company(house.base, 2)
        table = await set_table(people, "poker-dice")
        invitation = await ana.request("GET", f"/api/tables/{table}/invitation")
        assert invitation["screen"].endswith(f"/screen/{invitation['code']}")

    run(check)
