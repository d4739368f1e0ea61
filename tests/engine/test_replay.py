"""Tests of matches and their records."""

from dataclasses import replace
from typing import Any

import pytest

from fivecups.engine import (
    Match,
    Move,
    RandomChance,
    Record,
    ReplayError,
    play_out,
    random_answer,
    replay,
)
from fivecups.games.poker_dice import POKER_DICE


@pytest.fixture(scope="module")
def record() -> Record:
    match = Match(POKER_DICE, 2, {"joker": "classic"}, RandomChance(5))
    dice = RandomChance(6)
    while not match.over:
        seat = match.state.seat
        match.answer(seat, random_answer(match.state, seat, dice))
    return match.record


def changed(record: Record, number: int, **changes: Any) -> Record:
    moves = list(record.moves)
    moves[number - 1] = replace(moves[number - 1], **changes)
    return replace(record, moves=moves)


def test_a_replay_gives_the_same_result_events_and_record(record: Record) -> None:
    match = replay(POKER_DICE, record)
    assert match.result == record.result
    assert match.record == record
    assert match.events[-1].kind == "ended"


def test_a_replay_can_stop_anywhere_and_be_played_on(record: Record) -> None:
    match = replay(POKER_DICE, record, moves=10)
    assert len(match.record.moves) == 10
    assert replay(POKER_DICE, record, moves=len(record.moves) + 1).record == record
    with pytest.raises(ReplayError, match=r"^result: "):
        replay(POKER_DICE, replace(record, result=None), moves=len(record.moves))
    match.state.chance = RandomChance(1)
    play_out(match.state, RandomChance(1))
    assert match.state.over


def first_roll_of(record: Record) -> int:
    return next(
        number
        for number, move in enumerate(record.moves, 1)
        if move.draws and move.answer[0] == "write"
    )


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seat": 7}, "no-such-seat"),
        ({"ask": "1000"}, "stale-ask"),
        ({"answer": ("write", "sevens")}, "no-such-box"),
        ({"draws": ()}, "no draw is left"),
        ({"draws": (("roll", (1, 2, 3, 4, 9)),)}, "dice with 6 faces"),
        (
            {"draws": (("roll", (1, 2, 3, 4, 5)), ("roll", (1,)))},
            "1 more draws than the rules ask for",
        ),
    ],
)
def test_a_difference_is_named_with_its_place(
    record: Record, change: dict[str, Any], problem: str
) -> None:
    number = first_roll_of(record)
    with pytest.raises(ReplayError) as error:
        replay(POKER_DICE, changed(record, number, **change))
    assert error.value.place == f"move {number}"
    assert problem in error.value.problem


def test_another_die_is_noticed_where_it_is_kept(record: Record) -> None:
    keeps = [
        (number, move.answer[1])
        for number, move in enumerate(record.moves, 1)
        if move.answer[0] == "keep"
    ]
    kept = next(number for number, dice in keeps if len(set(dice)) > 1)
    others = tuple(face for face in range(1, 7) if face not in record.moves[kept - 1].answer[1])
    dice = tuple(others[0] for _ in record.moves[kept - 2].draws[0][1])
    with pytest.raises(ReplayError) as error:
        replay(POKER_DICE, changed(record, kept - 1, draws=(("roll", dice),)))
    assert error.value.place == f"move {kept}"


def test_another_result_another_opening_another_version_are_noticed(record: Record) -> None:
    assert record.result is not None
    with pytest.raises(ReplayError, match=r"^result: "):
        replay(POKER_DICE, replace(record, result=replace(record.result, scores=(1, 2))))
    with pytest.raises(ReplayError, match=r"^result: "):
        replay(POKER_DICE, replace(record, moves=record.moves[:-1]))
    with pytest.raises(ReplayError, match=r"^opening: "):
        replay(POKER_DICE, replace(record, opening=()))
    with pytest.raises(ReplayError, match=r"^opening: 1 more draws"):
        replay(POKER_DICE, replace(record, opening=(*record.opening, ("pick", (0,)))))
    with pytest.raises(ReplayError, match=r"^opening: .*version 3"):
        replay(POKER_DICE, replace(record, version=3))
    with pytest.raises(ReplayError, match=r"^opening: the record is of high-cup"):
        replay(POKER_DICE, replace(record, game="high-cup"))
    with pytest.raises(ReplayError, match=r"^opening: .*unknown-option"):
        replay(POKER_DICE, replace(record, options={"wild": True}))


def test_a_move_after_the_end_is_noticed(record: Record) -> None:
    with pytest.raises(ReplayError, match="game-over"):
        replay(POKER_DICE, replace(record, moves=[*record.moves, Move(0, "1", ("write", "ones"))]))


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    match = Match(POKER_DICE, 1, chance=RandomChance(1))
    twin = match.copy()
    twin.answer(0, ("keep", ()))
    assert match.record.moves == []
    assert match.state.rolls == 1
    assert twin.state.rolls == 2
