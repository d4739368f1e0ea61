"""Database queries for bans, reports and mutes."""

from __future__ import annotations

from dataclasses import asdict

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from fivecups.house.accounts.bans import Ban, BanKind
from fivecups.house.accounts.reports import Report

from .. import schema
from ..database import Database


class ModerationQueries:
    """Database queries for bans, reports and mutes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Bans.

    async def ban(self, ban: Ban) -> None:
        row = asdict(ban)
        upsert = self.database.insert(schema.bans).values(row)
        await self.database.execute(
            upsert.on_conflict_do_update(index_elements=["kind", "subject"], set_=row)
        )

    async def pardon(self, kind: BanKind, subject: str) -> bool:
        columns = schema.bans.c
        query = delete(schema.bans).where(columns.kind == kind, columns.subject == subject)

        def work(connection: Connection) -> bool:
            return connection.execute(query).rowcount > 0

        return await self.database.write(work)

    async def bans(self) -> list[Ban]:
        columns = schema.bans.c
        query = select(columns.kind, columns.subject, columns.why, columns.at, columns.until)
        rows = await self.database.rows(query.order_by(columns.at.desc(), columns.subject))
        return [Ban(*row) for row in rows]

    # Reports.

    async def add_report(self, report: Report) -> None:
        await self.database.execute(
            insert(schema.reports).values(
                id=report.id,
                at=report.at,
                table_id=report.table,
                settled_at=report.settled_at,
                body=msgspec.json.encode(report),
            )
        )

    async def reports(self, settled: bool = False, most: int = 100) -> list[Report]:
        columns = schema.reports.c
        which = columns.settled_at.is_not(None) if settled else columns.settled_at.is_(None)
        query = select(columns.body, columns.settled_at).where(which)
        rows = await self.database.rows(query.order_by(columns.at.desc(), columns.id).limit(most))
        return [
            msgspec.structs.replace(msgspec.json.decode(body, type=Report), settled_at=settled_at)
            for body, settled_at in rows
        ]

    async def settle_report(self, report: str, now: int) -> bool:
        columns = schema.reports.c
        waits = update(schema.reports).where(columns.id == report, columns.settled_at.is_(None))

        def work(connection: Connection) -> bool:
            return connection.execute(waits.values(settled_at=now)).rowcount > 0

        return await self.database.write(work)

    # Mutes.

    async def mutes(self, person: str) -> frozenset[str]:
        """Return the ids of the people whom `person` has muted."""
        columns = schema.mutes.c
        query = select(columns.muted).where(columns.person == person)
        return frozenset(await self.database.column(query))

    async def mute(self, person: str, muted: str) -> None:
        row = {"person": person, "muted": muted}
        await self.database.execute(
            self.database.insert(schema.mutes).values(row).on_conflict_do_nothing()
        )

    async def unmute(self, person: str, muted: str) -> None:
        columns = schema.mutes.c
        await self.database.execute(
            delete(schema.mutes).where(columns.person == person, columns.muted == muted)
        )
