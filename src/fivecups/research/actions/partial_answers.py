"""Partly spelled answers: the actions taken so far, and the possible next ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from fivecups.engine import Amount, Answer, Ask, OneOf, SomeOf

Path: TypeAlias = tuple[str, ...]
"""The position of a field in a form: the names of the groups around it, then its own name."""


@dataclass(frozen=True, slots=True)
class CompleteAnswer:
    """A complete answer to the ask with this id; None as answer means that the seat says
    nothing."""

    ask: str
    answer: Answer | None

    def leads_to(self, ask: str, answer: Any) -> bool:
        return (self.ask, self.answer) == (ask, answer)


@dataclass(frozen=True, slots=True)
class PartialChoice:
    """A partial answer to an ask with a list: the choices whose spelling begins with the actions
    taken so far, each with all its actions."""

    ask: Ask
    spelled: tuple[tuple[tuple[int, ...], Answer], ...]
    depth: int = 0

    @property
    def single(self) -> bool:
        """True if every choice is spelled with a single action."""
        return all(len(words) == 1 for words, _ in self.spelled)

    def next(self) -> dict[int, PartialChoice | CompleteAnswer]:
        if self.single:
            return {words[0]: CompleteAnswer(self.ask.id, answer) for words, answer in self.spelled}
        groups: dict[int, list[tuple[tuple[int, ...], Answer]]] = {}
        for entry in self.spelled:
            groups.setdefault(entry[0][self.depth], []).append(entry)
        return {word: self._after(group) for word, group in groups.items()}

    def leads_to(self, ask: str, answer: Any) -> bool:
        return self.ask.id == ask and any(choice == answer for _, choice in self.spelled)

    def _after(self, group: list[tuple[tuple[int, ...], Answer]]) -> PartialChoice | CompleteAnswer:
        words, answer = group[0]
        if len(words) == self.depth + 1:
            return CompleteAnswer(self.ask.id, answer)
        return PartialChoice(self.ask, tuple(group), self.depth + 1)


@dataclass(frozen=True, slots=True)
class FormField:
    """A field of a form as an agent fills it in: its path with seats relative to the acting seat,
    its keys in the answer, the kind of word (action) that fills it in, and its allowed values.
    `labels` are the values of a choice under the names that words use."""

    path: Path
    keys: Path
    kind: str
    field: Amount | OneOf | SomeOf
    labels: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class PartialForm:
    """A form that is partly filled in: the values so far and, for a field that takes several items,
    the items so far and the index behind the last of them."""

    ask: Ask
    form_fields: tuple[FormField, ...]
    values: tuple[Any, ...] = ()
    items: tuple[Any, ...] = ()
    place: int = 0

    @property
    def current_field(self) -> FormField:
        return self.form_fields[len(self.values)]

    def filled(self) -> dict[Path, Any]:
        """Return the values filled in so far, by path."""
        values_by_path = {
            form_field.path: value
            for form_field, value in zip(self.form_fields, self.values, strict=False)
        }
        if self.items:
            values_by_path[self.current_field.path] = self.items
        return values_by_path

    def leads_to(self, ask: str, answer: Any) -> bool:
        if self.ask.id != ask:
            return False
        for number, form_field in enumerate(self.form_fields):
            value = answer
            for key in form_field.keys:
                value = value[key]
            if number < len(self.values):
                if value != self.values[number]:
                    return False
            else:
                return bool(value[: len(self.items)] == self.items) if self.items else True
        return True

    def with_value(self, value: Any) -> PartialForm:
        return replace(self, values=(*self.values, value), items=(), place=0)

    def answers(self) -> Iterator[dict[str, Any]]:
        """Yield the form with the least value in every empty field, and then with a little more in
        one of them. If none of these is legal, no form that begins so is: the only limits across
        fields are money shared by several fields, and that something must be asked for."""
        values = [*self.values]
        if len(values) < len(self.form_fields) and self.items:
            values.append(_at_least(self.current_field.field, self.items, self.place))
        rest = [_least(form_field.field) for form_field in self.form_fields[len(values) :]]
        yield self._answer([*values, *rest])
        for number, form_field in enumerate(self.form_fields[len(values) :]):
            for more in _more(form_field.field):
                yield self._answer([*values, *rest[:number], more, *rest[number + 1 :]])

    def _answer(self, values: Sequence[Any]) -> dict[str, Any]:
        answer: dict[str, Any] = {}
        for form_field, value in zip(self.form_fields, values, strict=True):
            group = answer
            for key in form_field.keys[:-1]:
                group = group.setdefault(key, {})
            group[form_field.keys[-1]] = value
        return answer

    def complete(self) -> CompleteAnswer | PartialForm:
        if len(self.values) < len(self.form_fields):
            return self
        return CompleteAnswer(self.ask.id, self._answer(self.values))


@dataclass(frozen=True, slots=True)
class FirstAction:
    """The partial answer of a seat that has several open asks or may say nothing: its first action
    chooses among them."""

    branches: tuple[tuple[int, PartialChoice | PartialForm | CompleteAnswer], ...]

    def leads_to(self, ask: str, answer: Any) -> bool:
        return any(after.leads_to(ask, answer) for _, after in self.branches)


PartialAnswer: TypeAlias = "FirstAction | PartialChoice | PartialForm"
"""An answer that is not yet completely spelled: to a list, to a form, or with its ask still to be
chosen."""


def _least(field: Amount | OneOf | SomeOf) -> Any:
    match field:
        case Amount(low, _):
            return low
        case OneOf(values):
            return values[0]
        case SomeOf(values, least, _):
            return values[:least]


def _more(field: Amount | OneOf | SomeOf) -> Iterator[Any]:
    match field:
        case Amount(low, high) if low < high:
            yield low + 1
        case OneOf(values):
            yield from values[1:]
        case SomeOf(values, least, most) if least < min(most, len(values)):
            yield values[: least + 1]


def _at_least(field: Amount | OneOf | SomeOf, items: tuple[Any, ...], place: int) -> Any:
    """Return the value with the fewest items that is legal for the field and begins with
    `items`."""
    if not isinstance(field, SomeOf):
        raise TypeError("only a field of several items can be half filled in")
    return (*items, *field.values[place : place + max(0, field.least - len(items))])
