"""Tests that visitors are served however many and slow the TCP connections are."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from fivecups.web.server.connection_limits import RESERVED_FILES, ConnectionGuard, raise_file_limit
from fivecups.web.services.settings import ConnectionLimits
from tests.waiting import PATIENCE, until

from ..server import House

HOSTILE = "127.0.0.2"
HALF_A_HEAD = b"POST /api/me HTTP/1.1\r\nHost: house\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\n"
    b'Content-Length: 50\r\n\r\n{"name"'
)
BEGINNINGS = (b"", HALF_A_HEAD, HALF_A_BODY)


def dial(house: House, address: str = HOSTILE) -> socket.socket:
    """Open a connection with a timeout."""
    return socket.create_connection(("127.0.0.1", house.port), PATIENCE, (address, 0))


@contextmanager
def hostile_connections(house: House, count: int) -> Iterator[None]:
    """Hold `count` connections from one address that send nothing, half a head or half a body."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, count + 500)), hard))
    with ExitStack() as opened:
        for number in range(count):
            connection = opened.enter_context(dial(house))
            connection.sendall(BEGINNINGS[number % len(BEGINNINGS)])
        yield


@pytest.mark.parametrize("address", ["127.0.0.1", HOSTILE])
def test_a_visitor_is_served_while_2000_hostile_connections_stand(
    tmp_path_factory: pytest.TempPathFactory, address: str
) -> None:
    patient = {"head": 600.0, "body": 600.0}
    with House(tmp_path_factory.mktemp("few"), open_files=1024, connections=patient) as house:
        with hostile_connections(house, 2000), dial(house, address) as visitor:
            visitor.sendall(b"GET /health HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n")
            answer = b""
            while chunk := visitor.recv(2**16):
                answer += chunk
            assert answer.startswith(b"HTTP/1.1 200"), answer
        assert house.ask("POST", "/api/me", json={"name": "Ana"}).status_code == 201
        assert '"level": "error"' not in house.text()


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_a_client_that_sends_its_request_too_slowly_is_cut_off(
    tmp_path_factory: pytest.TempPathFactory, beginning: bytes
) -> None:
    hasty = {"head": 0.2, "body": 0.2}
    with House(tmp_path_factory.mktemp("hasty"), connections=hasty) as house, dial(house) as slow:
        slow.sendall(beginning)
        try:
            while slow.recv(2**16):
                slow.sendall(b"x")
        except ConnectionError:
            pass


def test_an_aborted_upload_is_one_line_in_the_log(house: House) -> None:
    with dial(house) as visitor:
        visitor.sendall(HALF_A_BODY)
    asyncio.run(until(lambda: "client_disconnected" in house.text()))
    assert "exception" not in house.text() and "Traceback" not in house.text()


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Transport:
    """A fake connection from an address."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.untaken = 0
        self.closing = self.aborted = False

    def get_extra_info(self, name: str) -> Any:
        return (self.host, 1)

    def get_write_buffer_size(self) -> int:
        return self.untaken

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


def request(more_body: bool = False, response_complete: bool = False) -> Any:
    cycle = SimpleNamespace(more_body=more_body, response_complete=response_complete)
    return SimpleNamespace(cycle=cycle)


WAITING = SimpleNamespace(cycle=None)
SOCKET = SimpleNamespace()


def guard(clock: Clock | None = None, files: int = 1000, **limits: Any) -> ConnectionGuard:
    return ConnectionGuard(ConnectionLimits(**limits), files, clock or Clock())


def test_the_longest_idle_connection_of_an_address_makes_room() -> None:
    clock = Clock()
    guarded = guard(clock, of_one_address=3)
    mine = [Transport("10.0.0.1") for _ in range(4)]
    for transport, protocol in zip(mine, (SOCKET, WAITING, request(True), WAITING), strict=True):
        clock.now += 1
        assert guarded.add(protocol, transport)
    assert [transport.aborted for transport in mine] == [False, True, False, False]


def test_a_newcomer_is_refused_where_all_are_being_served() -> None:
    guarded = guard(of_one_address=2)
    for protocol in (SOCKET, request()):
        assert guarded.add(protocol, Transport("10.0.0.1"))
    assert not guarded.add(WAITING, Transport("10.0.0.1"))
    assert guarded.add(WAITING, Transport("10.0.0.2"))


def test_an_ipv6_household_is_one_address_and_a_local_proxy_is_none() -> None:
    guarded = guard(of_one_address=1)
    assert guarded.add(SOCKET, Transport("2001:db8::1"))
    assert not guarded.add(SOCKET, Transport("2001:db8::2"))
    for local in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert all(guarded.add(SOCKET, Transport(local)) for _ in range(10)), local


def test_all_together_stay_below_the_limit_of_raise_file_limit() -> None:
    guarded = guard(files=RESERVED_FILES + 20)
    crowd = [Transport(f"10.0.0.{number % 3}") for number in range(50)]
    assert all(guarded.add(WAITING, transport) for transport in crowd)
    assert sum(not transport.aborted for transport in crowd) == 20


def test_a_connection_that_has_gone_leaves_its_place() -> None:
    guarded = guard(of_one_address=1)
    first = Transport("10.0.0.1")
    assert guarded.add(SOCKET, first)
    guarded.remove(first)
    assert guarded.add(SOCKET, Transport("10.0.0.1"))


def test_what_takes_too_long_is_cut_off_and_what_is_served_is_not() -> None:
    clock = Clock()
    guarded = guard(clock, head=10, body=20, taking=30, closing=5)
    closing, stalled = Transport("10.0.0.1"), Transport("10.0.0.1")
    closing.closing, stalled.untaken = True, 1000
    kinds = {
        "closing": (SOCKET, closing, 5),
        "head": (WAITING, Transport("10.0.0.1"), 10),
        "body": (request(True), Transport("10.0.0.1"), 20),
        "stalled": (SOCKET, stalled, 30),
        "answer": (request(), Transport("10.0.0.1"), None),
        "socket": (SOCKET, Transport("10.0.0.1"), None),
    }
    clock.now = 1000.0
    for protocol, transport, _ in kinds.values():
        assert guarded.add(protocol, transport)
    for second in range(60):
        clock.now = 1000.0 + second
        guarded.sweep()
        for kind, (_, transport, allowed) in kinds.items():
            assert transport.aborted == (allowed is not None and second > allowed), (kind, second)


def test_a_client_that_goes_on_is_not_slow() -> None:
    clock = Clock()
    guarded = guard(clock, head=10, taking=10)
    busy, taking = Transport("10.0.0.1"), Transport("10.0.0.1")
    protocol = request(response_complete=True)
    guarded.add(protocol, busy)
    guarded.add(SOCKET, taking)
    for second in range(60):
        clock.now = float(second)
        taking.untaken = 1000 - second
        if second % 5 == 0:
            protocol.cycle = request(response_complete=True).cycle
        guarded.sweep()
    assert not busy.aborted and not taking.aborted


class Base:
    """A fake of uvicorn's protocol class."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.told.append("made")

    def connection_lost(self, error: Exception | None) -> None:
        self.told.append(error)


def test_a_connection_is_counted_from_its_beginning_to_its_end() -> None:
    guarded = guard(of_one_address=1)
    kind = guarded.guarded_class(Base)
    assert kind.__name__ == "GuardedBase"
    lines = [Transport("10.0.0.1") for _ in range(3)]
    served = [kind() for _ in lines]
    for protocol, line in zip(served[:2], lines, strict=False):
        protocol.connection_made(line)
    assert [line.aborted for line in lines] == [False, True, False], "one at a time"
    error = OSError()
    served[0].connection_lost(error)
    served[2].connection_made(lines[2])
    assert [protocol.told for protocol in served] == [["made", error], ["made"], ["made"]]
    assert not lines[2].aborted


MAX_ENTRIES_WITHOUT_THREAD = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("limits", "asked", "files"),
    [
        ((1024, 4096), [(4096, 4096)], 4096),
        ((1024, MAX_ENTRIES_WITHOUT_THREAD), [(16_384, MAX_ENTRIES_WITHOUT_THREAD)], 16_384),
        ((1024, 100_000), [(16_384, 100_000)], 16_384),
        ((16_384, 100_000), [], 16_384),
        ((20_000, 100_000), [], 20_000),
        ((MAX_ENTRIES_WITHOUT_THREAD, MAX_ENTRIES_WITHOUT_THREAD), [], 16_384),
    ],
)
def test_as_many_files_as_the_system_allows_are_asked_for(
    limits: tuple[int, int],
    asked: list[tuple[int, int]],
    files: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    changed: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda kind, both: changed.append(both))
    assert (raise_file_limit(), changed) == (files, asked)


def test_a_system_that_allows_no_more_files_is_taken_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(kind: int, both: tuple[int, int]) -> None:
        raise ValueError("not allowed")

    monkeypatch.setattr(resource, "getrlimit", lambda kind: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert raise_file_limit() == 1024


def test_of_equally_idle_connections_the_first_makes_room() -> None:
    guarded = guard(of_one_address=2)
    crowd = [Transport("10.0.0.1") for _ in range(3)]
    for transport in crowd:
        assert guarded.add(WAITING, transport)
    assert [transport.aborted for transport in crowd] == [True, False, False]
