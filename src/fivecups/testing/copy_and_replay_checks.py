"""Conformance checks of states: copies, encodings, replays and search mode agree with the game."""

from __future__ import annotations

from random import Random
from typing import Any

from fivecups.engine import (
    CLOCK,
    Game,
    Match,
    RandomChance,
    RecordedChance,
    State,
    awaited,
    random_answer,
)
from fivecups.records import decode, encode

OPTIONAL_ANSWER_RATE = 0.15
"""Share of random answers that are given to an optional ask, if there is one."""


def choose_part(state: State, rng: Random) -> tuple[int, int]:
    """Return a random seat and part to answer next: mostly one that the game waits for, sometimes
    an optional one."""
    seats = [*range(state.seats), CLOCK]
    optional = [(seat, part) for seat in seats for part in state.parts(seat) if part]
    if optional and rng.random() < OPTIONAL_ANSWER_RATE:
        return rng.choice(optional)
    return rng.choice(awaited(state)), 0


def check_copies(game: Game[Any], match: Match[Any], shadow: Match[Any]) -> None:
    """Check that copy, decoded encoding and replay equal the state, and that playing on with a copy
    leaves the original unchanged."""
    state = match.state
    packed = encode(state)
    copy, decoded = state.copy(), decode(game, packed)
    assert copy == state, "a copy differs from its original"
    assert decoded == state, "decoding an encoded state gives another"
    assert shadow.state == state, "a replay gives another state"
    assert encode(copy) == encode(decoded) == packed, "equal states have different encodings"
    if not state.over:
        seat = awaited(copy)[0]
        copy.chance = RandomChance(0)
        copy.take(seat, random_answer(copy, seat, RandomChance(0)))
        assert encode(state) == packed, "playing on with a copy changes the original"


def check_used_up(shadow: Match[Any]) -> None:
    """Check that the replayed match `shadow` has used all recorded draws."""
    assert isinstance(shadow.source, RecordedChance)
    assert shadow.source.unused == 0, "a replay asks for fewer draws than the game did"


def check_search_mode(match: Match[Any], before: Any, part: int) -> None:
    """Check that the latest move, made again from the state `before` without a journal of events,
    leads to the same state."""
    move = match.record.moves[-1]
    silent = before.copy()
    silent.chance = RecordedChance(move.draws)
    silent.take(move.seat, move.answer, part)
    assert silent == match.state, "without a journal of events the game goes another way"


def check_result(match: Match[Any]) -> None:
    """Check that a finished game has a complete result and no open asks."""
    result = match.result
    assert result is not None, "a finished game without a result"
    assert result.winners, "a finished game without a winner"
    assert len(result.scores) == match.state.seats, "a score for every seat is expected"
    assert all(0 <= seat < match.state.seats for seat in result.winners), (
        "a winner who does not play"
    )
    for seat in range(match.state.seats):
        assert not match.asks(seat), "a question after the end of the game"
        refusal = match.refusal(seat, ("pass",))
        assert refusal is not None
        assert refusal.code == "game-over"
