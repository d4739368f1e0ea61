"""Tests of a socket with a fake client and a fake house."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from fivecups.engine import Refusal, Refused
from fivecups.house.accounts.bans import Ban
from fivecups.house.accounts.people import Account
from fivecups.house.ports import StorageError
from fivecups.house.table import commands
from fivecups.web.services.metrics import Metrics
from fivecups.web.services.shared_limits import RateLimits
from fivecups.web.sockets import connection
from fivecups.web.sockets.connection import TRY_LATER, Connection
from fivecups.web.sockets.endpoint import SocketEndpoint


class Line:
    """A fake client that sends given messages and records what it receives."""

    def __init__(self, *messages: dict[str, Any] | bytes) -> None:
        self.messages = messages
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.backlog = 0

    def send_text(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self, code: int) -> None:
        self.closed.append(code)

    async def run(self, on_message: Callable[[bytes], None]) -> None:
        for message in self.messages:
            on_message(message if isinstance(message, bytes) else json.dumps(message).encode())
            for _ in range(5):
                await asyncio.sleep(0)


class Tables:
    """A fake table manager that records its calls. `outcome` is the result of commands."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.outcome: Any = False

    def submit(self, table: str, person: Any, command: Any, *words: Any) -> asyncio.Future[Any]:
        self.done.append((table, person.name, command, *words))

        async def decide() -> Any:
            if isinstance(self.outcome, BaseException):
                raise self.outcome
            return self.outcome

        return asyncio.ensure_future(decide())

    async def watch(self, table: str, listener: Any, ref: Any, after: int, seat: Any) -> None:
        await asyncio.sleep(0)
        self.done.append(("watch", table, ref, after, seat))

    def unwatch(self, table: str, listener: Any) -> None:
        self.done.append(("unwatch", table))

    def connect(self, listener: Any) -> None:
        self.done.append(("connect",))

    def disconnect(self, listener: Any) -> None:
        self.done.append(("disconnect",))


def house() -> Any:
    present: set[Any] = set()
    tables = Tables()
    return SimpleNamespace(
        settings=SimpleNamespace(limit_factor=1.0),
        metrics=Metrics(),
        limits=RateLimits(1.0),
        tables=tables,
        manager=SimpleNamespace(commands=tables, subscriptions=tables),
        sessions=SimpleNamespace(add=present.add, remove=present.remove, present=present),
    )


ANA = Account("ana", "Ana", "en", 1)


def served(line: Line, services: Any = None, **named: Any) -> Connection:
    """Return a socket after it has served a client to the end."""

    async def run() -> Connection:
        connection = Connection(line, services or house(), ANA, "device", **named)  # type: ignore[arg-type]
        await connection.run()
        return connection

    return asyncio.run(run())


def alone(check: Callable[[Connection, Line, Any], Awaitable[None]], **named: Any) -> None:
    """Run `check` with a socket that does nothing by itself."""

    async def run() -> None:
        line, services = Line(), house()
        connection = Connection(line, services, ANA, "device", **named)  # type: ignore[arg-type]
        await check(connection, line, services)

    asyncio.run(run())


def test_a_client_is_greeted_counted_and_gone_when_it_leaves() -> None:
    line, services = Line(), house()
    connection = served(line, services)
    [welcome] = line.heard
    assert (welcome["t"], welcome["person"], welcome["name"]) == ("welcome", "ana", "Ana")
    assert services.tables.done == [("connect",), ("disconnect",)]
    assert services.sessions.present == set()
    assert services.metrics.sent == 1
    assert b"fivecups_sockets 0.0" in services.metrics.text()
    assert (connection.watcher, connection.host, connection.screen) == ("ana", "?", False)
    assert served(Line(), watcher="bob").watcher == "bob"


def test_every_request_becomes_a_command_and_is_acknowledged() -> None:
    asked = [
        {"t": "answer", "table": "t", "ask": "3.0", "answer": ["keep", [1]], "id": "a"},
        {"t": "chat", "table": "t", "text": "hello", "id": "b"},
        {"t": "react", "table": "t", "reaction": "hat", "id": "c"},
        {"t": "back", "table": "t", "id": "d"},
    ]
    line, services = Line(*asked), house()
    served(line, services)
    assert services.tables.done[1:-1] == [
        ("t", "Ana", commands.answer_own_ask, "3.0", ["keep", [1]]),
        ("t", "Ana", commands.say, "hello", "b"),
        ("t", "Ana", commands.react, "hat", "c"),
        ("t", "Ana", commands.return_to_seat),
    ]
    assert [(item["t"], item["id"], item["table"]) for item in line.heard[1:]] == [
        ("done", ref, "t") for ref in "abcd"
    ]
    assert list(services.metrics.requests.values()).count(1) == 4
    assert services.limits.chat.spent == services.limits.reactions.spent == {"ana": 1}


def test_a_repetition_is_told() -> None:
    line, services = Line({"t": "back", "table": "t", "id": "d"}), house()
    services.tables.outcome = True
    served(line, services)
    assert line.heard[-1] == {"t": "done", "id": "d", "table": "t", "again": True}


@pytest.mark.parametrize(
    ("error", "code", "failures"),
    [(Refused(Refusal("wrong", "PD-3", {"why": 1})), "wrong", 0), (StorageError("no"), "", 1)],
)
def test_what_is_not_done_is_explained(error: Exception, code: str, failures: int) -> None:
    line, services = Line({"t": "back", "table": "t", "id": "d"}), house()
    services.tables.outcome = error
    with capture_logs() as logged:
        served(line, services)
    message = line.heard[-1]
    about = [(item["event"], item["table"], item["kind"]) for item in logged]
    assert about == failures * [("storage_failed", "t", "Back")]
    assert (message["t"], message["id"], message["table"]) == ("refused", "d", "t")
    assert message["code"] == (code or StorageError.code)
    if code:
        assert (message["rule"], message["data"]) == ("PD-3", {"why": 1})
    assert f"fivecups_storage_failures_total {failures}.0".encode() in services.metrics.text()
    assert f'code="{message["code"]}"'.encode() in services.metrics.text()


def test_watching_is_in_order_and_not_acknowledged() -> None:
    watch = {"t": "watch", "table": "t", "id": "w", "after": 7, "seat": 1}
    line, services = Line(watch, {"t": "unwatch", "table": "t", "id": "u"}), house()
    connection = served(line, services)
    assert services.tables.done[1:3] == [("watch", "t", "w", 7, 1), ("unwatch", "t")]
    assert len(line.heard) == 1 and connection.tables == set() and not connection._watching


def test_only_so_many_tables_are_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MAX_TABLES", 2)
    line = Line(*({"t": "watch", "table": table, "id": table} for table in "abca"))
    socket = served(line)
    assert socket.tables == {"a", "b"}
    [refused] = line.heard[1:]
    assert (refused["id"], refused["code"], refused["data"]) == (
        "c",
        "too-many-tables",
        {"most": 2},
    )


@pytest.mark.parametrize(
    ("message", "ref"),
    [
        (b"{", None),
        (b'{"t": "dance", "id": "x"}', "x"),
        (b'{"t": "back", "table": "t", "id": "x", "more": 1}', "x"),
        (b'{"t": "back", "id": "' + b"x" * 65 + b'"}', None),
        (b"[" * 100_000, None),
    ],
)
def test_what_is_no_request_is_refused(message: bytes, ref: str | None) -> None:
    line = Line(message)
    served(line)
    assert line.heard[-1]["code"] == "malformed"
    assert line.heard[-1].get("id") == ref
    assert 0 < len(line.heard[-1]["data"]["problem"]) <= 200


def test_a_screen_only_watches() -> None:
    asked = [
        {"t": "chat", "table": "t", "text": "hi", "id": "c"},
        {"t": "watch", "table": "t", "id": "w"},
        {"t": "unwatch", "table": "t", "id": "u"},
    ]
    line, services = Line(*asked), house()
    served(line, services, screen=True)
    [refused] = line.heard[1:]
    assert (refused["id"], refused["code"]) == ("c", "screen-only-watches")
    assert refused["table"] == "t"
    assert [item[0] for item in services.tables.done[1:3]] == ["watch", "unwatch"]


def test_a_client_that_does_not_keep_up_is_sent_away() -> None:
    async def check(socket: Connection, line: Line, services: Any) -> None:
        line.backlog = connection.MAX_BACKLOG_BYTES
        socket.deliver(b"{}")
        assert line.heard == [{}] and line.closed == [] and services.metrics.sent == 1
        line.backlog += 1
        socket.deliver(b"{}")
        assert line.heard == [{}] and line.closed == [4408] and services.metrics.sent == 1

    alone(check)


def test_haste_is_refused_then_ended_and_forgiven_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(connection, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(connection, "MAX_VIOLATIONS", 2)
    back = b'{"t": "back", "table": "t", "id": "x"}'

    async def check(socket: Connection, line: Line, services: Any) -> None:
        nonlocal now
        for _ in range(100):
            socket.receive(back)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert len(services.tables.done) == 100
        socket.receive(back)
        socket.receive(back)
        assert line.closed == [] and socket._violations == 2
        assert line.heard[-1] == {"t": "refused", "id": "x", "code": "too-fast"}
        now += 0.05
        socket.receive(back)
        await asyncio.sleep(0)
        assert len(services.tables.done) == 101 and socket._violations == 1
        socket.receive(back)
        socket.receive(back)
        assert line.closed == [4429]

    alone(check)


def test_only_so_many_requests_are_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MAX_CONCURRENT_REQUESTS", 2)

    async def check(socket: Connection, line: Line, services: Any) -> None:
        for ref in "abc":
            socket.receive(json.dumps({"t": "back", "table": "t", "id": ref}).encode())
        [refused] = line.heard
        assert (refused["id"], refused["code"]) == ("c", "too-fast")
        for _ in range(5):
            await asyncio.sleep(0)
        assert not socket._running and len(services.tables.done) == 2

    alone(check)


def test_who_is_not_let_in_any_more_is_told_why() -> None:
    async def check(socket: Connection, line: Line, services: Any) -> None:
        socket.revoke()
        assert line.closed == [4401] and line.heard == []
        socket.close_for_ban(Ban("person", "ana", "rude", 5, 10))
        assert line.closed == [4401, 4410]
        assert line.heard[0]["code"] == "banned" and line.heard[0]["data"]

    alone(check)


def test_while_the_database_does_not_answer_a_socket_is_closed_with_one_line_in_the_log() -> None:
    class Away:
        async def recognise(self, key: Any) -> None:
            raise StorageError("Connection refused")

    services = SimpleNamespace(
        settings=SimpleNamespace(public_address=None),
        sessions=SimpleNamespace(key_of=lambda cookie: None),
        people=Away(),
    )
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.disconnect" if len(sent) > 1 else "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": SocketEndpoint.path,
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
    }
    with capture_logs() as logs:
        asyncio.run(SocketEndpoint(lambda: services)(scope, receive, send))
    assert [message.get("code") for message in sent] == [None, TRY_LATER]
    assert [(line["event"], line["problem"]) for line in logs] == [
        ("socket_not_admitted", "Connection refused")
    ]
