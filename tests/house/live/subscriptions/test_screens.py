"""A big screen is visible to everybody: it receives what a spectator sees, no matter who opened
it."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.engine import Refused
from fivecups.house.live.manager import TableManager
from fivecups.house.table import commands
from fivecups.house.table.seats import Person
from tests.waiting import until

from ...kit import (
    ALL_GAMES,
    ANA,
    BOB,
    CLEO,
    Ear,
    MemoryStore,
    answer,
    in_manager,
    people_for,
    say,
    seated,
)
from ..nodes.kit import LocalBus, Node, SharedStore
from ..nodes.test_presence import calls, presence_of, watching, with_nodes


async def play_on(manager: TableManager, table: str) -> None:
    """Answer for every seat that is asked, each time with another of the choices."""
    for turn in range(60):
        now = manager.tables.live[table].table
        if now.phase == "over":
            return
        for person in people_for(now.created.game):
            table_now = manager.tables.live[table].table
            asks = table_now.game.view(table_now.state, table_now.seat_of(person.id)).asks
            for ask in [first for first in asks if not first.optional][:1]:
                choices: Any = ask.choices
                given = (
                    choices[turn % len(choices)]
                    if isinstance(choices, tuple | list)
                    else choices.default
                )
                await answer(manager, table, person, ask.id, given)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_screen_of_a_player_hears_what_a_stranger_hears_to_the_byte(game: str) -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, game, people_for(game), start=False)
        own, screen, stranger = Ear(ANA), Ear(ANA, screen=True), Ear(Person("zed", "Zed"))
        for ear in (own, screen, stranger):
            manager.subscriptions.connect(ear)
            await manager.subscriptions.watch(table, ear, None, 0)
        await manager.commands.submit(table, ANA, commands.start)
        await play_on(manager, table)
        assert len(screen.frames(table)) > 5
        news = [
            [raw for raw in ear.raw if raw.startswith(b'{"t":"news"')] for ear in (screen, stranger)
        ]
        assert news[0] == news[1]
        late, late_stranger = Ear(ANA, screen=True), Ear(stranger.person)
        for ear in (late, late_stranger):
            await manager.subscriptions.watch(table, ear, None, 0)
        assert late.frames(table) == late_stranger.frames(table)
        assert late.heard[0].get("seat") is None
        assert late.view(table) == stranger.view(table)
        assert late.view(table)["seat"] is None and not late.view(table)["asks"]

    in_manager(check)


def test_a_screen_is_nobody_who_is_there_and_nobody_is_called_on_it() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB))
        bob, screen, phone = Ear(BOB), Ear(ANA, screen=True), Ear(ANA)
        for ear in (bob, screen, phone):
            manager.subscriptions.connect(ear)
        await manager.subscriptions.watch(table, bob, None, 0)
        await manager.subscriptions.watch(table, screen, None, 0)
        assert presence_of(bob) == {"seats": [1], "spectators": 0, "screen": True}
        await say(manager, table, BOB, "hurry", "1")
        assert (calls(screen), len(calls(phone))) == ([], 1)
        manager.subscriptions.disconnect(screen)
        assert presence_of(bob) == {"seats": [1], "spectators": 0}

    in_manager(check)


def test_a_screen_stays_a_spectator_when_its_person_sits_down() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        info = await manager.commands.create(ANA, "high-cup", 2, {})
        screen, phone = Ear(BOB, screen=True), Ear(BOB)
        for ear in (screen, phone):
            await manager.subscriptions.watch(info.id, ear, None, 0)
        await manager.commands.submit(info.id, BOB, commands.sit, 1, "")
        await until(lambda: phone.heard[-1].get("seat") == 1 or phone.heard[-2].get("seat") == 1)
        assert [first for first in screen.heard[1:] if first["t"] == "table"] == []

    in_manager(check)


def test_what_spectators_say_among_themselves_is_not_shown_to_the_players_on_a_screen() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB))
        early, late = Ear(ANA, screen=True), Ear(ANA, screen=True)
        await manager.subscriptions.watch(table, early, None, 0)
        await say(manager, table, CLEO, "Bob bluffs", "1")
        await say(manager, table, BOB, "I do not", "2")
        await manager.subscriptions.watch(table, late, None, 0)
        for ear in (early, late):
            aside, line = ear.frames(table)[-2:]
            assert (aside["kind"], aside["data"].get("text")) == ("said", None)
            assert line["data"]["text"] == "I do not"

    in_manager(check)


def test_a_private_table_is_shown_on_screens_of_its_players_only() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, BOB), visibility="private")
        with pytest.raises(Refused, match="private-table"):
            await manager.subscriptions.watch(table, Ear(CLEO, screen=True), None, 0)
        screen = Ear(BOB, screen=True)
        await manager.subscriptions.watch(table, screen, None, 0)
        assert screen.heard[0].get("seat") is None

    in_manager(check)


def test_a_screen_at_one_node_is_known_at_all_until_it_is_closed() -> None:
    async def check(store: SharedStore, bus: LocalBus, made: list[Node]) -> None:
        first, second, third = made
        table = await seated(first.manager, "poker-dice", (ANA, BOB))
        ana = await watching(first, Ear(ANA), table)
        bob = await watching(second, Ear(BOB), table)
        screen = await watching(third, Ear(BOB, screen=True), table)
        shown = {"seats": [0, 1], "spectators": 0, "screen": True}
        await until(lambda: [presence_of(ear) for ear in (ana, bob, screen)] == 3 * [shown])
        second.manager.subscriptions.disconnect(bob)
        await until(lambda: presence_of(ana) == {**shown, "seats": [0]})
        third.manager.subscriptions.disconnect(screen)
        await until(lambda: presence_of(ana) == {"seats": [0], "spectators": 0})

    with_nodes(check)
