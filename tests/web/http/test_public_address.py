"""Tests of a house with a public address: its links, its cookies, and its host names."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ..server import House

ADDRESS = "https://cups.example.org"
HOST = {"host": "cups.example.org"}
WRONG_ORIGIN = 4403


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("public"), public_address=ADDRESS) as opened:
        yield opened


def enter(house: House, **headers: str) -> httpx.Response:
    return house.ask("POST", "/api/me", json={"name": "Ana"}, headers=headers)


def test_links_lead_to_the_public_address_wherever_they_are_made(public: House) -> None:
    with public.visit() as ana:
        ana.post("/api/me", json={"name": "Ana"})
        table = ana.post("/api/tables", json={"game": "poker-dice", "seats": 2}).json()["id"]
        link = ana.get(f"/api/tables/{table}/invitation").json()["link"]
        assert link == f"{ADDRESS}/table/{table}"
        assert ana.post("/api/me/link").json()["address"].startswith(f"{ADDRESS}/you#link=")


def test_cookies_are_secure_for_those_who_come_by_https(public: House) -> None:
    assert "secure" in enter(public, **HOST).headers["set-cookie"].lower()
    assert "secure" not in enter(public).headers["set-cookie"].lower()


def test_only_the_public_name_and_numbers_are_answered_to(public: House) -> None:
    for host in (
        "cups.example.org",
        "CUPS.example.org",
        f"127.0.0.1:{public.port}",
        "localhost",
        "[::1]:80",
    ):
        assert public.ask("GET", "/health", headers={"host": host}).status_code == 200, host
    for host in ("evil.example", "cups.example.org.evil.example", "cups.example.org:8000", "[::1"):
        refused = public.ask("GET", "/health", headers={"host": host})
        assert (refused.status_code, refused.json()["code"]) == (421, "wrong-host"), host


def test_a_page_of_the_public_address_may_ask_through_a_proxy_that_changes_the_host(
    public: House,
) -> None:
    assert enter(public, origin=ADDRESS).status_code == 201
    assert enter(public, **HOST, origin=ADDRESS).status_code == 201
    assert enter(public, **HOST, origin="https://evil.example").status_code == 403
    assert enter(public, origin="http://cups.example.org").status_code == 403


def test_sockets_are_for_pages_of_the_house(public: House) -> None:
    cookie = enter(public).headers["set-cookie"].partition(";")[0]

    async def code(origin: str) -> int | None:
        address = public.base.replace("http", "ws") + "/api/socket"
        async with connect(
            address, additional_headers={"cookie": cookie, "origin": origin}
        ) as line:
            try:
                await line.recv()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd is not None else None
        return None

    assert asyncio.run(code(ADDRESS)) is None
    assert asyncio.run(code("https://evil.example")) == WRONG_ORIGIN


def test_metrics_are_not_shown_through_a_proxy_that_hides_its_clients(public: House) -> None:
    assert public.ask("GET", "/metrics").status_code == 200
    assert public.ask("GET", "/metrics", headers=HOST).status_code == 403
    forwarded = {"x-forwarded-for": "203.0.113.9"}
    assert public.ask("GET", "/metrics", headers=forwarded).status_code == 403


def test_forwarded_headers_are_believed_of_trusted_proxies_only(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    forwarded = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    folder = tmp_path_factory.mktemp("distrustful")
    with House(folder, trusted_proxies=["10.0.0.0/8"]) as house:
        assert "secure" not in enter(house, **forwarded).headers["set-cookie"].lower()
        assert house.ask("GET", "/metrics", headers=forwarded).status_code == 200
        house.close()
        house.open(trusted_proxies=["127.0.0.0/8"])
        assert "secure" in enter(house, **forwarded).headers["set-cookie"].lower()
        assert house.ask("GET", "/metrics", headers=forwarded).status_code == 403
