"""The store: all reads and writes of a house's database in one object, as the ports of the house
define them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping

import msgspec
from sqlalchemy import Executable, and_, func, select

from fivecups.house.ports import Append
from fivecups.house.wire.protocol import Summary
from fivecups.house.write_receipt import Receipt

from . import schema
from .database import Database, open_database
from .log import LogReader, LogWriter
from .queries.admin import AdminQueries
from .queries.club import ClubQueries, InvitationQueries, RatingQueries, ResultQueries
from .queries.expiry import ExpiryQueries
from .queries.leases import LeaseQueries
from .queries.moderation import ModerationQueries
from .queries.notifications import EmailQuotaQueries, HolidayQueries, TurnNotificationQueries
from .queries.people import PeopleQueries
from .queries.presence import PresenceQueries
from .queries.table_codes import LIVE_PHASES, TableCodeQueries

MAX_LISTED_TABLES_PER_OWNER = 5
MAX_LISTED_TABLES_PER_NETWORK = 30
"""Numbers of open tables in the list, so that neither a person nor an address can fill it."""


class Store(LeaseQueries, PresenceQueries):
    """The store of a house: the tables' logs and the lists derived from them, with the leases and
    watchers of its nodes. Everything else is in parts, each with the queries of one subject."""

    def __init__(
        self, database: Database, measured: Callable[[int, float], None] | None = None
    ) -> None:
        self.database = database
        self.people = PeopleQueries(database)
        self.moderation = ModerationQueries(database)
        self.codes = TableCodeQueries(database)
        self.admin = AdminQueries(database)
        self.expiry = ExpiryQueries(database)
        self.ladder = RatingQueries(database)
        self.results = ResultQueries(database)
        self.club = ClubQueries(database)
        self.invitations = InvitationQueries(database)
        self.absences = HolidayQueries(database)
        self.emails = EmailQuotaQueries(database)
        self.notifications = TurnNotificationQueries(database)
        self._reader = LogReader(database)
        self.writer = LogWriter(database, measured) if measured is not None else LogWriter(database)

    async def close(self) -> None:
        await self.writer.close()
        await self.database.close()

    def append(self, append: Append) -> Receipt[None]:
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

    async def store_snapshot(self, table: str, seq: int, body: bytes) -> None:
        upsert = self.database.insert(schema.snapshots).values(table_id=table, seq=seq, body=body)
        newer = upsert.on_conflict_do_update(
            index_elements=["table_id"], set_={"seq": seq, "body": body}
        )
        await self.database.execute(newer)

    async def review(self, table: str, made_by: str) -> bytes | None:
        columns = schema.reviews.c
        query = select(columns.body).where(columns.table_id == table, columns.made_by == made_by)
        row = await self.database.row(query)
        return None if row is None else bytes(row[0])

    async def store_review(self, table: str, made_by: str, body: bytes) -> None:
        upsert = self.database.insert(schema.reviews).values(
            table_id=table, made_by=made_by, body=body
        )
        newer = upsert.on_conflict_do_update(
            index_elements=["table_id"], set_={"made_by": made_by, "body": body}
        )
        await self.database.execute(newer)

    async def idle_tables(self, since: int) -> list[str]:
        log, tables = schema.log.c, schema.tables.c
        latest = (
            select(log.at)
            .where(log.table_id == tables.id)
            .order_by(log.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = select(tables.id).where(tables.phase.in_(LIVE_PHASES), latest < since)
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
        """Return summaries of the listed tables that wait for players or can be watched, newest
        first, and only the newest few of each owner and of each network. `before` is the creation
        time of the last table of the previous page."""
        tables, devices = schema.tables.c, schema.devices.c
        network = (
            select(devices.network)
            .where(devices.person == tables.owner, devices.network != "")
            .order_by(devices.seen_at.desc())
            .limit(1)
            .scalar_subquery()
        )
        newest = (tables.created_at.desc(), tables.id)
        place = func.row_number().over(partition_by=tables.owner, order_by=newest).label("place")
        near = (
            func.row_number()
            .over(partition_by=func.coalesce(network, tables.owner), order_by=newest)
            .label("near")
        )
        listed = (
            select(tables.summary, tables.created_at, place, near)
            .where(tables.visibility == "open", tables.phase.in_(LIVE_PHASES))
            .subquery()
        )
        query = select(listed.c.summary).where(
            listed.c.place <= MAX_LISTED_TABLES_PER_OWNER,
            listed.c.near <= MAX_LISTED_TABLES_PER_NETWORK,
        )
        if before is not None:
            query = query.where(listed.c.created_at < before)
        return await self._summaries(query.order_by(listed.c.created_at.desc()).limit(most))

    async def tables_of(
        self, person: str, finished: bool, most: int = 100, before: int | None = None
    ) -> list[Summary]:
        """Return summaries of the unfinished tables at which `person` sits or which they own, or,
        if `finished`, of their finished games; the latest first. `before` is the time of the last
        table of the previous page."""
        tables, chairs = schema.tables.c, schema.chairs.c
        mine = select(chairs.table_id).where(chairs.person == person)
        if not finished:
            which = and_(
                tables.phase.in_(LIVE_PHASES), (tables.owner == person) | tables.id.in_(mine)
            )
        else:
            which = and_(tables.phase == "over", tables.id.in_(mine))
        if before is not None:
            which = and_(which, tables.changed_at < before)
        return await self._summaries(
            select(tables.summary).where(which).order_by(tables.changed_at.desc()).limit(most)
        )

    async def summary(self, table: str) -> Summary | None:
        """Return the summary of a table as the lists show it; None if there is no such table."""
        query = select(schema.tables.c.summary).where(schema.tables.c.id == table)
        summaries = await self._summaries(query)
        return summaries[0] if summaries else None

    async def seats_of(self, person: str) -> list[str]:
        """Return the ids of the unfinished tables at which `person` sits."""
        tables, chairs = schema.tables.c, schema.chairs.c
        query = (
            select(tables.id)
            .join(schema.chairs, chairs.table_id == tables.id)
            .where(chairs.person == person, tables.phase.in_(LIVE_PHASES))
        )
        return await self.database.column(query)

    async def _summaries(self, query: Executable) -> list[Summary]:
        bodies = await self.database.column(query)
        return [msgspec.json.decode(body, type=Summary) for body in bodies]

    async def lasting_secret(self, name: str) -> str:
        """Return the random secret of the house that is stored under `name`. It is created at the
        first call and is the same for all processes."""
        query = select(schema.settings.c.value).where(schema.settings.c.name == name)
        fresh = self.database.insert(schema.settings).values(name=name, value=secrets.token_hex(32))
        await self.database.execute(fresh.on_conflict_do_nothing())
        [secret] = await self.database.column(query)
        return str(secret)

    async def prove_writable(self) -> None:
        """Check that the database can be written, by storing a small value; raise
        :class:`StorageError` if that fails."""
        row = {"name": "written", "value": secrets.token_hex(8)}
        upsert = self.database.insert(schema.settings).values(row)
        again = upsert.on_conflict_do_update(index_elements=["name"], set_={"value": row["value"]})
        await self.database.execute(again)


async def open_store(
    url: str,
    measured: Callable[[int, float], None] | None = None,
    pragmas: Mapping[str, str | int] | None = None,
) -> Store:
    """Open the database at `url` and return its store. `measured` receives the size and the
    duration in seconds of every group of log writes."""
    return Store(await open_database(url, pragmas), measured)
