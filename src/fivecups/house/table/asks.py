"""Taking an answer at a table: examined first, then taken on a copy, so that nothing has changed if
it cannot be written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fivecups.engine import (
    CLOCK,
    MAIN,
    Chance,
    Draw,
    Event,
    Recorder,
    Refusal,
    Refused,
    State,
    awaited,
    plain,
)
from fivecups.engine.view import waiting


@dataclass(frozen=True, slots=True)
class Step:
    """The state after an answer, and what chance and the rules added."""

    state: State
    draws: tuple[Draw, ...]
    events: list[Event]


def examine(state: State, seat: int, answer: object, ask: str) -> tuple[Any, int]:
    """The answer as it is kept, and the part of the ask that it answers; raises
    :class:`Refused`."""
    if state.over:
        raise Refused(Refusal("game-over"))
    part = next((part for part in state.parts(seat) if state.ask_id(seat, part) == ask), None)
    if part is None:
        raise Refused(Refusal("stale-ask", data={"ask": ask}))
    try:
        legal = plain(answer)
    except ValueError as error:
        raise Refused(Refusal("malformed", data={"problem": str(error)})) from error
    refusal = state.refusal(seat, legal, part)
    if refusal is not None:
        raise Refused(refusal)
    return legal, part


def advance(state: State, seat: int, legal: Any, part: int, chance: Chance) -> Step:
    """The state after a legal answer; the state that was given stays as it is."""
    recorder = Recorder(chance)
    events: list[Event] = []
    after = state.copy()
    after.chance = recorder
    after.journal = events
    after.take(seat, legal, part)
    return Step(after, tuple(recorder.draws), events)


def who_notices(
    before: State, after: State, events: list[Event], mover: int
) -> tuple[int, ...] | None:
    """Those for whom something has happened: an event to see, another question, another waiting.
    None is everybody.

    The others get no message at all, so that a hidden answer does not show by its mere arrival.
    """
    if after.over or any(event.to is None for event in events) or waiting(before) != waiting(after):
        return None
    noticed = {seat for event in events for seat in event.to or ()}
    if mover != CLOCK:
        noticed.add(mover)
    noticed.update(
        seat for seat in range(after.seats) if open_asks(before, seat) != open_asks(after, seat)
    )
    return tuple(sorted(noticed))


def open_asks(state: State, seat: int) -> list[str]:
    """The ids of what this seat may answer now."""
    return [state.ask_id(seat, part) for part in state.parts(seat)]


def is_open(state: State, ask: str) -> bool:
    """Whether the ask of this id, one that the table waits for, is still open for somebody."""
    return any(str(asking.number) == ask for asking in state.askings)


def is_quiet(state: State) -> bool:
    """Whether nobody may know whom the table waits for."""
    return bool(state.askings) and state.rules.questions[state.askings[-1].question].quiet


def main_ask(state: State, seat: int) -> str | None:
    """The id of the ask that the table waits for this seat to answer."""
    return state.ask_id(seat, MAIN) if seat in awaited(state) else None
