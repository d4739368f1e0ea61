"""Spelling of answers as actions: every game has a fixed list of *words*, and an answer is spelled
as one or more of them.

A word is a tuple, and its index in the list is the action. An answer from a list of choices is a
single word if the game's words contain it, ``("keep", (5, 5))``; otherwise it is spelled part by
part: the verb, the items, ``("done",)``. A form is filled in field by field. So every answer can be
given, and the mask of each step is exact: it holds the words that lead to a legal answer.

Seats in words are relative to the acting seat: 0 is that seat itself, 1 the next seat clockwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, TypeAlias

from fivecups.engine import Amount, Ask, Fields, Form, Game, OneOf, SomeOf

from .partial_answers import (
    CompleteAnswer,
    FirstAction,
    FormField,
    PartialAnswer,
    PartialChoice,
    PartialForm,
    Path,
)

Word: TypeAlias = tuple[Any, ...]
Legal: TypeAlias = Callable[[Any], bool]
"""A function that is True if the game would accept a form answer with these values."""

WAIT: Word = ("wait",)
"""The word (action) of an agent that is not asked anything."""

SAY_NOTHING: Word = ("say_nothing",)
"""The word (action) of a seat that may talk but does not want to."""

DONE: Word = ("done",)
"""The word (action) that ends a list of items."""

COMMON_WORDS = (WAIT, SAY_NOTHING, DONE)
SEAT = "seat"
AMOUNT = "amount"


@dataclass(frozen=True, eq=False)
class Spelling:
    """The list of words of a game, and the rules by which answers are spelled with them. `verbs`
    maps a verb to the verb whose words it shares; items of the kinds in `whole` are spelled
    together as a single word."""

    game: Game[Any]
    words: tuple[Word, ...]
    verbs: Mapping[str, str] = field(default_factory=dict)
    whole: frozenset[str] = frozenset()
    index: Mapping[Word, int] = field(init=False)
    spellings: dict[Any, tuple[int, ...]] = field(init=False, default_factory=dict)
    """A cache of the actions that spell each answer."""

    def __post_init__(self) -> None:
        index = {word: number for number, word in enumerate(self.words)}
        if len(index) != len(self.words) or self.words[: len(COMMON_WORDS)] != COMMON_WORDS:
            raise ValueError(f"{self.game.name}: words are not what they should be")
        object.__setattr__(self, "index", index)

    def begin(self, asks: Sequence[Ask], seat: int, seats: int, talking: bool) -> PartialAnswer:
        """Return the empty partial answer to one of these asks; with `talking`, saying nothing is
        possible too."""
        partial_answers = [self._partial_answer(ask, seat, seats) for ask in asks]
        if len(partial_answers) == 1 and not talking:
            return partial_answers[0]
        branches: list[tuple[int, PartialChoice | PartialForm | CompleteAnswer]] = []
        if talking:
            branches.append((self.index[SAY_NOTHING], CompleteAnswer("", None)))
        for partial_answer in partial_answers:
            if isinstance(partial_answer, PartialForm):
                branches.append((self.index[(partial_answer.ask.question,)], partial_answer))
            else:
                branches += partial_answer.next().items()
        return FirstAction(tuple(branches))

    def next(
        self, partial_answer: PartialAnswer, legal: Legal | None
    ) -> dict[int, PartialAnswer | CompleteAnswer]:
        """Return the legal next actions of a partial answer, each with the partial or complete
        answer to which it leads. `legal` checks forms; None if every form is legal."""
        if isinstance(partial_answer, FirstAction):
            return dict(partial_answer.branches)
        if isinstance(partial_answer, PartialChoice):
            return dict(partial_answer.next())
        reachable: dict[int, PartialAnswer | CompleteAnswer] = {}
        for word, after in self._fill(partial_answer):
            if legal is None or any(map(legal, after.answers())):
                reachable[word] = after.complete()
        return reachable

    def towards(
        self, options: Mapping[int, PartialAnswer | CompleteAnswer], ask: str, answer: Any
    ) -> int:
        """Return the action among `options` that leads to this answer. Raise ``ValueError`` if none
        does."""
        for word, after in options.items():
            if after.leads_to(ask, answer):
                return word
        raise ValueError(f"{answer!r} cannot be said now")

    # Lists.

    def _partial_answer(self, ask: Ask, seat: int, seats: int) -> PartialChoice | PartialForm:
        if isinstance(ask.choices, Form):
            return PartialForm(
                ask, tuple(self._form_fields(ask.choices.fields, (), (), seat, seats))
            )
        spelled = []
        for answer in ask.choices:
            key = (ask.question, answer, seat, seats)
            words = self.spellings.get(key)
            if words is None:
                words = self.spellings[key] = self.spell(ask, answer, seat, seats)
            spelled.append((words, answer))
        return PartialChoice(ask, tuple(spelled))

    def spell(self, ask: Ask, answer: Word, seat: int, seats: int) -> tuple[int, ...]:
        """Return the actions that spell this answer to an ask with a list of choices."""
        verb, *parts = answer
        kinds = [self.game.words.get(name, name) for name in ask.says[verb]]
        relative_parts = [
            (part - seat) % seats if kind == SEAT else part
            for kind, part in zip(kinds, parts, strict=True)
        ]
        verb = self.verbs.get(verb, verb)
        whole = self.index.get((verb, *relative_parts))
        if whole is not None:
            return (whole,)
        words: list[Word] = [(verb,)]
        for kind, part in zip(kinds, relative_parts, strict=True):
            if isinstance(part, tuple):
                words += [*((kind, item) for item in part), DONE]
            else:
                words.append((kind, part))
        return tuple([self.index[word] for word in words])

    # Forms.

    def _form_fields(
        self, group: Fields, path: Path, keys: Path, seat: int, seats: int
    ) -> Iterator[FormField]:
        """Yield the fields of a form, with all groups resolved, in the order in which they are
        filled in; fields named after seats come clockwise."""
        for name, content in sorted(
            group.fields.items(), key=lambda target: _relative(target[0], seat, seats)
        ):
            label = str(_relative(name, seat, seats)) if name.isdigit() else name
            full_path, full_keys = (*path, label), (*keys, name)
            if isinstance(content, Fields):
                yield from self._form_fields(content, full_path, full_keys, seat, seats)
            else:
                kind = self.game.words.get(name, name)
                labels = content.values if isinstance(content, OneOf) else ()
                if kind == SEAT:
                    labels = tuple((target - seat) % seats for target in labels)
                yield FormField(full_path, full_keys, kind, content, labels)

    def _fill(self, partial_answer: PartialForm) -> Iterator[tuple[int, PartialForm]]:
        """Yield every possible action for the current field of the form, with the partial form
        after it."""
        kind, index = partial_answer.current_field.kind, self.index
        match partial_answer.current_field.field:
            case Amount(low, high):
                for value in range(low, high + 1):
                    yield index[(AMOUNT, value)], partial_answer.with_value(value)
            case OneOf(values):
                for value, label in zip(values, partial_answer.current_field.labels, strict=True):
                    yield index[(kind, label)], partial_answer.with_value(value)
            case SomeOf(values, least, most) if kind in self.whole:
                for size in range(least, min(most, len(values)) + 1):
                    for some in combinations(values, size):
                        yield index[(kind, some)], partial_answer.with_value(some)
            case SomeOf(values, least, most):
                if len(partial_answer.items) >= least:
                    yield index[DONE], partial_answer.with_value(partial_answer.items)
                if len(partial_answer.items) < most:
                    for name in dict.fromkeys(values[partial_answer.place :]):
                        place = values.index(name, partial_answer.place) + 1
                        items = (*partial_answer.items, name)
                        yield index[(kind, name)], replace(partial_answer, items=items, place=place)


def _relative(name: str, seat: int, seats: int) -> int:
    """Return the sort key of a field in its group: clockwise distance for a field named after a
    seat, else 0."""
    return (int(name) - seat) % seats if name.isdigit() else 0
