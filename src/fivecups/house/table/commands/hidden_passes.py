"""Commands for passing at hidden questions: without having seen the question, or automatically for
chosen kinds of answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fivecups.engine import MAIN, Answer, State

from ..entries import PassedOver
from ..open_asks import is_quiet, main_ask
from ..seats import Person
from ..table import Table
from .command_result import Outcome, own_seat, require_phase
from .play import answer

PASS = ("pass",)
"""The answer that does nothing at a hidden question."""


def pass_unseen(table: Table, person: Person, now: int) -> Outcome:
    """Pass for a person at the current hidden question, without showing it to them. If the person
    is not asked or may not pass, nothing happens, and the person cannot tell the difference."""
    seat = own_seat(table, person)
    state = table.state
    if table.phase == "playing" and state is not None and is_quiet(state):
        ask = main_ask(state, seat)
        if ask is not None and PASS in _choices(state, seat):
            return answer(table, seat, ask, PASS, "person", now)
    return Outcome([], repeated=True)


def set_automatic_passes(
    table: Table, person: Person, answers: Iterable[Sequence[str]], now: int
) -> Outcome:
    """Set for which answers to hidden questions a person does not want to be asked in this game:
    the house passes if all other legal answers begin with one of `answers`. With empty `answers`
    the person is asked everything again."""
    seat = own_seat(table, person)
    require_phase(table, "playing", "paused")
    beginnings = tuple(sorted({tuple(beginning) for beginning in answers}))
    if beginnings == table.chairs[seat].passed_over:
        return Outcome([], repeated=True)
    return Outcome([PassedOver(at=now, seat=seat, answers=beginnings)])


def automatic_answer(table: Table, seat: int) -> Answer | None:
    """Return the answer that the house gives to a hidden question for a person who has only one
    choice or wants to pass, or None if the person must be asked."""
    assert table.state is not None
    choices = _choices(table.state, seat)
    if len(choices) == 1:
        return choices[0]
    passed_over = table.chairs[seat].passed_over
    if PASS in choices and all(
        _begins_with_any(choice, passed_over) for choice in choices if choice != PASS
    ):
        return PASS
    return None


def _begins_with_any(answer: Sequence[object], beginnings: Iterable[Sequence[str]]) -> bool:
    """True if the answer begins with one of `beginnings`."""
    return any(tuple(answer[: len(beginning)]) == tuple(beginning) for beginning in beginnings)


def _choices(state: State, seat: int) -> Sequence[tuple[object, ...]]:
    """Return the legal answers of a seat to the current ask, or an empty tuple if they cannot be
    listed."""
    question, args = state.part(state.askings[-1], MAIN)
    choices = question.choices(state, seat, *args)
    return choices if isinstance(choices, tuple) else ()
