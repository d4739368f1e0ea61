"""The players who have really played a game: only they are rated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...table.entries import AnyEntry, Moved
from ...table.table import Table

MIN_PART_PLAYED = 1 / 3
"""Part of the answers of a seat that its player must have given. So a player who resigns early, or
never comes, is not rated, and gives nobody a rating."""


def real_players(table: Table, entries: Iterable[AnyEntry]) -> list[int]:
    """Return the seats whose person has played a real part of the game; automatic passes of the
    house do not count."""
    given: Counter[int] = Counter()
    own: Counter[int] = Counter()
    for entry in entries:
        if isinstance(entry, Moved) and entry.by in ("person", "bot"):
            given[entry.seat] += 1
            own[entry.seat] += entry.by == "person"
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None and own[seat] and own[seat] >= MIN_PART_PLAYED * given[seat]
    ]
