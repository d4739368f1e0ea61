"""What carries the messages of a socket: uvicorn's protocol class, or plain ASGI, on both loops."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import uvicorn
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fivecups.web.sockets import direct
from fivecups.web.sockets.asgi import AsgiTransport
from fivecups.web.sockets.transport import Transport, plain_class, transport_of, websocket_class

from ..kit import HANGS

LOOPS = {"asyncio": asyncio.run, "uvloop": uvloop.run}
BIG = b"x" * 2**20
GREETING = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

Serve = Callable[[Transport], Awaitable[None]]


@contextlib.asynccontextmanager
async def served(serve: Serve, plain: bool = False) -> AsyncIterator[tuple[int, uvicorn.Server]]:
    """A server on a free port that gives every socket to `serve`."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await serve(transport_of(scope, receive, send))

    config = uvicorn.Config(
        app,
        log_config=None,
        lifespan="off",
        ws=plain_class() if plain else websocket_class(),
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        running = asyncio.create_task(server._serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield listener.getsockname()[1], server
        finally:
            server.should_exit = server.force_exit = True
            await running


def run(loop: str, check: Callable[[], Any]) -> None:
    async def main() -> None:
        await asyncio.wait_for(check(), HANGS)

    LOOPS[loop](main())


async def until_gone(server: uvicorn.Server) -> None:
    while server.server_state.connections:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_client_that_ignores_the_close_frame_is_cut_off(
    loop: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct, "CLOSE_TIMEOUT", 0.05)

    async def hang_up(transport: Transport) -> None:
        transport.close(4401)
        await transport.run(lambda message: None)

    async def check() -> None:
        async with served(hang_up) as (port, server):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(GREETING)
            assert b"101" in await reader.readuntil(b"\r\n\r\n")
            assert (await reader.readexactly(4))[2:] == (4401).to_bytes(2, "big")
            await until_gone(server)
            writer.transport.abort()

    run(loop, check)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_client_that_takes_nothing_is_cut_off(loop: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(direct, "CLOSE_TIMEOUT", 0.05)

    async def flood(transport: Transport) -> None:
        while transport.backlog < 10 * len(BIG):
            transport.send_text(BIG)
            await asyncio.sleep(0)
        transport.close(4408)
        await transport.run(lambda message: None)

    async def check() -> None:
        async with served(flood) as (port, server):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(GREETING)
            assert b"101" in await reader.readuntil(b"\r\n\r\n")
            await until_gone(server)
            writer.transport.abort()

    run(loop, check)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("plain", [False, True])
def test_messages_arrive_in_order_both_ways_and_the_code_says_why_it_ends(
    loop: str, plain: bool
) -> None:
    kinds = []

    async def echo(transport: Transport) -> None:
        kinds.append(isinstance(transport, AsgiTransport))

        def answer(message: bytes) -> None:
            transport.send_text(message * 2)
            if message == b"end":
                transport.close(4429)

        transport.send_text(b"welcome")
        await transport.run(answer)
        transport.send_text(b"too late")

    async def check() -> None:
        async with served(echo, plain) as (port, server):
            async with connect(f"ws://127.0.0.1:{port}", proxy=None, max_size=None) as client:
                sent = ["a", "b" * 200, "c" * 70_000, "ж", "end"]
                for text in sent:
                    await client.send(text)
                heard = [await client.recv() for _ in range(1 + len(sent))]
                assert heard == ["welcome", *(2 * text for text in sent)]
                with pytest.raises(ConnectionClosed) as closed:
                    await client.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
            await until_gone(server)
        assert kinds == [plain]

    run(loop, check)


def test_where_uvicorn_is_built_differently_plain_asgi_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def chosen() -> Any:
        return websocket_class()

    assert asyncio.run(chosen()) is direct.DirectTransport
    with monkeypatch.context() as other:
        other.setattr(direct, "NEEDED", (*direct.NEEDED, "no_such_part"))
        assert asyncio.run(chosen()) is plain_class()
    with monkeypatch.context() as other:
        other.setattr(direct, "WebSocketsSansIOProtocol", object)
        assert asyncio.run(chosen()) is plain_class()
