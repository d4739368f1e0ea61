"""Numbers of decisions over which compiled and readable games are compared."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

OFTEN = 20_000
"""Decisions in the ordinary tests."""
AT_LENGTH = 1_000_000
"""Decisions in the slow tests."""


def share(decisions: int, parts: int) -> int:
    """Return the number of decisions for each of several parts, so that together they make at least
    `decisions`."""
    return -(-decisions // parts)


def play_until(least: int, play: Callable[[int], int]) -> int:
    """Play batches of games, each with its own seed, until at least `least` decisions have been
    compared. `play` returns the decisions of a batch. Return their sum."""
    decisions = 0
    for seed in count():
        if decisions >= least:
            break
        decisions += play(seed)
    return decisions
