"""Tests of malformed, oversized, nested, wrong-typed and replayed messages, of strangers, and of
secrets in logs."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sample_bot import play
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from fivecups.client import HouseError
from fivecups.engine import Refused
from fivecups.house.wire.protocol import Presence
from tests.waiting import until

from ..kit import Guest, company, run, set_table
from ..server import House

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
fields = st.fixed_dictionaries(
    {},
    optional={
        "t": st.sampled_from(["watch", "unwatch", "answer", "chat", "back", "welcome"]) | anything,
        "id": st.text(max_size=70) | anything,
        "table": st.sampled_from(["TABLE", "", "x" * 100]) | anything,
        "ask": st.sampled_from(["1", "2", "1.1.0", "1.-1.0"]) | anything,
        "answer": anything,
        "text": st.text(max_size=30) | anything,
        "seat": st.integers() | anything,
        "after": st.integers() | anything,
        "surplus": anything,
    },
)
texts = fields.map(json.dumps) | anything.map(json.dumps) | st.text(max_size=200)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(texts, min_size=5, max_size=30), seed=st.integers(0, 1000))
def test_no_message_breaks_a_table(house: House, messages: list[str], seed: int) -> None:
    """While a player sends nonsense about a table from a seat, the table is played to its end."""

    async def check() -> None:
        people = await company(house.base, 2)
        table = await set_table(people, "high-cup", options={"pot": 1})
        rude = Guest(house.base, people[0].cookie)
        await rude.open()
        games = [asyncio.create_task(play(person, table, random.Random(seed))) for person in people]
        for message in messages:
            await rude.send(message.replace("TABLE", table).encode("utf-8", "replace").decode())
        await asyncio.gather(*games)
        await rude.watch(table)
        assert rude.tables[table].over

    run(check)


def test_oversized_and_deeply_nested_messages_end_or_are_refused(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 2)
        table = await set_table(people, "poker-dice")
        ana = people[0]
        await ana.watch(table)
        ask = ana.tables[table].asks[0]["id"]
        deep: Any = []
        for _ in range(50):
            deep = [deep]
        with pytest.raises(Refused, match="malformed"):
            await ana.answer(table, ask, deep)
        with pytest.raises(Refused, match="malformed"):
            await ana.answer(table, ask, [0] * 3000)
        await ana.send(
            '{"t":"answer","id":"1","table":"x","ask":"1","answer":' + "[" * 7000 + "]" * 7000 + "}"
        )
        assert await ana.answer(table, ask, ["keep", []]) is False
        await ana.send("x" * 100_000)
        await until(lambda: not ana.connected)
        await ana.open()
        assert ana.tables[table].asks

    run(check)


def test_binary_messages_end_the_connection_or_are_refused(house: House) -> None:
    async def check() -> None:
        (ana,) = await company(house.base, 1)
        await ana.send(b"\x00\xff\x00")
        table = await Guest(house.base, ana.cookie).create_table("poker-dice", 2)
        other = Guest(house.base, ana.cookie)
        await other.open()
        await other.watch(table)

    run(check)


def test_replayed_requests_are_done_once(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 2, record=True)
        table = await set_table(people, "poker-dice")
        ana = people[0]
        await ana.watch(table)
        ask = ana.tables[table].asks[0]["id"]
        for request in (
            {"t": "answer", "id": "a1", "table": table, "ask": ask, "answer": ["keep", []]},
            {"t": "chat", "id": "a2", "table": table, "text": "once"},
        ):
            for _ in range(5):
                await ana.send(json.dumps(request))
        await until(lambda: sum('"t":"done"' in text for text in ana.raw or []) == 10)
        assert sum('"again":true' in text for text in ana.raw or []) == 8
        kinds = [frame.kind for frame in ana.tables[table].frames]
        assert (kinds.count("moved"), kinds.count("said")) == (1, 1)

    run(check)


async def closed_with(address: str, **options: Any) -> int | None:
    async with connect(address, proxy=None, **options) as line:
        try:
            await line.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None
    return None


def test_strangers_and_other_sites_get_no_socket(house: House) -> None:
    async def check() -> None:
        (ana,) = await company(house.base, 1)
        address = house.base.replace("http", "ws") + "/api/socket"
        cookie = {"cookie": f"fivecups={ana.cookie}"}
        assert await closed_with(address) == 4401
        assert await closed_with(address, additional_headers={"cookie": "fivecups=a.b.c"}) == 4401
        forged = {"cookie": f"fivecups={str(ana.cookie)[:-1]}"}
        assert await closed_with(address, additional_headers=forged) == 4401
        assert (
            await closed_with(address, additional_headers=cookie, origin="http://evil.example")
            == 4403
        )
        assert await closed_with(address, additional_headers=cookie, origin=house.base) is None

    run(check)


def test_other_sites_change_nothing(house: House) -> None:
    for headers in (
        {"origin": "http://evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"origin": "null"},
    ):
        answer = house.ask("POST", "/api/me", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
        assert "set-cookie" not in answer.headers
    assert (
        house.ask(
            "POST", "/api/me", json={"name": "Ana"}, headers={"origin": house.base}
        ).status_code
        == 201
    )


def test_every_answer_carries_the_rules_for_pages(house: House) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/table/anything"):
        headers = house.ask("GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    cookie = house.ask("POST", "/api/me", json={"name": "Ana"}).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie


def test_nobody_reads_files_outside_the_page(house: House) -> None:
    for path in ("/../services.py", "/%2e%2e/services.py", "/..%2fservices.py", "//etc/passwd"):
        answer = house.ask("GET", path)
        assert "import" not in answer.text and "root:" not in answer.text


def test_large_bodies_are_refused(house: House) -> None:
    body = b'{"name":"' + b"x" * 200_000 + b'"}'
    answer = house.ask(
        "POST", "/api/me", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413


def test_wrong_bodies_are_explained(house: House) -> None:
    for body in ("", "[]", "{", '{"name": 5}', '{"name":"a","surplus":1}', "null", "[" * 5000):
        answer = house.ask(
            "POST", "/api/me", content=body, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_tables_of_others_are_theirs(house: House) -> None:
    async def check() -> None:
        ana, bob, eve = await company(house.base, 3)
        table = await set_table([ana, bob], "poker-dice", visibility="private")
        for path in ("", "/qr.svg", "/invitation", "/record", "/verify", "/replay"):
            with pytest.raises(Refused, match="private-table"):
                await eve.request("GET", f"/api/tables/{table}{path}")
        for act in ("resign", "pause", "back"):
            with pytest.raises(Refused, match="not-seated"):
                await eve.act(table, act)
        with pytest.raises(Refused, match="private-table"):
            await eve.watch(table)
        with pytest.raises(Refused, match="private-table"):
            await eve.say(table, "let me in")
        listed = await eve.request("GET", "/api/tables")
        assert table not in [item["id"] for item in listed]
        stranger = Guest(house.base)
        with pytest.raises(HouseError, match="401"):
            await stranger.create_table("poker-dice", 2)

    run(check)


def test_no_secret_is_in_the_log(house: House) -> None:
    async def check() -> None:
        (ana,) = await company(house.base, 1)
        await ana.request(
            "POST", "/api/me/keep", {"login": "ana-secret", "password": "very secret words"}
        )
        link = await ana.request("POST", "/api/me/link")
        other = Guest(house.base)
        await other.request("POST", "/api/me/link/follow", {"code": link["code"]})
        third = Guest(house.base)
        await third.request(
            "POST", "/api/me/login", {"login": "ana-secret", "password": "very secret words"}
        )
        with pytest.raises(Refused, match="wrong-login-or-password"):
            await third.request(
                "POST", "/api/me/login", {"login": "ana-secret", "password": "another guess"}
            )
        text = house.text()
        for secret in (
            "very secret words",
            "another guess",
            link["code"],
            str(ana.cookie),
            str(third.cookie),
        ):
            assert secret not in text

    run(check)


def test_haste_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def check(house: House) -> None:
        (ana,) = await company(house.base, 1, record=True)
        table = await ana.create_table("poker-dice", 2)
        await ana.watch(table)
        for number in range(150):
            await ana.send(
                json.dumps({"t": "chat", "id": str(number), "table": table, "text": "spam"})
            )
        await until(lambda: any("too-fast" in text for text in ana.raw or []))
        codes = []
        while 429 not in codes:
            codes.append(
                (
                    await asyncio.to_thread(house.ask, "POST", "/api/me", json={"name": "Bob"})
                ).status_code
            )
        assert codes.count(201) >= 10

    with House(tmp_path_factory.mktemp("hasty"), limit_factor=1.0) as house:
        run(lambda: check(house))


@asynccontextmanager
async def deaf_line(
    house: House, cookie: str | None
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a socket with small buffers that hardly take anything until they are read."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2**16)
    narrow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", house.port))
    reader, writer = await asyncio.open_connection(sock=narrow)
    try:
        greeting = (
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: fivecups={cookie}\r\n\r\n"
        )
        writer.write(greeting.encode())
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        yield reader, writer
    finally:
        writer.transport.abort()


def test_a_client_that_takes_nothing_is_sent_away_and_nobody_else_notices(house: House) -> None:
    """Its connection stays open and asks for large messages, but reads none until the house closes
    it."""

    async def check() -> None:
        ana, bob = await company(house.base, 2)
        table = await ana.create_table("dice-town", 3)
        for seat in range(3):
            await ana.place_bot(table, seat, "random")
        await ana.watch(table)
        await ana.start(table)
        await until(lambda: ana.tables[table].over)
        wish = Frame(Opcode.TEXT, json.dumps({"t": "watch", "table": table}).encode()).serialize(
            mask=True
        )
        async with deaf_line(house, bob.cookie) as (reader, writer):
            writer.write(wish)
            await until(lambda: ana.tables[table].presence == Presence((), 2))
            while ana.tables[table].presence == Presence((), 2):
                writer.write(20 * wish)
                assert await ana.say(table, "still here") is False
            received = b""
            while chunk := await reader.read(2**20):
                received = (received + chunk)[-100:]
                if received.endswith(b"\x88\x02" + (4408).to_bytes(2, "big")):
                    break
            assert chunk, "the line was cut before the house said why"

    run(check)
