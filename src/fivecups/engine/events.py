"""Events (what happened, by which rule, and who may see which part) and the result of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .plain_data import fixed


@fixed
class SeenEvent:
    """An event as a single seat or a spectator receives it. `private` is True if it contains
    details that not everybody sees."""

    kind: str
    rule: str
    data: Mapping[str, Any]
    private: bool = False
    reveals: bool = False


NO_SECRETS: Mapping[int, Mapping[str, Any]] = {}


class Event(NamedTuple):
    """Something that happened in a game. `data` is for the seats in `to` (None: for everybody);
    `secret` adds details for single seats.

    `reveals` marks an event that openly shows what was hidden until now, as when cups are lifted:
    True for all its details, or the names of the revealing details if others stay hidden.

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
        """True if every observer sees the same details of this event."""
        return self.to is None and not self.secret

    def seen_by(self, seat: int | None) -> SeenEvent | None:
        """Return the part of this event that `seat` may see, or None if it sees nothing; `seat`
        None is a spectator."""
        if self.to is not None and seat not in self.to:
            return None
        own = None if seat is None else self.secret.get(seat)
        data = {**self.data, **own} if own else self.data
        return SeenEvent(self.kind, self.rule, data, bool(own), bool(self.reveals))


def seen(events: Iterable[Event], seat: int | None) -> list[SeenEvent]:
    """Return the parts of `events` that `seat` may see, in order; None is a spectator."""
    return [part for event in events if (part := event.seen_by(seat)) is not None]


@dataclass(frozen=True, slots=True)
class EventKind:
    """The declaration of a kind of event: the types of its details, by name. The details in `maybe`
    are sometimes missing, or missing for some observers."""

    details: Mapping[str, Any]
    maybe: frozenset[str]


def event_kinds(types: Mapping[str, Any], kinds: Mapping[str, str]) -> dict[str, EventKind]:
    """Build the kinds of events of a game. `kinds` lists the details of each kind by name, such as
    ``"seat place card?"``; a question mark marks a detail that is not always there. `types` gives
    the type of each name, which is the same in all kinds of a game."""
    return {
        kind: EventKind(
            {name.rstrip("?"): types[name.rstrip("?")] for name in names.split()},
            frozenset(name[:-1] for name in names.split() if name.endswith("?")),
        )
        for kind, names in kinds.items()
    }


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished game: scores by seat, the winning seats (several share the win), and
    the sources of each seat's points."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sources: tuple[Mapping[str, Any], ...] = ()

    @property
    def win_shares(self) -> tuple[float, ...]:
        """The share of the win by seat: 1 divided equally among the winners, 0 for the other
        seats."""
        return tuple(
            1 / len(self.winners) if seat in self.winners else 0.0
            for seat in range(len(self.scores))
        )


ENDED = "ended"
"""The name of the kind of event that ends every game; its details are `scores` and `winners`."""


def result_from_events(events: Iterable[Event]) -> Result | None:
    """Return the result that the final event in `events` states, without the sources of the points;
    None if there is no final event."""
    data = next((event.data for event in events if event.kind == ENDED), None)
    return None if data is None else Result(tuple(data["scores"]), tuple(data["winners"]))


def highest_wins(scores: tuple[int, ...], sources: tuple[Mapping[str, Any], ...] = ()) -> Result:
    """Return the result of a game in which the highest score wins and seats with equal scores share
    the win."""
    best = max(scores)
    return Result(
        scores, tuple(seat for seat, score in enumerate(scores) if score == best), sources
    )
