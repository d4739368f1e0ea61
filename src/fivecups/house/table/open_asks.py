"""The open asks of a table's game, and the observers to whom an answer is visible."""

from __future__ import annotations

from fivecups.engine import CLOCK, MAIN, Event, State, awaited
from fivecups.engine.view import waiting


def observers_of_change(
    before: State, after: State, events: list[Event], mover: int
) -> tuple[int, ...] | None:
    """Return the observers for whom an answer of seat `mover` has changed anything: a visible
    event, other open asks, or other seats waited for. None means all observers.

    The other observers receive no message at all, so that a hidden answer does not show by the
    arrival of a message.
    """
    event_audiences = [event.to for event in events]
    if after.over or None in event_audiences or waiting(before) != waiting(after):
        return None
    observers = {seat for seats in event_audiences for seat in seats or ()}
    if mover != CLOCK:
        observers.add(mover)
    observers.update(
        seat for seat in range(after.seats) if open_asks(before, seat) != open_asks(after, seat)
    )
    return tuple(sorted(observers))


def open_asks(state: State, seat: int) -> list[str]:
    """Return the ids of the asks that this seat may answer now."""
    return [state.ask_id(seat, part) for part in state.parts(seat)]


def is_open(state: State, ask: str) -> bool:
    """True if the ask of this id, for which the table waited, is still open for any seat."""
    return any(str(asking.number) == ask for asking in state.askings)


def is_quiet(state: State) -> bool:
    """True if the current ask is hidden: the other seats may not know which seat is asked."""
    return bool(state.askings) and state.rules.questions[state.askings[-1].question].quiet


def main_ask(state: State, seat: int) -> str | None:
    """Return the id of the ask that the table waits for this seat to answer, or None."""
    return state.ask_id(seat, MAIN) if seat in awaited(state) else None
