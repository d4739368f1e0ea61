"""Clocks: spent time stays spent, pauses and closed houses cost nothing, and all of it follows from
the log alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from fivecups.house.live.command_queue import append_of
from fivecups.house.live.manager import TableManager
from fivecups.house.ports import StorageBusy
from fivecups.house.table import commands
from fivecups.house.table.clocks import REACTION_SECONDS
from fivecups.house.table.entries import ClockSetting, Moved, Woke
from fivecups.house.table.seats import Person
from fivecups.house.table.snapshot import pack, unpack
from fivecups.house.table.table import from_log
from fivecups.house.wire.frames import frames_after
from fivecups.house.wire.table_info import summary_of
from tests.waiting import until

from ...kit import (
    ANA,
    BOB,
    CLEO,
    PEOPLE,
    Clockwork,
    Ear,
    MemoryStore,
    answer,
    begun,
    entries_of,
    follow,
    in_manager,
    new_table,
    open_manager,
    seated,
)

BANK = ClockSetting("bank", 60, 5)
HOUR = 3_600_000


def test_a_spent_bank_stays_spent_when_its_player_comes_back() -> None:
    table = begun(clock=BANK)
    table = follow(table, commands.expire_clocks(table, 62_000))
    assert table.clocks.left == (0, 60_000)
    back = follow(table, commands.return_to_seat(table, ANA, 62_300))
    assert back.clocks.left == (5_000, 60_000)
    assert back.clocks.deadline(0) == 67_300
    answered = follow(table, commands.answer_own_ask(table, ANA, "1", ["keep", []], 62_300))
    assert answered.clocks.left == (5_000, 60_000), (
        "the increment of this decision was given in advance"
    )


def test_coming_back_twice_at_the_same_question_gives_no_more_time() -> None:
    for clock in (ClockSetting("decision", 30), BANK):
        table = begun(clock=clock)
        for _ in range(2):
            late = table.clocks.deadline(0)
            assert late is not None
            table = follow(table, commands.expire_clocks(table, late))
            table = follow(table, commands.return_to_seat(table, ANA, late + 300))
        assert table.clocks.deadline(0) == late + 300
        table = follow(table, commands.answer_own_ask(table, ANA, "1", ["keep", []], late + 300))
        assert table.clocks.deadline(0) == late + 300 + (30_000 if clock.kind == "decision" else 0)


def test_a_bot_that_stands_in_earns_no_increments() -> None:
    table = begun(clock=BANK)
    table = follow(table, commands.expire_clocks(table, 62_000))
    for ask in ("1", "2"):
        table = follow(table, commands.answer(table, 0, ask, ["keep", []], "bot", 63_000))
    assert table.clocks.left[0] == 0
    assert 0 not in table.clocks.running


def test_an_interrupted_decision_earns_no_increment() -> None:
    table = begun(clock=BANK)
    state: Any = table.state
    clocks = table.clocks.copy()
    other = state.copy()
    other.askings[-1].number += 1
    clocks.update(other, 12_000, [0, 1])
    assert clocks.left == (50_000, 60_000), "the time is spent, but nothing was decided"


def test_a_pause_through_a_restart_costs_and_gives_nothing() -> None:
    table = begun(clock=BANK)
    for person in (ANA, BOB):
        table = follow(table, commands.wish_pause(table, person, 10_000))
    assert not table.clocks.ran_before_opening(HOUR), "paused clocks stand"
    assert commands.restart_clocks(table, HOUR, HOUR).entries == []
    table = follow(table, commands.resume(table, ANA, HOUR))
    assert table.clocks.deadline(0) == HOUR + 60_000 - 8_000


def test_whoever_comes_back_during_a_pause_has_the_same_time_afterwards() -> None:
    table = begun(clock=ClockSetting("decision", 30))
    table = follow(table, commands.expire_clocks(table, 32_000))
    table = follow(table, commands.wish_pause(table, BOB, 33_000))
    assert table.phase == "paused", "somebody whose seat a bot plays is not asked"
    table = follow(table, commands.return_to_seat(table, ANA, 50_000))
    table = follow(table, commands.resume(table, ANA, 90_000))
    assert table.clocks.deadline(0) == 90_000 + 30_000


def test_an_absent_player_holds_up_no_pause_and_wishing_one_brings_back() -> None:
    table = begun(clock=ClockSetting("decision", 30))
    table = follow(table, commands.wish_pause(table, BOB, 3_000))
    table = follow(table, commands.expire_clocks(table, 32_000))
    assert table.phase == "paused"
    other = begun(clock=ClockSetting("decision", 30))
    other = follow(other, commands.expire_clocks(other, 32_000))
    other = follow(other, commands.wish_pause(other, ANA, 33_000))
    assert (other.phase, other.chairs[0].played_by_person) == ("playing", True)


def test_a_table_plays_on_when_the_last_one_resigns_during_a_pause() -> None:
    table = new_table(people=(ANA, BOB))
    table = follow(table, commands.leave(table, BOB, 1000))
    table = follow(table, commands.place_bot(table, ANA, 1, "random", 1000))
    table = follow(table, commands.start(table, ANA, 2000))
    table = follow(table, commands.wish_pause(table, ANA, 3000))
    assert table.phase == "paused"
    assert follow(table, commands.resign(table, ANA, 4000)).phase == "playing"
    two = begun()
    for person in (ANA, BOB):
        two = follow(two, commands.wish_pause(two, person, 3000))
    two = follow(two, commands.resign(two, ANA, 4000))
    assert two.phase == "paused", "the other one may end the pause"
    assert follow(two, commands.resume(two, BOB, 5000)).phase == "playing"


def test_seats_have_no_clock_while_the_game_has_its_own() -> None:
    table = begun(
        "gentlemans-deal",
        PEOPLE[:5],
        clock=ClockSetting("decision", 30),
        options={"talk_seconds": 120},
    )
    ring = table.clocks.next_ring()
    assert ring is not None
    assert ring.when == 122_000
    assert commands.open_deadlines(table) == {}
    assert commands.expire_clocks(table, 121_999).entries == []
    free = begun(
        "gentlemans-deal",
        PEOPLE[:5],
        clock=ClockSetting("decision", 30),
        options={"talk_seconds": None},
    )
    assert list(commands.open_deadlines(free).values()) == [32_000]


@pytest.mark.parametrize("clock", [BANK, ClockSetting("decision", 30)])
def test_who_is_there_gets_no_time_by_coming_back(clock: ClockSetting) -> None:
    clocks = begun(clock=clock).clocks
    state = begun(clock=clock).state
    assert state is not None
    before = clocks.copy()
    clocks.restart_seat(0, state, 20_000)
    assert clocks == before


def test_a_closed_house_is_told_in_the_log_and_noticed_by_nobody() -> None:
    table = begun(clock=BANK)
    decision = commands.restart_clocks(table, 3_000, HOUR)
    assert decision.entries == [Woke(at=HOUR)]
    after = follow(table, decision)
    assert after.clocks.deadline(0) == HOUR + 60_000
    assert (after.frame_counts, after.last_activity) == (table.frame_counts, table.last_activity)
    assert frames_after([table.created, Woke(at=HOUR)], 0, 1) == []
    assert commands.restart_clocks(after, 3_000, HOUR).entries == []


@asynccontextmanager
async def opened_again(store: MemoryStore) -> AsyncIterator[tuple[TableManager, Clockwork, str]]:
    """Yield the manager, the clock and the table's id of a house that opens an hour after it closed
    in the middle of a game."""
    clock = Clockwork()
    async with open_manager(store, now=clock) as manager:
        table = await seated(manager, "poker-dice", (ANA, BOB), clock=BANK)
    clock.now += HOUR
    async with open_manager(store, now=clock) as other:
        yield other, clock, table


def test_the_clocks_follow_from_the_log_with_and_without_a_shortcut() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        async with opened_again(store) as (other, clock, table):
            await other.tables.find(table)
            clock.now += 5_000
            await answer(other, table, ANA, "1", ["keep", []])
            live = other.tables.live[table].table
            assert live.clocks.left == (60_000, 60_000)
            assert from_log(table, entries_of(store, table)).clocks == live.clocks
            shortcut = unpack(table, pack(live))
            assert shortcut is not None
            assert shortcut.clocks == live.clocks
            other.tables.live.clear()
            store.kept.clear()
            assert (await other.tables.find(table)).table.clocks == live.clocks
            woken = [entry for entry in entries_of(store, table) if isinstance(entry, Woke)]
            assert len(woken) == 1, "once for each opening of the house"

    in_manager(check)


def test_a_house_that_cannot_write_shows_its_tables_and_wakes_them_later() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        async with opened_again(store) as (other, _, table):
            store.broken = StorageBusy("locked")
            ear = Ear(CLEO)
            await other.subscriptions.watch(table, ear, None, 0)
            assert ear.heard[0]["t"] == "table"
            store.broken = None
            await answer(other, table, ANA, "1", ["keep", []])
            assert other.tables.live[table].table.clocks.left[0] == 65_000

    in_manager(check)


def test_the_time_for_a_hidden_question_stands_during_a_pause() -> None:
    clock = Clockwork()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await whispering(manager, people := (ANA, BOB, CLEO))
        for person in people:
            await manager.commands.submit(table, person, commands.wish_pause)
        clock.now += HOUR
        await manager.commands.submit(table, ANA, commands.resume)
        holders = {seat for seat, card in enumerate(cards(manager, table)) if card}
        await asyncio.sleep(0.05)
        assert not answered(store, table) & holders
        clock.now += 10
        await until(lambda: answered(store, table) >= holders)

    in_manager(check, now=clock)


async def whispering(manager: TableManager, people: tuple[Person, ...]) -> str:
    """Create a table at which a person has a hidden choice, 10 milliseconds before its deadline."""
    spent = 1000 * REACTION_SECONDS - 10
    while True:
        table = await seated(
            manager, "whisper", people, start=False, clock=ClockSetting("decision", 60)
        )
        await manager.queue.submit(
            table, lambda live_table, now: commands.start(live_table, ANA, now - spent)
        )
        if any(cards(manager, table)):
            return table


def cards(manager: TableManager, table: str) -> list[int]:
    state: Any = manager.tables.live[table].table.state
    return list(state.cards)


def answered(store: MemoryStore, table: str) -> set[int]:
    return {entry.seat for entry in entries_of(store, table) if isinstance(entry, Moved)}


def test_talk_after_the_end_leaves_the_game_where_it_is_in_the_history() -> None:
    table = begun("high-cup", (ANA, BOB), options={"pot": 1})
    at = 3000
    while table.phase != "over":
        state: Any = table.state
        ask = state.askings[-1]
        for seat in ask.seats:
            given = "stand" if seat == 0 else "fold"
            table = follow(
                table,
                commands.answer_own_ask(table, PEOPLE[seat], state.ask_id(seat, 0), [given], at),
            )
        at += 1
    ended = summary_of(table).changed_at
    said = commands.say(table, CLEO, "well played", "1", at + HOUR)
    table, before = follow(table, said), table
    assert summary_of(table).changed_at == ended
    assert append_of(table.id, before.seq, said.entries, table).summary is None
    table = follow(table, commands.rematch(table, ANA, "next", at + HOUR))
    assert summary_of(table).changed_at == ended
