"""What has become too old, in the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, exists, select

from .. import schema
from ..database import Database
from .club import forget_results

AT_ONCE = 100
"""So many are deleted in one transaction, so that nobody waits for long."""

OF_A_TABLE = (
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
"""What hangs on a table by its `table_id`."""


class ExpiryRows:
    """Finds and deletes what is old. Times are in milliseconds since 1970; every method deletes
    some, and returns how many it has found."""

    database: Database

    async def expire_tables(self, phase: str, before: int) -> int:
        """Delete tables in this phase at which nobody has done anything since, with their logs."""
        rows = schema.tables.c
        old = select(rows.id).where(rows.phase == phase, rows.changed_at < before)
        return await self._expire(old, _delete_tables)

    async def expire_devices(self, before: int) -> int:
        """Forget devices that have not come since."""
        rows = schema.devices.c
        return await self._expire(select(rows.id).where(rows.seen_at < before), _delete_devices)

    async def expire_guests(self, before: int) -> int:
        """Delete guests who have not come since, on any device. Their names stay in the games that
        they have played; whoever still sits at a table stays."""
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
        """Delete what a query finds, in the transaction that has found it: what is used again
        meanwhile stays. (PostgreSQL locks the rows, and leaves alone those that others change.)"""

        def work(connection: Connection) -> int:
            query = old.limit(AT_ONCE).with_for_update(skip_locked=True)
            found: Sequence[str] = connection.scalars(query).all()
            if found:
                delete_all(connection, found)
            return len(found)

        return await self.database.write(work)


def _delete_devices(connection: Connection, names: Sequence[str]) -> None:
    connection.execute(delete(schema.devices).where(schema.devices.c.id.in_(names)))


def delete_people(connection: Connection, people: Sequence[str]) -> None:
    """Delete people and what belongs to nobody else."""
    for table in (
        schema.devices,
        schema.links,
        schema.ratings,
        schema.hidden,
        schema.holidays,
        schema.notice_wishes,
        schema.push_devices,
        schema.notices,
    ):
        connection.execute(delete(table).where(table.c.person.in_(people)))
    forget_results(connection, people)
    mutes = schema.mutes.c
    connection.execute(
        delete(schema.mutes).where(mutes.person.in_(people) | mutes.muted.in_(people))
    )
    connection.execute(delete(schema.people).where(schema.people.c.id.in_(people)))


def _delete_tables(connection: Connection, names: Sequence[str]) -> None:
    for table in OF_A_TABLE:
        connection.execute(delete(table).where(table.c.table_id.in_(names)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(names)))
