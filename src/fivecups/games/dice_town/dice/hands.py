"""Poker hands (DT-50 to DT-52): the strength of all 252 hands, worked out once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import TypeVar

from ..components import ACE, DICE, NINE

Dice = tuple[int, ...]
T = TypeVar("T")


class Table(dict[Dice, T]):
    """What a function says about dice: worked out when it is first looked up, and then known. That
    is quicker than to call a function that remembers."""

    def __init__(self, say: Callable[[Dice], T]) -> None:
        super().__init__()
        self.say = say

    def __missing__(self, dice: Dice) -> T:
        said = self[dice] = self.say(dice)
        return said


IN_ORDER = Table(lambda dice: tuple(sorted(dice)))
"""The same dice in ascending order."""

KINDS = ("high-card", "pair", "two-pair", "three", "straight", "full-house", "four", "five")
"""DT-50: the kinds of hands, the lowest first."""

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
    """DT-50, DT-52: straights are 9 to K and 10 to A; the Ace is never low."""
    kind = _KIND_OF_GROUPS[tuple(sorted(Counter(dice).values(), reverse=True))]
    return "straight" if kind == "high-card" and dice[-1] - dice[0] == DICE - 1 else kind


def _order(dice: Dice) -> tuple[int, Dice]:
    """DT-51: the same kind compares the largest group's rank, then the next group's, then single
    dice from the top."""
    groups = sorted(Counter(dice).items(), key=lambda group: (group[1], group[0]), reverse=True)
    return KINDS.index(_kind(dice)), tuple(face for face, _ in groups)


_hands = sorted(combinations_with_replacement(range(NINE, ACE + 1), DICE), key=_order)

STRENGTH: dict[Dice, int] = {dice: strength for strength, dice in enumerate(_hands, 1)}
"""The strength of a hand, by its dice in ascending order; two different hands never have the same.
"""

KIND: dict[Dice, str] = {dice: _kind(dice) for dice in _hands}
"""The kind of a hand, by its dice in ascending order."""
