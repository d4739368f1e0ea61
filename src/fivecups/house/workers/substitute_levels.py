"""The levels that answer in place of a bot that is too slow, fails or gets no turn."""

from __future__ import annotations

from fivecups.bots import bots_of

RANDOM = "random"

QUICK_LEVELS = ("regular", "novice", "greedy")
"""Levels that answer within a millisecond in every game."""


def weaker_level(game: str, level: str) -> str:
    """Return the next weaker level of a game's bots, or "random" below the weakest and for bots of
    other packages."""
    levels = [*bots_of(game).levels, RANDOM]
    return levels[levels.index(level) + 1] if level in levels[:-1] else RANDOM


def quick_level(game: str, level: str) -> str:
    """Return the level that answers at once in place of a bot of `level`: the strongest quick one
    that is weaker, else the weakest that thinks at all. It is "random" only in a game that has no
    other bots."""
    levels = list(bots_of(game).levels)
    plain = level.partition("+")[0]
    weaker = levels[levels.index(plain) + 1 :] if plain in levels else levels
    quick = [name for name in weaker if name in QUICK_LEVELS]
    return (quick[:1] or levels[-1:] or [RANDOM])[0]
