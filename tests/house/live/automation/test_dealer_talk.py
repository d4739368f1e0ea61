"""People talk with a dealer who is a bot (GD-12)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from fivecups.bots import Habits
from fivecups.engine import Form, awaited
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.table import commands
from fivecups.house.table.entries import Moved
from fivecups.house.table.table import Table
from fivecups.house.wire.table_info import view_of
from fivecups.house.workers.bot_workers import (
    BotAnswer,
    BotSeat,
    Remark,
    answer_in_process,
    remark_in_process,
)
from tests.waiting import until

from ...kit import ANA, PEOPLE, MemoryStore, answer, entries_of

DEALER = 4
QUICK = Timing(pause=0.0, hesitation=(0.0, 0.0))
ANSWERS_TO_A_DEMAND = ("demand-met", "demand-too-dear", "demand-without-you", "demand-not-to-give")
"""For one coin more there is no compromise: the dealer accepts or declines, depending on the
card."""


class SpeakingBots:
    """Bots that answer and speak in this process."""

    async def answer(
        self, seat: BotSeat, view: Any, ask: Any, urgent: bool, habits: Habits = ()
    ) -> BotAnswer:
        return answer_in_process(seat, view, ask, habits)

    async def remark(self, seat: BotSeat, view: Any, urgent: bool, habits: Habits = ()) -> Remark:
        return remark_in_process(seat, view, habits)

    async def close(self) -> None:
        pass


def at_a_table(
    check: Callable[[TableManager, MemoryStore, str], Awaitable[None]], people: int, **options: Any
) -> None:
    """Run a check at a table with people in the first seats and regular bots in the others; the
    last bot deals."""

    async def run() -> None:
        store = MemoryStore()
        manager = TableManager(store, SpeakingBots(), QUICK, lambda: int(1000 * time.time()))
        try:
            given = {"first_dealer": DEALER, "talk_seconds": None, **options}
            table = (await manager.commands.create(ANA, "gentlemans-deal", 5, given)).id
            for seat in range(people):
                await manager.commands.submit(table, PEOPLE[seat], commands.sit, seat, "")
            for seat in range(people, 5):
                await manager.commands.submit(table, ANA, commands.place_bot, seat, "regular")
            await manager.commands.submit(table, ANA, commands.start)
            await until(lambda: now_at(manager, table).state.offer != ())
            await check(manager, store, table)
        finally:
            await manager.close()

    asyncio.run(run())


def now_at(manager: TableManager, table: str) -> Any:
    live_table: Table = manager.tables.live[table].table
    return live_table


def open_ask(manager: TableManager, table: str, seat: int, question: str) -> Any:
    view = view_of(now_at(manager, table), seat)
    return next((ask for ask in view.asks if ask.question == question), None)


async def say_nothing(manager: TableManager, table: str, seats: range) -> None:
    for seat in seats:
        ask = open_ask(manager, table, seat, "nothing_to_add")
        await answer(manager, table, PEOPLE[seat], ask.id, ["nothing_to_add"])


def final_offers(store: MemoryStore, table: str) -> list[Moved]:
    return [
        entry
        for entry in entries_of(store, table)
        if isinstance(entry, Moved)
        and any(event.kind in ("offer_replaced", "offer_confirmed") for event in entry.events)
    ]


@pytest.mark.parametrize("people", [1, 4])
def test_gd_12_a_bot_that_deals_waits_for_people_and_answers_their_demand(people: int) -> None:
    async def check(manager: TableManager, store: MemoryStore, table: str) -> None:
        bots = set(range(people, DEALER))
        await until(lambda: set(awaited(now_at(manager, table).state)) == set(range(people)))
        assert final_offers(store, table) == [], "people have not been heard"
        assert bots.isdisjoint(awaited(now_at(manager, table).state)), "bots are done"
        state = now_at(manager, table).state
        ask = open_ask(manager, table, 0, "demand")
        assert isinstance(ask.choices, Form)
        wanted = state.offer[0].money + 1
        demand = {"whom": 0, "money": wanted, "accomplices": [], "vote": "for"}
        await answer(manager, table, ANA, ask.id, demand)
        assert final_offers(store, table) == [], "a demand does not end the talk"
        await say_nothing(manager, table, range(people))
        await until(lambda: now_at(manager, table).state.final)
        [final] = final_offers(store, table)
        assert final.by == "bot"
        [reason] = final.reasons
        assert reason.seat == DEALER
        assert reason.data["seat"] == 0
        given = now_at(manager, table).state.offer[0].money
        assert reason.code in ANSWERS_TO_A_DEMAND
        assert (reason.code == "demand-met") == (given >= wanted)

    at_a_table(check, people)


def test_gd_12_a_bot_that_deals_goes_on_after_the_least_time() -> None:
    async def check(manager: TableManager, store: MemoryStore, table: str) -> None:
        await until(lambda: final_offers(store, table) != [])
        told = [
            event.kind
            for entry in entries_of(store, table)
            if isinstance(entry, Moved)
            for event in entry.events
        ]
        assert "talked_long_enough" in told
        assert "all_have_spoken" not in told

    at_a_table(check, 4, least_talk_seconds=1)


def test_gd_12_a_table_of_bots_never_waits() -> None:
    """Not even for a talk time of an hour that no person could use."""

    async def check(manager: TableManager, store: MemoryStore, table: str) -> None:
        await until(lambda: now_at(manager, table).phase == "over")

    at_a_table(check, 0, least_talk_seconds=3600)
