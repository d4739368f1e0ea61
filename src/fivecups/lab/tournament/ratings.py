"""Ratings from rankings: the Plackett–Luce model, fitted by Hunter's MM algorithm, on the scale of
Elo.

In the model each player has a strength, and the first place goes to somebody with a chance
proportional to it, the second among the rest likewise. 400 points are a factor of ten in strength.
The mean of all ratings is 1500.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, log10, sqrt

Ranking = Sequence[Sequence[str]]
"""The players of one game, best first, those with equal scores together. A name may stand for
several players."""

MEAN = 1500.0
ROUNDS = 500
ENOUGH = 1e-7
PARTS = 20


def ratings(rankings: Iterable[Ranking], names: Sequence[str]) -> dict[str, float]:
    """The rating of each name. Every name is given one shared win and one shared loss, so that
    nobody's is infinite."""
    wins = dict.fromkeys(names, 0.5)
    fields: dict[tuple[tuple[str, int], ...], float] = {}
    for ranking in rankings:
        left = [name for group in ranking for name in group]
        for group in ranking:
            for name in group:
                if len(left) > len(group) or len(group) > 1:
                    wins[name] += 1 / len(group) if len(left) == len(group) else 1.0
                    field = tuple(sorted((other, left.count(other)) for other in set(left)))
                    fields[field] = fields.get(field, 0.0) + (
                        1 / len(group) if len(left) == len(group) else 1.0
                    )
            for name in group:
                left.remove(name)
    everybody = tuple(sorted((name, 1) for name in names))
    fields[everybody] = fields.get(everybody, 0.0) + 0.5 * len(names)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        faced = dict.fromkeys(names, 0.0)
        for field, times in fields.items():
            whole = sum(strength[name] * count for name, count in field)
            for name, count in field:
                faced[name] += times * count / whole
        new = {name: wins[name] / faced[name] for name in names}
        scale = sum(log(value) for value in new.values()) / len(names)
        new = {name: value / 2.718281828459045**scale for name, value in new.items()}
        moved = max(abs(new[name] / strength[name] - 1) for name in names)
        strength = new
        if moved < ENOUGH:
            break
    return {name: MEAN + 400 * log10(strength[name]) for name in names}


def ratings_with_errors(
    rankings: Sequence[Ranking], names: Sequence[str]
) -> dict[str, tuple[float, float]]:
    """Each rating with its standard error, by leaving out one part of the games after the other."""
    whole = ratings(rankings, names)
    parts = min(PARTS, len(rankings))
    if parts < 2:
        return {name: (rating, float("inf")) for name, rating in whole.items()}
    without = [
        ratings([r for at, r in enumerate(rankings) if at * parts // len(rankings) != part], names)
        for part in range(parts)
    ]
    found = {}
    for name in names:
        mean = sum(each[name] for each in without) / parts
        spread = sum((each[name] - mean) ** 2 for each in without)
        found[name] = (whole[name], sqrt(spread * (parts - 1) / parts))
    return found
