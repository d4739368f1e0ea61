"""Work for a client that has gone is given up."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import ClientException

from fivecups.web.http.route_helpers import while_connected


def client(messages: asyncio.Queue[str]) -> Any:
    """Return a request whose client sends these messages."""

    async def receive() -> dict[str, str]:
        return {"type": await messages.get()}

    return SimpleNamespace(receive=receive)


def test_the_result_comes_while_the_client_waits() -> None:
    async def work() -> int:
        await asyncio.sleep(0)
        return 7

    async def check() -> None:
        messages = asyncio.Queue[str]()
        messages.put_nowait("http.request")
        assert await while_connected(client(messages), work()) == 7

    asyncio.run(check())


def test_work_is_cancelled_when_the_client_has_gone() -> None:
    given_up = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            given_up.append(True)
            raise

    async def check() -> None:
        messages = asyncio.Queue[str]()
        waiting = asyncio.create_task(while_connected(client(messages), work()))
        await asyncio.sleep(0)
        messages.put_nowait("http.request")
        messages.put_nowait("http.disconnect")
        with pytest.raises(ClientException):
            await waiting
        await asyncio.sleep(0)
        assert given_up == [True]

    asyncio.run(check())
