"""Housekeeping: tables leave memory and come back, and idle tables are abandoned."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from fivecups.engine import RandomChance, Refused, random_answer
from fivecups.house.live.manager import TableManager
from fivecups.house.live.table_cache import LiveTable
from fivecups.house.live.timing import Timing
from fivecups.house.ports import StorageFull
from fivecups.house.records.game_record import record_file
from fivecups.house.records.verify import verify_file
from fivecups.house.table.entries import UnreadableLog
from tests.waiting import until

from ..kit import ANA, BOB, Clockwork, Ear, MemoryStore, answer, entries_of, in_manager, seated


def test_tables_leave_memory_and_come_back() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB))
        ear = Ear(ANA)
        await manager.subscriptions.watch(table, ear, None, 0)
        await manager.sweep()
        assert table in manager.tables.live, "somebody watches it"
        manager.subscriptions.unwatch(table, ear)
        live, gone = manager.tables.live[table], list[LiveTable]()
        before = live.table
        manager._housekeeping._on_unload = gone.append
        await manager.sweep()
        assert table not in manager.tables.live and gone == [live]
        assert (await manager.tables.find(table)).table.state == before.state
        assert table in store.kept
        store.kept.clear()
        await manager.sweep()
        assert table not in manager.tables.live
        assert table not in store.kept, "nothing has happened since"
        assert (await manager.tables.find(table)).table.state == before.state
        assert not await answer(manager, table, ANA, "1", ["keep", []])

    in_manager(check, Timing(unload_after=-1, pause=0, hesitation=(0, 0)))


def test_a_snapshot_is_stored_whenever_the_log_has_grown_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("fivecups.house.live.housekeeping.SNAPSHOT_EVERY", 3)

    async def check(manager: TableManager, store: MemoryStore) -> None:
        lengths: list[int] = []

        async def store_snapshot(table: str, seq: int, body: bytes) -> None:
            lengths.append(seq)

        store.store_snapshot = store_snapshot  # type: ignore[method-assign]
        table = await seated(manager, "poker-dice", (ANA, BOB))
        chance = RandomChance(1)
        for _ in range(12):
            live = manager.tables.live[table].table
            assert live.state is not None
            seat = live.state.askings[-1].seats[0]
            given = list(random_answer(live.state, seat, chance))
            await answer(manager, table, (ANA, BOB)[seat], live.state.ask_id(seat, 0), given)
        await until(lambda: len(lengths) > 4)
        steps = {later - earlier for earlier, later in pairwise(lengths)}
        assert steps == {3}, "neither more often nor less"

    in_manager(check)


def test_idle_tables_are_abandoned() -> None:
    clock = Clockwork()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB))
        await manager.sweep()
        assert manager.tables.live[table].table.phase == "playing"
        clock.now += 101_000
        await manager.sweep()
        assert (await manager.tables.find(table)).table.phase == "abandoned"
        with pytest.raises(Refused, match="wrong-phase"):
            await answer(manager, table, ANA, "1", ["keep", []])

    in_manager(check, Timing(abandon_after=100), now=clock)


def test_an_abandoned_game_opens_its_secret_and_can_be_verified(tmp_path: Path) -> None:
    clock = Clockwork()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB))
        await answer(manager, table, ANA, "1", ["keep", []])
        assert (await manager.commands.info(table)).opening is None
        clock.now += 101_000
        await manager.sweep()
        live = await manager.tables.find(table)
        opening = (await manager.commands.info(table)).opening
        assert opening is not None
        assert opening.secret == live.table.created.secret
        file = tmp_path / "game.json"
        file.write_bytes(record_file(live.table, entries_of(store, table)))
        report = verify_file(file)
        assert (report.valid, report.fair, report.finished, report.moves) == (True, True, False, 1)

    in_manager(check, Timing(abandon_after=100), now=clock)


def test_a_sweep_goes_on_past_tables_that_cannot_be_read() -> None:
    clock = Clockwork()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        broken, foreign = (
            await seated(manager, "poker-dice", (ANA, BOB)),
            await seated(manager, "poker-dice", (ANA, BOB)),
        )
        good = await seated(manager, "poker-dice", (ANA, BOB))
        manager.tables.live.clear()
        store.log[broken][0] = b"nonsense"
        store.log[foreign][0] = store.log[foreign][0].replace(b'"version":2', b'"version":99')
        clock.now += 101_000
        with capture_logs() as told:
            await manager.sweep()
            await manager.sweep()
        assert sorted(line["table"] for line in told) == sorted([broken, foreign]), (
            "each is told once"
        )
        assert (await manager.tables.find(good)).table.phase == "abandoned"
        with pytest.raises(UnreadableLog):
            await manager.tables.find(broken)

    in_manager(check, Timing(abandon_after=100, unload_after=-1), now=clock)


def test_tables_leave_memory_though_nothing_can_be_written() -> None:
    clock = Clockwork()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        for _ in range(3):
            await seated(manager, "poker-dice", (ANA, BOB))
        clock.now += 101_000
        store.broken = StorageFull("no room")
        await manager.sweep()
        assert manager.tables.live == {}
        store.broken = None
        await manager.sweep()
        assert {summary.phase for summary in store.summaries.values()} == {"abandoned"}

    in_manager(check, Timing(abandon_after=100, unload_after=-1), now=clock)


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_loaded() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        store.log["bad"] = [b"{}"]
        table = await seated(manager, "poker-dice", (ANA, BOB))
        store.summaries = {"bad": store.summaries[table], **store.summaries}
        manager.tables.live.clear()
        with capture_logs() as told:
            await manager.load_live_tables()
        assert list(manager.tables.live) == [table]
        [line] = told
        assert (line["event"], line["table"]) == ("table_not_loaded", "bad")
        assert "UnreadableLog" in line["problem"]

    in_manager(check)
