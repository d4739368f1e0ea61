"""Ratings, for rated tables only: one for each person and game, by openskill's Plackett-Luce
model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from openskill.models import PlackettLuce

from fivecups.engine import Result

from ..ports import Rating
from ..table.table import Table

_model = PlackettLuce()


class RatingStore(Protocol):
    """Where ratings are kept."""

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]: ...

    async def rate_once(
        self, table: str, game: str, people: Sequence[str], ranks: Sequence[int]
    ) -> bool:
        """Rate the people of a finished game; False if that has been done before."""
        ...


def unrated() -> Rating:
    """The rating of somebody who has not played yet."""
    fresh = _model.rating()
    return Rating(fresh.mu, fresh.sigma, 0)


def ranks_of(result: Result, gone: Sequence[bool]) -> list[int]:
    """Places from 1: winners first, then by score; whoever is gone comes last. Equal ones share a
    place."""
    order = [
        (away, seat not in result.winners, -score)
        for seat, (score, away) in enumerate(zip(result.scores, gone, strict=True))
    ]
    return [1 + sum(other < own for other in order) for own in order]


def rated_anew(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after one game with these places."""
    teams = [[_model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = _model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(team[0].mu, team[0].sigma, old.games + 1)
        for team, old in zip(after, ratings, strict=True)
    ]


def shown(rating: Rating) -> int:
    """A rating as people read it: surely at least this good, around 0 to 50."""
    return round(rating.mu - 3 * rating.sigma)


async def rate_table(store: RatingStore, table: Table) -> Mapping[str, Rating]:
    """Rate a finished rated game, once; returns the new ratings by person. Whoever has resigned, or
    has left the seat to a bot at the end, is gone."""
    result = table.result
    people = [chair.person for chair in table.chairs]
    if not table.created.rated or result is None or len(people) < 2 or None in people:
        return {}
    known = [person for person in people if person is not None]
    ranks = ranks_of(result, [not chair.played_by_person for chair in table.chairs])
    await store.rate_once(table.id, table.created.game, known, ranks)
    return await store.ratings(table.created.game, known)
