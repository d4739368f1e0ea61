"""Habits: counts of what each player has shown in a game, from its public events.

A view shows the present table and not its past. So a runner of bots counts the habits while a game
goes on, and gives them to the bots before each question. Habits are one plain value that follows
from the events alone: a runner that is restarted counts them again from its log, and a bot needs no
memory of its own.

The package of a game's bots declares what is counted (`game_bots.py`); most games need none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

from fivecups.engine import Event, SeenEvent

Habits: TypeAlias = "tuple[tuple[int, ...], ...]"
"""The habits of all players in a game: a tuple of counts for each seat; the game's bots know the
meaning of each count."""


@dataclass(frozen=True, slots=True)
class HabitRules:
    """The rules by which the habits of a game's players are counted: the counts of a player before
    any event, and a function that updates all players' counts by an event that everybody has
    seen."""

    start: tuple[int, ...]
    count: Callable[[Habits, SeenEvent], Habits]


@runtime_checkable
class Observer(Protocol):
    """A bot that uses the habits at its table."""

    def observe(self, habits: Habits) -> None:
        """Receive the habits of all players up to now; called before each question to the bot."""


def no_habits(rules: HabitRules | None, seats: int) -> Habits:
    """Return the habits of all players before the first event: nothing counted."""
    return () if rules is None else (rules.start,) * seats


def count_habits(rules: HabitRules | None, habits: Habits, events: Iterable[Event]) -> Habits:
    """Return the habits of all players, updated by what a spectator sees of these events."""
    if rules is not None:
        for event in events:
            seen = event.seen_by(None)
            if seen is not None:
                habits = rules.count(habits, seen)
    return habits


class HabitTracker:
    """A running count of the habits of all players in one game."""

    def __init__(self, rules: HabitRules | None, seats: int) -> None:
        self.rules = rules
        self.habits = no_habits(rules, seats)

    def watch(self, events: Iterable[Event]) -> None:
        """Update the habits by these events."""
        self.habits = count_habits(self.rules, self.habits, events)


def tell_habits(bot: Any, habits: Habits) -> None:
    """Give the habits to the bot if it is an `Observer`."""
    if habits and isinstance(bot, Observer):
        bot.observe(habits)
