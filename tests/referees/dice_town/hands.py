"""The referee's calculation of poker hands (DT-50 to DT-52)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

FACES = ("9", "10", "J", "Q", "K", "A")
RANK = {face: rank for rank, face in enumerate(FACES)}
SHAPES = {
    (5,): "five",
    (4, 1): "four",
    (3, 2): "full-house",
    (3, 1, 1): "three",
    (2, 2, 1): "two-pair",
    (2, 1, 1, 1): "pair",
    (1, 1, 1, 1, 1): "high-card",
}
ORDER = ("high-card", "pair", "two-pair", "three", "straight", "full-house", "four", "five")


def in_order(dice: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(dice, key=RANK.__getitem__))


def hand_of(dice: Iterable[str]) -> tuple[str, tuple[int, ...]]:
    """Return the kind of hand, and the faces that decide between hands of the same kind, larger
    groups first."""
    counts = Counter(RANK[die] for die in dice)
    groups = sorted(counts.items(), key=lambda group: (-group[1], -group[0]))
    ranks = tuple(rank for rank, _ in groups)
    if len(ranks) == 5 and ranks[0] - ranks[-1] == 4:
        return "straight", ranks
    return SHAPES[tuple(size for _, size in groups)], ranks


def strength(dice: Iterable[str]) -> tuple[int, tuple[int, ...]]:
    kind, ranks = hand_of(dice)
    return ORDER.index(kind), ranks
