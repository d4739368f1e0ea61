"""The public events of a game, read one by one by a referee."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from fivecups.engine import (
    Event,
    Game,
    Match,
    RandomChance,
    Record,
    awaited,
    random_answer,
    replay_steps,
    seen,
)
from fivecups.games import GAMES
from fivecups.testing.copy_and_replay_checks import choose_part

OPENING = None
"""The mover of events before the first move."""


@dataclass(frozen=True)
class PublicEvent:
    """An event, the seat whose move caused it, and the seats that the table waits for after that
    move."""

    kind: str
    data: Mapping[str, Any]
    mover: int | None
    waiting: frozenset[int]


class Wrong(AssertionError):
    """The referee's objection to a game."""


class Story:
    """The remaining events of a game."""

    def __init__(self, events: list[PublicEvent]) -> None:
        self.events = events
        self.position = 0

    @property
    def next(self) -> str:
        """Return the kind of the next event; "" after the end."""
        return self.events[self.position].kind if self.position < len(self.events) else ""

    @property
    def coming(self) -> Mapping[str, Any]:
        """Return the details of the next event."""
        return self.events[self.position].data if self.position < len(self.events) else {}

    @property
    def last(self) -> PublicEvent:
        return self.events[self.position - 1]

    def take(self, kind: str, **expected: object) -> Mapping[str, Any]:
        """Remove the next event, check that it has this kind and these details, and return its
        details."""
        self.check(self.next == kind, f"{kind} is due, not {self.next or 'the end'}")
        data = self.events[self.position].data
        self.position += 1
        details = {name: data.get(name) for name in expected}
        self.check(details == expected, f"{kind} should have {expected}")
        return data

    def moved(self, seat: int) -> None:
        """Check that this seat's move caused the latest event."""
        self.check(self.last.mover == seat, f"seat {seat} should have moved")

    def waits_for(self, *seats: int) -> None:
        """Check that the table waits for these seats after the latest event."""
        self.check(self.last.waiting == frozenset(seats), f"the table should wait for {seats}")

    def check(self, holds: bool, objection: str) -> None:
        if not holds:
            around = self.events[max(self.position - 4, 0) : self.position + 2]
            raise Wrong("\n".join([objection, *map(str, around)]))


def public_events_of(
    match: Match[Any], mover: int | None, events: Sequence[Event]
) -> list[PublicEvent]:
    """Return the events of a move as a spectator receives them."""
    waiting = frozenset(awaited(match.state)) if not match.over else frozenset()
    return [PublicEvent(event.kind, event.data, mover, waiting) for event in seen(events, None)]


def random_story(game: Game[Any], seats: int, options: Mapping[str, Any], seed: int) -> Story:
    """Return the events of a random game."""
    rng = Random(f"{seed} {seats} {sorted(options.items())}")
    match = Match(game, seats, options, RandomChance(rng.getrandbits(32)))
    answers = RandomChance(rng.getrandbits(32))
    public_events = public_events_of(match, OPENING, match.events)
    while not match.over:
        seat, part = choose_part(match.state, rng)
        ask = match.state.ask_id(seat, part)
        events = match.answer(seat, random_answer(match.state, seat, answers, part), ask)
        public_events += public_events_of(match, seat, events)
    return Story(public_events)


def recorded_story(record: Record) -> Story:
    """Return the events of a recorded game."""
    events: list[PublicEvent] = []
    for step in replay_steps(GAMES[record.game], record):
        mover = record.moves[step.number - 1].seat if step.number else OPENING
        events += public_events_of(step.match, mover, step.events)
    return Story(events)
