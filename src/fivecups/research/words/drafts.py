"""Answers that are being spelled: what was said so far, and what may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from fivecups.engine import Amount, Answer, Ask, OneOf, SomeOf

Path: TypeAlias = tuple[str, ...]
"""Where a field stands in a form."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A whole answer, to the ask of this id. Without an answer the seat keeps silent."""

    ask: str
    answer: Answer | None

    def leads_to(self, ask: str, answer: Any) -> bool:
        return (self.ask, self.answer) == (ask, answer)


@dataclass(frozen=True, slots=True)
class Listed:
    """Some of the answers to a list of choices, each with its spelling: those that begin with what
    was said so far."""

    ask: Ask
    spelled: tuple[tuple[tuple[int, ...], Answer], ...]
    depth: int = 0

    @property
    def single(self) -> bool:
        """Whether every answer is one word."""
        return all(len(words) == 1 for words, _ in self.spelled)

    def next(self) -> dict[int, Listed | Spoken]:
        if self.single:
            return {words[0]: Spoken(self.ask.id, answer) for words, answer in self.spelled}
        groups: dict[int, list[tuple[tuple[int, ...], Answer]]] = {}
        for one in self.spelled:
            groups.setdefault(one[0][self.depth], []).append(one)
        return {word: self._after(group) for word, group in groups.items()}

    def leads_to(self, ask: str, answer: Any) -> bool:
        return self.ask.id == ask and any(one == answer for _, one in self.spelled)

    def _after(self, group: list[tuple[tuple[int, ...], Answer]]) -> Listed | Spoken:
        words, answer = group[0]
        if len(words) == self.depth + 1:
            return Spoken(self.ask.id, answer)
        return Listed(self.ask, tuple(group), self.depth + 1)


@dataclass(frozen=True, slots=True)
class Blank:
    """A field of a form: where it stands, with seats relative to the speaker, under which keys,
    and what it may hold. `labels` are the values of a choice as words name them."""

    path: Path
    keys: Path
    kind: str
    field: Amount | OneOf | SomeOf
    labels: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Filling:
    """A form that is being filled in: the values so far, and the items of the field at hand, where
    it takes several, with the place behind the last of them."""

    ask: Ask
    blanks: tuple[Blank, ...]
    values: tuple[Any, ...] = ()
    items: tuple[Any, ...] = ()
    place: int = 0

    @property
    def blank(self) -> Blank:
        return self.blanks[len(self.values)]

    def filled(self) -> dict[Path, Any]:
        """What was filled in so far, by path."""
        found = {blank.path: value for blank, value in zip(self.blanks, self.values, strict=False)}
        if self.items:
            found[self.blank.path] = self.items
        return found

    def leads_to(self, ask: str, answer: Any) -> bool:
        if self.ask.id != ask:
            return False
        for number, blank in enumerate(self.blanks):
            said = answer
            for key in blank.keys:
                said = said[key]
            if number < len(self.values):
                if said != self.values[number]:
                    return False
            else:
                return bool(said[: len(self.items)] == self.items) if self.items else True
        return True

    def with_value(self, value: Any) -> Filling:
        return replace(self, values=(*self.values, value), items=(), place=0)

    def answers(self) -> Iterator[dict[str, Any]]:
        """The form with the least in every field that is still empty, and with a little more in
        one of them. If none of these is legal, nothing is that begins like this: what a form
        cannot say is a purse that several fields share, or that something must be asked for."""
        values = [*self.values]
        if len(values) < len(self.blanks) and self.items:
            values.append(_at_least(self.blank.field, self.items, self.place))
        rest = [_least(blank.field) for blank in self.blanks[len(values) :]]
        yield self._answer([*values, *rest])
        for number, blank in enumerate(self.blanks[len(values) :]):
            for more in _more(blank.field):
                yield self._answer([*values, *rest[:number], more, *rest[number + 1 :]])

    def _answer(self, values: Sequence[Any]) -> dict[str, Any]:
        answer: dict[str, Any] = {}
        for blank, value in zip(self.blanks, values, strict=True):
            group = answer
            for key in blank.keys[:-1]:
                group = group.setdefault(key, {})
            group[blank.keys[-1]] = value
        return answer

    def complete(self) -> Spoken | Filling:
        if len(self.values) < len(self.blanks):
            return self
        return Spoken(self.ask.id, self._answer(self.values))


@dataclass(frozen=True, slots=True)
class Opening:
    """The first word, where a seat has several asks to choose from or may keep silent."""

    branches: tuple[tuple[int, Listed | Filling | Spoken], ...]

    def leads_to(self, ask: str, answer: Any) -> bool:
        return any(after.leads_to(ask, answer) for _, after in self.branches)


Draft: TypeAlias = "Opening | Listed | Filling"
"""An answer that is being spelled."""


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
    """The fewest items that begin with these."""
    if not isinstance(field, SomeOf):
        raise TypeError("only a field of several items can be half filled in")
    return (*items, *field.values[place : place + max(0, field.least - len(items))])
