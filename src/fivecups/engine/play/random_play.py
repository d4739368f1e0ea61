"""Playing at random, and worlds that look the same from a seat."""

from __future__ import annotations

from typing import Any, TypeVar

from ..chance import Chance
from ..forms import Field, Fields, Form
from ..game import Game
from ..rules import Question
from ..state import MAIN, State, awaited

S = TypeVar("S", bound=State)

TRIES = 20
DOUBLINGS = 5


def random_answer(state: State, seat: int, chance: Chance, part: int = MAIN) -> Any:
    """A legal answer of this seat to a part of the open ask; every one of a list is as likely as
    the others."""
    return _random_answer(state, seat, chance, *state.part(state.askings[-1], part))


def _random_answer(
    state: State, seat: int, chance: Chance, question: Question[Any, ...], args: tuple[Any, ...]
) -> Any:
    choices = question.choices(state, seat, *args)
    if not isinstance(choices, Form):
        return choices[chance.below(len(choices))]
    return _random_form(state, seat, chance, choices, question, args)


def _random_form(
    state: State,
    seat: int,
    chance: Chance,
    form: Form,
    question: Question[Any, ...],
    args: tuple[Any, ...],
) -> dict[str, Any]:
    """A form filled in at random, with fewer and fewer fields until it is legal. The form itself
    allows whatever is filled in so; only the question's own reason can refuse it."""
    reason = question.reason
    answer: dict[str, Any] = form.sample(chance)
    if reason is None or reason(state, seat, answer, *args) is None:
        return answer
    for number in range(1, TRIES):
        answer = _filled_in(form.fields, form.default, chance, 1 << number % DOUBLINGS)
        if reason(state, seat, answer, *args) is None:
            return answer
    return form.default


def _filled_in(field: Field, default: Any, chance: Chance, odds: int) -> Any:
    """One field in so many filled in at random, the rest left as they are: of a form whose fields
    share one purse, hardly any answer is legal that fills in all of them."""
    if isinstance(field, Fields):
        return {
            name: _filled_in(inner, default[name], chance, odds)
            for name, inner in field.fields.items()
        }
    return default if chance.below(odds) else field.sample(chance)


def play_out(state: State, chance: Chance) -> int:
    """Answer at random for everybody to the end of the game; returns the number of answers."""
    askings, questions, below = state.askings, state.rules.questions, chance.below
    decisions = 0
    while state.result is None:
        asking = askings[-1]
        question, args, answers = questions[asking.question], asking.args, asking.answers
        choices_of, sealed = question.choices, question.sealed
        seats = awaited(state) if answers else asking.seats
        decisions += len(seats)
        for seat in seats:
            choices = choices_of(state, seat, *args)
            if isinstance(choices, Form):
                answer: Any = _random_form(state, seat, chance, choices, question, args)
            else:
                answer = choices[below(len(choices)) if len(choices) > 1 else 0]
            if sealed:
                answers[seat] = answer
            else:
                state.take(seat, answer)
        if sealed:
            state.unseal()
    return decisions


def twin(game: Game[S], state: S, seat: int | None, chance: Chance) -> S:
    """Another world that this seat cannot tell from the state: the unknown dealt again, others'
    sealed answers too."""
    other = game.redeal(state, seat, chance)
    for asking in other.askings:
        for answered in asking.answers:
            if answered != seat:
                asking.answers[answered] = _random_answer(
                    other, answered, chance, *other.part(asking, MAIN)
                )
    return other
