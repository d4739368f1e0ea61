"""Shared devices: only the person who holds the device is served."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fivecups.engine import Refused
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.table import commands
from fivecups.house.table.commands import Outcome
from fivecups.house.table.entries import ClockSetting
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table

from ...kit import (
    ALL_GAMES,
    ANA,
    BOB,
    CLEO,
    DAN,
    Ear,
    MemoryStore,
    answer,
    follow,
    in_manager,
    new_table,
    people_for,
    say,
    seated,
)
from ..nodes.test_presence import calls, presence_of
from .test_screens import play_on

GUEST = replace(BOB, host=ANA.id)
"""Bob plays on Ana's device."""


def laid(person: Person = ANA) -> Ear:
    """Return a shared device that nobody holds."""
    return Ear(person, screen=True, watcher=person.id)


def news(ear: Ear) -> list[bytes]:
    return [raw for raw in ear.raw if raw.startswith(b'{"t":"news"')]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_device_that_nobody_holds_hears_what_a_stranger_hears_to_the_byte(game: str) -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        people = (ANA, GUEST, *people_for(game)[2:])
        table = await seated(manager, game, people, start=False)
        device, stranger = laid(), Ear(Person("zed", "Zed"))
        for ear in (device, stranger):
            manager.subscriptions.connect(ear)
            await manager.subscriptions.watch(table, ear, None, 0)
        await manager.commands.submit(table, ANA, commands.start)
        await play_on(manager, table)
        assert len(device.frames(table)) > 5
        assert news(device) == news(stranger)
        assert device.view(table)["seat"] is None and not device.view(table)["asks"]

    in_manager(check)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_device_hears_what_its_holder_hears_at_a_device_of_their_own(game: str) -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        people = (ANA, GUEST, *people_for(game)[2:])
        table = await seated(manager, game, people, start=False)
        device, own = Ear(BOB, watcher=ANA.id), Ear(BOB)
        for ear in (device, own):
            manager.subscriptions.connect(ear)
            await manager.subscriptions.watch(table, ear, None, 0)
        await manager.commands.submit(table, ANA, commands.start)
        await play_on(manager, table)
        assert news(device) == news(own)
        assert {entry["view"]["seat"] for entry in device.heard if entry.get("view")} == {1}

    in_manager(check)


def test_all_who_play_at_a_device_are_there_whoever_holds_it() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (ANA, GUEST, CLEO))
        cleo = Ear(CLEO)
        await manager.subscriptions.watch(table, cleo, None, 0)
        for device in (laid(), Ear(ANA), Ear(BOB, watcher=ANA.id)):
            await manager.subscriptions.watch(table, device, None, 0)
            assert presence_of(cleo) == {"seats": [0, 1, 2], "spectators": 0}
            manager.subscriptions.unwatch(table, device)
            assert presence_of(cleo) == {"seats": [2], "spectators": 0}

    in_manager(check)


def test_whose_device_it_is_is_no_spectator_where_only_others_play_at_it() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "poker-dice", (GUEST, CLEO))
        cleo = Ear(CLEO)
        await manager.subscriptions.watch(table, cleo, None, 0)
        await manager.subscriptions.watch(table, laid(), None, 0)
        assert presence_of(cleo) == {"seats": [0, 1], "spectators": 0}

    in_manager(check)


def test_who_plays_at_a_device_is_called_there_once_for_each_question() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "high-cup", (ANA, GUEST), start=False)
        phone = Ear(ANA)
        manager.subscriptions.connect(phone)
        await manager.commands.submit(table, ANA, commands.start)
        assert len(calls(phone)) == 1
        await manager.subscriptions.watch(table, device := laid(), None, 0)
        await say(manager, table, BOB, "hurry", "1")
        assert len(calls(phone)) == 1 and not calls(device)

    in_manager(check)


def test_nobody_is_called_to_a_shared_device_for_a_hidden_question() -> None:
    """Everybody at the device would know that a person at it may be asked."""

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "whisper", (ANA, GUEST, CLEO), start=False)
        ana, bob, cleo = Ear(ANA), Ear(BOB), Ear(CLEO)
        for ear in (ana, bob, cleo):
            manager.subscriptions.connect(ear)
        await manager.commands.submit(table, ANA, commands.start)
        assert [len(calls(ear)) for ear in (ana, bob, cleo)] == [0, 0, 1]

    in_manager(check)


@pytest.mark.parametrize("holds", [0, 1])
def test_passing_unseen_is_the_same_for_who_is_asked_and_who_is_not(holds: int) -> None:
    """A device passes for all people who share it, and learns nothing by it."""

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "whisper", (ANA, GUEST, CLEO, DAN), start=False)
        await manager.subscriptions.watch(table, device := laid(), None, 0)
        await manager.commands.submit(table, ANA, commands.start)
        live = manager.tables.live[table]
        state: Any = live.table.state
        state.cards[:] = [holds] * 4
        before = len(device.raw)
        for person in (ANA, BOB, CLEO):
            await manager.commands.submit(table, person, commands.pass_unseen)
        assert len(device.raw) == before
        now: Any = live.table.state
        assert set(now.askings[-1].answers) >= {0, 1, 2}
        await manager.commands.submit(table, BOB, commands.pass_unseen)
        await manager.commands.submit(table, DAN, commands.pass_unseen)
        assert device.view(table)["waiting"]["question"] == "say_number"
        assert await manager.commands.submit(table, BOB, commands.pass_unseen)
        now = live.table.state
        assert now.askings[-1].question == "say_number" and not now.askings[-1].answers

    in_manager(check, Timing(hesitation=(1000.0, 1000.0)))


def test_passing_unseen_answers_no_question_that_everybody_sees() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(manager, "high-cup", (ANA, GUEST))
        assert await manager.commands.submit(table, BOB, commands.pass_unseen)
        with pytest.raises(Refused, match="not-seated"):
            await manager.commands.submit(table, CLEO, commands.pass_unseen)
        asks = manager.tables.live[table].table
        view = asks.game.view(asks.state, 0)
        choices: Any = view.asks[0].choices
        assert not await answer(manager, table, ANA, view.asks[0].id, choices[0])

    in_manager(check)


def test_at_a_rated_table_everybody_has_a_device_of_their_own() -> None:
    table = new_table("poker-dice", (ANA, CLEO, BOB))
    table = follow(table, commands.leave(table, BOB, 1))

    def rate(unrated: Table) -> Outcome:
        clock = ClockSetting("decision", 60)
        return commands.change_settings(unrated, ANA, 3, {}, clock, "open", True, 2)

    rated = follow(table, rate(table))
    with pytest.raises(Refused, match="rated-on-own-devices"):
        commands.sit(rated, GUEST, 2, "", 3)
    shared = follow(table, commands.sit(table, GUEST, 2, "", 3))
    assert shared.chairs[2].host == ANA.id
    with pytest.raises(Refused, match="rated-on-own-devices"):
        rate(shared)


def test_who_takes_a_seat_over_plays_at_their_own_device_again() -> None:
    table = follow(shared := new_table("poker-dice", (ANA, GUEST)), commands.start(shared, ANA, 1))
    table = follow(table, commands.resign(table, BOB, 2))
    table = follow(table, commands.sit(table, BOB, 1, "", 3))
    assert (table.chairs[1].person, table.chairs[1].host) == (BOB.id, "")
    table = follow(table, commands.resign(table, BOB, 4))
    table = follow(table, commands.sit(table, GUEST, 1, "", 5))
    assert table.chairs[1].host == ANA.id
