"""Playing a part of a game through the API, before a page opens it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any

from sample_bot import choose

from fivecups.client import HouseClient
from fivecups.engine import Refused

from .person import Person

Ask = dict[str, Any]
Wanted = Callable[[Ask], bool]
TableView = dict[str, Any]
PASSING = ("stale-ask", "wrong-phase", "game-over")

NEAR_THE_END: dict[str, Callable[[TableView], bool]] = {
    "poker-dice": lambda view: view["round"] >= 13,
    "dice-town": lambda view: view["mine"] <= 1 or view["claims_deck"] + len(view["row"]) <= 1,
    "gentlemans-deal": lambda view: view["turn"] >= view["turns"],
}
"""The round or turn from which a game is near its end: the last one, or in Dice Town one of the
last."""


def play_ahead(people: Sequence[Person], table: str, answers: int) -> None:
    """Let these people answer at random until one of them has given `answers` answers."""
    if answers:
        _run(_play(_clients(people), table, answers, {}))


def play_nearly_to_the_end(people: Sequence[Person], table: str) -> None:
    """Let these people answer at random until the game is about to end."""
    near = NEAR_THE_END[people[0].ask("GET", f"tables/{table}")["game"]]
    _run(_play(_clients(people), table, -1, {}, near))


def play_to_the_round(people: Sequence[Person], table: str, number: int) -> None:
    """Let these people answer at random until round `number` begins."""
    _run(_play(_clients(people), table, -1, {}, lambda view: view["round"] >= number))


def play_until(people: Sequence[Person], table: str, wanted: Wanted) -> Ask | None:
    """Let these people answer at random until the first of them has a question that `wanted`
    accepts, with the view of the table under "view"; return it unanswered, or None if the game ends
    before."""
    return _run(_play(_clients(people), table, -1, {people[0].name: wanted}))


def _clients(people: Sequence[Person]) -> dict[str, HouseClient]:
    return {person.name: HouseClient(person.base, person.cookie) for person in people}


def _run(playing: Coroutine[Any, Any, Ask | None]) -> Ask | None:
    """Run a coroutine in a separate thread, since playwright's event loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, playing).result()


async def _play(
    clients: dict[str, HouseClient],
    table: str,
    answers: int,
    wanted: dict[str, Wanted],
    enough: Callable[[TableView], bool] = lambda view: False,
) -> Ask | None:
    """Connect all clients, let them answer, and disconnect them after the last one has stopped: a
    socket that is not yet open cannot be closed."""
    async with AsyncExitStack() as opened:
        for house in clients.values():
            await opened.enter_async_context(house)
            await house.open()
        playing = [
            asyncio.create_task(
                _answer(house, table, random.Random(name), answers, wanted.get(name), enough)
            )
            for name, house in clients.items()
        ]
        done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        return next((question for task in done if (question := task.result())), None)


async def _answer(
    house: HouseClient,
    table: str,
    rng: random.Random,
    answers: int,
    wanted: Wanted | None,
    enough: Callable[[TableView], bool],
) -> Ask | None:
    seen = await house.watch(table)
    while answers and not seen.over and not (seen.view and enough(seen.view["table"])):
        asks = [ask for ask in seen.asks if not ask["optional"]]
        if asks:
            if wanted and wanted({**asks[0], "view": seen.view and seen.view["table"]}):
                return asks[0]
            try:
                await house.answer(table, asks[0]["id"], choose(asks[0], rng))
                answers -= 1
            except Refused as refused:
                if refused.refusal.code not in PASSING:
                    raise
        seen = await house.news(table)
    return None
