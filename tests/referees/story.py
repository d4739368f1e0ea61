"""A game as everybody at the table hears it, told event by event to a referee."""

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
from fivecups.testing.states import choose_part

OPENING = None
"""The mover of what happens before anybody has moved."""


@dataclass(frozen=True)
class Told:
    """One event, whose move it comes from, and whom the table waits for after that move."""

    kind: str
    data: Mapping[str, Any]
    mover: int | None
    waiting: frozenset[int]


class Wrong(AssertionError):
    """What the referee objects to."""


class Story:
    """What is still to be heard of a game."""

    def __init__(self, told: list[Told]) -> None:
        self.told = told
        self.heard = 0

    @property
    def next(self) -> str:
        """The kind of what comes next; nothing after the end."""
        return self.told[self.heard].kind if self.heard < len(self.told) else ""

    @property
    def coming(self) -> Mapping[str, Any]:
        """The details of what comes next."""
        return self.told[self.heard].data if self.heard < len(self.told) else {}

    @property
    def last(self) -> Told:
        return self.told[self.heard - 1]

    def take(self, kind: str, **expected: object) -> Mapping[str, Any]:
        """The next event, which must be this one with these details."""
        self.check(self.next == kind, f"{kind} is due, not {self.next or 'the end'}")
        data = self.told[self.heard].data
        self.heard += 1
        found = {name: data.get(name) for name in expected}
        self.check(found == expected, f"{kind} should have {expected}")
        return data

    def moved(self, seat: int) -> None:
        """The latest event is the doing of this seat."""
        self.check(self.last.mover == seat, f"seat {seat} should have moved")

    def waits_for(self, *seats: int) -> None:
        """After the latest event the table waits for these seats."""
        self.check(self.last.waiting == frozenset(seats), f"the table should wait for {seats}")

    def check(self, holds: bool, objection: str) -> None:
        if not holds:
            around = self.told[max(self.heard - 4, 0) : self.heard + 2]
            raise Wrong("\n".join([objection, *map(str, around)]))


def told_by(match: Match[Any], mover: int | None, events: Sequence[Event]) -> list[Told]:
    """What a spectator hears of a move."""
    waiting = frozenset(awaited(match.state)) if not match.over else frozenset()
    return [Told(event.kind, event.data, mover, waiting) for event in seen(events, None)]


def random_story(game: Game[Any], seats: int, options: Mapping[str, Any], seed: int) -> Story:
    """A random game from its first event to its last."""
    rng = Random(f"{seed} {seats} {sorted(options.items())}")
    match = Match(game, seats, options, RandomChance(rng.getrandbits(32)))
    answers = RandomChance(rng.getrandbits(32))
    told = told_by(match, OPENING, match.events)
    while not match.over:
        seat, part = choose_part(match.state, rng)
        ask = match.state.ask_id(seat, part)
        events = match.answer(seat, random_answer(match.state, seat, answers, part), ask)
        told += told_by(match, seat, events)
    return Story(told)


def recorded_story(record: Record) -> Story:
    """A recorded game."""
    told: list[Told] = []
    for step in replay_steps(GAMES[record.game], record):
        mover = record.moves[step.number - 1].seat if step.number else OPENING
        told += told_by(step.match, mover, step.events)
    return Story(told)
