"""Poker hands: the kind and strength of all 252 hands, computed once (DT-50 to DT-52)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import TypeVar

from ..components import ACE, DICE, NINE

Dice = tuple[int, ...]
T = TypeVar("T")


class Table(dict[Dice, T]):
    """A dictionary that computes the value of a function of dice at the first look-up and keeps it;
    faster than a cached function."""

    def __init__(self, function: Callable[[Dice], T]) -> None:
        super().__init__()
        self.function = function

    def __missing__(self, dice: Dice) -> T:
        value = self[dice] = self.function(dice)
        return value


IN_ORDER = Table(lambda dice: tuple(sorted(dice)))
"""A table from dice to the same dice sorted in ascending order."""

KINDS = ("high-card", "pair", "two-pair", "three", "straight", "full-house", "four", "five")
"""The names of the kinds of poker hands, lowest first (DT-50)."""

_KIND_OF_GROUPS = {
    (5,): "five",
    (4, 1): "four",
    (3, 2): "full-house",
    (3, 1, 1): "three",
    (2, 2, 1): "two-pair",
    (2, 1, 1, 1): "pair",
    (1, 1, 1, 1, 1): "high-card",
}


def _kind(dice: Dice) -> str:
    """Return the kind of a hand. Straights are 9 to K and 10 to A; the Ace is never low (DT-50,
    DT-52)."""
    kind = _KIND_OF_GROUPS[tuple(sorted(Counter(dice).values(), reverse=True))]
    return "straight" if kind == "high-card" and dice[-1] - dice[0] == DICE - 1 else kind


def _order(dice: Dice) -> tuple[int, Dice]:
    """Return the sort key of a hand: its kind, then the rank of its largest group, of the next
    group, and so on down to single dice (DT-51)."""
    groups = sorted(Counter(dice).items(), key=lambda group: (group[1], group[0]), reverse=True)
    return KINDS.index(_kind(dice)), tuple(face for face, _ in groups)


_hands = sorted(combinations_with_replacement(range(NINE, ACE + 1), DICE), key=_order)

STRENGTH: dict[Dice, int] = {dice: strength for strength, dice in enumerate(_hands, 1)}
"""The strength of a hand from 1, by its dice in ascending order; no two hands have the same."""

KIND: dict[Dice, str] = {dice: _kind(dice) for dice in _hands}
"""The kind of a hand, by its dice in ascending order."""
