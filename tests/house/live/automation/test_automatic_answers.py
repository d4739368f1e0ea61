"""The house answers hidden questions for people who have no choice, who pass automatically, or
whose time is up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fivecups.engine import MAIN
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.table import commands
from fivecups.house.table.entries import ClockSetting, Moved, StoodIn
from fivecups.house.table.open_asks import is_quiet
from tests.waiting import until

from ...kit import ANA, BOB, CLEO, Clockwork, MemoryStore, answer, entries_of, in_manager, seated


def test_those_without_a_choice_are_passed_for_and_the_others_are_not() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "whisper", (ANA, BOB, CLEO))
        state: Any = manager.tables.live[table].table.state
        holders = {seat for seat, card in enumerate(state.cards) if card}
        await until(lambda: len(entries_of(store, table)) >= 5 + 3 - len(holders))
        await asyncio.sleep(0.01)
        passed = [entry for entry in entries_of(store, table) if isinstance(entry, Moved)]
        if holders:
            assert {entry.seat for entry in passed} == set(range(3)) - holders
        assert {entry.by for entry in passed} <= {"house"}

    in_manager(check)


async def whispering(manager: TableManager) -> tuple[str, str]:
    """Create a table at which Ana and Bob both have a hidden choice; return its id and the ask's
    id."""
    table = await seated(manager, "whisper", (ANA, BOB))
    state: Any = manager.tables.live[table].table.state
    state.cards[:] = [1, 1]
    return table, state.ask_id(0, MAIN)


def test_who_passes_in_advance_is_passed_for() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table, ask = await whispering(manager)
        await answer(manager, table, ANA, f"{ask}.-1.0", ["hush"])
        await until(lambda: len(entries_of(store, table)) == 6)
        passed: Any = entries_of(store, table)[-1]
        assert (passed.seat, passed.ask, passed.answer, passed.by) == (0, ask, ["pass"], "house")

    in_manager(check)


def test_who_no_longer_passes_in_advance_is_not_passed_for() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table, ask = await whispering(manager)
        await answer(manager, table, ANA, f"{ask}.-1.0", ["hush"])
        await answer(manager, table, ANA, f"{ask}.-1.1", ["wake"])
        await until(lambda: not manager.automation.is_needed(manager.tables.live[table]))
        assert len(entries_of(store, table)) == 6

    in_manager(check, Timing(hesitation=(1.0, 1.0), ponder_one_in=1_000_000))


@pytest.mark.parametrize("wish", [("play",), ()])
def test_who_passes_over_all_that_they_could_answer_is_passed_for(wish: tuple[str, ...]) -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table, ask = await whispering(manager)
        await manager.commands.submit(table, ANA, commands.set_automatic_passes, [wish])
        await until(lambda: len(entries_of(store, table)) == 6)
        passed: Any = entries_of(store, table)[-1]
        assert (passed.seat, passed.ask, passed.answer, passed.by) == (0, ask, ["pass"], "house")
        assert await manager.commands.submit(table, ANA, commands.set_automatic_passes, [wish]), (
            "it is known"
        )

    in_manager(check)


def test_who_could_answer_something_else_or_wants_to_be_asked_again_is_not_passed_for() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table, _ = await whispering(manager)
        await manager.commands.submit(
            table, ANA, commands.set_automatic_passes, [("play", "wanted"), ("sing",)]
        )
        await manager.commands.submit(table, BOB, commands.set_automatic_passes, [("play",)])
        await manager.commands.submit(table, BOB, commands.set_automatic_passes, [])
        await until(lambda: not manager.automation.is_needed(manager.tables.live[table]))
        assert not any(isinstance(entry, Moved) for entry in entries_of(store, table))

    in_manager(check, Timing(hesitation=(1.0, 1.0), ponder_one_in=1_000_000))


def test_a_hidden_question_that_runs_out_is_answered_silently() -> None:
    clock = Clockwork()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(
            manager, "whisper", (ANA, BOB), start=False, clock=ClockSetting("decision", 60)
        )
        await manager.queue.submit(
            table, lambda live_table, now: commands.start(live_table, ANA, now - 20_000)
        )
        await until(lambda: not is_quiet(manager.tables.live[table].table.state))
        assert not any(isinstance(entry, StoodIn) for entry in entries_of(store, table))
        assert (
            sum(
                isinstance(entry, Moved) and entry.by == "house"
                for entry in entries_of(store, table)
            )
            == 2
        )

    in_manager(check, now=clock)


def test_a_player_out_of_time_is_played_by_a_bot_until_back() -> None:
    clock = Clockwork()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(
            manager, "poker-dice", (ANA, BOB), start=False, clock=ClockSetting("decision", 5)
        )
        await manager.queue.submit(
            table, lambda live_table, now: commands.start(live_table, ANA, now - 5000)
        )
        await until(
            lambda: any(
                isinstance(entry, Moved) and entry.seat == 0 for entry in entries_of(store, table)
            )
        )
        kinds = [type(entry).__name__ for entry in entries_of(store, table)]
        assert kinds.index("StoodIn") < kinds.index("Moved")
        await manager.commands.submit(table, ANA, commands.return_to_seat)
        assert manager.tables.live[table].table.chairs[0].played_by_person

    in_manager(check, now=clock)
