"""Places and their actions as data (DT-20, DT-21, WW-10).

A place says who stands how there, its action, and what follows when all have acted. An action is
data too: the step that does it, when there is something to act on, what it may pay, and the moment
at which cards that go with it are played. An expansion plugs a second action into a place.
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
    """One thing to do at a place. `possible` says whether there is something to act on as far as
    everybody can tell, and `needs` names the Store cards, if any, without one of which its player
    has nothing to act on. `cards` is the moment at which he may play cards that go with it (DT-23,
    WW-15), `most` the dollars and nuggets that it can pay (DT-26)."""

    name: str
    rule: str
    step: Callable[[DiceTownState, int], None]
    possible: Callable[[DiceTownState, int], bool]
    cards: str = ""
    needs: Callable[[DiceTownState, int], tuple[str, ...]] = no_card
    most: Callable[[DiceTownState, int], tuple[int, int]] = pays_nothing


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the town. The highest of the `standings` of all seats wins it (0: none), by its
    `rule`. `tells` is what the log says about a winner instead of the number of dice, `nobody` what
    it says if nobody wins, and `before_a_tie` the moment at which cards are played before the
    Sheriff hears offers (DT-77). `second` is the action that an expansion adds (WW-10), and
    `afterwards` a step for those who have acted."""

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
        """The actions in play at this table: both of them in Wild West only."""
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
        """DT-26: the most dollars and nuggets that any of its actions can pay."""
        dollars, nuggets = self.action.most(s, seat)
        if self.second is not None and s.options["wild_west"]:
            more_dollars, more_nuggets = self.second.most(s, seat)
            return max(dollars, more_dollars), max(nuggets, more_nuggets)
        return dollars, nuggets


PLACES: dict[str, Place] = {}
"""The places that are won, in the order in which they are visited."""


def plug_in(
    place: str,
    second: Action,
    afterwards: Callable[[DiceTownState, tuple[int, ...]], None] | None = None,
) -> None:
    """An expansion adds a second action to a place, and perhaps what follows there."""
    PLACES[place] = replace(PLACES[place], second=second, afterwards=afterwards)


def dice_of(face: int) -> Callable[[DiceTownState, int], int]:
    """How many dice of a face a seat has."""
    return lambda s, seat: s.kept[seat].count(face)


def most_dice_of(face: int) -> Callable[[DiceTownState], list[int]]:
    """DT-21: most dice of the place's face win it."""
    return lambda s: [dice.count(face) for dice in s.kept]
