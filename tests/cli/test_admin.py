"""`fivecups admin`, on a house that is stopped and on a running one."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fivecups.house.accounts.people import Account
from fivecups.house.accounts.reports import ChatLine, Report
from fivecups.store import open_store
from tests.store.databases import KINDS, new_database
from tests.waiting import until
from tests.web.kit import company
from tests.web.kit import run as play
from tests.web.server import House

from .run_command import run


def admin(house: str, *words: str, typed: str = "") -> Any:
    return run("admin", words[0], "--database", house, *words[1:], typed=typed)


def told(house: str, *words: str) -> Any:
    done = admin(house, *words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def closed(tmp_path: Path) -> str:
    """The database of a stopped house: Ana has a password, Bob is a guest."""

    async def furnish() -> None:
        store = await open_store(str(tmp_path / "house.db"))
        await store.people.add_account(Account("ana-id", "Ana", "ro", 1, "ana.p", "hash"))
        await store.people.add_account(Account("bob-id", "Bob\x1b[31m", "ro", 1))
        await store.people.add_device("tablet", "bob-id", "x", 1)
        lines = (ChatLine(4, "bob-id", "Bob", "bad words"),)
        await store.moderation.add_report(
            Report("r1", 5, "t", "ana-id", "Ana", "bob-id", "Bob", "rude", "he shouts", lines)
        )
        await store.close()

    asyncio.run(furnish())
    return str(tmp_path / "house.db")


def test_people_and_devices_are_listed_and_forgotten(closed: str) -> None:
    assert {row["id"] for row in told(closed, "people")} == {"ana-id", "bob-id"}
    assert [row["login"] for row in told(closed, "people", "ana")] == ["ana.p"]
    listed = admin(closed, "people").stdout
    assert "ana-id" in listed and "(guest)" in listed and "\x1b" not in listed
    assert [row["id"] for row in told(closed, "devices", "bob-id")] == ["tablet"]
    assert admin(closed, "forget-device", "tablet").returncode == 0
    assert told(closed, "devices", "bob-id") == []
    again = admin(closed, "forget-device", "tablet")
    assert again.returncode == 2 and "no device “tablet”" in again.stderr


def test_somebody_who_is_not_meant_is_not_touched(closed: str) -> None:
    for words in (("devices", "bo"), ("delete", "bo", "--yes"), ("reset-password", "bo")):
        done = admin(closed, *words)
        assert done.returncode == 2
        assert "nobody is called “bo”" in done.stderr and "bob-id" in done.stderr
    assert admin(closed, "delete", "bob-id", typed="n\n").returncode == 1
    assert len(told(closed, "people")) == 2
    assert admin(closed, "delete", "bob-id", typed="y\n").returncode == 0
    assert [row["id"] for row in told(closed, "people")] == ["ana-id"]


def test_a_reset_link_is_made_for_those_who_have_a_password(closed: str) -> None:
    done = admin(closed, "reset-password", "Ana.P", "--public-address", "https://cups.example.org")
    assert re.search(r"https://cups\.example\.org/you#reset=[\w-]{20,}\n", done.stdout)
    guest = admin(closed, "reset-password", "bob-id")
    assert guest.returncode == 2 and "guest" in guest.stderr


def test_people_and_addresses_are_banned_and_pardoned(closed: str) -> None:
    assert admin(closed, "ban", "bob-id", "--why", "bad words", "--for", "2d").returncode == 0
    assert admin(closed, "ban", "2001:db8::1").returncode == 0
    bans = {row["subject"]: row for row in told(closed, "bans")}
    assert set(bans) == {"bob-id", "2001:db8::/64"}
    assert bans["bob-id"]["until"] - bans["bob-id"]["at"] == 2 * 24 * 3600 * 1000
    assert "bad words" in admin(closed, "bans").stdout
    assert admin(closed, "pardon", "bob-id").returncode == 0
    assert admin(closed, "pardon", "2001:db8::2").returncode == 0
    assert told(closed, "bans") == []
    assert "isn’t banned" in admin(closed, "pardon", "bob-id").stderr
    assert "--for soon" in admin(closed, "ban", "bob-id", "--for", "soon").stderr


def test_suspicious_games_are_listed_and_annulled(closed: str) -> None:
    assert admin(closed, "ladder").stdout == "Nothing looks suspicious.\n"

    async def cheat() -> None:
        store = await open_store(closed)
        for number in range(6):
            people = ["ana-id", "bob-id"]
            await store.ladder.rate_once(f"t{number}", "poker-dice", people, [1, 2], number * 10**8)
        await store.close()

    asyncio.run(cheat())
    [found] = told(closed, "ladder")
    assert (found["person"], found["name"], found["pattern"]) == ("ana-id", "Ana", "one-opponent")
    shown = admin(closed, "ladder").stdout
    assert "mostly against one player" in shown and "t5" in shown
    assert admin(closed, "annul", *found["tables"]).stdout == "6 games are annulled.\n"
    assert told(closed, "ladder") == []
    again = admin(closed, "annul", "t1", "--lang", "ru")
    assert again.returncode == 2 and "t1" in again.stderr


def test_reports_are_read_and_settled(closed: str) -> None:
    shown = admin(closed, "reports").stdout
    assert "he shouts" in shown and "bad words" in shown and "bob-id" in shown
    assert admin(closed, "settle", "r1").returncode == 0
    assert admin(closed, "reports").stdout == "No open reports.\n"
    assert [row["id"] for row in told(closed, "reports", "--settled")] == ["r1"]
    assert admin(closed, "settle", "r1").returncode == 2


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("ru", ["(гость)", "Вход закрыт на 2d: bob-id.", "грубость", "жалуется на", "рассмотрена"]),
        ("ro", ["(oaspete)", "timp de 2d", "cuvinte urâte", "despre", "rezolvată"]),
    ],
)
def test_administrators_are_spoken_to_in_their_language(
    closed: str, lang: str, words: list[str]
) -> None:
    deeds = (
        ("people",),
        ("ban", "bob-id", "--for", "2d"),
        ("reports",),
        ("bans",),
        ("tables",),
        ("recount",),
        ("devices", "bob-id"),
        ("pardon", "bob-id"),
        ("settle", "r1"),
        ("reset-password", "ana-id"),
        ("forget-device", "tablet"),
        ("delete", "bob-id", "--yes"),
    )
    told = ""
    for deed in deeds:
        done = admin(closed, *deed, "--lang", lang)
        assert done.returncode == 0, done.stderr
        told += done.stdout
    for word in words:
        assert word in told
    assert admin(closed, "people", "--lang", "xx").returncode == 2
    for refused in (
        ("devices", "an"),
        ("devices", "nobody"),
        ("pardon", "ana-id"),
        ("settle", "r1"),
        ("forget-device", "tablet"),
        ("close", "none"),
        ("ban", "ana-id", "--for", "soon"),
    ):
        done = admin(closed, *refused, "--lang", lang)
        assert done.returncode == 2
        assert done.stderr != admin(closed, *refused).stderr


def test_what_is_no_house_is_told_in_one_line_and_not_made_one(tmp_path: Path) -> None:
    done = admin(str(tmp_path / "none.db"), "people")
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


# A running house.


@pytest.fixture(scope="module", params=KINDS)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    database = new_database(request.param, folder).removeprefix("sqlite:///")
    with House(folder, database) as opened:
        yield opened


async def command(house: House, *words: str) -> Any:
    """Run the command beside the running house, as from another terminal."""
    done = await asyncio.to_thread(admin, house.database, *words)
    assert done.returncode == 0, done.stderr
    return done


def test_an_open_house_notices_that_a_table_is_closed(house: House) -> None:
    async def check() -> None:
        ana, bob = await company(house.base, 2)
        table = await ana.create_table("poker-dice", 2)
        await ana.sit(table, 0)
        await bob.sit(table, 1)
        await ana.start(table)
        seen = await bob.watch(table)
        assert table in (await command(house, "tables")).stdout
        await command(house, "close", table)
        await until(lambda: seen.info.phase == "abandoned")
        again = await asyncio.to_thread(admin, house.database, "close", table)
        assert again.returncode == 2 and "already" in again.stderr
        none = await asyncio.to_thread(admin, house.database, "close", "none")
        assert none.returncode == 2 and "no table “none”" in none.stderr

    play(check)


def test_an_open_house_closes_the_sockets_of_devices_that_are_forgotten(house: House) -> None:
    async def check() -> None:
        ana, bob = await company(house.base, 2)
        [device] = await asyncio.to_thread(told, house.database, "devices", ana.person or "")
        await command(house, "forget-device", device["id"])
        await until(lambda: not ana.connected)
        assert bob.connected

    play(check)


def test_a_forgotten_password_is_replaced_by_a_link(house: House) -> None:
    login = f"ana{house.port}"
    with house.visit() as ana, house.visit() as elsewhere:
        ana.post("/api/me", json={"name": "Ana"})
        kept = ana.post("/api/me/keep", json={"login": login, "password": "correct horse"})
        assert kept.status_code == 200
        done = admin(house.database, "reset-password", login)
        code = done.stdout.rpartition("#reset=")[2].strip()
        wish = {"code": code, "password": "battery staple"}
        assert elsewhere.post("/api/me/reset", json=wish).json()["login"] == login
        assert elsewhere.get("/api/me").status_code == 200
        assert ana.get("/api/me").status_code == 401
        used = elsewhere.post("/api/me/reset", json=wish)
        assert (used.status_code, used.json()["code"]) == (409, "reset-used")


def test_somebody_who_is_deleted_is_shown_to_nobody_any_more(house: House) -> None:
    async def check() -> None:
        zoe, bob, cleo = await company(house.base, 3)
        assert zoe.person is not None
        await zoe.request("PATCH", "/api/me", {"name": "Zoe the Gone"})
        table = await zoe.create_table("poker-dice", 2)
        await zoe.sit(table, 0)
        await bob.sit(table, 1)
        await zoe.start(table)
        await zoe.say(table, "remember me")
        seen = await bob.watch(table)
        await command(house, "delete", zoe.person, "--yes")
        await until(lambda: seen.info.chairs[0].deleted)
        await until(lambda: not zoe.connected)
        assert (await bob.request("GET", f"/api/tables/{table}"))["chairs"][0].get("name") is None
        fresh = await cleo.watch(table)
        shown = repr(fresh.frames) + repr(fresh.info)
        assert "Zoe the Gone" not in shown and "remember me" not in shown
        assert fresh.info.phase == "playing"

    play(check)


def test_administrators_leave_an_open_house_its_database(house: House) -> None:
    """The database stays in the mode in which it can be read while it is written."""
    for _ in range(3):
        assert admin(house.database, "people").returncode == 0
    assert house.ask("GET", "/health").status_code == 200
    if "://" not in house.database:
        assert Path(f"{house.database}-wal").exists()
