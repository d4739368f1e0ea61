"""The kinds of clocks: for each decision, a bank for the game, and the game's own timers."""

from __future__ import annotations

from fivecups.engine import CLOCK
from fivecups.house.table import commands
from fivecups.house.table.clocks import Clocks
from fivecups.house.table.entries import ClockSetting, Moved

from ...kit import ANA, BOB, begun, follow
from ..test_commands import refused


def test_time_for_a_decision_runs_out_and_a_bot_stands_in() -> None:
    table = begun(clock=ClockSetting("decision", 30))
    assert table.clocks.deadline(0) == 2000 + 30_000
    assert commands.expire_clocks(table, 31_999).entries == []
    table = follow(table, commands.expire_clocks(table, 32_000))
    assert table.chairs[0].level is not None
    assert commands.expire_clocks(table, 90_000).entries == [], "it is out of time once"
    late = commands.answer_own_ask(table, ANA, "1", ["keep", []], 95_000)
    table = follow(table, late)
    assert table.chairs[0].played_by_person, "an answer brings the player back"
    refused("player-is-back", commands.answer, table, 0, "2", ["keep", []], "bot", 95_001)


def test_coming_back_starts_the_time_anew() -> None:
    table = begun(clock=ClockSetting("decision", 30))
    table = follow(table, commands.expire_clocks(table, 40_000))
    table = follow(table, commands.return_to_seat(table, ANA, 50_000))
    assert table.clocks.deadline(0) == 80_000
    assert commands.return_to_seat(table, ANA, 50_001).repeated


def test_a_bank_pays_for_thinking_and_gets_its_increment() -> None:
    table = begun(clock=ClockSetting("bank", 60, 5))
    table = follow(table, commands.answer_own_ask(table, ANA, "1", ["keep", []], 12_000))
    assert table.clocks.left == (60_000 - 10_000 + 5_000, 60_000)
    assert table.clocks.deadline(0) == 12_000 + 55_000


def test_a_pause_costs_no_time() -> None:
    table = begun(clock=ClockSetting("bank", 60))
    for person in (ANA, BOB):
        table = follow(table, commands.wish_pause(table, person, 10_000))
    assert table.clocks.deadline(0) is None
    assert commands.expire_clocks(table, 999_000).entries == []
    table = follow(table, commands.resume(table, ANA, 500_000))
    assert table.clocks.deadline(0) == 500_000 + 60_000 - 8_000


def test_hidden_questions_cost_no_bank_and_show_no_time() -> None:
    from fivecups.house.wire.table_info import clock_info

    table = begun("whisper", (ANA, BOB), clock=ClockSetting("bank", 60))
    assert commands.open_deadlines(table) == {}
    for seat, other in ((0, 1), (1, 0)):
        shown = clock_info(table, seat, 5000)
        assert shown is not None
        assert seat in shown.until
        assert other not in shown.until
    spectator = clock_info(table, None, 5000)
    assert spectator is not None
    assert spectator.until == {}
    table = follow(table, commands.answer_own_ask(table, ANA, "1", ["pass"], 15_000))
    assert table.clocks.left == (60_000, 60_000)


def test_the_games_own_clock_runs_on_through_several_asks() -> None:
    table = begun("whisper", (ANA, BOB), options={"say_seconds": 10})
    assert table.clocks.next_ring() is None
    table = follow(table, commands.answer_own_ask(table, ANA, "1", ["pass"], 3000))
    table = follow(table, commands.answer_own_ask(table, BOB, "1", ["pass"], 4000))
    ring = table.clocks.next_ring()
    assert ring is not None
    assert ring.when == 14_000
    table = follow(table, commands.answer_own_ask(table, ANA, "2", ["say", 1], 9000))
    assert commands.expire_clocks(table, 13_999).entries == []
    rung = commands.expire_clocks(table, 14_000)
    assert [(entry.seat, entry.by) for entry in rung.entries if isinstance(entry, Moved)] == [
        (CLOCK, "clock")
    ]
    table = follow(table, rung)
    after = table.clocks.next_ring()
    assert after is None, "the next round begins with a hidden question, which has no clock"


def test_no_time_passes_while_the_house_is_down() -> None:
    table = begun(clock=ClockSetting("decision", 30))
    table.clocks.restart_all(900_000)
    assert table.clocks.deadline(0) == 930_000


def test_clocks_of_a_table_without_any_stand() -> None:
    clocks = Clocks.before_start(ClockSetting(), 2)
    table = begun()
    clocks.update(table.state, 5000)  # type: ignore[arg-type]
    assert clocks.deadline(0) is None
    assert clocks.next_ring() is None
