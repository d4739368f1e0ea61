"""Limits on how often somebody may do something, which nobody can turn against somebody else."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fivecups.web.security import client_address

from .kit import company, run, set_table
from .server import House


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with its usual limits."""
    with House(tmp_path_factory.mktemp("strict"), limit_factor=1.0) as opened:
        yield opened


def log_in(house: House, source: str, login: str, password: str) -> int:
    """Try to log in from an address of this machine; returns the status."""
    connection = http.client.HTTPConnection("127.0.0.1", house.port, source_address=(source, 0))
    try:
        body = json.dumps({"login": login, "password": password})
        connection.request("POST", "/api/me/login", body, {"content-type": "application/json"})
        return connection.getresponse().status
    finally:
        connection.close()


def until_refused(attempt: Callable[[], int]) -> list[int]:
    """Try until that is refused as too often; returns what came before. (Time makes up for some
    tries on a slow machine.)"""
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


def test_passwords_and_replays_are_not_for_flooding(strict: House) -> None:
    with strict.visit() as bob:
        bob.post("/api/me", json={"name": "Bob"})
        kept = until_refused(
            lambda: (
                bob.post(
                    "/api/me/keep", json={"login": "x", "password": "correct horse"}
                ).status_code
            )
        )
        assert len(kept) >= 5 and set(kept) == {409}
        replays = until_refused(lambda: bob.get("/api/tables/nothing/replay").status_code)
        assert len(replays) >= 20 and set(replays) == {404}


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
