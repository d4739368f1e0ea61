"""Events: what happened, by which rule, and who may see which part of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """An event as one seat or a spectator receives it; `private` if it has details that not
    everybody sees."""

    kind: str
    rule: str
    data: Mapping[str, Any]
    private: bool = False
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """What happened. `data` is for everyone in `to` (all, if None); `secret` adds to it for single
    seats.

    An event that `reveals` shows openly what was hidden until now, as when cups are lifted: in any
    of its details, or in those that it names, if it also has some that stay hidden.
    """

    kind: str
    rule: str
    data: Mapping[str, Any]
    secret: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    to: tuple[int, ...] | None = None
    reveals: bool | tuple[str, ...] = False

    def seen_by(self, seat: int | None) -> SeenEvent | None:
        """The part that `seat` may see, built up from the public part; None is a spectator."""
        if self.to is not None and seat not in self.to:
            return None
        own = {} if seat is None else self.secret.get(seat, {})
        return SeenEvent(self.kind, self.rule, {**self.data, **own}, bool(own), bool(self.reveals))


def seen(events: list[Event], seat: int | None) -> list[SeenEvent]:
    """What `seat` receives of these events, in order."""
    received = (event.seen_by(seat) for event in events)
    return [event for event in received if event is not None]
