"""Tests of rate limits, which cannot be turned against another person."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fivecups.client import HouseError
from fivecups.engine import Refused
from fivecups.web.security import client_address

from ..kit import Guest, company, run, set_table
from ..server import House


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a house with its normal limits."""
    with House(tmp_path_factory.mktemp("strict"), limit_factor=1.0) as opened:
        yield opened


def log_in(house: House, source: str, login: str, password: str) -> int:
    """Try to log in from an address of this machine; return the status."""
    connection = http.client.HTTPConnection("127.0.0.1", house.port, source_address=(source, 0))
    try:
        body = json.dumps({"login": login, "password": password})
        connection.request("POST", "/api/me/login", body, {"content-type": "application/json"})
        return connection.getresponse().status
    finally:
        connection.close()


def until_refused(attempt: Callable[[], int]) -> list[int]:
    """Repeat an attempt until it is refused as too frequent; return the statuses before. (On a slow
    machine time restores some attempts.)"""
    statuses: list[int] = []
    while (status := attempt()) != 429:
        statuses.append(status)
    return statuses


def test_wrong_tries_from_one_address_lock_nobody_else_out(strict: House) -> None:
    with strict.visit() as ana:
        ana.post("/api/me", json={"name": "Ana"})
        assert (
            ana.post(
                "/api/me/keep", json={"login": "anaana", "password": "correct horse"}
            ).status_code
            == 200
        )
    tries = until_refused(lambda: log_in(strict, "127.0.0.5", "anaana", "wrong horse"))
    assert len(tries) >= 10 and set(tries) == {409}
    assert log_in(strict, "127.0.0.9", "  AnaAna ", "correct horse") == 200
    until_refused(lambda: log_in(strict, "127.0.0.6", "127.0.0.77", "wrong horse"))
    assert log_in(strict, "127.0.0.77", "anaana", "correct horse") == 200


def test_wrong_passwords_from_many_addresses_do_not_lock_the_owner_out(strict: House) -> None:
    with strict.visit() as dan:
        dan.post("/api/me", json={"name": "Dan"})
        dan.post("/api/me/keep", json={"login": "dandan", "password": "correct horse"})
    for number in range(120):
        status = log_in(strict, f"127.0.1.{1 + number % 30}", "dandan", "wrong horse")
        assert status == 409
    assert log_in(strict, "127.0.2.1", "dandan", "correct horse") == 200


def test_a_login_works_or_is_refused_at_once(strict: House) -> None:
    with strict.visit() as eve:
        eve.post("/api/me", json={"name": "Eve"})
        keep = {"login": "İstanbul", "password": "correct horse"}
        assert eve.post("/api/me/keep", json=keep).json()["code"] == "wrong-login"
        assert eve.post("/api/me/keep", json={**keep, "login": "Ștefan"}).status_code == 200
    for login in ("Ștefan", "ȘTEFAN", "ștefan"):
        assert log_in(strict, "127.0.2.2", login, "correct horse") == 200


def test_metrics_are_for_the_machine_of_the_house(strict: House) -> None:
    assert strict.ask("GET", "/metrics").status_code == 200
    elsewhere = {"x-forwarded-for": "203.0.113.5"}
    assert strict.ask("GET", "/metrics", headers=elsewhere).status_code == 403


def test_files_of_the_page_do_not_count(strict: House) -> None:
    with strict.visit() as visitor:
        assert all(visitor.get("/").status_code == 200 for _ in range(1500))


def test_a_club_behind_one_address_comes_in_at_once(strict: House) -> None:
    """Sixty visitors say who they are, look around, sit down at tables of five and watch them."""

    async def visit(number: int, tables: dict[int, asyncio.Future[str]]) -> None:
        guest = await Guest.enter(strict.base, f"Guest {number}")
        for path in ("/api/games", "/api/tables", "/api/me", "/api/me/tables"):
            await guest.request("GET", path)
        group, seat = divmod(number, 5)
        if seat == 0:
            tables[group].set_result(await guest.create_table("dice-town", 5))
        table = await tables[group]
        await guest.sit(table, seat)
        assert (await guest.watch(table)).seat == seat

    async def check() -> None:
        tables = {group: asyncio.get_running_loop().create_future() for group in range(12)}
        await asyncio.gather(*(visit(number, tables) for number in range(60)))

    run(check)


def test_passwords_and_replays_are_not_for_flooding(strict: House) -> None:
    with strict.visit() as bob:
        bob.post("/api/me", json={"name": "Bob"})
        statuses = until_refused(
            lambda: (
                bob.post(
                    "/api/me/keep", json={"login": "x", "password": "correct horse"}
                ).status_code
            )
        )
        assert len(statuses) >= 5 and set(statuses) == {409}
        replays = until_refused(lambda: bob.get("/api/tables/nothing/replay").status_code)
        assert len(replays) >= 20 and set(replays) == {404}
    with strict.visit() as cleo:
        cleo.post("/api/me", json={"name": "Cleo"})
        checked = until_refused(lambda: cleo.get("/api/tables/nothing/verify").status_code)
        assert len(checked) >= 20 and set(checked) == {404}


def test_an_ipv6_network_counts_as_one_address() -> None:
    class Asking:
        def __init__(self, host: str) -> None:
            self.client = type("Client", (), {"host": host})()

    def counted(host: str) -> str:
        asking: Any = Asking(host)
        return client_address(asking)

    assert (
        counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2::1") != counted("2001:db8:1:3::1")
    )
    assert counted("192.0.2.1") != counted("192.0.2.2")
    assert counted("::ffff:192.0.2.1") != counted("::ffff:192.0.2.2")
    assert counted("testclient") == "testclient"


def test_only_json_is_understood(house: House) -> None:
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
    ):
        answer = house.ask(
            "POST", "/api/me", content='{"name":"Eve"}', headers={"content-type": kind}
        )
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    fine = house.ask(
        "POST",
        "/api/me",
        content='{"name":"Ana"}',
        headers={"content-type": "application/json; charset=utf-8"},
    )
    assert fine.status_code == 201


def test_odd_paths_and_names_are_not_found(house: House) -> None:
    with house.visit() as ana:
        ana.post("/api/me", json={"name": "Ana"})
        assert ana.get("/%00").status_code == 200, "the page itself"
        assert ana.get("/" + "a" * 5000).status_code == 200
        for name in ("%00", "%C3%A9", "a%20b"):
            assert ana.get(f"/api/tables/{name}").json()["code"] == "no-such-table"


def test_a_stranger_learns_nothing_of_a_private_game_by_starting_it(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 3)
        table = await set_table(people[:2], "poker-dice", visibility="private")
        for what in ("start", "close", "leave"):
            answer = house.ask(
                "POST", f"/api/tables/{table}/{what}", cookies={"fivecups": str(people[2].cookie)}
            )
            assert answer.status_code == 409
            assert answer.json()["code"] in ("not-seated", "wrong-phase", "private-table")

    run(check)


def test_one_who_asks_the_coach_too_often_is_told_so_and_others_are_not(strict: House) -> None:
    async def check() -> None:
        ana, bob = people = await company(strict.base, 2)
        table = await set_table(people, "poker-dice")
        statuses = []
        while 429 not in statuses:
            try:
                await ana.request("POST", f"/api/tables/{table}/coach")
            except HouseError as error:
                assert error.code == "too-fast"
                statuses.append(error.status)
            else:
                statuses.append(200)
        assert len(statuses) > 20
        with pytest.raises(Refused, match="not-your-turn"):
            await bob.request("POST", f"/api/tables/{table}/coach")

    run(check)


def reset(house: House, source: str, code: str) -> tuple[int, str]:
    """Try a code for a new password from an address; return status and refusal."""
    connection = http.client.HTTPConnection("127.0.0.1", house.port, source_address=(source, 0))
    try:
        body = json.dumps({"code": code, "password": "correct horse"})
        connection.request("POST", "/api/me/reset", body, {"content-type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())["code"]
    finally:
        connection.close()


def test_wrong_codes_count_as_wrong_passwords(strict: House) -> None:
    answers = []
    while (answer := reset(strict, "127.0.3.1", f"wrong {len(answers)}"))[0] != 429:
        assert answer == (409, "reset-used")
        answers.append(answer)
    assert 20 <= len(answers) < 100
    assert log_in(strict, "127.0.3.1", "nobody", "wrong horse") == 429
    assert reset(strict, "127.0.3.2", "wrong")[0] == 409
