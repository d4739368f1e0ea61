"""Entries, summaries and a store for tests of the log."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from fivecups.house.ports import Append
from fivecups.house.wire.protocol import ChairInfo, Summary
from fivecups.store import Store, open_store


def entry(number: int, size: int = 10) -> tuple[int, str, bytes]:
    return (1000 + number, "said", bytes([number % 256]) * size)


def append(
    table: str, seq: int, count: int = 1, summary: Summary | None = None, size: int = 10
) -> Append:
    return Append(table, seq, tuple(entry(seq + place, size) for place in range(count)), summary)


def summary(
    table: str,
    phase: Any = "open",
    people: tuple[str | None, ...] = ("ana", None),
    at: int = 5,
    rated: bool = False,
) -> Summary:
    chairs = tuple(
        ChairInfo(seat, "empty" if person is None else "person", person or "", person)
        for seat, person in enumerate(people)
    )
    return Summary(
        id=table,
        game="poker-dice",
        phase=phase,
        visibility="open",
        rated=rated,
        owner="ana",
        created_at=at,
        changed_at=at,
        chairs=chairs,
    )


def with_store(url: str, check: Callable[[Store], Awaitable[None]], **pragmas: int) -> None:
    async def run() -> None:
        store = await open_store(url, pragmas=pragmas)
        try:
            await check(store)
        finally:
            await store.close()

    asyncio.run(run())
