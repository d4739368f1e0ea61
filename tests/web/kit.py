"""Helpers for tests at a real house: clients that play at random and record every frame."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar

from sample_bot import play

from fivecups.client import HouseClient
from tests.waiting import PATIENCE

HANGS = 5 * PATIENCE
"""Seconds after which a check has certainly hung, even on a busy machine."""

NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gil")


class Guest(HouseClient):
    """A client that leaves when the check ends in any way."""

    present: ClassVar[list[Guest]] = []

    async def open(self, table: str | None = None) -> None:
        self.present.append(self)
        await super().open(table)


def run(check: Callable[[], Awaitable[None]], hangs: float = HANGS) -> None:
    """Run a check with real clients and a real house; a check that hangs fails in the end."""

    async def until_all_have_left() -> None:
        try:
            await asyncio.wait_for(check(), hangs)
        finally:
            await leave(Guest.present)
            Guest.present.clear()

    asyncio.run(until_all_have_left())


async def company(base: str, seats: int, record: bool = False) -> list[HouseClient]:
    """Return clients of several people."""
    return list(
        await asyncio.gather(*(Guest.enter(base, name, record=record) for name in NAMES[:seats]))
    )


async def set_table(
    people: list[HouseClient], game: str, start: bool = True, **settings: Any
) -> str:
    """Create a table with all of these people in its seats, in order."""
    table = await people[0].create_table(game, len(people), **settings)
    for seat, person in enumerate(people):
        await person.sit(table, seat)
    if start:
        await people[0].start(table)
    return table


async def play_all(people: list[HouseClient], table: str, seed: int = 1) -> None:
    """Let all of these people answer at random until the game is over."""
    await asyncio.gather(
        *(play(person, table, random.Random(seed + number)) for number, person in enumerate(people))
    )


async def leave(people: Sequence[HouseClient]) -> None:
    await asyncio.gather(*(person.close() for person in people))
