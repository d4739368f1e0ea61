"""Ratings of people in rated games, separately for each game, by openskill's Plackett-Luce
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
    """The interface for storing ratings."""

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]: ...

    async def rate_once(
        self, table: str, game: str, people: Sequence[str], ranks: Sequence[int]
    ) -> bool:
        """Store new ratings of `people` after the finished game of `table`, computed from their
        `ranks`. Return False, and change nothing, if this table was rated before."""
        ...


def unrated() -> Rating:
    """Return the rating of a person without rated games."""
    fresh = _model.rating()
    return Rating(fresh.mu, fresh.sigma, 0)


def ranks_of(result: Result, left_seat: Sequence[bool]) -> list[int]:
    """Return the rank of each seat in a finished game, from 1: winners first, then by score. Seats
    whose flag in `left_seat` is True come last. Equal seats share a rank."""
    order = [
        (away, seat not in result.winners, -score)
        for seat, (score, away) in enumerate(zip(result.scores, left_seat, strict=True))
    ]
    return [1 + sum(other < own for other in order) for own in order]


def updated_ratings(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return the players' new ratings after a game in which they had these `ranks`; both lists are
    in the same order."""
    teams = [[_model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = _model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(team[0].mu, team[0].sigma, old.games + 1)
        for team, old in zip(after, ratings, strict=True)
    ]


def displayed_rating(rating: Rating) -> int:
    """Return a rating as it is displayed: mu minus three sigma, a safe lower bound, roughly from 0
    to 50."""
    return round(rating.mu - 3 * rating.sigma)


async def rate_table(store: RatingStore, table: Table) -> Mapping[str, Rating]:
    """Store the new ratings after a table's rated game has finished, once, and return them by
    person. Players who resigned, or whose seat a bot played at the end, are ranked last."""
    result = table.result
    people = [chair.person for chair in table.chairs]
    if not table.created.rated or result is None or len(people) < 2 or None in people:
        return {}
    people_ids = [person for person in people if person is not None]
    ranks = ranks_of(result, [not chair.played_by_person for chair in table.chairs])
    await store.rate_once(table.id, table.created.game, people_ids, ranks)
    return await store.ratings(table.created.game, people_ids)
