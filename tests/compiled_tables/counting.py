"""How many decisions the compiled games are compared over, each game by itself."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

OFTEN = 20_000
"""In the ordinary tests."""
AT_LENGTH = 1_000_000
"""In the slow ones."""


def share(decisions: int, parts: int) -> int:
    """What each of several parts has to do, so that together they do at least so much."""
    return -(-decisions // parts)


def play_until(least: int, play: Callable[[int], int]) -> int:
    """Batches of games, each with a seed of its own, until at least so many decisions have been
    compared; `play` says how many a batch had. Returns how many it were."""
    decisions = 0
    for seed in count():
        if decisions >= least:
            break
        decisions += play(seed)
    return decisions
