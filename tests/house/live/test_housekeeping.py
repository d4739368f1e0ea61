"""Sweeping: tables leave memory and come back, and those that nobody plays at any more are
abandoned."""

from __future__ import annotations

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from fivecups.engine import Refused
from fivecups.house.live.manager import Hall
from fivecups.house.live.timing import Timing
from fivecups.house.ports import StorageFull
from fivecups.house.records.record import record_file
from fivecups.house.records.verify import verify_file
from fivecups.house.table.entries import Unreadable

from ..kit import (
    ANA,
    BOB,
    Clockwork,
    Ear,
    MemoryStore,
    answer,
    entries_of,
    in_hall,
    seated,
)


def test_tables_leave_memory_and_come_back() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await seated(hall, "poker-dice", (ANA, BOB))
        ear = Ear(ANA)
        await hall.audience.watch(table, ear, None, 0)
        await hall.sweep()
        assert table in hall.live, "somebody watches it"
        hall.audience.unwatch(table, ear)
        before = hall.live[table].table
        await hall.sweep()
        assert table not in hall.live
        assert (await hall.find(table)).table.state == before.state
        assert table in store.kept
        store.kept.clear()
        hall.live.clear()
        assert (await hall.find(table)).table.state == before.state
        assert not await answer(hall, table, ANA, "1", ["keep", []])

    in_hall(check, Timing(unload_after=-1, pause=0, hesitation=(0, 0)))


def test_idle_tables_are_abandoned() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        clock = Clockwork()
        hall.now = clock
        table = await seated(hall, "poker-dice", (ANA, BOB))
        await hall.sweep()
        assert hall.live[table].table.phase == "playing"
        clock.now += 101_000
        await hall.sweep()
        assert (await hall.find(table)).table.phase == "abandoned"
        with pytest.raises(Refused, match="wrong-phase"):
            await answer(hall, table, ANA, "1", ["keep", []])

    in_hall(check, Timing(abandon_after=100))


def test_an_abandoned_game_opens_its_secret_and_can_be_verified(tmp_path: Path) -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        clock = Clockwork()
        hall.now = clock
        table = await seated(hall, "poker-dice", (ANA, BOB))
        await answer(hall, table, ANA, "1", ["keep", []])
        assert (await hall.info(table, ANA)).opening is None
        clock.now += 101_000
        await hall.sweep()
        live = await hall.find(table)
        opening = (await hall.info(table, ANA)).opening
        assert opening is not None
        assert opening.secret == live.table.created.secret
        file = tmp_path / "game.json"
        file.write_bytes(record_file(live.table, entries_of(store, table)))
        report = verify_file(file)
        assert (report.valid, report.fair, report.finished, report.moves) == (True, True, False, 1)

    in_hall(check, Timing(abandon_after=100))


def test_a_sweep_goes_on_past_tables_that_cannot_be_read() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        clock = Clockwork()
        hall.now = clock
        broken, foreign = (
            await seated(hall, "poker-dice", (ANA, BOB)),
            await seated(hall, "poker-dice", (ANA, BOB)),
        )
        good = await seated(hall, "poker-dice", (ANA, BOB))
        hall.live.clear()
        store.log[broken][0] = b"nonsense"
        store.log[foreign][0] = store.log[foreign][0].replace(b'"version":1', b'"version":99')
        clock.now += 101_000
        with capture_logs() as told:
            await hall.sweep()
            await hall.sweep()
        assert sorted(line["table"] for line in told) == sorted([broken, foreign]), (
            "each is told once"
        )
        assert (await hall.find(good)).table.phase == "abandoned"
        with pytest.raises(Unreadable):
            await hall.find(broken)

    in_hall(check, Timing(abandon_after=100, unload_after=-1))


def test_tables_leave_memory_though_nothing_can_be_written() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        clock = Clockwork()
        hall.now = clock
        for _ in range(3):
            await seated(hall, "poker-dice", (ANA, BOB))
        clock.now += 101_000
        store.broken = StorageFull("no room")
        await hall.sweep()
        assert hall.live == {}
        store.broken = None
        await hall.sweep()
        assert {summary.phase for summary in store.summaries.values()} == {"abandoned"}

    in_hall(check, Timing(abandon_after=100, unload_after=-1))
