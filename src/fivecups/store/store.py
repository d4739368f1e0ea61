"""The store as the house knows it."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence

import msgspec
from sqlalchemy import Connection, Executable, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fivecups.house.accounts.ratings import rated_anew, unrated
from fivecups.house.ports import Append, Rating
from fivecups.house.wire.protocol import Summary

from . import schema
from .database import Database, open_database
from .log import LogReader, LogWriter
from .rows.admin import AdminRows
from .rows.club import ClubRows, InvitationRows, ResultRows
from .rows.codes import LIVE, CodeRows
from .rows.expiry import ExpiryRows
from .rows.leases import LeaseRows
from .rows.notices import HolidayRows, LetterRows, NoticeRows
from .rows.order import OrderRows
from .rows.people import PeopleRows
from .rows.presence import PresenceRows

LISTED_OF_ONE = 5
"""How many open tables of one owner are listed, so that nobody fills the list alone."""


class Store(
    PeopleRows,
    LeaseRows,
    PresenceRows,
    OrderRows,
    CodeRows,
    AdminRows,
    ExpiryRows,
    ResultRows,
    ClubRows,
    InvitationRows,
    HolidayRows,
    LetterRows,
    NoticeRows,
):
    """The log, the lists that follow from it, people, ratings and the club."""

    def __init__(
        self, database: Database, measured: Callable[[int, float], None] | None = None
    ) -> None:
        super().__init__(database)
        self._reader = LogReader(database)
        self.writer = LogWriter(database, measured) if measured is not None else LogWriter(database)

    async def close(self) -> None:
        await self.writer.close()
        await self.database.close()

    # The log.

    def append(self, append: Append) -> Awaitable[None]:
        return self.writer.append(append)

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        if after >= 0 and not self.database.is_sqlite:
            return await self._reader.read(table, after)
        log = schema.log.c
        query = select(log.body).where(log.table_id == table, log.seq > after).order_by(log.seq)
        return [bytes(body) for body in await self.database.column(query)]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        query = select(schema.snapshots.c.seq, schema.snapshots.c.body).where(
            schema.snapshots.c.table_id == table
        )
        row = await self.database.row(query)
        return None if row is None else (row[0], bytes(row[1]))

    async def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        upsert = self.database.insert(schema.snapshots).values(table_id=table, seq=seq, body=body)
        newer = upsert.on_conflict_do_update(
            index_elements=["table_id"], set_={"seq": seq, "body": body}
        )
        await self.database.execute(newer)

    async def review(self, table: str, made_by: str) -> bytes | None:
        rows = schema.reviews.c
        query = select(rows.body).where(rows.table_id == table, rows.made_by == made_by)
        row = await self.database.row(query)
        return None if row is None else bytes(row[0])

    async def keep_review(self, table: str, made_by: str, body: bytes) -> None:
        upsert = self.database.insert(schema.reviews).values(
            table_id=table, made_by=made_by, body=body
        )
        newer = upsert.on_conflict_do_update(
            index_elements=["table_id"], set_={"made_by": made_by, "body": body}
        )
        await self.database.execute(newer)

    # Lists.

    async def idle_tables(self, since: int) -> list[str]:
        log, tables = schema.log.c, schema.tables.c
        latest = (
            select(log.at)
            .where(log.table_id == tables.id)
            .order_by(log.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = select(tables.id).where(tables.phase.in_(LIVE), latest < since)
        return await self.database.column(query)

    async def live_tables(self) -> list[str]:
        query = select(schema.tables.c.id).where(schema.tables.c.phase == "playing")
        return await self.database.column(query)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        log = schema.log.c
        last = (
            select(log.seq)
            .where(log.table_id == schema.tables.c.id)
            .order_by(log.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = select(schema.tables.c.id, last).where(schema.tables.c.id.in_(tables))
        return {name: seq + 1 for name, seq in await self.database.rows(query)}

    async def open_tables(self, before: int | None = None, most: int = 100) -> list[Summary]:
        """Open tables that wait for players or can be watched, the newest first, and of each owner
        only the newest few; `before` pages on from the time when the last one was created."""
        tables = schema.tables.c
        place = (
            func.row_number()
            .over(partition_by=tables.owner, order_by=(tables.created_at.desc(), tables.id))
            .label("place")
        )
        listed = (
            select(tables.summary, tables.created_at, place)
            .where(tables.visibility == "open", tables.phase.in_(LIVE))
            .subquery()
        )
        query = select(listed.c.summary).where(listed.c.place <= LISTED_OF_ONE)
        if before is not None:
            query = query.where(listed.c.created_at < before)
        return await self._summaries(query.order_by(listed.c.created_at.desc()).limit(most))

    async def tables_of(
        self, person: str, finished: bool, most: int = 100, before: int | None = None
    ) -> list[Summary]:
        """The tables at which somebody sits, or sat until the game was over, the latest first."""
        tables, chairs = schema.tables.c, schema.chairs.c
        mine = select(chairs.table_id).where(chairs.person == person)
        if not finished:
            which = and_(tables.phase.in_(LIVE), (tables.owner == person) | tables.id.in_(mine))
        else:
            which = and_(tables.phase == "over", tables.id.in_(mine))
        if before is not None:
            which = and_(which, tables.changed_at < before)
        return await self._summaries(
            select(tables.summary).where(which).order_by(tables.changed_at.desc()).limit(most)
        )

    async def summary(self, table: str) -> Summary | None:
        """One table's line in the lists."""
        query = select(schema.tables.c.summary).where(schema.tables.c.id == table)
        found = await self._summaries(query)
        return found[0] if found else None

    async def seats_of(self, person: str) -> list[str]:
        """The tables at which somebody sits and that are not over."""
        tables, chairs = schema.tables.c, schema.chairs.c
        query = (
            select(tables.id)
            .join(schema.chairs, chairs.table_id == tables.id)
            .where(chairs.person == person, tables.phase.in_(LIVE))
        )
        return await self.database.column(query)

    async def _summaries(self, query: Executable) -> list[Summary]:
        bodies = await self.database.column(query)
        return [msgspec.json.decode(body, type=Summary) for body in bodies]

    # Ratings.

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]:
        rows = schema.ratings.c
        query = select(rows.person, rows.mu, rows.sigma, rows.games).where(
            rows.game == game, rows.person.in_(people)
        )
        found = await self.database.rows(query)
        return {person: Rating(mu, sigma, games) for person, mu, sigma, games in found}

    async def ratings_of(self, person: str) -> dict[str, Rating]:
        """Somebody's ratings by game."""
        rows = schema.ratings.c
        query = select(rows.game, rows.mu, rows.sigma, rows.games).where(rows.person == person)
        found = await self.database.rows(query)
        return {game: Rating(mu, sigma, games) for game, mu, sigma, games in found}

    async def rate_once(
        self, table: str, game: str, people: Sequence[str], ranks: Sequence[int]
    ) -> bool:
        rows = schema.ratings.c
        query = select(rows.person, rows.mu, rows.sigma, rows.games).where(
            rows.game == game, rows.person.in_(people)
        )
        query = query.order_by(rows.person)
        fresh = unrated()
        blank = [
            {"person": person, "game": game, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0}
            for person in sorted(set(people))
        ]

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.rated_tables).values(table_id=table))
            # Every row is there before it is read and locked, and in one order: two games that end
            # at once wait for each other.
            connection.execute(
                self.database.insert(schema.ratings).values(blank).on_conflict_do_nothing()
            )
            found = connection.execute(
                query if self.database.is_sqlite else query.with_for_update()
            ).all()
            known = {person: Rating(mu, sigma, games) for person, mu, sigma, games in found}
            for person, rating in zip(
                people, rated_anew([known[person] for person in people], ranks), strict=True
            ):
                values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
                connection.execute(
                    update(schema.ratings)
                    .where(rows.person == person, rows.game == game)
                    .values(values)
                )

        try:
            await self.database.write(work)
        except IntegrityError:
            return False
        return True

    async def unrated_tables(self) -> list[str]:
        """Rated games that are over and have not been rated, as after a crash at their end."""
        tables = schema.tables.c
        done = select(schema.rated_tables.c.table_id)
        query = select(tables.id).where(
            tables.rated, tables.phase == "over", tables.id.not_in(done)
        )
        return await self.database.column(query)

    # Settings.

    async def lasting_secret(self, name: str) -> str:
        """A secret of the house, made once and the same for all processes."""
        query = select(schema.settings.c.value).where(schema.settings.c.name == name)
        fresh = self.database.insert(schema.settings).values(name=name, value=secrets.token_hex(32))
        await self.database.execute(fresh.on_conflict_do_nothing())
        [secret] = await self.database.column(query)
        return str(secret)

    async def prove_writable(self) -> None:
        """Write something small; raises :class:`StorageError` where that fails."""
        row = {"name": "written", "value": secrets.token_hex(8)}
        upsert = self.database.insert(schema.settings).values(row)
        again = upsert.on_conflict_do_update(index_elements=["name"], set_={"value": row["value"]})
        await self.database.execute(again)


async def open_store(
    url: str,
    measured: Callable[[int, float], None] | None = None,
    pragmas: Mapping[str, str | int] | None = None,
) -> Store:
    """Open a database and the store in it."""
    return Store(await open_database(url, pragmas), measured)
