"""Events: what happened, by which rule, and who may see which part of it; how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .data import fixed


@fixed
class SeenEvent:
    """An event as one seat or a spectator receives it; `private` if it has details that not
    everybody sees."""

    kind: str
    rule: str
    data: Mapping[str, Any]
    private: bool = False
    reveals: bool = False


NO_SECRETS: Mapping[int, Mapping[str, Any]] = {}


class Event(NamedTuple):
    """What happened. `data` is for everyone in `to` (all, if None); `secret` adds to it for single
    seats.

    An event that `reveals` shows openly what was hidden until now, as when cups are lifted: in any
    of its details, or in those that it names, if it also has some that stay hidden.

    The order of the fields is that of events in stored logs.
    """

    kind: str
    rule: str
    data: Mapping[str, Any]
    secret: Mapping[int, Mapping[str, Any]] = NO_SECRETS
    to: tuple[int, ...] | None = None
    reveals: bool | tuple[str, ...] = False

    @property
    def public(self) -> bool:
        """Whether everybody sees the same of it."""
        return self.to is None and not self.secret

    def seen_by(self, seat: int | None) -> SeenEvent | None:
        """The part that `seat` may see, built up from the public part; None is a spectator."""
        if self.to is not None and seat not in self.to:
            return None
        own = None if seat is None else self.secret.get(seat)
        data = {**self.data, **own} if own else self.data
        return SeenEvent(self.kind, self.rule, data, bool(own), bool(self.reveals))


def seen(events: Iterable[Event], seat: int | None) -> list[SeenEvent]:
    """What `seat` receives of these events, in order."""
    return [part for event in events if (part := event.seen_by(seat)) is not None]


@dataclass(frozen=True, slots=True)
class EventKind:
    """What a kind of event carries: its details with their types, by name. Those in `maybe` are not
    always there, or not for everybody."""

    details: Mapping[str, Any]
    maybe: frozenset[str]


def event_kinds(types: Mapping[str, Any], kinds: Mapping[str, str]) -> dict[str, EventKind]:
    """Kinds of events from the names of their details, such as ``"seat place card?"``; a question
    mark stands after a detail that is not always there. In a game a name has one type."""
    return {
        kind: EventKind(
            {name.rstrip("?"): types[name.rstrip("?")] for name in names.split()},
            frozenset(name[:-1] for name in names.split() if name.endswith("?")),
        )
        for kind, names in kinds.items()
    }


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished game: scores by seat, who won (several seats share the win), and
    where each seat's points came from."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sources: tuple[Mapping[str, Any], ...] = ()

    @property
    def win_shares(self) -> tuple[float, ...]:
        """One win, divided equally among the winners."""
        return tuple(
            1 / len(self.winners) if seat in self.winners else 0.0
            for seat in range(len(self.scores))
        )


ENDED = "ended"
"""The kind of the event with which every game ends. It tells `scores` and `winners`."""


def told_result(events: Iterable[Event]) -> Result | None:
    """The result as the events tell it, without the sources of the points; None where the game has
    not ended with them."""
    told = next((event.data for event in events if event.kind == ENDED), None)
    return None if told is None else Result(tuple(told["scores"]), tuple(told["winners"]))


def highest_wins(scores: tuple[int, ...], sources: tuple[Mapping[str, Any], ...] = ()) -> Result:
    """The result of a game in which the highest score wins and equal ones share the win."""
    best = max(scores)
    return Result(
        scores, tuple(seat for seat, score in enumerate(scores) if score == best), sources
    )
