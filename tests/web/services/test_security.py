"""Tests of the origin checks by a request's headers."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from fivecups.web import security

HOUSE = "https://cups.example"


def asked(
    host: str = "cups.example",
    client: str | None = "203.0.113.7",
    scheme: str = "http",
    **said: str,
) -> Any:
    """Return a request with these headers; underscores stand for hyphens."""
    headers = {"host": host, **{name.replace("_", "-"): value for name, value in said.items()}}
    return SimpleNamespace(
        headers=headers,
        client=None if client is None else SimpleNamespace(host=client),
        url=SimpleNamespace(scheme=scheme),
    )


@pytest.mark.parametrize(
    ("said", "cross"),
    [
        ({}, False),
        ({"sec_fetch_site": "same-origin"}, False),
        ({"sec_fetch_site": "none"}, False),
        ({"sec_fetch_site": "same-site"}, True),
        ({"sec_fetch_site": "cross-site", "origin": HOUSE}, True),
        ({"origin": HOUSE}, False),
        ({"origin": "http://cups.example:80"}, True),
        ({"origin": "http://cups.example"}, False),
        ({"origin": "https://evil.example"}, True),
        ({"origin": "null"}, True),
    ],
)
def test_a_page_of_another_site_is_known(said: dict[str, str], cross: bool) -> None:
    assert security.is_cross_site(asked(**said), HOUSE) == cross
    assert security.is_cross_site(asked("10.0.0.5:8000", **said), HOUSE) == (
        cross or said.get("origin") == "http://cups.example"
    )


def test_a_house_is_asked_for_by_its_public_address_in_any_letters() -> None:
    assert security.is_public(asked("Cups.Example"), HOUSE)
    assert not security.is_public(asked("cups.example:8000"), HOUSE)
    assert not security.is_public(asked("cups.example"), None)


@pytest.mark.parametrize(
    ("host", "scheme", "address", "encrypted"),
    [
        ("cups.example", "http", HOUSE, True),
        ("10.0.0.5", "http", HOUSE, False),
        ("10.0.0.5", "https", HOUSE, True),
        ("cups.example", "http", "http://cups.example", False),
        ("cups.example", "http", None, False),
        ("cups.example", "https", None, True),
    ],
)
def test_https_is_known_behind_a_proxy_too(
    host: str, scheme: str, address: str | None, encrypted: bool
) -> None:
    assert security.is_encrypted(asked(host, scheme=scheme), address) == encrypted


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("cups.example", True),
        ("localhost:8000", True),
        ("192.168.1.5:8000", True),
        ("[::1]:8000", True),
        ("rebound.example", False),
        ("[nonsense", False),
        ("", False),
    ],
)
def test_only_names_of_the_house_are_answered_to(host: str, ours: bool) -> None:
    assert security.is_for_this_house(asked(host), HOUSE) == ours
    assert security.is_for_this_house(asked(host), None)


@pytest.mark.parametrize(
    ("client", "host", "local"),
    [
        ("127.0.0.1", "localhost", True),
        ("::1", "localhost", True),
        ("::ffff:127.0.0.1", "localhost", True),
        ("127.0.0.1", "cups.example", False),
        ("203.0.113.7", "localhost", False),
        (None, "localhost", False),
    ],
)
def test_the_machine_itself_is_not_whoever_comes_by_its_proxy(
    client: str | None, host: str, local: bool
) -> None:
    assert security.is_local(asked(host, client), HOUSE) == local


def test_limits_count_a_household() -> None:
    assert security.client_address(asked(client="2001:db8::5")) == "2001:db8::/64"
    assert security.client_address(asked(client=None)) == "?"


def test_every_answer_says_what_a_page_may_do_and_a_scope_whether_its_client_is_gone() -> None:
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "http.disconnect"
        await send({"type": "http.response.start", "status": 200, "headers": [(b"a", b"b")]})
        await send({"type": "http.response.body", "body": b""})

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http"}
    asyncio.run(security.add_security_headers(app)(scope, receive, send))  # type: ignore[arg-type]
    assert scope[security.DISCONNECTED] is True
    headers = dict(sent[0]["headers"])
    assert headers.pop(b"a") == b"b"
    assert headers == {
        b"content-security-policy": security.CONTENT_SECURITY_POLICY.encode(),
        b"x-content-type-options": b"nosniff",
        b"referrer-policy": b"no-referrer",
        b"x-frame-options": b"DENY",
        b"cross-origin-opener-policy": b"same-origin",
        b"cross-origin-resource-policy": b"same-origin",
        b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
    }
    assert "headers" not in sent[1]
