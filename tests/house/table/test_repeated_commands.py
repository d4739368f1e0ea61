"""Repeated commands are harmless: a client that sends a command again is told that it was a
repetition, and nothing is written twice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fivecups.house.table import commands
from fivecups.house.table.log.erasure import erase_person
from fivecups.house.table.table import Table
from fivecups.house.wire.protocol import MyTable
from fivecups.house.wire.table_info import my_table, sort_my_tables

from ..kit import ANA, BOB, begun, follow, new_table


def with_a_bot() -> Table:
    table = follow(new_table(), commands.leave(new_table(), BOB, 2000))
    return follow(table, commands.place_bot(table, ANA, 1, "random", 2100))


def wishing() -> Table:
    return follow(begun(), commands.wish_pause(begun(), ANA, 2500))


def stood_in() -> Table:
    return follow(begun(), commands.replace_by_bot(begun(), ANA, 1, None, 2500))


TWICE = [
    (new_table, commands.lock, ANA, True),
    (begun, commands.hand_over, ANA, 1),
    (begun, commands.wish_pause, BOB),
    (begun, commands.replace_by_bot, ANA, 1, None),
    (new_table, commands.remove, ANA, 1),
    (with_a_bot, commands.remove, ANA, 1),
    (with_a_bot, commands.place_bot, ANA, 1, None),
    (wishing, commands.resume, ANA),
    (stood_in, commands.return_to_seat, BOB),
]


@pytest.mark.parametrize("case", TWICE, ids=lambda case: f"{case[1].__name__}-{case[0].__name__}")
def test_what_is_done_twice_counts_once(case: tuple[Any, ...]) -> None:
    make, decide, *words = case
    table = make()
    first = decide(table, *words, 3000)
    assert first.entries and not first.repeated
    assert all(entry.at == 3000 for entry in first.entries)
    again = decide(follow(table, first), *words, 3100)
    assert again.repeated and not again.entries


def test_passing_unseen_where_nothing_is_hidden_does_nothing() -> None:
    for table in (new_table(), begun()):
        done = commands.pass_unseen(table, ANA, 3000)
        assert done.repeated and not done.entries


def test_an_administrator_takes_away_what_is_not_over() -> None:
    for table in (new_table(), begun(), follow(wishing(), commands.wish_pause(wishing(), BOB, 3))):
        [entry] = commands.close_as_admin(table, 4000).entries
        assert (entry.at, entry.why) == (4000, "closed")  # type: ignore[union-attr]
        closed = follow(table, commands.close_as_admin(table, 4000))
        assert closed.phase == "abandoned"
        assert not commands.close_as_admin(closed, 5000).entries


def test_a_seat_that_was_kept_for_somebody_who_is_deleted_keeps_no_name() -> None:
    made = {"kind": "created", "owner": "ana", "owner_name": "Ana"}
    kept = [["ana", "Ana"], None, ["bob", "Bob"]]
    [body] = erase_person([msgspec.json.encode({**made, "kept": kept})], "bob").values()
    assert msgspec.json.decode(body) == {**made, "kept": [["ana", "Ana"], None, ["bob", ""]]}
    assert erase_person([msgspec.json.encode({**made, "kept": kept})], "cleo") == {}


def test_my_tables_come_in_the_order_of_what_is_to_be_done() -> None:
    result = my_table(begun(), "ana", 5000)

    def listed(name: str, **changed: Any) -> MyTable:
        return msgspec.structs.replace(result, id=name, **changed)

    tables = [
        listed("over long ago", phase="over", turn=False, until=None, changed_at=1),
        listed("over lately", phase="over", turn=False, until=None, changed_at=9),
        listed("others, without a clock", phase="playing", turn=False, until=None, changed_at=5),
        listed("others, soon", phase="playing", turn=False, until=50),
        listed("others, later", phase="playing", turn=False, until=60),
        listed("mine, without a clock", phase="playing", turn=True, until=None),
        listed("mine, soon", phase="playing", turn=True, until=90),
    ]
    assert [table.id for table in sort_my_tables(tables)] == [
        "mine, soon",
        "mine, without a clock",
        "others, soon",
        "others, later",
        "others, without a clock",
        "over lately",
        "over long ago",
    ]
