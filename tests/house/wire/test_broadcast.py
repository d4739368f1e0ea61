"""What observers receive of several entries at once, as a process that follows another one tells
them."""

from __future__ import annotations

from typing import Any

import msgspec

from fivecups.house.table import commands
from fivecups.house.table.entries import AnyEntry
from fivecups.house.table.table import Table
from fivecups.house.wire.broadcast import Broadcast, Changes
from tests.house.kit import ANA, BOB, begun


def move_of_ana(table: Table) -> AnyEntry:
    """Ana keeps her dice, so that it is Bob's turn."""
    assert table.state is not None
    choices = table.game.shown(table.state, 0).asks[0]
    given = next(choice for choice in choices.choices if choice[0] == "keep")
    return commands.answer_as(table, ANA, choices.id, given, 3000).entries[-1]


def line_of_bob(table: Table) -> AnyEntry:
    return commands.say(table, BOB, "Well?", str(table.seq), 3000).entries[-1]


def told(table: Table, *kinds: Any) -> tuple[Table, list[dict[str, Any]]]:
    """The table after entries of these kinds, and what Bob hears of them at once."""
    changes: Changes = []
    for make in kinds:
        entry = make(table)
        table = table.after(entry)
        changes.append((entry, table))
    return table, [msgspec.json.decode(one) for one in Broadcast(changes, 3000).messages(1)]


def test_a_move_is_shown_and_asks_the_next_even_if_chat_is_the_last_entry() -> None:
    table, heard = told(begun(), move_of_ana, line_of_bob)
    assert ["view" in news for news in heard] == [False, True]
    assert table.state is not None
    assert heard[-1]["view"]["asks"] == [
        msgspec.to_builtins(ask) for ask in table.game.shown(table.state, 1).asks
    ]


def test_chat_alone_shows_no_table() -> None:
    _, heard = told(begun(), line_of_bob, line_of_bob)
    assert ["view" in news for news in heard] == [False, False]
