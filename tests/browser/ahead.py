"""The beginning of a game, played without pages: a page that comes later shows it all the same."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from sample_bot import choose

from fivecups.client import HouseClient
from fivecups.engine import Refused

from .kit import Visitor

PASSING = ("stale-ask", "wrong-phase", "game-over")


def play_ahead(people: Sequence[Visitor], table: str, answers: int) -> None:
    """These people answer at random until one of them has done so this often. A thread of its own
    is needed, since playwright's loop runs in this one."""
    if answers:
        clients = {one.name: HouseClient(one.base, one.cookie) for one in people}
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, _play_ahead(clients, table, answers)).result()


async def _play_ahead(clients: dict[str, HouseClient], table: str, answers: int) -> None:
    playing = [
        asyncio.create_task(_answer(house, table, random.Random(name), answers))
        for name, house in clients.items()
    ]
    done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for task in done:
        task.result()


async def _answer(house: HouseClient, table: str, rng: random.Random, answers: int) -> None:
    async with house:
        await house.open()
        seen = await house.watch(table)
        while answers and not seen.over:
            asks = [ask for ask in seen.asks if not ask["optional"]]
            if asks:
                try:
                    await house.answer(table, asks[0]["id"], choose(asks[0], rng))
                    answers -= 1
                except Refused as refused:
                    if refused.refusal.code not in PASSING:
                        raise
            seen = await house.news(table)
