"""Database queries for the statistics of the club. The queries themselves leave out the data that
people hide."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
)

from fivecups.house.club.statistics import (
    CLUB,
    Against,
    DayCount,
    Face,
    GameCount,
    HouseFigures,
    LevelCount,
    LuckPoint,
    PlaceCount,
    SeatCount,
)
from fivecups.house.ports import Rating

from ... import schema
from ...database import Database

DAY_MILLISECONDS = 24 * 3600 * 1000
DAILY_COUNT_DAYS = 60
"""Number of days for which the statistics of the house count games day by day."""

results, people, devices = schema.results.c, schema.people.c, schema.devices.c
FACE = (people.id, people.name, people.sign, people.colour)


def is_hidden(person: ColumnElement[str], kind: str) -> ColumnElement[bool]:
    """Return an SQL condition that is true if `person` hides this kind of personal data, or hides
    from the club altogether."""
    columns = schema.hidden.c
    return exists().where(columns.person == person, columns.kind.in_((CLUB, kind)))


class ClubQueries:
    """Database queries for the club's statistics, and for the kinds of data that people hide."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Hidden data.

    async def hidden_by(self, person: str) -> set[str]:
        columns = schema.hidden.c
        return set(await self.database.column(select(columns.kind).where(columns.person == person)))

    async def hide(self, person: str, kinds: Collection[str]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(schema.hidden).where(schema.hidden.c.person == person))
            if kinds:
                rows = [{"person": person, "kind": kind} for kind in sorted(kinds)]
                connection.execute(insert(schema.hidden), rows)

        await self.database.write(work)

    # People.

    async def leaders(
        self, game: str, most: int
    ) -> list[tuple[Face, Rating, int | None, set[str]]]:
        ratings = schema.ratings.c
        seen = select(func.max(devices.seen_at)).where(devices.person == people.id)
        query = (
            select(*FACE, ratings.mu, ratings.sigma, ratings.games, seen.scalar_subquery())
            .join(schema.ratings, ratings.person == people.id)
            .where(ratings.game == game, ratings.games > 0, people.login.is_not(None))
            .where(~is_hidden(people.id, "rating"))
            .order_by((ratings.mu - 3 * ratings.sigma).desc(), people.id)
            .limit(most)
        )
        rows = await self.database.rows(query)
        columns = schema.hidden.c
        hidden: dict[str, set[str]] = {}
        hidden_kinds = select(columns.person, columns.kind).where(
            columns.person.in_([row[0] for row in rows])
        )
        for person, kind in await self.database.rows(hidden_kinds):
            hidden.setdefault(person, set()).add(kind)
        return [
            (Face(*row[:4]), Rating(*row[4:7]), row[7], hidden.get(row[0], set())) for row in rows
        ]

    async def seen_at(self, person: str) -> int | None:
        query = select(func.max(devices.seen_at)).where(devices.person == person)
        [seen] = await self.database.column(query)
        return None if seen is None else int(seen)

    async def games_of(self, person: str) -> list[GameCount]:
        won = results.finished & (results.share > 0)
        query = (
            select(results.game, results.seats, func.count(), _count_where(won))
            .where(results.person == person)
            .group_by(results.game, results.seats)
            .order_by(results.game, results.seats)
        )
        return [
            GameCount(game, seats, games, wins, games / seats)
            for game, seats, games, wins in await self.database.rows(query)
        ]

    async def places_of(self, person: str) -> list[PlaceCount]:
        return await self._places(results.person == person)

    async def luck_of(self, person: str, most: int) -> list[LuckPoint]:
        query = (
            select(results.game, results.at, results.luck, results.unit)
            .where(results.person == person, results.luck.is_not(None))
            .order_by(results.at.desc())
            .limit(most)
        )
        rows = await self.database.rows(query)
        return [LuckPoint(*row) for row in reversed(rows)]

    async def against(self, person: str, most: int) -> list[Against]:
        own, others = schema.results.alias("own"), schema.results.alias("others")
        ahead, behind = own.c.rank < others.c.rank, own.c.rank > others.c.rank
        query = (
            select(*FACE, func.count(), _count_where(ahead), _count_where(behind))
            .join(others, others.c.person == people.id)
            .join(own, own.c.table_id == others.c.table_id)
            .where(own.c.person == person, people.id != person, people.login.is_not(None))
            .where(~is_hidden(people.id, "against"))
            .group_by(*FACE)
            .order_by(func.count().desc(), people.id)
            .limit(most)
        )
        return [Against(Face(*row[:4]), *row[4:]) for row in await self.database.rows(query)]

    # The house.

    async def house_statistics(self, now: int) -> HouseFigures:
        today = now // DAY_MILLISECONDS * DAY_MILLISECONDS
        first = today - (DAILY_COUNT_DAYS - 1) * DAY_MILLISECONDS
        database, one_a_game = self.database, results.seat == 0
        day = results.at // DAY_MILLISECONDS
        totals = select(results.game, func.count()).where(one_a_game).group_by(results.game)
        by_day = (
            select(day, results.game, func.count())
            .where(one_a_game, results.at >= first)
            .group_by(day, results.game)
            .order_by(day, results.game)
        )
        by_seat = (
            select(results.game, results.seats, results.seat, func.count(), func.sum(results.share))
            .group_by(results.game, results.seats, results.seat)
            .order_by(results.game, results.seats, results.seat)
        )
        by_level = (
            select(
                results.game,
                results.level,
                func.count(),
                func.sum(results.share),
                func.sum(literal(1.0, Float) / results.seats),
            )
            .where(results.level.is_not(None))
            .group_by(results.game, results.level)
            .order_by(results.game, results.level)
        )
        return HouseFigures(
            today,
            DAILY_COUNT_DAYS,
            dict(map(tuple, await database.rows(totals))),
            [DayCount(at * DAY_MILLISECONDS, *row) for at, *row in await database.rows(by_day)],
            [SeatCount(*row) for row in await database.rows(by_seat)],
            await self._places(),
            [LevelCount(*row) for row in await database.rows(by_level)],
        )

    async def _places(self, *which: ColumnElement[bool]) -> list[PlaceCount]:
        won = schema.places_won.c
        wins = func.sum(won.wins)
        query = (
            select(results.game, won.place, wins)
            .join(schema.results, (results.table_id == won.table_id) & (results.seat == won.seat))
            .where(*which)
            .group_by(results.game, won.place)
            .order_by(results.game, wins.desc(), won.place)
        )
        rows = await self.database.rows(query)
        return [PlaceCount(game, place, int(count)) for game, place, count in rows]


def _count_where(which: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((which, 1), else_=0))
