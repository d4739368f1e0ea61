"""A simple TCP load balancer for tests: each connection goes to the next node that answers."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

CHECK_SECONDS = 0.5
"""Seconds between two checks of each node."""

PATIENCE = 1.5
"""Seconds without an answer after which a node counts as down and its connections are cut."""

REQUEST = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class Balancer:
    """Round robin over ports of this machine, without sticky sessions."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = itertools.cycle(ports)
        self._open: dict[int, set[asyncio.Task[None]]] = {port: set() for port in ports}
        self._down: set[int] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        port = next(port for port in self._ports if port not in self._down or self._all_down)
        self._open[port].add(task)
        back: asyncio.StreamWriter | None = None
        try:
            there, back = await asyncio.open_connection("127.0.0.1", port)
            await asyncio.gather(_copy(reader, back), _copy(there, writer))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._open[port].discard(task)
            writer.transport.abort()
            if (
                back is not None
            ):  # a task that is cancelled before it has begun to copy closes nothing
                back.transport.abort()

    @property
    def _all_down(self) -> bool:
        return len(self._down) == len(self._open)

    async def watch(self) -> None:
        """Check the nodes in an endless loop."""
        await asyncio.gather(*(self._watch(port) for port in self._open))

    async def _watch(self, port: int) -> None:
        while True:
            if await _answers(port):
                self._down.discard(port)
            elif port not in self._down:
                self._down.add(port)
                self._cut(port)
            await asyncio.sleep(CHECK_SECONDS)

    def _cut(self, port: int) -> None:
        for task in self._open[port]:
            task.cancel()

    async def close(self) -> None:
        for port in self._open:
            self._cut(port)
        await asyncio.gather(*itertools.chain(*self._open.values()), return_exceptions=True)


async def _answers(port: int) -> bool:
    """True if a node answers in time, with any response."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(REQUEST)
                return bool(await reader.read(1))
            finally:
                writer.transport.abort()
    except (OSError, TimeoutError):
        return False


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


@asynccontextmanager
async def balanced(ports: Sequence[int]) -> AsyncIterator[str]:
    """Run a balancer over these ports and yield its address."""
    balancer = Balancer(ports)
    server = await asyncio.start_server(balancer.serve, "127.0.0.1", 0)
    watching = asyncio.create_task(balancer.watch())
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        watching.cancel()
        await balancer.close()
