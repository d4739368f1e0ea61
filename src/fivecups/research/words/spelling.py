"""Answers as actions: every game has a fixed list of *words*, and an answer is spelled as one or
more of them.

A word is a tuple, and its place in the list is the action. An answer from a list is one word where
the game's words have it whole, ``("keep", (5, 5))``; where there are too many of them it is spelled
part by part: the verb, the items, ``("done",)``. A form is filled in field by field. So no answer
is lost, and the mask of each step is exact: it holds the words with which a legal answer goes on.

Seats in words are relative to whoever speaks: 0 is oneself, 1 the next seat clockwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, TypeAlias

from fivecups.engine import Amount, Ask, Fields, Form, Game, OneOf, SomeOf

from .drafts import Blank, Draft, Filling, Listed, Opening, Path, Spoken

Word: TypeAlias = tuple[Any, ...]
Legal: TypeAlias = Callable[[Any], bool]
"""Whether a form that is filled in like this would be taken."""

WAIT: Word = ("wait",)
"""Said by an agent from whom nothing is wanted."""

SILENT: Word = ("say_nothing",)
"""Said by a seat that may talk and does not want to."""

DONE: Word = ("done",)
"""Ends a list of items."""

COMMON = (WAIT, SILENT, DONE)
SEAT = "seat"
AMOUNT = "amount"


@dataclass(frozen=True, eq=False)
class Spelling:
    """The words of a game. `verbs` names those that share words with others; items of the kinds in
    `whole` are said all at once, as one word."""

    game: Game[Any]
    words: tuple[Word, ...]
    verbs: Mapping[str, str] = field(default_factory=dict)
    whole: frozenset[str] = frozenset()
    index: Mapping[Word, int] = field(init=False)
    known: dict[Any, tuple[int, ...]] = field(init=False, default_factory=dict)
    """Spellings of answers that came up before."""

    def __post_init__(self) -> None:
        index = {word: number for number, word in enumerate(self.words)}
        if len(index) != len(self.words) or self.words[: len(COMMON)] != COMMON:
            raise ValueError(f"{self.game.name}: words are not what they should be")
        object.__setattr__(self, "index", index)

    def begin(self, asks: Sequence[Ask], seat: int, seats: int, talking: bool) -> Draft:
        """The draft of an answer to one of these asks; whoever is only talking may keep silent."""
        drafts = [self._draft(ask, seat, seats) for ask in asks]
        if len(drafts) == 1 and not talking:
            return drafts[0]
        branches: list[tuple[int, Listed | Filling | Spoken]] = []
        if talking:
            branches.append((self.index[SILENT], Spoken("", None)))
        for draft in drafts:
            if isinstance(draft, Filling):
                branches.append((self.index[(draft.ask.question,)], draft))
            else:
                branches += draft.next().items()
        return Opening(tuple(branches))

    def next(self, draft: Draft, legal: Legal | None) -> dict[int, Draft | Spoken]:
        """The words that may be said now, each with what is then spelled. `legal` decides about
        forms; None where every form is legal."""
        if isinstance(draft, Opening):
            return dict(draft.branches)
        if isinstance(draft, Listed):
            return dict(draft.next())
        found: dict[int, Draft | Spoken] = {}
        for word, after in self._fill(draft):
            if legal is None or any(map(legal, after.answers())):
                found[word] = after.complete()
        return found

    def towards(self, options: Mapping[int, Draft | Spoken], ask: str, answer: Any) -> int:
        """The one of these words with which this answer goes on; raises ``ValueError`` where none
        does."""
        for word, after in options.items():
            if after.leads_to(ask, answer):
                return word
        raise ValueError(f"{answer!r} cannot be said now")

    # Lists.

    def _draft(self, ask: Ask, seat: int, seats: int) -> Listed | Filling:
        if isinstance(ask.choices, Form):
            return Filling(ask, tuple(self._blanks(ask.choices.fields, (), (), seat, seats)))
        spelled = []
        for answer in ask.choices:
            key = (ask.question, answer, seat, seats)
            words = self.known.get(key)
            if words is None:
                words = self.known[key] = self.spell(ask, answer, seat, seats)
            spelled.append((words, answer))
        return Listed(ask, tuple(spelled))

    def spell(self, ask: Ask, answer: Word, seat: int, seats: int) -> tuple[int, ...]:
        """The words of an answer from a list."""
        verb, *parts = answer
        kinds = [self.game.words.get(name, name) for name in ask.says[verb]]
        said = [
            (part - seat) % seats if kind == SEAT else part
            for kind, part in zip(kinds, parts, strict=True)
        ]
        verb = self.verbs.get(verb, verb)
        whole = self.index.get((verb, *said))
        if whole is not None:
            return (whole,)
        words: list[Word] = [(verb,)]
        for kind, part in zip(kinds, said, strict=True):
            if isinstance(part, tuple):
                words += [*((kind, item) for item in part), DONE]
            else:
                words.append((kind, part))
        return tuple([self.index[word] for word in words])

    # Forms.

    def _blanks(
        self, group: Fields, path: Path, keys: Path, seat: int, seats: int
    ) -> Iterator[Blank]:
        """The fields of a form in the order in which they are filled in; those that go by seats
        come clockwise."""
        for name, inner in sorted(
            group.fields.items(), key=lambda one: _relative(one[0], seat, seats)
        ):
            shown = str(_relative(name, seat, seats)) if name.isdigit() else name
            where, there = (*path, shown), (*keys, name)
            if isinstance(inner, Fields):
                yield from self._blanks(inner, where, there, seat, seats)
            else:
                kind = self.game.words.get(name, name)
                labels = inner.values if isinstance(inner, OneOf) else ()
                if kind == SEAT:
                    labels = tuple((one - seat) % seats for one in labels)
                yield Blank(where, there, kind, inner, labels)

    def _fill(self, draft: Filling) -> Iterator[tuple[int, Filling]]:
        """Every word for the field at hand, with what the form is then."""
        kind, index = draft.blank.kind, self.index
        match draft.blank.field:
            case Amount(low, high):
                for value in range(low, high + 1):
                    yield index[(AMOUNT, value)], draft.with_value(value)
            case OneOf(values):
                for value, label in zip(values, draft.blank.labels, strict=True):
                    yield index[(kind, label)], draft.with_value(value)
            case SomeOf(values, least, most) if kind in self.whole:
                for size in range(least, min(most, len(values)) + 1):
                    for some in combinations(values, size):
                        yield index[(kind, some)], draft.with_value(some)
            case SomeOf(values, least, most):
                if len(draft.items) >= least:
                    yield index[DONE], draft.with_value(draft.items)
                if len(draft.items) < most:
                    for name in dict.fromkeys(values[draft.place :]):
                        place = values.index(name, draft.place) + 1
                        items = (*draft.items, name)
                        yield index[(kind, name)], replace(draft, items=items, place=place)


def _relative(name: str, seat: int, seats: int) -> int:
    """The place of a field in its group: those that are named by seats go clockwise, the others
    stay as they are."""
    return (int(name) - seat) % seats if name.isdigit() else 0
