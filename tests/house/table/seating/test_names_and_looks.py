"""Names, signs and colours of players, of which no two at a table are the same."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from fivecups.engine import Refused
from fivecups.house.table import commands
from fivecups.house.table.seats import COLOURS, MAX_NAME_LENGTH, SIGNS, Chair, Person, assign_looks
from fivecups.house.table.table import Table
from fivecups.house.wire.table_info import table_info

from ...kit import ANA, CLEO, PEOPLE, begun, follow, new_table

SIGNS_OF_THE_PAGE = Path(__file__).parents[4] / "ui" / "src" / "art" / "signs.ts"


def sit(table: Table, person: Person, seat: int | None = None) -> Table:
    return follow(table, commands.sit(table, person, seat, "", 2))


def empty_table(seats: int) -> Table:
    table = new_table(people=PEOPLE[:seats])
    for person in PEOPLE[:seats]:
        table = follow(table, commands.leave(table, person, 2))
    return table


def names(table: Table) -> list[str]:
    return [chair.name for chair in table_info(table).chairs]


def seen(table: Table) -> list[tuple[str | None, str | None]]:
    return [(chair.sign, chair.colour) for chair in table_info(table).chairs]


@pytest.mark.parametrize("seats", range(1, 13))
def test_no_two_seats_look_alike_whatever_was_chosen(seats: int) -> None:
    chosen = [
        Chair(sign=SIGNS[-1 - seat], colour=COLOURS[seat // 2]) for seat in range(0, seats, 3)
    ]
    chairs = [chosen[seat // 3] if seat % 3 == 0 else Chair() for seat in range(seats)]
    result = assign_looks(chairs)
    assert len({sign for sign, _ in result}) == len({colour for _, colour in result}) == seats
    assert [result[seat][0] for seat in range(0, seats, 3)] == [chair.sign for chair in chosen]


def test_a_seat_without_a_choice_has_its_own_look() -> None:
    assert assign_looks([Chair()] * 3) == list(zip(SIGNS, COLOURS, strict=True))[:3]
    assert len(assign_looks([Chair()] * 40)) == 40


def test_the_first_to_sit_keeps_name_and_look_and_the_next_gets_another() -> None:
    first = replace(ANA, sign="star", colour="plum")
    second = Person("other", "ana", "star", "sky")
    table = sit(sit(empty_table(3), first), second)
    assert names(table)[:2] == ["Ana", "ana 2"]
    assert seen(table)[0] == ("star", "plum")
    assert seen(table)[1] == ("cactus", "sky")
    long = replace(second, name="x" * MAX_NAME_LENGTH)
    table = sit(sit(empty_table(3), replace(long, id="first")), long)
    assert names(table)[1] == "x" * (MAX_NAME_LENGTH - 2) + " 2"


def test_bots_give_way_before_the_game_and_keep_their_look_in_it() -> None:
    wish = replace(ANA, sign=SIGNS[1], colour=COLOURS[1])
    table = sit(empty_table(2), ANA, 0)
    table = follow(table, commands.place_bot(table, ANA, 1, "random", 3))
    renamed = follow(table, commands.rename(table, wish, 4))
    assert seen(renamed)[0] == (SIGNS[1], COLOURS[1])
    assert seen(renamed)[1] != seen(renamed)[0]
    playing = follow(table, commands.start(table, ANA, 5))
    assert commands.rename(playing, wish, 6).repeated, "the bot's look is not for her"
    assert seen(playing)[1] == (SIGNS[1], COLOURS[1])


def test_a_new_name_reaches_the_seat_until_the_game_is_over() -> None:
    table = begun()
    anna = Person(ANA.id, "Anna", "moon", "night")
    table = follow(table, commands.rename(table, anna, 9))
    assert (names(table)[0], seen(table)[0]) == ("Anna", ("moon", "night"))
    assert commands.rename(table, anna, 10).repeated
    assert commands.rename(table, CLEO, 10).repeated, "who does not sit here has no name here"
    over = follow(table, commands.say(table, anna, "hello", "r1", 11))
    over.phase = "over"
    assert commands.rename(over, ANA, 12).repeated


def test_who_has_no_name_sits_down_without_one_and_speaks_from_the_seat_only() -> None:
    nobody, other = Person("g1", ""), Person("g2", "")
    table = sit(sit(empty_table(2), nobody), other)
    assert names(table) == ["", ""]
    said = commands.say(table, nobody, "hello", "r1", 3).entries[0]
    assert getattr(said, "name", None) == ""
    with pytest.raises(Refused, match="name-needed"):
        commands.say(table, Person("g3", ""), "hello", "r1", 3)


def test_a_sign_from_a_seat_is_told_once() -> None:
    table = begun()
    outcome = commands.react(table, ANA, "cheers", "r1", 9)
    after = follow(table, outcome)
    assert commands.react(after, ANA, "cheers", "r1", 10).repeated
    assert table_info(after) == table_info(table)
    with pytest.raises(Refused, match="not-seated"):
        commands.react(table, CLEO, "cheers", "r2", 9)


def test_the_page_draws_every_sign_and_colour() -> None:
    drawn = SIGNS_OF_THE_PAGE.read_text()
    for name in (*SIGNS, *COLOURS):
        assert re.search(rf"^  {name}:", drawn, re.MULTILINE), name
