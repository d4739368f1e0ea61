"""Repeating is harmless: whoever sends a command again, not knowing whether it arrived, is told
that it was done before, and nothing is written twice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fivecups.house.table import commands
from fivecups.house.table.log.forgetting import without
from fivecups.house.table.table import Table
from fivecups.house.wire.info import in_order_of_turns, my_table
from fivecups.house.wire.protocol import MyTable

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
    (stood_in, commands.back, BOB),
]


@pytest.mark.parametrize("case", TWICE, ids=lambda case: f"{case[1].__name__}-{case[0].__name__}")
def test_what_is_done_twice_counts_once(case: tuple[Any, ...]) -> None:
    make, decide, *words = case
    table = make()
    first = decide(table, *words, 3000)
    assert first.entries and not first.again
    assert all(entry.at == 3000 for entry in first.entries)
    again = decide(follow(table, first), *words, 3100)
    assert again.again and not again.entries


def test_passing_unseen_where_nothing_is_hidden_does_nothing() -> None:
    for table in (new_table(), begun()):
        done = commands.pass_unseen(table, ANA, 3000)
        assert done.again and not done.entries


def test_an_administrator_takes_away_what_is_not_over() -> None:
    for table in (new_table(), begun(), follow(wishing(), commands.wish_pause(wishing(), BOB, 3))):
        [entry] = commands.shut(table, 4000).entries
        assert (entry.at, entry.why) == (4000, "closed")  # type: ignore[union-attr]
        closed = follow(table, commands.shut(table, 4000))
        assert closed.phase == "abandoned"
        assert not commands.shut(closed, 5000).entries


def test_a_seat_that_was_kept_for_somebody_who_is_deleted_keeps_no_name() -> None:
    made = {"kind": "created", "owner": "ana", "owner_name": "Ana"}
    kept = [["ana", "Ana"], None, ["bob", "Bob"]]
    [body] = without([msgspec.json.encode({**made, "kept": kept})], "bob").values()
    assert msgspec.json.decode(body) == {**made, "kept": [["ana", "Ana"], None, ["bob", ""]]}
    assert without([msgspec.json.encode({**made, "kept": kept})], "cleo") == {}


def test_my_tables_come_in_the_order_of_what_is_to_be_done() -> None:
    found = my_table(begun(), "ana", 5000)

    def one(name: str, **changed: Any) -> MyTable:
        return msgspec.structs.replace(found, id=name, **changed)

    tables = [
        one("over long ago", phase="over", turn=False, until=None, changed_at=1),
        one("over lately", phase="over", turn=False, until=None, changed_at=9),
        one("others, without a clock", phase="playing", turn=False, until=None, changed_at=5),
        one("others, soon", phase="playing", turn=False, until=50),
        one("others, later", phase="playing", turn=False, until=60),
        one("mine, without a clock", phase="playing", turn=True, until=None),
        one("mine, soon", phase="playing", turn=True, until=90),
    ]
    assert [table.id for table in in_order_of_turns(tables)] == [
        "mine, soon",
        "mine, without a clock",
        "others, soon",
        "others, later",
        "others, without a clock",
        "over lately",
        "over long ago",
    ]
