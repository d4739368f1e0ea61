"""A simple TCP balancer: each connection goes to the next node that takes it, whoever it is of."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

CONNECT_SECONDS = 2.0


class Balancer:
    """Round robin over ports of this machine, without sticky sessions."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = itertools.cycle(ports)
        self._tries = len(ports)
        self._open: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            node = await self._connect()
            if node is not None:
                await asyncio.gather(_copy(reader, node[1]), _copy(node[0], writer))
        except asyncio.CancelledError:
            pass
        finally:
            self._open.discard(task)
            writer.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for _ in range(self._tries):
            with contextlib.suppress(OSError, TimeoutError):
                return await asyncio.wait_for(
                    asyncio.open_connection("127.0.0.1", next(self._ports)), CONNECT_SECONDS
                )
        return None

    async def close(self) -> None:
        for task in self._open:
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)


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
    """The address of a balancer over these ports."""
    balancer = Balancer(ports)
    server = await asyncio.start_server(balancer.serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        await balancer.close()
