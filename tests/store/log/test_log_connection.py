"""Tests of the connection for the log, when its server dies."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest

from fivecups.store.errors import CommitUnknown
from fivecups.store.postgresql_log_connection import LogConnection


class Driver:
    """A driver that fails at its first statement."""

    def __init__(self, failure: BaseException | None) -> None:
        self.failure = failure
        self.done: list[str] = []
        self.ended = False

    def is_closed(self) -> bool:
        return self.ended

    def terminate(self) -> None:
        self.ended = True

    async def execute(self, statement: str, *values: Any) -> None:
        if self.failure is not None:
            raise self.failure
        self.done.append(statement)


class Engine:
    """An engine that opens one connection after another."""

    def __init__(self, *drivers: Driver) -> None:
        self.drivers = iter(drivers)

    async def connect(self) -> Any:
        driver = next(self.drivers)

        async def raw() -> Any:
            return SimpleNamespace(driver_connection=driver)

        async def nothing() -> None:
            pass

        return SimpleNamespace(get_raw_connection=raw, invalidate=nothing, close=nothing)


@pytest.mark.parametrize(
    "failure",
    [
        ConnectionResetError("gone"),
        TimeoutError(),
        asyncpg.InterfaceError("the connection is closed"),
        asyncpg.InternalClientError("cannot switch to state 12; another operation is in progress"),
        asyncpg.AdminShutdownError("terminating connection"),
    ],
    ids=lambda failure: type(failure).__name__,
)
def test_who_loses_the_server_does_not_know_and_connects_anew(failure: Exception) -> None:
    async def check() -> None:
        dying, next_one = Driver(failure), Driver(None)
        engine: Any = Engine(dying, next_one)
        line = LogConnection(engine)
        with pytest.raises(CommitUnknown):
            await line.execute("first", [1])
        assert dying.ended
        await line.execute("second", [2])
        assert next_one.done == ["second"]

    asyncio.run(check())
