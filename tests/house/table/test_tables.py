"""Tables: who may do what when, and what the log makes of it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from fivecups.engine import CLOCK, RandomChance, Refused, random_answer
from fivecups.house.table import commands
from fivecups.house.table.clocks import Clocks
from fivecups.house.table.commands import Outcome
from fivecups.house.table.entries import (
    AnyEntry,
    ClockSetting,
    Moved,
    Unreadable,
    decode_entry,
    encode_entry,
)
from fivecups.house.table.snapshot import pack, unpack
from fivecups.house.table.table import Table, from_log
from fivecups.house.wire.frames import frames_after
from fivecups.house.wire.info import table_info

from ..kit import ALL_GAMES, ANA, BOB, CLEO, DAN, begun, follow, new_table, people_for


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
    assert commands.start(table, ANA, 6).again


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
    refused("wrong-entropy", commands.sit, table, ANA, 0, "x" * 200, 3)
    refused("wrong-entropy", commands.sit, table, ANA, 0, "a\nb", 3)


def test_only_the_owner_closes_and_only_before_the_start() -> None:
    table = new_table()
    refused("not-the-owner", commands.close, table, BOB, 3)
    assert follow(table, commands.close(table, ANA, 3)).phase == "abandoned"
    refused("wrong-phase", commands.close, begun(), ANA, 3)


def test_the_same_answer_again_is_recognised_and_another_one_is_stale() -> None:
    table = begun()
    table = follow(table, commands.answer_as(table, ANA, "1", ["keep", []], 3000))
    assert commands.answer_as(table, ANA, "1", ["keep", []], 3001) == Outcome([], again=True)
    refused("stale-ask", commands.answer_as, table, ANA, "1", ["keep", [1]], 3001)
    refused("stale-ask", commands.answer_as, table, BOB, "1", ["keep", []], 3001)
    refused("not-seated", commands.answer_as, table, CLEO, "2", ["keep", []], 3001)


def test_a_table_pauses_when_all_players_wish_it() -> None:
    table = begun()
    table = follow(table, commands.wish_pause(table, ANA, 3000))
    assert table.phase == "playing"
    table = follow(table, commands.wish_pause(table, BOB, 3500))
    assert table.phase == "paused"
    refused("wrong-phase", commands.answer_as, table, ANA, "1", ["keep", []], 3600)
    table = follow(table, commands.resume(table, BOB, 4000))
    assert table.phase == "playing"
    assert not any(chair.wishes_pause for chair in table.chairs)


def test_resigning_gives_the_seat_to_a_bot_for_good() -> None:
    table = begun()
    table = follow(table, commands.resign(table, ANA, 3000))
    assert not table.chairs[0].played_by_person
    refused("not-seated", commands.back, table, ANA, 3100)
    refused("not-seated", commands.answer_as, table, ANA, "1", ["keep", []], 3100)
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
    assert commands.say(table, CLEO, "again", "c1", 3001).again
    loud = commands.say(table, ANA, "hello", "c1", 3002)
    assert [
        frame.data["channel"] for frame in frames_after([table.created, *loud.entries], 1, 1)
    ] == ["table"]
    refused("empty-text", commands.say, table, ANA, "\u200b \u0007", "c2", 3003)


def test_the_secret_is_shown_only_when_the_game_is_over() -> None:
    table = begun()
    shown = str(table_info(table)) + str(frames_after([table.created], None, 0))
    assert table.created.secret not in shown
    assert table.commitment in shown
    table, _ = played_out(table, 1)
    opening = table_info(table).opening
    assert opening is not None
    assert opening.secret == table.created.secret


def played_out(table: Table, seed: int) -> tuple[Table, list[AnyEntry]]:
    """Play on at random, with optional answers and the clock, to the end; returns what was
    written."""
    rng, chance = Random(seed), RandomChance(seed)
    written: list[AnyEntry] = []
    while table.phase != "over":
        state = table.state
        assert state is not None
        seats = [seat for seat in (*range(state.seats), CLOCK) if state.parts(seat)]
        seat = rng.choice(seats)
        part = rng.choice(state.parts(seat))
        if part != 0 and rng.random() < 0.7:
            continue
        given = random_answer(state, seat, chance, part)
        decision = commands.answer(
            table, seat, state.ask_id(seat, part), given, "person" if seat >= 0 else "clock", 4000
        )
        table = follow(table, decision)
        written += decision.entries
    return table, written


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_log_makes_the_same_table_again(game: str, seed: int) -> None:
    people = people_for(game)
    table = new_table(game, people)
    log: list[AnyEntry] = [table.created]
    for seat, person in enumerate(people):
        log += commands.sit(
            Table.new("x", table.created), person, seat, f"entropy of {person.name}", 1000
        ).entries
    first = commands.start(table, ANA, 2000)
    table, moves = played_out(follow(table, first), seed)
    log += [*first.entries, *moves]
    stored = [decode_entry(encode_entry(entry)) for entry in log]
    again = from_log("table", stored)
    for part in ("state", "chairs", "tape", "noticed", "seq", "phase", "touched", "habits"):
        assert getattr(again, part) == getattr(table, part), part
    shortcut = unpack("table", pack(table))
    assert shortcut is not None
    for part in ("state", "chairs", "tape", "noticed", "seq", "phase", "clocks", "habits"):
        assert getattr(shortcut, part) == getattr(table, part), part
    counted = game == "dice-town"
    assert len(table.habits) == (len(people) if counted else 0)
    assert all(any(row) for row in table.habits)


def test_a_shortcut_of_other_making_is_ignored() -> None:
    assert unpack("t", b"nonsense") is None
    assert unpack("t", pack(begun())[:-3]) is None
    other_layout = msgspec.msgpack.decode(pack(begun()))
    other_layout[0] -= 1
    assert unpack("t", msgspec.msgpack.encode(other_layout)) is None
    assert unpack("t", msgspec.msgpack.encode(other_layout[:-1])) is None


def test_a_log_that_breaks_the_rules_is_not_followed() -> None:
    table = begun()
    bad = Moved(at=1, seat=0, ask="1", answer=("write", "no such box"))
    with pytest.raises(Unreadable, match="no-such-box"):
        table.after(bad)
    with pytest.raises(Unreadable, match="creation"):
        from_log("t", [bad])


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_frames_hold_what_their_observer_may_see_and_are_numbered_without_gaps(
    game: str, seed: int
) -> None:
    people = people_for(game)
    table = new_table(game, people)
    start = commands.start(table, ANA, 2000)
    table, moves = played_out(follow(table, start), seed)
    log: list[AnyEntry] = [table.created, *start.entries, *moves]
    for seat in (None, *range(len(people))):
        frames = frames_after(log, seat, 0)
        assert [frame.seq for frame in frames] == list(range(1, len(frames) + 1))
        assert frames_after(log, seat, 5) == frames[5:]
        told = [event for frame in frames for event in frame.events]
        for entry in log:
            for event in getattr(entry, "events", ()):
                if event.to is not None and seat not in event.to:
                    continue
                expected = {
                    **event.data,
                    **(event.secret.get(seat, {}) if seat is not None else {}),
                }
                assert told.pop(0)["data"] == expected
        assert told == []


def test_a_hidden_answer_is_noticed_by_nobody_else() -> None:
    table = begun("whisper", (ANA, BOB, CLEO))
    state = table.state
    assert state is not None
    decision = commands.answer_as(table, ANA, "1", ["pass"], 3000)
    moved = decision.entries[0]
    assert isinstance(moved, Moved)
    assert moved.seen == (0,)
    after = follow(table, decision)
    assert {key: after.noticed[key] - table.noticed[key] for key in table.noticed} == {
        0: 1,
        1: 0,
        2: 0,
        -2: 0,
    }
    hush = commands.answer_as(after, BOB, "1.-1.0", ["hush"], 3001).entries[0]
    assert isinstance(hush, Moved)
    assert hush.seen == (1,)


def test_the_last_hidden_answer_is_noticed_by_all() -> None:
    table = begun("whisper", (ANA, BOB))
    table = follow(table, commands.answer_as(table, ANA, "1", ["pass"], 3000))
    last = commands.answer_as(table, BOB, "1", ["pass"], 3001).entries[0]
    assert isinstance(last, Moved)
    assert last.seen is None


def test_time_for_a_decision_runs_out_and_a_bot_stands_in() -> None:
    table = begun(clock=ClockSetting("decision", 30))
    assert table.clocks.deadline(0) == 2000 + 30_000
    assert commands.time_is_up(table, 31_999).entries == []
    table = follow(table, commands.time_is_up(table, 32_000))
    assert table.chairs[0].level is not None
    assert commands.time_is_up(table, 90_000).entries == [], "it is out of time once"
    late = commands.answer_as(table, ANA, "1", ["keep", []], 95_000)
    table = follow(table, late)
    assert table.chairs[0].played_by_person, "an answer brings the player back"
    refused("player-is-back", commands.answer, table, 0, "2", ["keep", []], "bot", 95_001)


def test_coming_back_starts_the_time_anew() -> None:
    table = begun(clock=ClockSetting("decision", 30))
    table = follow(table, commands.time_is_up(table, 40_000))
    table = follow(table, commands.back(table, ANA, 50_000))
    assert table.clocks.deadline(0) == 80_000
    assert commands.back(table, ANA, 50_001).again


def test_a_bank_pays_for_thinking_and_gets_its_increment() -> None:
    table = begun(clock=ClockSetting("bank", 60, 5))
    table = follow(table, commands.answer_as(table, ANA, "1", ["keep", []], 12_000))
    assert table.clocks.left == [60_000 - 10_000 + 5_000, 60_000]
    assert table.clocks.deadline(0) == 12_000 + 55_000


def test_a_pause_costs_no_time() -> None:
    table = begun(clock=ClockSetting("bank", 60))
    for person in (ANA, BOB):
        table = follow(table, commands.wish_pause(table, person, 10_000))
    assert table.clocks.deadline(0) is None
    assert commands.time_is_up(table, 999_000).entries == []
    table = follow(table, commands.resume(table, ANA, 500_000))
    assert table.clocks.deadline(0) == 500_000 + 60_000 - 8_000


def test_hidden_questions_cost_no_bank_and_show_no_time() -> None:
    from fivecups.house.wire.info import clock_info

    table = begun("whisper", (ANA, BOB), clock=ClockSetting("bank", 60))
    assert commands.loud_deadlines(table) == {}
    for seat, other in ((0, 1), (1, 0)):
        shown = clock_info(table, seat, 5000)
        assert shown is not None
        assert seat in shown.until
        assert other not in shown.until
    spectator = clock_info(table, None, 5000)
    assert spectator is not None
    assert spectator.until == {}
    table = follow(table, commands.answer_as(table, ANA, "1", ["pass"], 15_000))
    assert table.clocks.left == [60_000, 60_000]


def test_the_games_own_clock_runs_on_through_several_asks() -> None:
    table = begun("whisper", (ANA, BOB), options={"say_seconds": 10})
    assert table.clocks.next_ring() is None
    table = follow(table, commands.answer_as(table, ANA, "1", ["pass"], 3000))
    table = follow(table, commands.answer_as(table, BOB, "1", ["pass"], 4000))
    ring = table.clocks.next_ring()
    assert ring is not None
    assert ring.when == 14_000
    table = follow(table, commands.answer_as(table, ANA, "2", ["say", 1], 9000))
    assert commands.time_is_up(table, 13_999).entries == []
    rung = commands.time_is_up(table, 14_000)
    assert [(entry.seat, entry.by) for entry in rung.entries if isinstance(entry, Moved)] == [
        (CLOCK, "clock")
    ]
    table = follow(table, rung)
    after = table.clocks.next_ring()
    assert after is None, "the next round begins with a hidden question, which has no clock"


def test_no_time_passes_while_the_house_is_down() -> None:
    table = begun(clock=ClockSetting("decision", 30))
    table.clocks.wake(900_000)
    assert table.clocks.deadline(0) == 930_000


def test_clocks_of_a_table_without_any_stand() -> None:
    clocks = Clocks.wound(ClockSetting(), 2)
    table = begun()
    clocks.follow(table.state, 5000)  # type: ignore[arg-type]
    assert clocks.deadline(0) is None
    assert clocks.next_ring() is None


def with_bot(game: str = "poker-dice", **settings: Any) -> Table:
    """Ana and a bot at a table that has begun."""
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
    assert commands.sit(table, CLEO, 1, "", 3001).again
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
    table = follow(table, commands.time_is_up(table, 40_000))
    refused("seat-taken", commands.sit, table, CLEO, 0, "", 41_000)
    refused("seats-are-kept", commands.sit, with_bot(visibility="private"), CLEO, 1, "", 3000)
