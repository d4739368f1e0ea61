"""Passing at hidden questions: unseen, or in advance at all that one does not care about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fivecups.engine import MAIN, Answer, State

from ..asks import is_quiet, main_ask
from ..entries import PassedOver
from ..seats import Person
from ..table import Table
from .outcome import Outcome, own_seat, require_phase
from .play import answer

PASS = ("pass",)
"""How a hidden question is answered by whoever does nothing."""


def pass_unseen(table: Table, person: Person, now: int) -> Outcome:
    """A person passes at a hidden question without having looked. Who is not asked, or may not
    pass, does nothing, and nobody can tell the difference."""
    seat = own_seat(table, person)
    state = table.state
    if table.phase == "playing" and state is not None and is_quiet(state):
        ask = main_ask(state, seat)
        if ask is not None and PASS in _choices(state, seat):
            return answer(table, seat, ask, PASS, "person", now)
    return Outcome([], again=True)


def pass_over(table: Table, person: Person, answers: Iterable[Sequence[str]], now: int) -> Outcome:
    """A person does not want to be asked for answers that begin in these ways, as long as the game
    lasts; without any, for none."""
    seat = own_seat(table, person)
    require_phase(table, "playing", "paused")
    wish = tuple(sorted({tuple(one) for one in answers}))
    if wish == table.chairs[seat].passed_over:
        return Outcome([], again=True)
    return Outcome([PassedOver(at=now, seat=seat, answers=wish)])


def silent_answer(table: Table, seat: int) -> Answer | None:
    """What the house answers to a hidden question for a person who has no choice, or wants none."""
    assert table.state is not None
    choices = _choices(table.state, seat)
    if len(choices) == 1:
        return choices[0]
    over = table.chairs[seat].passed_over
    if PASS in choices and all(_begins(one, over) for one in choices if one != PASS):
        return PASS
    return None


def _begins(answer: Sequence[object], beginnings: Iterable[Sequence[str]]) -> bool:
    """Whether an answer begins in one of these ways."""
    return any(tuple(answer[: len(one)]) == tuple(one) for one in beginnings)


def _choices(state: State, seat: int) -> Sequence[tuple[object, ...]]:
    """The answers to what the table waits for, where they can be listed."""
    question, args = state.part(state.askings[-1], MAIN)
    choices = question.choices(state, seat, *args)
    return choices if isinstance(choices, tuple) else ()
