"""Views: what one seat, or a spectator, may know at this moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from .answers import Answer
from .data import fixed
from .events import Result
from .forms import Choices
from .state import CLOCK, MAIN, State, awaited

T = TypeVar("T")


@fixed
class Ask:
    """An open question as the seat that is asked sees it."""

    id: str
    question: str
    rule: str
    data: Mapping[str, Any]
    choices: Choices
    says: Mapping[str, tuple[str, ...]]
    optional: bool = False


@fixed
class Waiting:
    """Whom the table waits for, and with which question; both are None where that is not to be
    known."""

    seats: tuple[int, ...] | None
    question: str | None


@fixed
class View(Generic[T]):
    """Everything a seat (None: a spectator) may know. `table` is the game's own part as it is
    shown; `knowledge` is what follows from watching the game and is not shown, for bots and for
    programs that ask for it."""

    seat: int | None
    seats: int
    options: Mapping[str, Any]
    asks: tuple[Ask, ...]
    sealed: Answer | None
    waiting: Waiting | None
    agenda: tuple[tuple[Any, ...], ...]
    result: Result | None
    table: T
    knowledge: Any = None


def asks(state: State, seat: int) -> tuple[Ask, ...]:
    """The questions that this seat may answer now."""
    found = []
    for part in state.parts(seat):
        question, args = state.part(state.askings[-1], part)
        found.append(
            Ask(
                state.ask_id(seat, part),
                question.name,
                question.rule_for(args),
                dict(zip(question.parameters, args, strict=True)),
                question.choices(state, seat, *args),
                question.verbs,
                optional=part != MAIN,
            )
        )
    return tuple(found)


def waiting(state: State) -> Waiting | None:
    """Whom the table waits for, as everybody may know it."""
    if not state.askings:
        return None
    asking = state.askings[-1]
    if state.rules.questions[asking.question].quiet:
        return Waiting(None, None)
    return Waiting(awaited(state), asking.question)


def own_part(state: State, seat: int | None) -> tuple[tuple[Ask, ...], Answer | None]:
    """What only this seat sees beside the game's own part: its asks, and its answer that is still
    sealed."""
    if seat is None or seat == CLOCK or not state.askings:
        return (), None
    return asks(state, seat), state.askings[-1].answers.get(seat)


def view(state: State, seat: int | None, table: T, knowledge: Any = None) -> View[T]:
    """What every view has, around the game's own part."""
    open_to_seat, sealed = own_part(state, seat)
    return view_with(state, seat, open_to_seat, sealed, table, knowledge)


def view_with(
    state: State, seat: Any, open_to_seat: Any, sealed: Any, table: T, knowledge: Any = None
) -> View[T]:
    """What every view has, around the game's own part and what only the seat sees."""
    return View(
        seat,
        state.seats,
        dict(state.options),
        open_to_seat,
        sealed,
        waiting(state),
        tuple(state.agenda),
        state.result,
        table,
        knowledge,
    )
