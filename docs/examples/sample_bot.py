"""A sample bot that joins a table of any game and answers at random: ``python sample_bot.py
http://localhost:8000 TABLE``. Without a table it opens a game of Poker Dice against a bot of the
house. Start from `choose` to write a better one."""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any

from fivecups.client import HouseClient
from fivecups.engine import Refused


def choose(ask: dict[str, Any], rng: random.Random) -> Any:
    """Return an answer to an ask: a random choice of a list, or the default of a form."""
    choices = ask["choices"]
    return choices["default"] if isinstance(choices, dict) else rng.choice(choices)


async def play(house: HouseClient, table: str, rng: random.Random) -> tuple[int, ...]:
    """Answer everything that this person's seat is asked until the game is over. Return the
    scores."""
    seen = await house.watch(table)
    while not seen.over:
        waited_for = [ask for ask in seen.asks if not ask["optional"]]
        if waited_for:
            try:
                await house.answer(table, waited_for[0]["id"], choose(waited_for[0], rng))
            except Refused as refused:
                if refused.refusal.code not in ("stale-ask", "wrong-phase", "game-over"):
                    raise
        seen = await house.news(table)
    return seen.info.scores or ()


async def main() -> None:
    """Join a table, play, and print the scores."""
    base = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
    table = sys.argv[2] if len(sys.argv) > 2 else None
    async with await HouseClient.enter(base, "Sample bot", table=table) as house:
        if table is not None:
            await house.sit(table)
        else:
            table = await house.create_table("poker-dice", seats=2)
            await house.sit(table, 0)
            await house.place_bot(table, 1)
            await house.start(table)
        print(await play(house, table, random.Random()))


if __name__ == "__main__":
    asyncio.run(main())
