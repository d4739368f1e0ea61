"""Ratings from rankings: the Plackett–Luce model, fitted by Hunter's MM algorithm, on the scale of
Elo.

In the model each player has a strength. The first place goes to a player with a chance proportional
to its strength, the second place goes in the same way among the rest, and so on. 400 points are a
factor of ten in strength. The mean of all ratings is 1500.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, log10, sqrt

Ranking = Sequence[Sequence[str]]
"""The players of one game in groups, best first; players with equal scores are in the same group. A
name may stand for several players."""

MEAN_RATING = 1500.0
MAX_ITERATIONS = 500
CONVERGED = 1e-7
JACKKNIFE_PARTS = 20


def ratings(rankings: Iterable[Ranking], names: Sequence[str]) -> dict[str, float]:
    """Return the rating of each name. Every name is given half a win in extra games of all names,
    so that no rating is infinite."""
    wins = dict.fromkeys(names, 0.5)
    fields: dict[tuple[tuple[str, int], ...], float] = {}
    for ranking in rankings:
        remaining = [name for group in ranking for name in group]
        for group in ranking:
            for name in group:
                if len(remaining) > len(group) or len(group) > 1:
                    wins[name] += 1 / len(group) if len(remaining) == len(group) else 1.0
                    field = tuple(
                        sorted((other, remaining.count(other)) for other in set(remaining))
                    )
                    fields[field] = fields.get(field, 0.0) + (
                        1 / len(group) if len(remaining) == len(group) else 1.0
                    )
            for name in group:
                remaining.remove(name)
    everybody = tuple(sorted((name, 1) for name in names))
    fields[everybody] = fields.get(everybody, 0.0) + 0.5 * len(names)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(MAX_ITERATIONS):
        expected_wins = dict.fromkeys(names, 0.0)
        for field, times in fields.items():
            total = sum(strength[name] * count for name, count in field)
            for name, count in field:
                expected_wins[name] += times * count / total
        new = {name: wins[name] / expected_wins[name] for name in names}
        scale = sum(log(value) for value in new.values()) / len(names)
        new = {name: value / 2.718281828459045**scale for name, value in new.items()}
        moved = max(abs(new[name] / strength[name] - 1) for name in names)
        strength = new
        if moved < CONVERGED:
            break
    return {name: MEAN_RATING + 400 * log10(strength[name]) for name in names}


def ratings_with_errors(
    rankings: Sequence[Ranking], names: Sequence[str]
) -> dict[str, tuple[float, float]]:
    """Return each name's rating with its standard error, estimated by the jackknife: the ratings
    are computed again and again, each time without another part of the games."""
    overall = ratings(rankings, names)
    parts = min(JACKKNIFE_PARTS, len(rankings))
    if parts < 2:
        return {name: (rating, float("inf")) for name, rating in overall.items()}
    partial = [
        ratings([r for at, r in enumerate(rankings) if at * parts // len(rankings) != part], names)
        for part in range(parts)
    ]
    with_errors = {}
    for name in names:
        mean = sum(part_ratings[name] for part_ratings in partial) / parts
        spread = sum((part_ratings[name] - mean) ** 2 for part_ratings in partial)
        with_errors[name] = (overall[name], sqrt(spread * (parts - 1) / parts))
    return with_errors
