"""Seat requests: the people who may take over a bot's seat, and the people who must agree."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fivecups.bots import bot_names
from fivecups.engine import Refused
from fivecups.house.table import commands
from fivecups.house.table.entries import AnyEntry, ClockSetting, SeatAsked, TookOver
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table
from fivecups.house.wire.frames import frames_after
from fivecups.house.wire.table_info import table_info

from ...kit import ANA, BOB, CLEO, DAN, begun, follow, new_table

EVE = Person("eve", "Eve")


def refused(code: str, decide: Any, *args: Any) -> None:
    with pytest.raises(Refused) as caught:
        decide(*args)
    assert caught.value.refusal.code == code


def with_bot(people: tuple[Person, ...] = (ANA, BOB), level: str = "regular", **more: Any) -> Table:
    """Return a started table with these people and a bot in the last seat."""
    table = new_table("dice-town", (*people, DAN), **more)
    table = follow(table, commands.leave(table, DAN, 1500))
    table = follow(table, commands.place_bot(table, people[0], len(people), level, 1500))
    return follow(table, commands.start(table, people[0], 2000))


def asking(table: Table, person: Person = CLEO) -> Table:
    return follow(table, commands.sit(table, person, None, "", 3000))


def test_a_stranger_who_wants_a_bots_seat_sees_nothing_before_somebody_says_yes() -> None:
    table = with_bot()
    asked = commands.sit(table, CLEO, None, "", 3000)
    assert [type(entry) for entry in asked.entries] == [SeatAsked]
    table = follow(table, asked)
    assert table.seat_of(CLEO.id) is None, "a spectator still, and sees what spectators see"
    [request] = table_info(table).requests
    assert (request.person, request.name, request.seat) == ("cleo", "Cleo", 2)
    assert commands.sit(table, CLEO, None, "", 3001).repeated
    log: list[AnyEntry] = [table.created, *asked.entries]
    assert {frames_after(log, seat, 1)[0].kind for seat in (None, 0, 1, 2)} == {"seat_asked"}


def test_the_owner_lets_somebody_in() -> None:
    table = asking(with_bot())
    refused("not-yours-to-decide", commands.answer_request, table, DAN, "cleo", True, 3100)
    refused("not-yours-to-decide", commands.answer_request, table, CLEO, "cleo", True, 3100)
    table = follow(table, commands.answer_request(table, ANA, "cleo", True, 3100))
    assert table.seat_of("cleo") == 2 and table.chairs[2].played_by_person
    assert table.seat_requests == ()
    refused("nobody-asks", commands.answer_request, table, ANA, "cleo", True, 3200)


def test_two_players_together_let_somebody_in_but_one_alone_does_not() -> None:
    table = asking(with_bot((ANA, BOB, EVE)), CLEO)
    first = commands.answer_request(table, BOB, "cleo", True, 3100)
    assert [type(entry) for entry in first.entries] == [SeatAsked]
    table = follow(table, first)
    assert table.seat_of("cleo") is None
    assert table_info(table).requests[0].agreed == (1,)
    assert commands.answer_request(table, BOB, "cleo", True, 3101).repeated
    table = follow(table, commands.answer_request(table, EVE, "cleo", True, 3200))
    assert table.seat_of("cleo") == 3


def test_one_player_is_enough_where_nobody_else_is_left_to_ask() -> None:
    table = with_bot()
    table = follow(table, commands.resign(table, ANA, 2500))
    table = asking(replace(table, owner=""))
    table = follow(table, commands.answer_request(table, BOB, "cleo", True, 3100))
    assert table.seat_of("cleo") is not None


def test_one_who_gave_up_takes_no_rivals_seat_when_their_own_is_gone() -> None:
    table = with_bot((ANA, BOB, EVE))
    table = follow(table, commands.resign(table, BOB, 2500))
    table = follow(table, commands.sit(table, CLEO, 1, "", 3000))
    table = follow(table, commands.answer_request(table, ANA, "cleo", True, 3100))
    assert table.seat_of("cleo") == 1
    refused("seat-taken", commands.sit, table, BOB, 3, "", 3200)
    refused("seat-taken", commands.sit, table, BOB, None, "", 3200)
    table = follow(table, commands.resign(table, CLEO, 3300))
    refused("seat-taken", commands.sit, table, BOB, 1, "", 3400)
    again = follow(table, commands.sit(table, CLEO, None, "", 3400))
    assert again.seat_of("cleo") == 1


def test_whoever_was_refused_does_not_ask_again() -> None:
    table = asking(with_bot())
    table = follow(table, commands.answer_request(table, BOB, "cleo", False, 3100))
    assert table.seat_requests == ()
    refused("not-let-in", commands.sit, table, CLEO, 2, "", 3200)
    assert asking(table, DAN).seat_requests[0].person == "dan"


def test_a_request_can_be_taken_back_and_made_again() -> None:
    table = asking(with_bot())
    table = follow(table, commands.answer_request(table, CLEO, "cleo", False, 3100))
    assert table.seat_requests == () and asking(table).seat_requests != ()


def test_no_table_is_asked_by_everybody_at_once() -> None:
    table = with_bot()
    strangers = [Person(f"stranger {number}", f"S{number}") for number in range(9)]
    for stranger in strangers[: commands.MAX_SEAT_REQUESTS]:
        table = asking(table, stranger)
    refused("too-many-ask", commands.sit, table, strangers[-1], None, "", 3000)


def test_a_player_for_whom_a_bot_stands_in_does_not_decide_but_the_owner_does() -> None:
    table = asking(with_bot(clock=ClockSetting("decision", 30)))
    for at in (40_000, 80_000):
        table = follow(table, commands.expire_clocks(table, at))
    away = [person for seat, person in enumerate((ANA, BOB)) if seat not in table.people()]
    assert away
    for person in away:
        decide = (commands.answer_request, table, person, "cleo", True, 90_000)
        if person.id == table.owner:
            assert decide[0](*decide[1:]).entries
        else:
            refused("not-yours-to-decide", *decide)


def bots_only(owner: Person = ANA) -> Table:
    table = Table.new(
        "bots", commands.create(owner, "dice-town", 2, {}, ClockSetting(), "open", False, 1000)
    )
    for seat in range(2):
        table = follow(table, commands.place_bot(table, owner, seat, "regular", 1000))
    return follow(table, commands.start(table, owner, 2000))


def test_where_only_bots_play_the_owner_decides() -> None:
    table = bots_only()
    assert asking(table).seat_of("cleo") is None
    allowed = commands.answer_request(asking(table), ANA, "cleo", True, 3100)
    assert [type(entry) for entry in allowed.entries] == [TookOver]
    own = follow(table, commands.sit(table, ANA, 1, "", 3000))
    assert own.seat_of("ana") == 1, "the owner need not ask"


def test_where_nobody_is_left_a_seat_is_free_and_the_table_belongs_to_who_takes_it() -> None:
    table = with_bot()
    for person in (ANA, BOB):
        table = follow(table, commands.resign(table, person, 2500))
    assert table.owner == ""
    table = asking(table)
    assert table.seat_of("cleo") == 0 and table.owner == "cleo"


@pytest.mark.parametrize("level", ["random", "regular", "expert"])
def test_after_a_resignation_the_bot_plays_that_was_there_before(level: str) -> None:
    table = asking(with_bot(level=level))
    table = follow(table, commands.answer_request(table, ANA, "cleo", True, 3100))
    table = follow(table, commands.resign(table, CLEO, 3200))
    assert table.chairs[2].level == level


@pytest.mark.parametrize("level", bot_names("dice-town"))
def test_the_bot_of_one_who_resigns_is_none_that_is_stronger_than_the_tables(level: str) -> None:
    names = bot_names("dice-town")
    table = with_bot(level=level)
    table = follow(table, commands.resign(table, BOB, 3200))
    assert table.chairs[1].level is not None
    assert names.index(table.chairs[1].level) == max(names.index(level), names.index("expert"))


def test_without_bots_at_the_table_the_usual_one_plays_on() -> None:
    table = follow(begun(), commands.resign(begun(), BOB, 3000))
    assert table.chairs[1].level == "expert"


def test_somebody_who_sits_elsewhere_does_not_ask() -> None:
    refused("seat-taken", commands.sit, with_bot(), BOB, 2, "", 3000)
    refused("seats-are-kept", commands.sit, with_bot(visibility="private"), CLEO, None, "", 3000)
