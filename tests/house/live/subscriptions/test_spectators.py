"""Frames of a table: every observer receives the same log as far as they may see it, and nothing of
a private table."""

from __future__ import annotations

import pytest

from fivecups.engine import Refused, seen
from fivecups.house.live.manager import TableManager
from fivecups.house.table import commands
from fivecups.house.table.entries import Moved
from fivecups.house.wire.frames import frames_after
from tests.waiting import until

from ...kit import (
    ALL_GAMES,
    ANA,
    BOB,
    CLEO,
    Ear,
    MemoryStore,
    answer,
    bots_only,
    entries_of,
    in_manager,
    say,
    seated,
    seats_for,
)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_bots_play_a_game_to_its_end_and_a_spectator_sees_all_of_it(game: str) -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await bots_only(manager, game)
        ear = Ear(CLEO)
        await manager.subscriptions.watch(table, ear, None, 0)
        await manager.commands.submit(table, ANA, commands.start)
        await until(lambda: manager.tables.live[table].table.phase == "over")
        entries = entries_of(store, table)
        expected = frames_after(entries, None, 0)
        assert [(frame["seq"], frame["kind"]) for frame in ear.frames(table)] == [
            (frame.seq, frame.kind) for frame in expected
        ]
        told = [event["kind"] for frame in ear.frames(table) for event in frame.get("events", [])]
        public = [
            event.kind
            for entry in entries
            for event in getattr(entry, "events", ())
            if event.to is None
        ]
        assert told == public
        assert {entry.by for entry in entries if isinstance(entry, Moved)} <= {"bot", "clock"}

    in_manager(check)


def test_a_seat_hears_what_the_engine_says_it_may_see() -> None:
    """The frames of every observer are compared with the engine's own views of the same game."""

    async def check(manager: TableManager, store: MemoryStore) -> None:
        from fivecups.engine import replay
        from fivecups.games import GAMES
        from fivecups.house.records.game_record import record_of

        for game in ALL_GAMES:
            table = await bots_only(manager, game)
            await manager.commands.submit(table, ANA, commands.start)
            await until(lambda name=table: manager.tables.live[name].table.phase == "over")
            entries = entries_of(store, table)
            match = replay(GAMES[game], record_of(manager.tables.live[table].table, entries))
            for seat in (None, *range(seats_for(game))):
                told = [event for frame in frames_after(entries, seat, 0) for event in frame.events]
                assert [(event["kind"], event["rule"]) for event in told] == [
                    (event.kind, event.rule) for event in seen(match.events, seat)
                ]

    in_manager(check)


def test_a_client_that_comes_back_gets_exactly_what_it_missed() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "whisper", (ANA, BOB))
        steady, loose = Ear(BOB), Ear(BOB)
        await manager.subscriptions.watch(table, steady, None, 0)
        await manager.subscriptions.watch(table, loose, None, 0)
        round_number = 0
        while manager.tables.live[table].table.phase != "over":
            round_number += 1
            live = manager.tables.live[table].table
            for person, ear_seat in ((ANA, 0), (BOB, 1)):
                asks = (
                    manager.tables.live[table]
                    .table.game.view(manager.tables.live[table].table.state, ear_seat)
                    .asks
                )
                if asks and not asks[0].optional:
                    await answer(manager, table, person, asks[0].id, asks[0].choices[-1])
            await until(lambda old=live: manager.tables.live[table].table is not old)
            if round_number % 2:
                manager.subscriptions.unwatch(table, loose)
            else:
                last = loose.frames(table)[-1]["seq"]
                await manager.subscriptions.watch(table, loose, None, last, seen_from=1)
        await manager.subscriptions.watch(
            table, loose, None, loose.frames(table)[-1]["seq"], seen_from=1
        )
        assert loose.frames(table) == steady.frames(table)
        assert loose.view(table) == steady.view(table)

    in_manager(check)


def test_whoever_says_a_wrong_seat_or_number_gets_everything() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB))
        for after, seat in ((2, None), (99, 1), (-5, 1)):
            ear = Ear(BOB)
            await manager.subscriptions.watch(table, ear, "7", after, seen_from=seat)
            assert ear.heard[0]["id"] == "7"
            assert ear.heard[0]["seat"] == 1
            assert ear.heard[0]["frames"][0]["seq"] == 1

    in_manager(check)


def test_taking_a_seat_changes_what_is_seen() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        info = await manager.commands.create(ANA, "high-cup", 2, {})
        ear = Ear(BOB)
        await manager.subscriptions.watch(info.id, ear, None, 0)
        assert ear.heard[-1].get("seat") is None
        await manager.commands.submit(info.id, BOB, commands.sit, 1, "")
        await until(lambda: ear.heard[-1]["t"] == "table" and ear.heard[-1].get("seat") == 1)

    in_manager(check)


def test_a_private_table_is_seen_by_its_players_only() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB), visibility="private")
        with pytest.raises(Refused, match="private-table"):
            await manager.subscriptions.watch(table, Ear(CLEO), None, 0)
        await manager.subscriptions.watch(table, Ear(BOB), None, 0)

    in_manager(check)


def test_whoever_watched_a_private_table_before_the_start_is_left_outside() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB), start=False, visibility="private")
        ear = Ear(CLEO)
        await manager.subscriptions.watch(table, ear, None, 0)
        heard = len(ear.heard)
        await manager.commands.submit(table, ANA, commands.start)
        await answer(manager, table, ANA, "1", ["keep", []])
        assert ear.heard[heard:] == [
            {"t": "refused", "id": None, "code": "private-table", "table": table}
        ]

    in_manager(check)


def test_people_elsewhere_are_called_when_a_table_waits_for_them() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        ear = Ear(ANA)
        manager.subscriptions.connect(ear)
        table = await seated(manager, "poker-dice", (ANA, BOB))
        await say(manager, table, BOB, "hurry", "1")
        assert ear.heard == [{"t": "called", "table": table, "game": "poker-dice"}]
        manager.subscriptions.disconnect(ear)
        heard = len(ear.heard)
        await answer(manager, table, ANA, "1", ["keep", []])
        assert len(ear.heard) == heard

    in_manager(check)
