"""Tests of the transports, uvicorn's protocol class and plain ASGI, on both event loops."""

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

from fivecups.web.sockets import asgi_transport, uvicorn_transport
from fivecups.web.sockets.asgi_transport import AsgiTransport
from fivecups.web.sockets.transport import (
    Transport,
    default_websocket_class,
    transport_of,
    websocket_class,
)

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
    """Run a server on a free port that gives every socket to `serve`."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await serve(transport_of(scope, receive, send))

    config = uvicorn.Config(
        app,
        log_config=None,
        lifespan="off",
        ws=default_websocket_class() if plain else websocket_class(),
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
    monkeypatch.setattr(uvicorn_transport, "CLOSE_TIMEOUT", 0.05)

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
    monkeypatch.setattr(uvicorn_transport, "CLOSE_TIMEOUT", 0.05)

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


def frame(kind: int, content: bytes, mask: bytes = b"\x01\x82\x03\x84") -> bytes:
    """Return a frame as clients send it; the first bit of `kind` marks the last frame of a
    message."""
    length = len(content)
    head = bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE))
    size = b"" if length < 126 else length.to_bytes(2, "big")
    return head + size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(content))


FRAMES = (
    (frame(0x81, b"one"), b"one"),
    (frame(0x81, b""), b""),
    (frame(0x89, b"ping"), None),
    (frame(0x81, b"t" * 126), b"t" * 126),
    (frame(0x01, b"in "), None),
    (frame(0x8A, b"no ping"), None),
    (frame(0x80, b"two parts"), b"in two parts"),
    (frame(0x81, b"x" * 4000), b"x" * 4000),
    (frame(0x82, b"bytes"), b"bytes"),
    (frame(0x81, "ж".encode()), "ж".encode()),
)


@contextlib.asynccontextmanager
async def listening(heard: list[bytes]) -> AsyncIterator[tuple[asyncio.StreamReader, Any]]:
    """Yield a client's reader, and the connection at the other end, which records what it
    receives."""

    async def note(transport: Transport) -> None:
        transport.send_text(b"go on")
        await transport.run(heard.append)

    async with served(note) as (port, server):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(GREETING)
        await reader.readuntil(b"go on")
        [connection] = server.server_state.connections
        yield reader, connection
        writer.transport.abort()


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 64, 131, 4007, 100_000])
def test_what_arrives_does_not_depend_on_where_the_stream_is_cut(size: int) -> None:
    heard: list[bytes] = []

    async def check() -> None:
        async with listening(heard) as (reader, connection):
            stream = b"".join(sent for sent, _ in FRAMES)
            for place in range(0, len(stream), size):
                connection.data_received(stream[place : place + size])
            assert heard == [text for _, text in FRAMES if text is not None]
            assert await reader.readuntil(b"ping") == b"\x8a\x04ping"

    run("uvloop", check)


def test_a_whole_text_does_not_need_the_general_parser() -> None:
    heard: list[bytes] = []

    async def check() -> None:
        async with listening(heard) as (_, connection):
            parsed: list[bytes] = []
            connection.conn.receive_data = parsed.append
            connection.data_received(2 * frame(0x81, b"text") + frame(0x81, b"cut")[:-1])
            assert (heard, parsed) == ([b"text", b"text"], [frame(0x81, b"cut")[:-1]])

    run("uvloop", check)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (b"\x81\x04text", 1002),
        (b"\xc1" + frame(0x81, b"text")[1:], 1002),
        (frame(0x01, b"begun") + frame(0x81, b"another"), 1002),
        (b"\x81\xff" + (2**40).to_bytes(8, "big") + bytes(4), 1009),
    ],
    ids=["not masked", "unknown bit", "text within a message", "too big"],
)
def test_what_no_client_should_send_ends_the_connection(wrong: bytes, code: int) -> None:
    heard: list[bytes] = []

    async def note(transport: Transport) -> None:
        transport.send_text(b"go on")
        await transport.run(heard.append)

    async def check() -> None:
        async with served(note) as (port, server):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(GREETING)
            await reader.readuntil(b"go on")
            writer.write(frame(0x81, b"before") + wrong + frame(0x81, b"after"))
            closing = await reader.readexactly(4)
            assert closing[0] == 0x88 and int.from_bytes(closing[2:], "big") == code
            await until_gone(server)
            assert heard == [b"before"]
            writer.transport.abort()

    run("uvloop", check)


def test_what_arrives_before_anybody_listens_waits() -> None:
    heard: list[bytes] = []
    arrived = asyncio.Event()

    async def listen_late(transport: Transport) -> None:
        transport.send_text(b"go on")
        await arrived.wait()
        await transport.run(heard.append)

    async def check() -> None:
        async with served(listen_late) as (port, server):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(GREETING)
            await reader.readuntil(b"go on")
            [connection] = server.server_state.connections
            connection.data_received(frame(0x81, "ж".encode()) + frame(0x82, b"\xff"))
            connection.data_received(frame(0x82, b"") + frame(0x81, b"text"))
            assert heard == []
            arrived.set()
            while len(heard) < 4:
                await asyncio.sleep(0.001)
            assert heard == ["ж".encode(), b"\xff", b"", b"text"]
            connection.data_received(frame(0x81, b"now"))
            assert heard[4:] == [b"now"], "at once"
            writer.transport.abort()

    run("asyncio", check)


@pytest.mark.parametrize("stuck", [False, True])
def test_a_client_that_has_been_told_to_go_gets_what_waits_for_it(
    stuck: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over plain ASGI; a client that reads nothing is cut off."""
    monkeypatch.setattr(asgi_transport, "CLOSE_TIMEOUT", 0.01 if stuck else HANGS)
    sent: list[Any] = []
    bye = [{"type": "websocket.receive", "text": "bye"}, {"type": "websocket.disconnect"}]

    async def receive() -> Any:
        return bye.pop(0)

    async def send(message: Any) -> None:
        if stuck:
            await asyncio.Event().wait()
        await asyncio.sleep(0)
        sent.append(message)

    async def check() -> None:
        transport = AsgiTransport(receive, send)

        def hang_up(message: bytes) -> None:
            transport.send_text(message)
            assert transport.backlog == 3
            transport.close(4429)
            transport.close(1000)
            transport.send_text(b"too late")

        await transport.run(hang_up)
        assert len(bye) == 1, "nothing more is read"
        assert transport.backlog == (3 if stuck else 0)

    run("asyncio", check)
    text = {"type": "websocket.send", "text": "bye"}
    assert sent == ([] if stuck else [text, {"type": "websocket.close", "code": 4429}])


def test_where_uvicorn_is_built_differently_plain_asgi_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def chosen() -> Any:
        return websocket_class()

    assert asyncio.run(chosen()) is uvicorn_transport.DirectTransport
    with monkeypatch.context() as other:
        other.setattr(
            uvicorn_transport,
            "REQUIRED_ATTRIBUTES",
            (*uvicorn_transport.REQUIRED_ATTRIBUTES, "no_such_part"),
        )
        assert asyncio.run(chosen()) is default_websocket_class()
    with monkeypatch.context() as other:
        other.setattr(uvicorn_transport, "WebSocketsSansIOProtocol", object)
        assert asyncio.run(chosen()) is default_websocket_class()


def test_one_that_cannot_send_keeps_nobody_else_from_it() -> None:
    sent, told = list[str](), list[str]()

    class Sender:
        """A fake transport."""

        def __init__(self, name: str) -> None:
            self.name = name

        def flush(self) -> None:
            sent.append(self.name)
            if self.name == "broken":
                raise OSError

    async def check() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, problem: told.append(repr(problem["exception"])))
        departures = uvicorn_transport.FlushQueue(loop)
        for _ in range(2):
            for name in ("first", "broken", "last"):
                departures.add(Sender(name))  # type: ignore[arg-type]
            await asyncio.sleep(0)

    asyncio.run(check())
    assert sent == 2 * ["first", "broken", "last"]
    assert told == 2 * ["OSError()"]
