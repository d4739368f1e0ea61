"""Habits: what everybody has shown in a game, counted from its public events.

A bot sees a view, which says how the table stands and not how it came to that. Whoever runs bots
counts the habits of a game as it goes on, and hands them over before each question. They are one
plain value that follows from the events alone: a runner that is started again counts them anew from
its log, and a bot that has forgotten everything gets the whole of them.

What is counted is declared by the package of a game's bots (`game_bots.py`); most games need none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

from fivecups.engine import Event, SeenEvent

Habits: TypeAlias = "tuple[tuple[int, ...], ...]"
"""A row of counts for each seat; what each stands for the game's bots know."""


@dataclass(frozen=True, slots=True)
class HabitRules:
    """How habits are counted: the row of somebody who has not done anything yet, and how an event
    that everybody has seen changes the rows."""

    start: tuple[int, ...]
    count: Callable[[Habits, SeenEvent], Habits]


@runtime_checkable
class Observer(Protocol):
    """A bot that wants to know the habits at its table."""

    def observe(self, habits: Habits) -> None:
        """All habits up to now; called before each question."""
        ...


def no_habits(rules: HabitRules | None, seats: int) -> Habits:
    """The habits before anything has happened."""
    return () if rules is None else (rules.start,) * seats


def count_habits(rules: HabitRules | None, habits: Habits, events: Iterable[Event]) -> Habits:
    """The habits after these events, by what a spectator sees of them."""
    if rules is not None:
        for event in events:
            seen = event.seen_by(None)
            if seen is not None:
                habits = rules.count(habits, seen)
    return habits


class HabitTracker:
    """Counts the habits of one game while it is played."""

    def __init__(self, rules: HabitRules | None, seats: int) -> None:
        self.rules = rules
        self.habits = no_habits(rules, seats)

    def watch(self, events: Iterable[Event]) -> None:
        self.habits = count_habits(self.rules, self.habits, events)


def tell_habits(bot: Any, habits: Habits) -> None:
    """Hand the habits to a bot that wants to know them."""
    if habits and isinstance(bot, Observer):
        bot.observe(habits)
