"""Random answers, random playouts, and random worlds that look the same to a seat."""

from __future__ import annotations

from typing import Any, TypeVar

from ..chance import Chance
from ..forms import Field, Fields, Form
from ..game import Game
from ..state import MAIN, State, awaited
from ..step_registry import Question

S = TypeVar("S", bound=State)

MAX_ATTEMPTS = 20
"""Number of random answers to a form that are tried before its default is taken."""

ODDS_CYCLE = 5
"""Number of attempts in a cycle. In a cycle the share of form fields that are filled in at random
starts at all fields and is halved with every attempt."""


def random_answer(state: State, seat: int, chance: Chance, part: int = MAIN) -> Any:
    """Return a random legal answer of `seat` to a part of the open ask. All choices of a list are
    equally likely."""
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
    """Return a random legal answer to `form`. Only the question's own check (`reason`) can refuse a
    filled form; then fewer and fewer fields are filled in, and at last the default is returned."""
    reason = question.reason
    answer: dict[str, Any] = form.sample(chance)
    if reason is None or reason(state, seat, answer, *args) is None:
        return answer
    for number in range(1, MAX_ATTEMPTS):
        answer = _fill_some_fields(form.fields, form.default, chance, 1 << number % ODDS_CYCLE)
        if reason(state, seat, answer, *args) is None:
            return answer
    return form.default


def _fill_some_fields(field: Field, default: Any, chance: Chance, odds: int) -> Any:
    """Return the default answer of a form field (or group) with about one in `odds` fields filled
    in at random. Where all fields are paid from the same money, filling in every field is almost
    never legal."""
    if isinstance(field, Fields):
        return {
            name: _fill_some_fields(inner, default[name], chance, odds)
            for name, inner in field.fields.items()
        }
    return default if chance.below(odds) else field.sample(chance)


def play_out(state: State, chance: Chance) -> int:
    """Give random answers for all seats until the game is over. Return the number of answers."""
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
    """Return another world that `seat` cannot tell from `state`: hidden things and other seats'
    sealed answers are drawn anew."""
    world = game.redeal(state, seat, chance)
    for asking in world.askings:
        for answered in asking.answers:
            if answered != seat:
                asking.answers[answered] = _random_answer(
                    world, answered, chance, *world.part(asking, MAIN)
                )
    return world
