"""Tables made from their logs, and the frames of observers."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from fivecups.engine import CLOCK, RandomChance, random_answer
from fivecups.house.table import commands
from fivecups.house.table.entries import AnyEntry, Moved, UnreadableLog, decode_entry, encode_entry
from fivecups.house.table.snapshot import pack, unpack
from fivecups.house.table.table import Table, from_log
from fivecups.house.wire.frames import frames_after
from fivecups.house.wire.table_info import table_info

from ..kit import ALL_GAMES, ANA, BOB, CLEO, begun, follow, new_table, people_for


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
    """Play at random to the end, with optional answers and timers; return the table and its new
    entries."""
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
    for part in (
        "state",
        "chairs",
        "tape",
        "frame_counts",
        "seq",
        "phase",
        "last_activity",
        "habits",
    ):
        assert getattr(again, part) == getattr(table, part), part
    shortcut = unpack("table", pack(table))
    assert shortcut is not None
    for part in ("state", "chairs", "tape", "frame_counts", "seq", "phase", "clocks", "habits"):
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
    with pytest.raises(UnreadableLog, match="no-such-box"):
        table.after(bad)
    with pytest.raises(UnreadableLog, match="creation"):
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
    decision = commands.answer_own_ask(table, ANA, "1", ["pass"], 3000)
    moved = decision.entries[0]
    assert isinstance(moved, Moved)
    assert moved.seen == (0,)
    after = follow(table, decision)
    assert {
        key: after.frame_counts[key] - table.frame_counts[key] for key in table.frame_counts
    } == {0: 1, 1: 0, 2: 0, -2: 0}
    hush = commands.answer_own_ask(after, BOB, "1.-1.0", ["hush"], 3001).entries[0]
    assert isinstance(hush, Moved)
    assert hush.seen == (1,)


def test_the_last_hidden_answer_is_noticed_by_all() -> None:
    table = begun("whisper", (ANA, BOB))
    table = follow(table, commands.answer_own_ask(table, ANA, "1", ["pass"], 3000))
    last = commands.answer_own_ask(table, BOB, "1", ["pass"], 3001).entries[0]
    assert isinstance(last, Moved)
    assert last.seen is None
