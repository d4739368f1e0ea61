"""Places and their actions as data (DT-20, DT-21, WW-10).

A place defines the players' standings, its action, and the step after all have acted. An action
consists of the step that does it, its condition, the most it can pay, and the moment at which its
cards are played. An expansion adds a second action to a place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ..state import DiceTownState


def no_card(s: DiceTownState, seat: int) -> tuple[str, ...]:
    return ()


def pays_nothing(s: DiceTownState, seat: int) -> tuple[int, int]:
    return 0, 0


@dataclass(frozen=True, slots=True)
class Action:
    """An action that a winner may do at a place, as functions of state and seat. `step` does it.
    `possible` is True if there is, by public facts, something to act on. `needs` returns the names
    of Store cards of which the player needs one to have something to act on. `cards` is the moment
    for cards that go with the action (DT-23, WW-15). `most` returns the most dollars and nuggets
    that it can pay (DT-26)."""

    name: str
    rule: str
    step: Callable[[DiceTownState, int], None]
    possible: Callable[[DiceTownState, int], bool]
    cards: str = ""
    needs: Callable[[DiceTownState, int], tuple[str, ...]] = no_card
    most: Callable[[DiceTownState, int], tuple[int, int]] = pays_nothing


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the town. `standings` returns a number for each seat; the seat with the highest
    number above 0 wins the place, by its `rule`. `tells` returns the details of the event about a
    winner, if not the number of dice; `nobody` tells that no player wins. `before_a_tie` is the
    moment for cards before the Sheriff hears offers (DT-77). `second` is the action that an
    expansion adds (WW-10), `afterwards` a step to take after all have acted."""

    name: str
    standings: Callable[[DiceTownState], list[int]]
    action: Action
    rule: str = "DT-21"
    tells: Callable[[DiceTownState, int], dict[str, Any]] | None = None
    nobody: Callable[[DiceTownState], None] | None = None
    before_a_tie: str = ""
    second: Action | None = None
    afterwards: Callable[[DiceTownState, tuple[int, ...]], None] | None = None

    def actions(self, s: DiceTownState) -> tuple[Action, ...]:
        """Return the actions of the place in this game: both in Wild West, else the first only."""
        if self.second is None or not s.options["wild_west"]:
            return (self.action,)
        return self.action, self.second

    def goes_to_nobody(self, s: DiceTownState) -> None:
        if self.nobody is not None:
            self.nobody(s)
        else:
            s.tell("nobody_won", "DT-20", place=self.name)

    def called(self, name: str) -> Action:
        return self.action if self.second is None or name == self.action.name else self.second

    def most(self, s: DiceTownState, seat: int) -> tuple[int, int]:
        """Return the most dollars and nuggets that any of the place's actions can pay (DT-26)."""
        dollars, nuggets = self.action.most(s, seat)
        if self.second is not None and s.options["wild_west"]:
            more_dollars, more_nuggets = self.second.most(s, seat)
            return max(dollars, more_dollars), max(nuggets, more_nuggets)
        return dollars, nuggets


PLACES: dict[str, Place] = {}
"""The places that can be won, by name, in the order in which they are visited."""


def plug_in(
    place: str,
    second: Action,
    afterwards: Callable[[DiceTownState, tuple[int, ...]], None] | None = None,
) -> None:
    """Add an expansion's second action to a place, and optionally the step to take after all have
    acted there."""
    PLACES[place] = replace(PLACES[place], second=second, afterwards=afterwards)


def dice_of(face: int) -> Callable[[DiceTownState, int], int]:
    """Return a function that counts how many of a seat's set dice show this face."""
    return lambda s, seat: s.kept[seat].count(face)


def most_dice_of(face: int) -> Callable[[DiceTownState], list[int]]:
    """Return a function that gives, for all seats, the number of set dice that show this face: the
    standings of a place (DT-21)."""
    return lambda s: [dice.count(face) for dice in s.kept]
