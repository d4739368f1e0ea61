"""Tests of the ways to a table and of identities there: codes, names, signs, and link previews."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from fivecups.client import HouseClient, HouseError
from fivecups.engine import Refused
from fivecups.games import MANIFESTS
from fivecups.web.http.pages.link_preview import (
    PICTURE_SIZE,
    preferred_language,
    preview_image_path,
)
from tests.waiting import until

from ..kit import Guest, company, run, set_table
from ..server import House

PUBLIC = Path(__file__).parents[3] / "ui" / "public"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a house with its normal limits."""
    with House(tmp_path_factory.mktemp("strict"), limit_factor=1.0) as opened:
        yield opened


def chair(person: HouseClient, table: str, seat: int) -> tuple[str, str | None, str | None]:
    chair_info = person.tables[table].info.chairs[seat]
    return chair_info.name, chair_info.sign, chair_info.colour


def test_a_new_name_is_seen_at_all_tables_at_once(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 2)
        ana, bob = people
        tables = [await set_table(people, "poker-dice", start=start) for start in (True, False)]
        for table in tables:
            await bob.watch(table)
        wish = {"name": "Anna", "sign": "moon", "colour": "night"}
        answer = await ana.request("PATCH", "/api/me", wish)
        assert {**answer, **wish} == answer
        for table in tables:
            await until(lambda table=table: chair(bob, table, 0) == ("Anna", "moon", "night"))
            frame = bob.tables[table].frames[-1]
            assert (frame.kind, frame.data) == ("renamed", {"seat": 0, **wish})
        assert (await ana.watch(tables[0])).info.chairs[0].name == "Anna"

    run(check)


def test_a_finished_game_keeps_the_names_of_its_players(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 1)
        table = await set_table(people, "poker-dice")
        await people[0].act(table, "resign")
        while (await people[0].request("GET", f"/api/tables/{table}"))["phase"] != "over":
            pass
        await people[0].request("PATCH", "/api/me", {"name": "Anna"})
        info = await people[0].request("GET", f"/api/tables/{table}")
        assert info["chairs"][0]["name"] == "Ana"

    run(check)


def test_a_kept_name_is_the_name_at_the_table(house: House) -> None:
    async def check() -> None:
        (ana,) = await company(house.base, 1)
        table = await set_table([ana], "poker-dice")
        password = "correct horse"
        account = await ana.request(
            "POST", "/api/me/keep", {"login": "Ana Maria", "password": password}
        )
        assert (account["name"], account["login"]) == ("Ana Maria", "ana maria")
        await ana.watch(table)
        assert chair(ana, table, 0)[0] == "Ana Maria"
        changed = await ana.request("PATCH", "/api/me", {"name": "Ana-M"})
        assert (changed["name"], changed["login"]) == ("Ana-M", "ana-m")
        other = Guest(house.base)
        await other.request("POST", "/api/me/login", {"login": "ANA-M", "password": password})
        assert (await other.request("GET", "/api/me"))["name"] == "Ana-M"
        bob = await Guest.enter(house.base, "Bob")
        await bob.request("POST", "/api/me/keep", {"login": "Bob", "password": password})
        with pytest.raises(Refused, match="login-taken"):
            await bob.request("PATCH", "/api/me", {"name": "ana-m"})
        assert (await bob.request("GET", "/api/me"))["name"] == "Bob"

    run(check)


def test_who_gives_no_name_has_none_and_keeps_the_one_they_had(house: House) -> None:
    async def check() -> None:
        guest = Guest(house.base)
        assert (await guest.request("POST", "/api/me", {"language": "ro"}))["name"] == ""
        await guest.request("PATCH", "/api/me", {"name": "Ion"})
        assert (await guest.request("POST", "/api/me", {"language": "ro"}))["name"] == "Ion"

    run(check)


def test_a_code_leads_to_its_table_until_the_game_is_over(house: House) -> None:
    async def check() -> None:
        ana, bob = await company(house.base, 2)
        table = await ana.create_table("poker-dice", 1)
        code = (await ana.request("GET", f"/api/tables/{table}/invitation"))["code"]
        assert re.fullmatch("[A-HJ-NP-Z2-9]{4}", code)
        for typed in (code, code.lower()):
            assert await bob.find_code(typed) == table
        await ana.act(table, "close")
        with pytest.raises(Refused, match="no-such-code"):
            await bob.find_code(code)
        invitation = await ana.request("GET", f"/api/tables/{table}/invitation")
        assert invitation["code"] is None

    run(check)


def test_nobody_finds_a_table_by_trying_codes(strict: House) -> None:
    async def tries(person: HouseClient) -> int:
        count = 0
        while True:
            try:
                await person.find_code("OOOO")
            except Refused:
                count += 1
            except HouseError as error:
                assert error.status == 429
                return count

    async def check() -> None:
        attempts = [await tries(await Guest.enter(strict.base, "Eve")) for _ in range(3)]
        assert all(5 <= count <= 30 for count in attempts), attempts

    run(check)


def test_reactions_are_told_to_all_and_not_too_often(strict: House) -> None:
    async def check() -> None:
        people = await company(strict.base, 3)
        ana, bob, cleo = people
        table = await set_table([ana, bob], "poker-dice")
        await bob.watch(table)
        await cleo.watch(table)
        await ana.react(table, "cheers")
        for watcher in (bob, cleo):
            await until(lambda watcher=watcher: watcher.tables[table].frames[-1].kind == "reacted")
            data = watcher.tables[table].frames[-1].data
            assert (data["seat"], data["reaction"]) == (0, "cheers")
        with pytest.raises(Refused, match="not-seated"):
            await cleo.react(table, "cheers")
        every = [ana.react(table, "hurry") for _ in range(40)]
        ends = await asyncio.gather(*every, return_exceptions=True)
        refused = [str(end) for end in ends if isinstance(end, Refused)]
        assert len(refused) >= 20 and set(refused) == {"too-fast"}

    run(check)


def tags(house: House, path: str, language: str = "") -> dict[str, str]:
    text = house.ask("GET", path, headers={"accept-language": language}).text
    pairs = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text)
    return {name: unescape(content) for name, content in pairs}


def test_a_link_shows_the_game_and_who_waits(house: House) -> None:
    async def check() -> None:
        ana = await Guest.enter(house.base, '"<b>Ana</b>"', "ro")
        bob = await Guest.enter(house.base, "Bob")
        tables = {
            visibility: await ana.create_table("dice-town", 3, visibility=visibility)
            for visibility in VISIBILITIES
        }
        for table in tables.values():
            await ana.sit(table)
            await bob.sit(table)
        shown = tags(house, f"/table/{tables['invitation']}")
        assert shown["og:title"] == "Dice Town · Five Cups"
        assert shown["og:description"] == 'La masă: "<b>Ana</b>" și Bob. Un loc este liber.'
        assert shown["og:url"] == f"{house.base}/table/{tables['invitation']}"
        assert shown["og:image"] == f"{house.base}/previews/dice-town.png"
        assert shown["robots"] == "noindex"
        assert tags(house, f"/table/{tables['private']}")["description"] == "Un loc este liber."
        await ana.act(tables["open"], "close")
        assert (
            tags(house, f"/table/{tables['open']}")["description"] == "Această masă este închisă."
        )

    run(check)


@pytest.mark.parametrize("game", [*MANIFESTS, None])
def test_every_preview_has_its_picture(game: str | None) -> None:
    """In the size of its tags: the third and fourth number of a PNG's head."""
    head = (PUBLIC / preview_image_path(game).lstrip("/")).read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    assert struct.unpack(">II", head[16:]) == PICTURE_SIZE


VISIBILITIES = ("open", "invitation", "private")


def test_any_other_address_speaks_of_the_house(house: House) -> None:
    for path in ("/", "/rules/dice-town", "/table/unknown", "/K7Q2"):
        shown = tags(house, path, "ru-RU,ru;q=0.9,en;q=0.8")
        assert shown["og:title"] == "Five Cups"
        assert "с друзьями" in shown["description"]
        assert shown["og:image"] == f"{house.base}/previews/house.png"
    assert "robots" not in tags(house, "/")
    robots = house.ask("GET", "/robots.txt")
    assert robots.headers["content-type"].startswith("text/plain")
    assert "Disallow: /api/" in robots.text


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("ro", "ro"), ("de-DE, ru;q=0.5", "ru"), ("fr", "en"), ("EN-gb", "en")],
)
def test_the_language_of_a_visitor(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language
