"""Views: everything that a single seat or a spectator may know at a moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from .answers import Answer
from .events import Result
from .forms import Choices
from .plain_data import fixed
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
    """The seats that the table waits for and the question they are asked; both are None if that is
    secret."""

    seats: tuple[int, ...] | None
    question: str | None


@fixed
class View(Generic[T]):
    """Everything that a seat (None: a spectator) may know. `table` is the game's own part, as shown
    on screen. `knowledge` holds facts that follow from watching the game; it is not shown, but
    given to bots and to programs that request it."""

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
    """Return all questions that `seat` may answer now, as it sees them."""
    open_asks = []
    for part in state.parts(seat):
        question, args = state.part(state.askings[-1], part)
        open_asks.append(
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
    return tuple(open_asks)


def waiting(state: State) -> Waiting | None:
    """Return the seats that the table waits for, as far as that is public; None if no question is
    open."""
    if not state.askings:
        return None
    asking = state.askings[-1]
    if state.rules.questions[asking.question].quiet:
        return Waiting(None, None)
    return Waiting(awaited(state), asking.question)


def asks_and_sealed_answer(state: State, seat: int | None) -> tuple[tuple[Ask, ...], Answer | None]:
    """Return the parts of a view that belong to `seat` alone: its open asks, and its answer that is
    still sealed or None."""
    if seat is None or seat == CLOCK or not state.askings:
        return (), None
    return asks(state, seat), state.askings[-1].answers.get(seat)


def view(state: State, seat: int | None, table: T, knowledge: Any = None) -> View[T]:
    """Build the view of `seat` around `table`, the game's own part."""
    open_to_seat, sealed = asks_and_sealed_answer(state, seat)
    return view_with(state, seat, open_to_seat, sealed, table, knowledge)


def view_with(
    state: State, seat: Any, open_to_seat: Any, sealed: Any, table: T, knowledge: Any = None
) -> View[T]:
    """Build the view of `seat` around `table`, the game's own part, with the seat's open asks
    (`open_to_seat`) and its sealed answer already determined."""
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
