"""Messages about several entries at once, as a process sends them that reads another one's
entries."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fivecups.engine import RandomChance, awaited, random_answer
from fivecups.house.table import commands
from fivecups.house.table.entries import AnyEntry, ClockSetting
from fivecups.house.table.table import Table
from fivecups.house.wire.broadcast import Broadcast, Changes
from fivecups.house.wire.frames import frame_of, observer_key
from fivecups.house.wire.protocol import News
from fivecups.house.wire.table_info import clock_info, page_view, table_info
from tests.house.kit import ANA, BOB, begun


def move_of_ana(table: Table) -> AnyEntry:
    """Return the entry in which Ana keeps her dice, so that it is Bob's turn."""
    assert table.state is not None
    choices = table.game.shown(table.state, 0).asks[0]
    given = next(choice for choice in choices.choices if choice[0] == "keep")
    return commands.answer_own_ask(table, ANA, choices.id, given, 3000).entries[-1]


def line_of_bob(table: Table) -> AnyEntry:
    return commands.say(table, BOB, "Well?", str(table.seq), 3000).entries[-1]


def told(table: Table, *kinds: Any) -> tuple[Table, list[dict[str, Any]]]:
    """Return the table after entries of these kinds, and the messages that Bob receives at once."""
    changes: Changes = []
    for make in kinds:
        entry = make(table)
        table = table.after(entry)
        changes.append((entry, table))
    return table, [msgspec.json.decode(message) for message in Broadcast(changes, 3000).messages(1)]


def test_a_move_is_shown_and_asks_the_next_even_if_chat_is_the_last_entry() -> None:
    table, heard = told(begun(), move_of_ana, line_of_bob)
    assert ["view" in news for news in heard] == [False, True]
    assert table.state is not None
    assert heard[-1]["view"]["asks"] == [
        msgspec.to_builtins(ask) for ask in table.game.shown(table.state, 1).asks
    ]


def test_clocks_are_told_with_the_last_of_several_entries() -> None:
    table, heard = told(begun(clock=ClockSetting("bank", 60, 5)), move_of_ana, line_of_bob)
    assert ["clock" in news for news in heard] == [False, True]
    encoded = msgspec.json.encode(clock_info(table, 1, 3000))
    assert heard[-1]["clock"] == msgspec.json.decode(encoded)


def test_chat_alone_shows_no_table() -> None:
    _, heard = told(begun(), line_of_bob, line_of_bob)
    assert ["view" in news for news in heard] == [False, False]


@pytest.mark.parametrize("clock", [ClockSetting(), ClockSetting("bank", 60, 5)])
def test_the_message_for_all_is_what_each_would_have_been_told_alone(clock: ClockSetting) -> None:
    table = begun(clock=clock)
    chance = RandomChance(7)
    while table.state is not None and not table.state.over:
        [seat] = awaited(table.state)
        ask = table.game.shown(table.state, seat).asks[0]
        given = random_answer(table.state, seat, chance)
        outcome = commands.answer_own_ask(table, (ANA, BOB)[seat], ask.id, given, 3000 + table.seq)
        [entry] = outcome.entries
        table = table.after(entry, outcome.state)
        broadcast = Broadcast([(entry, table)], 4000 + table.seq)
        for observer in (0, 1, None):
            news = News(
                table.id,
                frame_of(entry, table.frame_counts[observer_key(observer)], observer),
                page_view(table, observer),
                table_info(table) if table.phase == "over" else None,
                clock_info(table, observer, 4000 + table.seq),
            )
            assert broadcast.messages(observer) == [msgspec.json.encode(news)]


def test_the_message_for_all_may_hold_any_sign() -> None:
    table = begun()
    table.id = "100%b %d %%"
    _, [heard] = told(table, move_of_ana)
    assert heard["table"] == table.id
