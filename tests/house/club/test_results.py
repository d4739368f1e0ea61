"""The results of a finished game that are counted for the club."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import msgspec

from fivecups.engine import Result
from fivecups.house.club.results import results_of
from fivecups.house.live.manager import TableManager
from fivecups.house.table import commands
from fivecups.house.table.entries import AnyEntry, Moved
from fivecups.house.table.seats import Chair
from fivecups.house.table.table import Table
from tests.waiting import until

from ..kit import ANA, BOB, CLEO, MemoryStore, bots_only, entries_of, in_manager


@cache
def played(game: str) -> tuple[Table, list[AnyEntry]]:
    """A finished game with three players."""
    computed: list[tuple[Table, list[AnyEntry]]] = []

    async def check(manager: TableManager, store: MemoryStore) -> None:
        name = await bots_only(manager, game, 3)
        await manager.commands.submit(name, ANA, commands.start)
        live = await manager.tables.find(name)
        await until(lambda: live.table.phase == "over")
        computed.append((live.table, entries_of(store, name)))

    in_manager(check)
    return computed[0]


def finished(game: str) -> tuple[Table, list[AnyEntry]]:
    """A game that Ana, Bob and Cleo have played to its end."""
    table, entries = played(game)
    table = table.copy()
    table.chairs = [Chair(result.id, result.name) for result in (ANA, BOB, CLEO)]
    return table, entries


def test_seats_have_their_places_and_share_the_win() -> None:
    table, entries = finished("poker-dice")
    table.state, table.archived_result = None, Result((30, 50, 50), (1, 2))
    seats = results_of(table, entries)
    assert [(result.person, result.rank, result.share, result.score) for result in seats] == [
        (ANA.id, 3, 0.0, 30),
        (BOB.id, 1, 0.5, 50),
        (CLEO.id, 1, 0.5, 50),
    ]


def test_a_bot_has_its_level_and_who_left_a_seat_to_one_comes_last() -> None:
    table, entries = finished("poker-dice")
    table.state, table.archived_result = None, Result((60, 50, 40), (0,))
    table.chairs[0] = replace(table.chairs[0], level="expert", resigned=True)
    table.chairs[2] = Chair(level="novice")
    ana, bob, bot = results_of(table, entries)
    assert (ana.person, ana.level, ana.finished, ana.rank) == (ANA.id, None, False, 3)
    assert (bob.person, bob.finished, bob.rank) == (BOB.id, True, 1)
    assert (bot.person, bot.level, bot.rank) == (None, "novice", 2)
    table.deleted_people = (BOB.id,)
    assert results_of(table, entries)[1].person is None


def test_lessons_games_of_bots_and_unfinished_ones_do_not_count() -> None:
    table, entries = finished("poker-dice")
    assert len(results_of(table, entries)) == 3
    unfinished = table.copy()
    unfinished.phase = "playing"
    assert results_of(unfinished, entries) == []
    bots = table.copy()
    bots.chairs = [Chair(level="random")] * 3
    assert results_of(bots, entries) == []
    lesson = table.copy()
    lesson.created = msgspec.structs.replace(table.created, lesson=True)
    assert results_of(lesson, entries) == []


def test_places_are_counted_as_the_events_tell() -> None:
    table, entries = finished("dice-town")
    told = Counter(
        (event.data["seat"], event.data["place"])
        for entry in entries
        if isinstance(entry, Moved)
        for event in entry.events
        if event.kind == "won"
    )
    counted = {
        (result.seat, place): wins
        for result in results_of(table, entries)
        for place, wins in result.places.items()
    }
    assert counted == told and sum(told.values()) > 5
