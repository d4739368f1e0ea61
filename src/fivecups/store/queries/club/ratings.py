"""Database queries for ratings, and for what each rated game has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import Connection, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fivecups.house.accounts.ladder.detector import RatedSeat
from fivecups.house.accounts.ladder.game_weights import REPEAT_DAYS, Pair, game_weights
from fivecups.house.accounts.ratings import unrated, updated_ratings
from fivecups.house.ports import Rating

from ... import schema
from ...database import Database

DAY_MILLISECONDS = 24 * 3600 * 1000
FULL_WEIGHT = 1.0


class RatingQueries:
    """Database queries for ratings."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]:
        columns = schema.ratings.c
        query = select(columns.person, columns.mu, columns.sigma, columns.games).where(
            columns.game == game, columns.person.in_(people)
        )
        found_rows = await self.database.rows(query)
        return {person: Rating(mu, sigma, games) for person, mu, sigma, games in found_rows}

    async def ratings_of(self, person: str) -> dict[str, Rating]:
        """Return the ratings of `person` by game."""
        columns = schema.ratings.c
        query = select(columns.game, columns.mu, columns.sigma, columns.games).where(
            columns.person == person
        )
        found_rows = await self.database.rows(query)
        return {game: Rating(mu, sigma, games) for game, mu, sigma, games in found_rows}

    async def kept_people(self, people: Sequence[str]) -> set[str]:
        """Return those of `people` who have kept their names."""
        columns = schema.people.c
        query = select(columns.id).where(columns.id.in_(people), columns.login.is_not(None))
        return set(await self.database.column(query))

    async def rate_once(
        self,
        table: str,
        game: str,
        people: Sequence[str],
        ranks: Sequence[int],
        at: int = 0,
        public: bool = False,
    ) -> bool:
        columns = schema.ratings.c
        query = select(columns.person, columns.mu, columns.sigma, columns.games).where(
            columns.game == game, columns.person.in_(people)
        )
        query = query.order_by(columns.person)
        fresh = unrated()
        blank = [
            {"person": person, "game": game, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0}
            for person in sorted(set(people))
        ]

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.rated_tables).values(table_id=table))
            if not people:
                return
            # Create missing rows first and lock all rows in the same order, so that two games that
            # end at the same time wait for each other instead of deadlocking.
            connection.execute(
                self.database.insert(schema.ratings).values(blank).on_conflict_do_nothing()
            )
            locked_rows = connection.execute(
                query if self.database.is_sqlite else query.with_for_update()
            ).all()
            before = {person: Rating(mu, sigma, games) for person, mu, sigma, games in locked_rows}
            networks = _networks(connection, people)
            weights = [FULL_WEIGHT] * len(people)
            if public:
                together = _games_together(connection, game, people, at)
                weights = game_weights(people, together, networks)
            old = [before[person] for person in people]
            new = updated_ratings(old, ranks, weights)
            for person, was, rating, rank, weight in zip(
                people, old, new, ranks, weights, strict=True
            ):
                values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
                connection.execute(
                    update(schema.ratings)
                    .where(columns.person == person, columns.game == game)
                    .values(values)
                )
                connection.execute(
                    insert(schema.rated_games).values(
                        table_id=table,
                        person=person,
                        game=game,
                        at=at,
                        rank=rank,
                        weight=weight,
                        mu_gain=rating.mu - was.mu,
                        sigma_factor=rating.sigma / was.sigma,
                        network=networks.get(person, ""),
                    )
                )

        try:
            await self.database.write(work)
        except IntegrityError:
            return False
        return True

    async def unrated_tables(self) -> list[str]:
        """Return the ids of finished rated games whose ratings were not updated, for example after
        a crash at their end."""
        tables = schema.tables.c
        done = select(schema.rated_tables.c.table_id)
        query = select(tables.id).where(
            tables.rated, tables.phase == "over", tables.id.not_in(done)
        )
        return await self.database.column(query)

    async def rated_seats(self) -> list[RatedSeat]:
        """Return all parts of people in rated games, without those that were annulled."""
        columns = schema.rated_games.c
        query = select(
            columns.table_id,
            columns.game,
            columns.at,
            columns.person,
            columns.rank,
            columns.network,
        ).where(~columns.annulled)
        return [RatedSeat(*row) for row in await self.database.rows(query)]

    async def annul(self, table: str) -> int:
        """Take back what a rated game has changed in the ratings of its players, and return the
        number of players; 0 if it was not rated or was annulled before."""
        games, ratings = schema.rated_games.c, schema.ratings.c
        rows = select(games.person, games.game, games.mu_gain, games.sigma_factor).where(
            games.table_id == table, ~games.annulled
        )

        def work(connection: Connection) -> int:
            changes = connection.execute(rows.order_by(games.person)).all()
            for person, game, mu_gain, sigma_factor in changes:
                connection.execute(
                    update(schema.ratings)
                    .where(ratings.person == person, ratings.game == game)
                    .values(
                        mu=ratings.mu - mu_gain,
                        sigma=ratings.sigma / sigma_factor,
                        games=ratings.games - 1,
                    )
                )
            mark = update(schema.rated_games).where(games.table_id == table)
            connection.execute(mark.values(annulled=True))
            return len(changes)

        return await self.database.write(work)


def _networks(connection: Connection, people: Sequence[str]) -> dict[str, str]:
    """Return the network from which each person was seen last, where it is known."""
    columns = schema.devices.c
    query = (
        select(columns.person, columns.network)
        .where(columns.person.in_(people), columns.network != "")
        .order_by(columns.seen_at)
    )
    return {row.person: row.network for row in connection.execute(query)}


def _games_together(
    connection: Connection, game: str, people: Sequence[str], at: int
) -> Counter[Pair]:
    """Return how many rated games each pair of these people has played lately."""
    one, other = schema.rated_games.alias(), schema.rated_games.alias()
    query = (
        select(one.c.person, other.c.person, func.count())
        .join(other, and_(one.c.table_id == other.c.table_id, one.c.person < other.c.person))
        .where(
            one.c.game == game,
            one.c.at > at - REPEAT_DAYS * DAY_MILLISECONDS,
            ~one.c.annulled,
            one.c.person.in_(people),
            other.c.person.in_(people),
        )
        .group_by(one.c.person, other.c.person)
    )
    return Counter({(a, b): count for a, b, count in connection.execute(query).all()})
