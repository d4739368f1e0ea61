"""Commands at tables: the people who may use them, and when."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.engine import Refused
from fivecups.house.table import commands
from fivecups.house.table.commands import Outcome
from fivecups.house.table.entries import AnyEntry, ClockSetting
from fivecups.house.table.table import Table
from fivecups.house.wire.frames import frames_after

from ..kit import ANA, BOB, CLEO, DAN, begun, follow, new_table


def refused(code: str, decide: Any, *args: Any) -> None:
    with pytest.raises(Refused) as caught:
        decide(*args)
    assert caught.value.refusal.code == code


def test_a_seat_belongs_to_one_person() -> None:
    table = new_table()
    refused("seat-taken", commands.sit, table, CLEO, 1, "", 3)
    refused("table-full", commands.sit, table, CLEO, None, "", 3)
    refused("no-such-seat", commands.sit, table, CLEO, 17, "", 3)
    table = follow(table, commands.leave(table, BOB, 3))
    table = follow(table, commands.sit(table, CLEO, None, "", 4))
    assert [chair.name for chair in table.chairs] == ["Ana", "Cleo"]


def test_changing_places_frees_the_old_one() -> None:
    table = follow(new_table(), commands.leave(new_table(), BOB, 3))
    table = follow(table, commands.sit(table, ANA, 1, "", 4))
    assert [chair.person for chair in table.chairs] == [None, "ana"]


def test_who_sits_down_again_without_naming_a_seat_keeps_theirs() -> None:
    table = follow(new_table(), commands.leave(new_table(), ANA, 3))
    table = follow(table, commands.sit(table, BOB, None, "", 4))
    assert [chair.person for chair in table.chairs] == [None, "bob"]


def test_only_those_at_the_table_place_bots_and_start() -> None:
    table = follow(new_table(), commands.leave(new_table(), BOB, 3))
    refused("seats-free", commands.start, table, ANA, 4)
    refused("not-seated", commands.place_bot, table, CLEO, 1, "random", 4)
    refused("no-such-bot", commands.place_bot, table, ANA, 1, "psychic", 4)
    refused("seat-taken", commands.place_bot, table, ANA, 0, "random", 4)
    refused("no-such-seat", commands.place_bot, table, ANA, 2, "random", 4)
    table = follow(table, commands.place_bot(table, ANA, 1, "random", 4))
    refused("not-seated", commands.start, table, CLEO, 5)
    table = follow(table, commands.start(table, ANA, 5))
    assert table.phase == "playing"
    refused("seat-taken", commands.sit, table, CLEO, 0, "", 6)
    refused("wrong-phase", commands.leave, table, ANA, 6)
    refused("wrong-phase", commands.place_bot, table, ANA, 1, "random", 6)
    refused("not-seated", commands.start, table, CLEO, 6)
    assert commands.start(table, ANA, 6).repeated


def test_rated_tables_have_no_bots() -> None:
    entry = commands.create(ANA, "poker-dice", 2, {}, ClockSetting("decision", 60), "open", True, 1)
    refused("rated-without-bots", commands.place_bot, Table.new("t", entry), ANA, 1, "random", 2)


def test_settings_are_checked() -> None:
    refused("no-such-game", commands.create, ANA, "chess", 2, {}, ClockSetting(), "open", False, 1)
    refused(
        "wrong-seats", commands.create, ANA, "poker-dice", 99, {}, ClockSetting(), "open", False, 1
    )
    refused(
        "unknown-option",
        commands.create,
        ANA,
        "poker-dice",
        2,
        {"x": 1},
        ClockSetting(),
        "open",
        False,
        1,
    )
    refused(
        "wrong-clock",
        commands.create,
        ANA,
        "poker-dice",
        2,
        {},
        ClockSetting("decision", 1),
        "open",
        False,
        1,
    )
    refused(
        "rated-without-clock",
        commands.create,
        ANA,
        "poker-dice",
        2,
        {},
        ClockSetting(),
        "open",
        True,
        1,
    )


def test_entropy_is_short_and_printable() -> None:
    table = new_table()
    refused("wrong-entropy", commands.sit, table, ANA, 0, "x" * 129, 3)
    commands.sit(table, ANA, 0, "x" * 128, 3)
    refused("wrong-entropy", commands.sit, table, ANA, 0, "a\nb", 3)


def test_only_the_owner_closes_and_only_before_the_start() -> None:
    table = new_table()
    refused("not-the-owner", commands.close, table, BOB, 3)
    assert follow(table, commands.close(table, ANA, 3)).phase == "abandoned"
    refused("wrong-phase", commands.close, begun(), ANA, 3)


def test_the_same_answer_again_is_recognised_and_another_one_is_stale() -> None:
    table = begun()
    table = follow(table, commands.answer_own_ask(table, ANA, "1", ["keep", []], 3000))
    assert commands.answer_own_ask(table, ANA, "1", ["keep", []], 3001) == Outcome(
        [], repeated=True
    )
    refused("stale-ask", commands.answer_own_ask, table, ANA, "1", ["keep", [1]], 3001)
    refused("stale-ask", commands.answer_own_ask, table, BOB, "1", ["keep", []], 3001)
    refused("not-seated", commands.answer_own_ask, table, CLEO, "2", ["keep", []], 3001)


def test_a_table_pauses_when_all_players_wish_it() -> None:
    table = begun()
    table = follow(table, commands.wish_pause(table, ANA, 3000))
    assert table.phase == "playing"
    table = follow(table, commands.wish_pause(table, BOB, 3500))
    assert table.phase == "paused"
    refused("wrong-phase", commands.answer_own_ask, table, ANA, "1", ["keep", []], 3600)
    table = follow(table, commands.resume(table, BOB, 4000))
    assert table.phase == "playing"
    assert not any(chair.wishes_pause for chair in table.chairs)


def test_resigning_gives_the_seat_to_a_bot_for_good() -> None:
    table = begun()
    table = follow(table, commands.resign(table, ANA, 3000))
    assert not table.chairs[0].played_by_person
    refused("not-seated", commands.return_to_seat, table, ANA, 3100)
    refused("not-seated", commands.answer_own_ask, table, ANA, "1", ["keep", []], 3100)
    assert follow(table, commands.wish_pause(table, BOB, 3200)).phase == "paused", (
        "whoever has resigned is not asked"
    )


def test_chat_of_spectators_stays_among_them() -> None:
    table = begun()
    whisper = commands.say(table, CLEO, "Ana  will\u0000 lose\u202e", "c1", 3000)
    log: list[AnyEntry] = [table.created, *whisper.entries]
    assert frames_after(log, 0, 1) == []
    assert [frame.data["text"] for frame in frames_after(log, None, 1)] == ["Ana will lose"]
    table = follow(table, whisper)
    assert commands.say(table, CLEO, "again", "c1", 3001).repeated
    loud = commands.say(table, ANA, "hello", "c1", 3002)
    assert [
        frame.data["channel"] for frame in frames_after([table.created, *loud.entries], 1, 1)
    ] == ["table"]
    refused("empty-text", commands.say, table, ANA, "\u200b \u0007", "c2", 3003)


def with_bot(game: str = "poker-dice", **settings: Any) -> Table:
    """Return a started table with Ana and a bot."""
    table = new_table(game, (ANA, BOB), **settings)
    table = follow(table, commands.leave(table, BOB, 1500))
    table = follow(table, commands.place_bot(table, ANA, 1, "random", 1500))
    return follow(table, commands.start(table, ANA, 2000))


def test_a_bots_seat_is_taken_over_in_the_middle_of_the_game() -> None:
    table = with_bot()
    before = table.entropies
    table = follow(table, commands.sit(table, CLEO, None, "mine", 3000))
    table = follow(table, commands.answer_request(table, ANA, CLEO.id, True, 3000))
    assert table.chairs[1].played_by_person and table.seat_of(CLEO.id) == 1
    assert table.entropies == before, "the dice are settled already"
    assert commands.sit(table, CLEO, 1, "", 3001).repeated
    refused("table-full", commands.sit, table, DAN, None, "", 3002)
    refused("seat-taken", commands.sit, table, CLEO, 0, "", 3003)
    refused("player-is-back", commands.answer, table, 1, "2", ["keep", []], "bot", 3004)


def test_whoever_has_resigned_may_come_back_to_their_own_seat_only() -> None:
    table = with_bot()
    table = follow(table, commands.resign(table, ANA, 3000))
    refused("seat-taken", commands.sit, table, ANA, 1, "", 3001)
    back = follow(table, commands.sit(table, ANA, None, "", 3002))
    assert back.seat_of(ANA.id) == 0 and back.chairs[0].played_by_person
    other = follow(table, commands.sit(table, CLEO, 0, "", 3003))
    assert (other.seat_of(CLEO.id), other.seat_of(ANA.id)) == (0, None)


def test_a_seat_whose_player_may_come_back_is_kept() -> None:
    table = begun(clock=ClockSetting("decision", 30))
    table = follow(table, commands.expire_clocks(table, 40_000))
    refused("seat-taken", commands.sit, table, CLEO, 0, "", 41_000)
    refused("seats-are-kept", commands.sit, with_bot(visibility="private"), CLEO, 1, "", 3000)
