"""Tests that connections go to the worker responsible for their table."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
import uvloop
from structlog.testing import capture_logs

from fivecups.web.server import socket_handover
from fivecups.web.server.socket_handover import SocketHandover, _adopt, table_in_request
from fivecups.web.services.settings import WorkerPlace
from fivecups.web.sockets.transport import default_websocket_class, transport_of, websocket_class
from tests.web.kit import HANGS

LOOPS = {"asyncio": asyncio.run, "uvloop": uvloop.run}
TABLES = ("t1", "t2", "t3", "t4", "t5")


def head(target: str) -> bytes:
    return (
        f"GET {target} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


@pytest.mark.parametrize(
    ("target", "table"),
    [
        ("/api/socket?table=abc-_1", "abc-_1"),
        ("/api/socket?x=1&table=a%20b", "a b"),
        ("/api/socket", None),
        ("/api/socket?table=", None),
        ("/api/tables?table=abc", None),
        ("*", None),
    ],
)
def test_a_request_may_name_a_table(target: str, table: str | None) -> None:
    assert table_in_request(head(target)) == table
    assert table_in_request(b"") is None


@contextlib.asynccontextmanager
async def worker(place: WorkerPlace, plain: bool) -> AsyncIterator[int]:
    """Run a worker that sends its number to every client, and then echoes."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            transport = transport_of(scope, receive, send)
            transport.send_text(f"worker {place.number}".encode())
            await transport.run(transport.send_text)

    passing = SocketHandover(place)
    config = uvicorn.Config(
        app,
        log_config=None,
        lifespan="off",
        http="h11",
        ws=passing.routing_class(default_websocket_class() if plain else websocket_class()),
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        running = asyncio.create_task(server._serve([listener]))
        taking = asyncio.create_task(passing.run(server))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = server.force_exit = True
            taking.cancel()
            await asyncio.gather(running, taking, return_exceptions=True)


async def served_by(port: int, target: str) -> str:
    return await greeting(*await asyncio.open_connection("127.0.0.1", port), target)


async def greeting(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: str) -> str:
    """Return the number of the worker that greets a client, after checking the echo."""
    writer.write(head(target))
    await reader.readuntil(b"\r\n\r\n")
    heard = await reader.readexactly(10)
    writer.write(b"\x81\x84\0\0\0\0well")
    assert await reader.readexactly(6) == b"\x81\x04well"
    writer.transport.abort()
    return heard[2:].decode()


def run(loop: str, check: Callable[[], Any]) -> None:
    async def main() -> None:
        await asyncio.wait_for(check(), HANGS)

    LOOPS[loop](main())


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("plain", [False, True])
def test_whoever_accepts_a_connection_hands_it_to_the_worker_of_its_table(
    loop: str, plain: bool, tmp_path: Path
) -> None:
    async def check() -> None:
        places = [WorkerPlace(number, 2, str(tmp_path)) for number in range(2)]
        assert {places[0].owner_of(table) for table in TABLES} == {0, 1}
        async with worker(places[0], plain) as first, worker(places[1], plain) as second:
            for table in TABLES:
                owner = f"worker {places[0].owner_of(table)}"
                for port in (first, second):
                    assert await served_by(port, f"/api/socket?table={table}") == owner
            assert await served_by(first, "/api/socket") == "worker 0"
            assert await served_by(second, "/api/socket") == "worker 1"

    run(loop, check)


def test_many_connections_at_once_all_come_to_the_worker_of_their_table(tmp_path: Path) -> None:
    async def check() -> None:
        places = [WorkerPlace(number, 2, str(tmp_path)) for number in range(2)]
        theirs = next(table for table in TABLES if places[0].owner_of(table) == 1)
        target = f"/api/socket?table={theirs}"
        async with worker(places[0], False) as port, worker(places[1], False):
            lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(60)]
            serving = await asyncio.gather(*(greeting(*line, target) for line in lines))
        assert serving == ["worker 1"] * 60

    run("uvloop", check)


def test_a_worker_that_takes_nothing_is_not_waited_for_for_ever(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def check() -> None:
        monkeypatch.setattr(socket_handover, "OFFER_TIMEOUT_SECONDS", 0.05)
        places = [WorkerPlace(number, 2, str(tmp_path)) for number in range(2)]
        theirs = next(table for table in TABLES if places[0].owner_of(table) == 1)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as frozen:
            frozen.bind(str(tmp_path / "1"))
            async with worker(places[0], False) as port:
                lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(40)]
                for _, writer in lines:
                    writer.write(head(f"/api/socket?table={theirs}"))
                reads = [asyncio.create_task(reader.read(12)) for reader, _ in lines]
                await asyncio.wait(reads, return_when=asyncio.FIRST_COMPLETED)
                assert next(iter([read for read in reads if read.done()])).result() == (
                    b"HTTP/1.1 101"
                )
                for _, writer in lines:
                    writer.transport.abort()
                await asyncio.wait(reads)

    run("uvloop", check)


def test_where_the_other_worker_is_gone_a_connection_is_served_where_it_is(tmp_path: Path) -> None:
    async def check() -> None:
        places = [WorkerPlace(number, 2, str(tmp_path)) for number in range(2)]
        theirs = next(table for table in TABLES if places[0].owner_of(table) == 1)
        async with worker(places[0], False) as port:
            assert await served_by(port, f"/api/socket?table={theirs}") == "worker 0"
            async with worker(places[1], False):
                assert await served_by(port, f"/api/socket?table={theirs}") == "worker 1"
            assert await served_by(port, f"/api/socket?table={theirs}") == "worker 0"
        dead = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        dead.bind(str(tmp_path / "1"))
        dead.close()
        async with worker(places[0], False) as port:
            assert await served_by(port, f"/api/socket?table={theirs}") == "worker 0"
            async with worker(places[1], False):
                assert await served_by(port, f"/api/socket?table={theirs}") == "worker 1"

    run("uvloop", check)


@pytest.mark.parametrize("gone", [False, True])
def test_a_connection_that_was_handed_over_is_served_or_closed(gone: bool) -> None:
    """Its client may have left by then."""

    class Protocol:
        told: list[Any] = []

        def __init__(self, **parts: Any) -> None:
            self.told.append(parts)

        def connection_made(self, transport: Any) -> None:
            self.told.append(transport)

        def data_received(self, data: bytes) -> None:
            self.told.append(data)

    async def check() -> None:
        here, there = socket.socketpair()
        blocking: list[bool] = []

        async def connect(make: Callable[[], Any], line: socket.socket) -> None:
            blocking.append(line.getblocking())
            if gone:
                raise ConnectionResetError("gone")
            make().connection_made("transport")

        asyncio.get_running_loop().connect_accepted_socket = connect  # type: ignore
        config = SimpleNamespace(http_protocol_class=Protocol)
        server: Any = SimpleNamespace(
            config=config, server_state="state", lifespan=SimpleNamespace(state="of the app")
        )
        with capture_logs() as logs:
            await _adopt(server, here, b"head")
        assert blocking == [False]
        made = {"config": config, "server_state": "state", "app_state": "of the app"}
        assert Protocol.told == [made, *([] if gone else ["transport", b"head"])]
        assert (here.fileno() == -1) == gone
        problems = [(line["event"], line["problem"]) for line in logs]
        assert problems == [("socket_not_taken", "ConnectionResetError('gone')")] * gone
        here.close()
        there.close()

    Protocol.told.clear()
    asyncio.run(check())
