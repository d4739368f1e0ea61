"""What is open at a table, and for whom an answer has changed anything."""

from __future__ import annotations

from fivecups.engine import CLOCK, MAIN, Event, State, awaited
from fivecups.engine.view import waiting


def who_notices(
    before: State, after: State, events: list[Event], mover: int
) -> tuple[int, ...] | None:
    """Those for whom something has happened: an event to see, another question, another waiting.
    None is everybody.

    The others get no message at all, so that a hidden answer does not show by its mere arrival.
    """
    told_to = [event.to for event in events]
    if after.over or None in told_to or waiting(before) != waiting(after):
        return None
    noticed = {seat for seats in told_to for seat in seats or ()}
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
