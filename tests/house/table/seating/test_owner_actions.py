"""The owner's decisions at a table, and the change of owners."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.house.table import commands
from fivecups.house.table.entries import AnyEntry, ClockSetting, decode_entry, encode_entry
from fivecups.house.table.snapshot import pack, unpack
from fivecups.house.table.table import Table, from_log
from fivecups.house.wire.catch_up import remembered_frames
from fivecups.house.wire.frames import frames_after
from fivecups.house.wire.table_info import summary_of, table_info

from ...kit import ANA, BOB, CLEO, DAN, begun, follow, new_table
from .test_seat_requests import refused, with_bot

COMMANDS = [
    (commands.remove, 1),
    (commands.replace_by_bot, 1, None),
    (commands.hand_over, 1),
    (commands.lock, True),
]


@pytest.mark.parametrize("table", [new_table(), begun()], ids=["before", "during"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda case: case[0].__name__)
def test_only_the_owner_keeps_order(table: Table, command: tuple[Any, ...]) -> None:
    decide, *args = command
    for person in (BOB, CLEO):
        refused("not-the-owner", decide, table, person, *args, 3000)
    assert decide(table, ANA, *args, 3000).entries
    table_info(follow(table, decide(table, ANA, *args, 3000)))


def test_who_is_removed_before_the_game_has_to_ask_before_sitting_down_again() -> None:
    table = new_table()
    table = follow(table, commands.remove(table, ANA, 1, 3000))
    assert table.chairs[1].empty
    table = follow(table, commands.sit(table, BOB, 1, "", 3100))
    assert table.chairs[1].empty and table.seat_requests[0].person == "bob"
    refused("not-yours-to-decide", commands.answer_request, table, CLEO, "bob", True, 3200)
    table = follow(table, commands.answer_request(table, ANA, "bob", True, 3200))
    assert table.seat_of("bob") == 1
    table = follow(table, commands.leave(table, BOB, 3250))
    table = follow(table, commands.sit(table, BOB, 1, "", 3260))
    assert table.seat_of("bob") == 1, "who was let in once need not ask again"
    refused("not-yourself", commands.remove, table, ANA, 0, 3300)


def test_who_is_removed_during_the_game_leaves_a_bot_and_comes_back_by_the_owner_only() -> None:
    table = with_bot((ANA, BOB, CLEO))
    table = follow(table, commands.remove(table, ANA, 1, 3000))
    assert table.seat_of("bob") is None and table.chairs[1].level == "regular"
    table = follow(table, commands.sit(table, BOB, None, "", 3100))
    assert table.seat_of("bob") is None
    refused("not-yours-to-decide", commands.answer_request, table, CLEO, "bob", True, 3200)
    table = follow(table, commands.answer_request(table, ANA, "bob", True, 3200))
    assert table.seat_of("bob") == 1 and table.chairs[1].played_by_person


def test_a_bot_replaces_somebody() -> None:
    table = new_table("dice-town", (ANA, BOB))
    swapped = follow(table, commands.replace_by_bot(table, ANA, 1, "regular", 3000))
    assert (swapped.chairs[1].person, swapped.chairs[1].level) == (None, "regular")
    refused("no-such-bot", commands.replace_by_bot, table, ANA, 1, "psychic", 3000)
    table = follow(begun(), commands.replace_by_bot(begun(), ANA, 1, None, 3000))
    assert table.seat_of("bob") == 1 and not table.chairs[1].played_by_person
    assert follow(table, commands.return_to_seat(table, BOB, 3100)).chairs[1].played_by_person


def test_nobody_is_moved_in_a_rated_game() -> None:
    entry = commands.create(ANA, "poker-dice", 2, {}, ClockSetting("decision", 60), "open", True, 1)
    table = Table.new("t", entry)
    for seat, person in enumerate((ANA, BOB)):
        table = follow(table, commands.sit(table, person, seat, "", 2))
    table = follow(table, commands.start(table, ANA, 3))
    refused("seats-are-kept", commands.remove, table, ANA, 1, 4)
    refused("seats-are-kept", commands.replace_by_bot, table, ANA, 1, None, 4)


def test_a_locked_table_lets_nobody_new_in() -> None:
    table = follow(new_table(), commands.leave(new_table(), BOB, 2000))
    table = follow(table, commands.lock(table, ANA, True, 3000))
    assert summary_of(table).locked and commands.lock(table, ANA, True, 3000).repeated
    refused("table-locked", commands.sit, table, BOB, 1, "", 3100)
    assert follow(table, commands.sit(table, ANA, 1, "", 3100)).seat_of("ana") == 1
    table = follow(table, commands.lock(table, ANA, False, 3200))
    assert follow(table, commands.sit(table, BOB, 1, "", 3300)).seat_of("bob") == 1


def test_locking_ends_requests_and_keeps_ones_own_way_back() -> None:
    table = with_bot()
    table = follow(table, commands.sit(table, CLEO, None, "", 3000))
    table = follow(table, commands.resign(table, BOB, 3050))
    table = follow(table, commands.lock(table, ANA, True, 3100))
    assert table.seat_requests == ()
    refused("table-locked", commands.sit, table, CLEO, None, "", 3200)
    assert follow(table, commands.sit(table, BOB, None, "", 3300)).seat_of("bob") == 1


def test_a_table_is_handed_over() -> None:
    table = follow(begun(), commands.hand_over(begun(), ANA, 1, 3000))
    assert table_info(table).owner == summary_of(table).owner == "bob"
    refused("not-the-owner", commands.lock, table, ANA, True, 3100)
    assert follow(table, commands.lock(table, BOB, True, 3100)).locked
    refused("nobody-there", commands.hand_over, with_bot(), ANA, 2, 3000)


def test_a_table_passes_on_when_its_owner_leaves_for_good() -> None:
    waiting = follow(new_table(), commands.leave(new_table(), ANA, 3000))
    assert waiting.owner == "bob"
    alone = follow(waiting, commands.leave(waiting, BOB, 3100))
    assert alone.owner == "bob", "nobody else is there"
    table = with_bot((ANA, BOB, CLEO), clock=ClockSetting("decision", 30))
    table = follow(table, commands.replace_by_bot(table, ANA, 1, None, 40_000))
    table = follow(table, commands.resign(table, ANA, 50_000))
    assert table.owner == "cleo", "one who is there, before one who is away"
    assert follow(table, commands.resign(table, CLEO, 51_000)).owner == "bob"


def test_settings_change_without_closing_the_table() -> None:
    table = new_table("dice-town", (ANA, BOB))
    clock = ClockSetting("decision", 60)
    change = (3, {"wild_west": True}, clock, "private", False)
    refused("not-the-owner", commands.change_settings, table, BOB, *change, 3000)
    commitment = table.commitment
    table = follow(table, commands.change_settings(table, ANA, *change, 3000))
    info = table_info(table)
    assert (len(info.chairs), info.clock, info.visibility) == (3, clock, "private")
    assert info.options["wild_west"] is True and info.commitment == commitment
    assert [chair.name for chair in info.chairs] == ["Ana", "Bob", ""]
    table = follow(table, commands.sit(table, CLEO, 2, "", 3100))
    refused("seat-taken", commands.change_settings, table, ANA, 2, {}, clock, "open", False, 3200)
    refused("wrong-seats", commands.change_settings, table, ANA, 50, {}, clock, "open", False, 3200)
    table = follow(table, commands.start(table, ANA, 4000))
    assert table.clocks.setting == clock and table.state is not None and table.state.seats == 3
    refused("wrong-phase", commands.change_settings, table, ANA, *change, 5000)


def test_a_seat_that_was_added_has_noticed_what_all_others_have() -> None:
    table = new_table("dice-town", (ANA, BOB))
    log: list[AnyEntry] = [table.created]
    table = Table.new("table", table.created)
    latest = [encode_entry(table.created)]
    for outcome in (
        lambda now: commands.sit(now, ANA, 0, "", 1),
        lambda now: commands.say(now, ANA, "three of us", "r", 2),
        lambda now: commands.change_settings(now, ANA, 3, {}, ClockSetting(), "open", False, 3),
        lambda now: commands.sit(now, DAN, 2, "", 4),
    ):
        for entry in outcome(table).entries:
            table = table.after(entry)
            log.append(entry)
            latest.append(encode_entry(entry))
    for seat in (None, 0, 2):
        frames = frames_after(log, seat, 0)
        assert [frame.seq for frame in frames] == [1, 2, 3, 4, 5]
        remembered = remembered_frames(table, latest, seat, 0)
        assert remembered is not None and len(remembered) == 5
    assert set(table.frame_counts.values()) == {5}
    stored = [decode_entry(encode_entry(entry)) for entry in log]
    assert from_log("table", stored) == table
    assert unpack("table", pack(table)) == table


def test_another_game_keeps_everybodys_seat_and_begins_when_all_sit() -> None:
    table = with_bot((ANA, BOB))
    first, *bots = commands.rematch_entries(table, BOB, 5000)
    again = Table.new("again", first)  # type: ignore[arg-type]
    for entry in bots:
        again = again.after(entry)
    kept = [(chair.kept_for, chair.level) for chair in again.chairs]
    assert kept == [("ana", None), ("bob", None), (None, "regular")]
    assert [chair.kept_name for chair in table_info(again).chairs] == ["Ana", "Bob", ""]
    refused("table-full", commands.sit, again, CLEO, None, "", 6000)
    refused("seat-taken", commands.sit, again, CLEO, 0, "", 6000)
    again = follow(again, commands.sit(again, BOB, None, "b", 6000))
    assert (again.phase, again.seat_of("bob")) == ("open", 1)
    again = follow(again, commands.sit(again, ANA, None, "a", 6100))
    assert (again.phase, again.seat_of("ana")) == ("playing", 0)


def test_alone_with_bots_another_game_begins_at_once() -> None:
    table = with_bot((ANA,))
    first, *bots = commands.rematch_entries(table, ANA, 5000)
    again = Table.new("again", first)  # type: ignore[arg-type]
    for entry in bots:
        again = again.after(entry)
    assert follow(again, commands.sit(again, ANA, None, "a", 6000)).phase == "playing"


def test_a_kept_seat_can_be_given_away() -> None:
    table = begun()
    [first] = commands.rematch_entries(table, ANA, 5000)
    again = Table.new("again", first)  # type: ignore[arg-type]
    again = follow(again, commands.sit(again, ANA, None, "a", 6000))
    free = follow(again, commands.place_bot(again, ANA, 1, None, 6100))
    assert follow(free, commands.sit(free, CLEO, None, "c", 6200)).phase == "playing"
    bot = follow(again, commands.place_bot(again, ANA, 1, "random", 6100))
    assert follow(bot, commands.start(bot, ANA, 6200)).phase == "playing"
