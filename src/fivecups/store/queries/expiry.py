"""Database queries that delete old tables, devices and guests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, exists, select

from .. import schema
from ..database import Database
from .club import anonymize_results

MAX_ROWS_PER_TRANSACTION = 100
"""Number of rows deleted in a single transaction, to keep the wait of other writers short."""

TABLES_WITH_TABLE_ID = (
    schema.log,
    schema.chairs,
    schema.snapshots,
    schema.reviews,
    schema.rated_tables,
    schema.leases,
    schema.watchers,
    schema.codes,
    schema.invitations,
    schema.notices,
)
"""Database tables whose rows belong to a game table by their column `table_id`."""


class ExpiryQueries:
    """Deletion of old data. Times are in milliseconds since 1970. Every method deletes a limited
    number of rows and returns how many it has deleted."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def expire_tables(self, phase: str, before: int) -> int:
        """Delete tables in `phase` that have not changed since `before`, with their logs."""
        columns = schema.tables.c
        old = select(columns.id).where(columns.phase == phase, columns.changed_at < before)
        return await self._expire(old, _delete_tables)

    async def expire_devices(self, before: int) -> int:
        """Delete devices that were not seen since `before`."""
        columns = schema.devices.c
        return await self._expire(
            select(columns.id).where(columns.seen_at < before), _delete_devices
        )

    async def expire_guests(self, before: int) -> int:
        """Delete guests who were not seen on any device since `before` and sit at no unfinished
        table. Their names stay in the games that they have played."""
        people, devices, chairs = schema.people.c, schema.devices.c, schema.chairs.c
        tables = schema.tables.c
        seen = exists().where(devices.person == people.id, devices.seen_at >= before)
        plays = exists().where(
            and_(
                chairs.person == people.id,
                tables.id == chairs.table_id,
                tables.phase.in_(("open", "playing", "paused")),
            )
        )
        old = select(people.id).where(
            people.login.is_(None), people.created_at < before, ~seen, ~plays
        )
        return await self._expire(old, delete_people)

    async def _expire(
        self, old: Select[Any], delete_all: Callable[[Connection, Sequence[str]], None]
    ) -> int:
        """Run the query `old`, which finds ids of old rows, and pass these to `delete_all` in the
        same transaction, so that a row that is used again meanwhile stays. Return their number.
        PostgreSQL locks the rows and skips those that other transactions are changing."""

        def work(connection: Connection) -> int:
            query = old.limit(MAX_ROWS_PER_TRANSACTION).with_for_update(skip_locked=True)
            ids: Sequence[str] = connection.scalars(query).all()
            if ids:
                delete_all(connection, ids)
            return len(ids)

        return await self.database.write(work)


def _delete_devices(connection: Connection, names: Sequence[str]) -> None:
    connection.execute(delete(schema.devices).where(schema.devices.c.id.in_(names)))


def delete_people(connection: Connection, people: Sequence[str]) -> None:
    """Delete these people and all database rows that belong to them alone; results of their games
    stay, without their ids."""
    for table in (
        schema.devices,
        schema.links,
        schema.ratings,
        schema.rated_games,
        schema.hidden,
        schema.holidays,
        schema.notice_wishes,
        schema.push_devices,
        schema.notices,
    ):
        connection.execute(delete(table).where(table.c.person.in_(people)))
    anonymize_results(connection, people)
    mutes = schema.mutes.c
    connection.execute(
        delete(schema.mutes).where(mutes.person.in_(people) | mutes.muted.in_(people))
    )
    connection.execute(delete(schema.people).where(schema.people.c.id.in_(people)))


def _delete_tables(connection: Connection, names: Sequence[str]) -> None:
    for table in TABLES_WITH_TABLE_ID:
        connection.execute(delete(table).where(table.c.table_id.in_(names)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(names)))
