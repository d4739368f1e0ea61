"""Tables as a bot sees them from its own chair: seats are numbered clockwise from the bot, which
always sits in seat 0.

A bot may go through the seats in their order, draw by them or add up their numbers in it. Numbered
from its own chair, all of that turns with the table: a bot that sits two chairs further on, at a
table whose things have all moved two chairs further on, gives the same answer. So no seat has an
advantage because of its number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from inspect import signature
from typing import Any, TypeVar

from fivecups.engine import Answer, Ask, Fields, Form, OneOf, Rules, View
from fivecups.engine.forms import Field

from .bot import Bot, Explainer, Reason, Talker
from .habits import Habits, Observer

T = TypeVar("T")


@dataclass(frozen=True)
class SeatNumbers:
    """A numbering of the seats of a table, clockwise from the seat `first`."""

    seats: int
    first: int

    def number(self, seat: int) -> int:
        """Return the number of a seat in this numbering. Other numbers, which stand for nobody or
        for a pile of cards, stay as they are."""
        return (seat - self.first) % self.seats if 0 <= seat < self.seats else seat

    def ordered(self, seats: Sequence[int]) -> tuple[int, ...]:
        """Return the numbers of some seats in the same order."""
        return tuple([self.number(seat) for seat in seats])

    def row(self, values: Sequence[T]) -> tuple[T, ...]:
        """Return values by seat as values by number."""
        return (*values[self.first :], *values[: self.first])

    @cached_property
    def inverse(self) -> SeatNumbers:
        """The numbering that turns numbers of this one back into seats."""
        return SeatNumbers(self.seats, -self.first % self.seats)


@dataclass(frozen=True)
class SeatFields:
    """The places at which a game's views and answers contain seats.

    `table`, `knowledge` and `habits` renumber the game's own parts. The others are names of
    arguments, details and form fields: of single seats, of `lists` of seats in an order that means
    something, of `sets` of seats, and of `rows` of values by seat. `choice_names` gives the names
    of the choices that are announced with a card.
    """

    rules: Rules[Any]
    table: Callable[[Any, SeatNumbers], Any]
    knowledge: Callable[[Any, SeatNumbers], Any]
    single: frozenset[str] = frozenset()
    lists: frozenset[str] = frozenset()
    sets: frozenset[str] = frozenset()
    rows: frozenset[str] = frozenset()
    habits: Callable[[Habits, SeatNumbers], Habits] = lambda habits, numbers: habits
    choice_names: Callable[[str], tuple[str, ...]] = lambda card: ()

    def named(self, name: str, value: Any, numbers: SeatNumbers) -> Any:
        """Return the renumbered value of an argument or detail with this name."""
        if name in self.single:
            return numbers.number(value)
        if name in self.lists:
            return numbers.ordered(value)
        if name in self.sets:
            return tuple(sorted(numbers.ordered(value)))
        return numbers.row(value) if name in self.rows else value

    def view(self, view: View[Any], numbers: SeatNumbers) -> View[Any]:
        """Return the renumbered view of a seat."""
        assert view.seat is not None
        waiting = view.waiting
        if waiting is not None and waiting.seats is not None:
            waiting = replace(waiting, seats=tuple(sorted(numbers.ordered(waiting.seats))))
        return replace(
            view,
            seat=numbers.number(view.seat),
            asks=tuple([self.ask(ask, numbers) for ask in view.asks]),
            waiting=waiting,
            agenda=tuple([self.frame(frame, numbers) for frame in view.agenda]),
            table=self.table(view.table, numbers),
            knowledge=self.knowledge(view.knowledge, numbers),
        )

    def ask(self, ask: Ask, numbers: SeatNumbers) -> Ask:
        choices = ask.choices
        return replace(
            ask,
            data={name: self.named(name, value, numbers) for name, value in ask.data.items()},
            choices=self.form(choices, numbers)
            if isinstance(choices, Form)
            else self.choices(ask, numbers),
        )

    def choices(self, ask: Ask, numbers: SeatNumbers) -> tuple[tuple[Any, ...], ...]:
        """Return the renumbered choices of an ask. Those that differ in their seats are put in the
        order of the new numbers."""
        assert not isinstance(ask.choices, Form)
        if not any(self.single.intersection(names) for names in ask.says.values()):
            return ask.choices
        choices = [self.answer(ask, choice, numbers) for choice in ask.choices]
        verbs = list(ask.says)
        places, keys = [], []
        for place, choice in enumerate(choices):
            seats = [
                value
                for name, value in zip(ask.says.get(choice[0], ()), choice[1:], strict=False)
                if name in self.single
            ]
            if seats:
                places.append(place)
                keys.append((verbs.index(choice[0]), seats, place))
        for place, (_, _, source) in zip(places, sorted(keys), strict=True):
            choices[place] = self.answer(ask, ask.choices[source], numbers)
        return tuple(choices)

    def answer(self, ask: Ask, answer: Answer, numbers: SeatNumbers) -> Any:
        """Return the renumbered answer to an ask."""
        if isinstance(answer, Mapping):
            return self.form_values(answer, numbers)
        names = ask.says.get(answer[0], ())
        return (answer[0], *self.args(names, answer[1:], numbers))

    def args(
        self, names: Sequence[str], values: Sequence[Any], numbers: SeatNumbers
    ) -> tuple[Any, ...]:
        """Return renumbered arguments; `names` are those of the first values."""
        changed = list(values)
        for place, name in enumerate(names[: len(changed)]):
            if name == "choice":
                card = changed[names.index("card")]
                changed[place] = self.args(self.choice_names(card), changed[place], numbers)
            else:
                changed[place] = self.named(name, changed[place], numbers)
        return tuple(changed)

    def form(self, form: Form, numbers: SeatNumbers) -> Form:
        """Return the renumbered form. Its default names the bot's own seat, or if that may not be
        named, the first that may."""
        fields: dict[str, Field] = {
            name: OneOf(tuple(sorted(numbers.ordered(field.values))))
            if name in self.single and isinstance(field, OneOf)
            else field
            for name, field in form.fields.fields.items()
        }
        default = self.form_values(form.default, numbers)
        for name in self.single & default.keys():
            field = fields[name]
            default[name] = field.values[0] if isinstance(field, OneOf) else default[name]
        return Form(Fields(by_number(fields, numbers)), default)

    def form_values(self, values: Mapping[str, Any], numbers: SeatNumbers) -> dict[str, Any]:
        """Return the renumbered values of a form."""
        named = {name: self.named(name, value, numbers) for name, value in values.items()}
        return by_number(named, numbers)

    def frame(self, frame: tuple[Any, ...], numbers: SeatNumbers) -> tuple[Any, ...]:
        """Return a renumbered frame of the agenda: a step, or an ask that is still to come."""
        name, *args = frame
        if name in self.rules.steps:
            return (name, *self.args(parameters(self.rules.steps[name]), args, numbers))
        question, seats, given, meanwhile = args
        return (
            name,
            question,
            numbers.ordered(seats),
            self.args(self.rules.questions[question].parameters, given, numbers),
            tuple(
                [
                    (
                        other,
                        numbers.ordered(asked),
                        self.args(self.rules.questions[other].parameters, given_to, numbers),
                    )
                    for other, asked, given_to in meanwhile
                ]
            ),
        )


@cache
def parameters(step: Callable[..., Any]) -> tuple[str, ...]:
    """Return the names of a step's arguments after the state."""
    return tuple(signature(step).parameters)[1:]


def by_number(values: Mapping[str, T], numbers: SeatNumbers) -> dict[str, T]:
    """Return the values with renumbered keys where the keys are seats, in the order of the new
    numbers."""
    if not all(name.isdigit() for name in values):
        return dict(values)
    renumbered = {numbers.number(int(name)): value for name, value in values.items()}
    return {str(number): renumbered[number] for number in sorted(renumbered)}


class OwnChairBot:
    """A bot that sees the table from its own chair. It talks, observes and explains if the bot
    inside does."""

    def __init__(self, bot: Bot, fields: SeatFields) -> None:
        self.bot, self.fields = bot, fields
        self.habits: Habits = ()
        self.numbers = SeatNumbers(1, 0)
        self.observer = bot if isinstance(bot, Observer) else None
        if isinstance(bot, Talker):
            self.talker = bot
            self.remark = self._remark
        if self.observer is not None:
            self.observe = self._observe
        if isinstance(bot, Explainer):
            self.explainer = bot
            self.explain = self._explain

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        seen = self._seen(view)
        own_ask = seen.asks[[asked.id for asked in view.asks].index(ask.id)]
        return self._told(ask, self.bot.answer(seen, own_ask))

    def _seen(self, view: View[Any]) -> View[Any]:
        """Return the view as the bot sees it, with the habits counted in the same way."""
        assert view.seat is not None
        self.numbers = SeatNumbers(view.seats, view.seat)
        if self.observer is not None:
            self.observer.observe(self.fields.habits(self.habits, self.numbers))
        return self.fields.view(view, self.numbers)

    def _told(self, ask: Ask, answer: Answer) -> Answer:
        """Return the bot's answer with the seats of the table."""
        told: Answer = self.fields.answer(ask, answer, self.numbers.inverse)
        return told

    def _remark(self, view: View[Any]) -> tuple[Ask, Answer] | None:
        remark = self.talker.remark(self._seen(view))
        if remark is None:
            return None
        ask = next(asked for asked in view.asks if asked.id == remark[0].id)
        return ask, self._told(ask, remark[1])

    def _observe(self, habits: Habits) -> None:
        self.habits = habits

    def _explain(self) -> Reason | None:
        reason = self.explainer.explain()
        if reason is None:
            return None
        back = self.numbers.inverse
        data = {name: self.fields.named(name, value, back) for name, value in reason.data.items()}
        return Reason(reason.code, data)
