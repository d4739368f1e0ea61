"""The hall: decisions are written before they are told, repeated ones are recognised, everybody sees the same log."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fivecups.engine import Refused, seen
from fivecups.house import answering, deciding
from fivecups.house.deciding import Person
from fivecups.house.hall import Hall
from fivecups.house.live import Manners
from fivecups.house.log import ClockSetting, Moved, Rematched, StoodIn
from fivecups.house.playing import is_quiet
from fivecups.house.storage import NoSuchTable, StorageFull
from fivecups.house.views import frames_after

from .kit import (
    ALL_GAMES,
    ANA,
    BOB,
    CLEO,
    Clockwork,
    Ear,
    HereThinkers,
    MemoryStore,
    answer,
    entries_of,
    in_hall,
    seated,
    seats_for,
    until,
)


async def say(hall: Hall, table: str, person: Person, text: str, ref: str) -> None:
    await hall.decide(table, lambda found, now: answering.say(found, person, text, ref, now))


async def bots_only(hall: Hall, game: str, seats: int | None = None) -> str:
    seats = seats or seats_for(game)
    info = await hall.create(ANA, game, seats, {})
    for seat in range(seats):
        await hall.decide(info.id, lambda table, now, s=seat: deciding.place_bot(table, ANA, s, "random", now))
    return info.id


@pytest.mark.parametrize("game", ALL_GAMES)
def test_bots_play_a_game_to_its_end_and_a_spectator_sees_all_of_it(game: str) -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await bots_only(hall, game)
        ear = Ear(CLEO)
        await hall.audience.watch(table, ear, None, 0)
        await hall.decide(table, lambda found, now: deciding.start(found, ANA, now))
        await until(lambda: hall.live[table].table.phase == "over")
        entries = entries_of(store, table)
        expected = frames_after(entries, None, 0)
        assert [(frame["seq"], frame["kind"]) for frame in ear.frames(table)] == [(frame.seq, frame.kind) for frame in expected]
        told = [event["kind"] for frame in ear.frames(table) for event in frame.get("events", [])]
        public = [event.kind for entry in entries for event in getattr(entry, "events", ()) if event.to is None]
        assert told == public
        assert {entry.by for entry in entries if isinstance(entry, Moved)} <= {"bot", "clock"}

    in_hall(check)


def test_nothing_is_true_that_could_not_be_written() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await seated(hall, "poker-dice", (ANA, BOB))
        ear = Ear(BOB)
        await hall.audience.watch(table, ear, None, 0)
        heard, before = len(ear.heard), hall.live[table].table
        store.broken = StorageFull("no room")
        with pytest.raises(StorageFull):
            await answer(hall, table, ANA, "1", ["keep", []])
        assert hall.live[table].table is before
        assert len(ear.heard) == heard
        store.broken = None
        assert not await answer(hall, table, ANA, "1", ["keep", []])
        assert len(ear.heard) == heard + 1

    in_hall(check)


def test_an_answer_given_twice_at_once_counts_once() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await seated(hall, "poker-dice", (ANA, BOB))
        again = await asyncio.gather(*(answer(hall, table, ANA, "1", ["keep", []]) for _ in range(5)))
        assert sorted(again) == [False, True, True, True, True]
        assert sum(isinstance(entry, Moved) for entry in entries_of(store, table)) == 1

    in_hall(check)


def test_two_houses_on_one_log_agree() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        other = Hall(store, HereThinkers(), hall.manners, Clockwork())
        table = await seated(hall, "high-cup", (ANA, BOB))
        here, there = Ear(ANA), Ear(BOB)
        await hall.audience.watch(table, here, None, 0)
        await other.audience.watch(table, there, None, 0)
        while hall.live[table].table.phase != "over":
            ask = here.view(table)["asks"][0]["id"]
            await asyncio.gather(answer(hall, table, ANA, ask, ["stand"]), answer(other, table, BOB, ask, ["fold"]))
            await say(hall, table, ANA, "next", ask)
            await say(other, table, BOB, "yes", ask)
            await say(hall, table, ANA, "go", f"{ask}.")
        await say(other, table, BOB, "bye", "bye")
        assert here.frames(table)[-1]["data"]["text"] == "go"
        assert [frame.kind for frame in frames_after(entries_of(store, table), 1, 0)] == [
            frame["kind"] for frame in there.frames(table)
        ]
        await other.close()

    in_hall(check)


def test_a_client_that_comes_back_gets_exactly_what_it_missed() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await seated(hall, "whisper", (ANA, BOB))
        steady, loose = Ear(BOB), Ear(BOB)
        await hall.audience.watch(table, steady, None, 0)
        await hall.audience.watch(table, loose, None, 0)
        round_number = 0
        while hall.live[table].table.phase != "over":
            round_number += 1
            live = hall.live[table].table
            for person, ear_seat in ((ANA, 0), (BOB, 1)):
                asks = hall.live[table].table.game.view(hall.live[table].table.state, ear_seat).asks
                if asks and not asks[0].optional:
                    await answer(hall, table, person, asks[0].id, asks[0].choices[-1])
            await until(lambda old=live: hall.live[table].table is not old)
            if round_number % 2:
                hall.audience.unwatch(table, loose)
            else:
                last = loose.frames(table)[-1]["seq"]
                await hall.audience.watch(table, loose, None, last, seen_from=1)
        await hall.audience.watch(table, loose, None, loose.frames(table)[-1]["seq"], seen_from=1)
        assert loose.frames(table) == steady.frames(table)
        assert loose.view(table) == steady.view(table)

    in_hall(check)


def test_whoever_says_a_wrong_seat_or_number_gets_everything() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await seated(hall, "poker-dice", (ANA, BOB))
        for after, seat in ((2, None), (99, 1), (-5, 1)):
            ear = Ear(BOB)
            await hall.audience.watch(table, ear, "7", after, seen_from=seat)
            assert ear.heard[0]["id"] == "7"
            assert ear.heard[0]["seat"] == 1
            assert ear.heard[0]["frames"][0]["seq"] == 1

    in_hall(check)


def test_taking_a_seat_changes_what_is_seen() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        info = await hall.create(ANA, "high-cup", 2, {})
        ear = Ear(BOB)
        await hall.audience.watch(info.id, ear, None, 0)
        assert ear.heard[-1].get("seat") is None
        await hall.decide(info.id, lambda table, now: deciding.sit(table, BOB, 1, "", now))
        await until(lambda: ear.heard[-1]["t"] == "table" and ear.heard[-1].get("seat") == 1)

    in_hall(check)


def test_a_private_table_is_seen_by_its_players_only() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await seated(hall, "poker-dice", (ANA, BOB), visibility="private")
        with pytest.raises(Refused, match="private-table"):
            await hall.audience.watch(table, Ear(CLEO), None, 0)
        await hall.audience.watch(table, Ear(BOB), None, 0)

    in_hall(check)


def test_whoever_watched_a_private_table_before_the_start_is_left_outside() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await seated(hall, "poker-dice", (ANA, BOB), start=False, visibility="private")
        ear = Ear(CLEO)
        await hall.audience.watch(table, ear, None, 0)
        heard = len(ear.heard)
        await hall.decide(table, lambda found, now: deciding.start(found, ANA, now))
        await answer(hall, table, ANA, "1", ["keep", []])
        assert len(ear.heard) == heard

    in_hall(check)


def test_a_table_that_is_not_there_is_told() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        with pytest.raises(NoSuchTable):
            await hall.find("nowhere")
        with pytest.raises(NoSuchTable):
            await hall.find("nowhere")

    in_hall(check)


def test_those_without_a_choice_are_passed_for_and_the_others_are_not() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await seated(hall, "whisper", (ANA, BOB, CLEO))
        state: Any = hall.live[table].table.state
        holders = {seat for seat, card in enumerate(state.cards) if card}
        await until(lambda: len(entries_of(store, table)) == 5 + 3 - len(holders))
        await asyncio.sleep(0.01)
        passed = [entry for entry in entries_of(store, table) if isinstance(entry, Moved)]
        if holders:
            assert {entry.seat for entry in passed} == set(range(3)) - holders
        assert {entry.by for entry in passed} <= {"house"}

    in_hall(check)


def test_a_hidden_question_that_runs_out_is_answered_silently() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        clock = Clockwork()
        hall.now = clock
        table = await seated(hall, "whisper", (ANA, BOB), start=False, clock=ClockSetting("decision", 60))
        await hall.decide(table, lambda found, now: deciding.start(found, ANA, now - 20_000))
        await until(lambda: not is_quiet(hall.live[table].table.state))
        assert not any(isinstance(entry, StoodIn) for entry in entries_of(store, table))
        assert sum(isinstance(entry, Moved) and entry.by == "house" for entry in entries_of(store, table)) == 2

    in_hall(check)


def test_a_player_out_of_time_is_played_by_a_bot_until_back() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        clock = Clockwork()
        hall.now = clock
        table = await seated(hall, "poker-dice", (ANA, BOB), start=False, clock=ClockSetting("decision", 5))
        await hall.decide(table, lambda found, now: deciding.start(found, ANA, now - 5000))
        await until(lambda: any(isinstance(entry, Moved) and entry.seat == 0 for entry in entries_of(store, table)))
        kinds = [type(entry).__name__ for entry in entries_of(store, table)]
        assert kinds.index("StoodIn") < kinds.index("Moved")
        await hall.decide(table, lambda found, now: deciding.back(found, ANA, now))
        assert hall.live[table].table.chairs[0].played_by_person

    in_hall(check)


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

    in_hall(check, Manners(unload_after=-1, pause=0, hesitation=(0, 0)))


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

    in_hall(check, Manners(abandon_after=100))


def test_a_rematch_is_one_table_for_all() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await bots_only(hall, "high-cup", 2)
        with pytest.raises(Refused, match="wrong-phase"):
            await hall.rematch(table, ANA)
        await hall.decide(table, lambda found, now: deciding.start(found, ANA, now))
        await until(lambda: hall.live[table].table.phase == "over")
        one, two = await asyncio.gather(hall.rematch(table, ANA), hall.rematch(table, ANA))
        three = await hall.rematch(table, ANA)
        assert one.id == two.id == three.id != table
        assert [chair.kind for chair in three.chairs] == ["bot", "bot"]
        assert three.previous == table
        assert sum(isinstance(entry, Rematched) for entry in entries_of(store, table)) == 1

    in_hall(check)


def test_people_elsewhere_are_called_when_a_table_waits_for_them() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        ear = Ear(ANA)
        hall.audience.arrive(ear)
        table = await seated(hall, "poker-dice", (ANA, BOB))
        await say(hall, table, BOB, "hurry", "1")
        assert ear.heard == [{"t": "called", "table": table, "game": "poker-dice"}]
        hall.audience.go(ear)
        heard = len(ear.heard)
        await answer(hall, table, ANA, "1", ["keep", []])
        assert len(ear.heard) == heard

    in_hall(check)


def test_after_a_restart_the_bots_play_on() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await bots_only(hall, "poker-dice", 2)
        await hall.decide(table, lambda found, now: deciding.start(found, ANA, now))
        await until(lambda: len(store.log[table]) > 10)
        await hall.close()
        written = len(store.log[table])
        other = Hall(store, HereThinkers(), hall.manners, Clockwork())
        await other.wake_live_tables()
        await until(lambda: other.live[table].table.phase == "over")
        assert len(store.log[table]) > written
        await other.close()

    in_hall(check)


def test_a_seat_hears_what_the_engine_says_it_may_see() -> None:
    """The frames of every observer against the engine's own account of the same game."""

    async def check(hall: Hall, store: MemoryStore) -> None:
        from fivecups.engine import replay
        from fivecups.games import GAMES
        from fivecups.house.recording import record_of

        for game in ALL_GAMES:
            table = await bots_only(hall, game)
            await hall.decide(table, lambda found, now: deciding.start(found, ANA, now))
            await until(lambda name=table: hall.live[name].table.phase == "over")
            entries = entries_of(store, table)
            match = replay(GAMES[game], record_of(hall.live[table].table, entries))
            for seat in (None, *range(seats_for(game))):
                told = [event for frame in frames_after(entries, seat, 0) for event in frame.events]
                assert [(event["kind"], event["rule"]) for event in told] == [
                    (event.kind, event.rule) for event in seen(match.events, seat)
                ]

    in_hall(check)
