"""Votes for a stand-in at tables without a clock."""

from __future__ import annotations

from fivecups.house.table import commands
from fivecups.house.table.commands import ABSENT_AFTER_SECONDS
from fivecups.house.table.entries import AnyEntry, ClockSetting, StandInWished, StoodIn
from fivecups.house.table.table import Table
from fivecups.house.wire.table_info import table_info

from ...kit import ANA, BOB, CLEO, DAN, begun, follow
from .test_seat_requests import refused

LATE = 2000 + 1000 * ABSENT_AFTER_SECONDS
"""A time at which a table that started at 2000 has had no progress for long enough."""


def three() -> Table:
    return begun("poker-dice", (ANA, BOB, CLEO))


def test_a_bot_plays_for_an_absent_player_when_all_others_wish_it() -> None:
    table = three()
    table = follow(table, commands.wish_stand_in(table, BOB, 0, True, LATE))
    assert table.chairs[0].played_by_person
    assert table_info(table).chairs[0].stand_in_wishes == (1,)
    assert commands.wish_stand_in(table, BOB, 0, True, LATE).repeated
    agreed = commands.wish_stand_in(table, CLEO, 0, True, LATE + 1)
    assert [type(entry) for entry in agreed.entries] == [StandInWished, StoodIn]
    table = follow(table, agreed)
    assert table.chairs[0].level == "expert" and table.chairs[0].stand_in_wishes == ()
    table = follow(table, commands.return_to_seat(table, ANA, LATE + 2))
    assert table.chairs[0].played_by_person


def test_nobody_is_away_before_the_table_has_waited() -> None:
    table = three()
    refused("not-away-yet", commands.wish_stand_in, table, BOB, 0, True, LATE - 1)
    said = follow(table, commands.say(table, CLEO, "where are you", "r", LATE - 5))
    assert commands.wish_stand_in(said, BOB, 0, True, LATE).entries, "talk is not playing"
    moved = follow(table, commands.answer_own_ask(table, ANA, "1", ["keep", []], LATE - 5))
    refused("not-away-yet", commands.wish_stand_in, moved, BOB, 0, True, LATE)


def test_a_hidden_answer_does_not_show_in_who_counts_as_away() -> None:
    table = begun("whisper", (ANA, BOB, CLEO))
    answered = follow(table, commands.answer_own_ask(table, ANA, "1", ["pass"], LATE - 5))
    for case in (table, answered):
        for seat in (0, 2):
            wished = commands.wish_stand_in(case, BOB, seat, True, LATE)
            assert [type(entry) for entry in wished.entries] == [StandInWished]
    wished_away = follow(table, commands.wish_stand_in(table, BOB, 0, True, LATE))
    hidden = commands.answer_own_ask(wished_away, ANA, "1", ["pass"], LATE + 1)
    assert [entry.observers(3) for entry in hidden.entries] == [(0,)], "nobody else notices"


def test_whoever_answers_or_says_so_is_there() -> None:
    table = three()
    table = follow(table, commands.wish_stand_in(table, BOB, 0, True, LATE))
    here = follow(table, commands.return_to_seat(table, ANA, LATE + 1))
    assert (
        here.chairs[0].stand_in_wishes == ()
        and commands.return_to_seat(here, ANA, LATE + 2).repeated
    )
    played = follow(table, commands.answer_own_ask(table, ANA, "1", ["keep", []], LATE + 1))
    assert played.chairs[0].stand_in_wishes == ()


def test_one_who_is_against_it_ends_the_wish() -> None:
    table = three()
    table = follow(table, commands.wish_stand_in(table, BOB, 0, True, LATE))
    table = follow(table, commands.wish_stand_in(table, CLEO, 0, False, LATE + 1))
    assert table.chairs[0].stand_in_wishes == () and table.chairs[0].played_by_person
    assert commands.wish_stand_in(table, CLEO, 0, False, LATE + 2).repeated


def test_the_last_who_had_not_agreed_leaves() -> None:
    table = begun("poker-dice", (ANA, BOB, CLEO, DAN))
    for person in (BOB, CLEO):
        table = follow(table, commands.wish_stand_in(table, person, 0, True, LATE))
    assert table.chairs[0].played_by_person
    resigned = follow(table, commands.resign(table, DAN, LATE + 1))
    assert resigned.chairs[0].level == "expert"


def test_where_there_is_a_clock_it_decides() -> None:
    table = begun("poker-dice", (ANA, BOB), clock=ClockSetting("decision", 3600))
    refused("clock-decides", commands.wish_stand_in, table, BOB, 0, True, LATE)
    refused("not-yourself", commands.wish_stand_in, three(), BOB, 1, True, LATE)
    refused("not-seated", commands.wish_stand_in, three(), DAN, 1, True, LATE)


def test_a_log_with_wishes_makes_the_same_table_again() -> None:
    table = three()
    entries: list[AnyEntry] = []
    for person in (BOB, CLEO):
        outcome = commands.wish_stand_in(table, person, 0, True, LATE)
        entries += outcome.entries
        table = follow(table, outcome)
    again = three()
    for entry in entries:
        again = again.after(entry)
    assert again.chairs == table.chairs
