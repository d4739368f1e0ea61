"""Ratings of people in rated games, separately for each game, by openskill's Plackett-Luce
model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from openskill.models import PlackettLuce

from fivecups.engine import Result

from ..ports import Rating
from ..table.entries import AnyEntry
from ..table.table import Table
from .ladder.real_games import real_players

_model = PlackettLuce()


class RatingStore(Protocol):
    """The interface for storing ratings."""

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]: ...

    async def kept_people(self, people: Sequence[str]) -> set[str]:
        """Return those of `people` who have kept their names."""
        ...

    async def rate_once(
        self,
        table: str,
        game: str,
        people: Sequence[str],
        ranks: Sequence[int],
        at: int = 0,
        public: bool = False,
    ) -> bool:
        """Store new ratings of `people` after the finished game of `table`, computed from their
        `ranks`, and what they have changed. On a `public` ladder games against the same people or
        addresses count less. Without people only store that the table needs no rating. Return
        False, and change nothing, if this table was rated before."""
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


def updated_ratings(
    ratings: Sequence[Rating], ranks: Sequence[int], weights: Sequence[float] = ()
) -> list[Rating]:
    """Return the players' new ratings after a game in which they had these `ranks`. The game counts
    for each by their weight, from 0 to 1 (default: 1). All lists are in the same order."""
    teams = [[_model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = _model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(
            old.mu + weight * (team[0].mu - old.mu),
            old.sigma * (team[0].sigma / old.sigma) ** weight,
            old.games + 1,
        )
        for team, old, weight in zip(after, ratings, weights or [1.0] * len(ratings), strict=True)
    ]


def displayed_rating(rating: Rating) -> int:
    """Return a rating as it is displayed: mu minus three sigma, a safe lower bound, roughly from 0
    to 50."""
    return round(rating.mu - 3 * rating.sigma)


async def rate_table(
    store: RatingStore, table: Table, entries: Sequence[AnyEntry], public: bool = False
) -> Mapping[str, Rating]:
    """Store the new ratings after a table's rated game has finished, once, and return them by
    person. Only people with kept names who have really played are rated, and only if there are two
    of them. Players who resigned, or whose seat a bot played at the end, are ranked last."""
    result = table.result
    if not table.created.rated or result is None:
        return {}
    players = {table.chairs[seat].person or "": seat for seat in real_players(table, entries)}
    kept = await store.kept_people(sorted(players))
    people = [person for person in players if person in kept]
    if len(people) < 2:
        people = []
    ranks = ranks_of(result, [not chair.played_by_person for chair in table.chairs])
    own_ranks = [ranks[players[person]] for person in people]
    at = entries[-1].at
    await store.rate_once(table.id, table.created.game, people, own_ranks, at, public)
    return await store.ratings(table.created.game, people)
