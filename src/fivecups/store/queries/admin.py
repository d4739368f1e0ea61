"""Database queries for administrators: find people, devices and tables; delete accounts; rewrite
logs."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, LargeBinary, delete, func, literal, or_, select, update

from fivecups.house.accounts.reports import Report
from fivecups.house.wire.protocol import Summary

from .. import schema
from ..database import Database
from .expiry import delete_people

NEWS_SETTING = "news"
"""Name of the setting whose value changes whenever an administrator has changed something."""

KINDS_WITHOUT_PERSON = ("moved", "started")
"""Kinds of log entries that never contain the id of a person."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person as administrators see them. Times are in milliseconds since 1970; `seen_at` is the
    day on which any of their devices was last seen."""

    id: str
    name: str
    login: str | None
    language: str
    created_at: int
    seen_at: int | None
    devices: int
    tables: int


@dataclass(frozen=True, slots=True)
class DeviceRow:
    id: str
    person: str
    created_at: int
    seen_at: int


class AdminQueries:
    """Database queries for administrators: search, deletion of accounts, rewriting of logs, signals
    to open houses."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Signals to open houses.

    async def announce(self) -> None:
        """Signal a change by an administrator to all open houses, which then reload bans and other
        data."""
        row = {"name": NEWS_SETTING, "value": secrets.token_hex(8)}
        upsert = self.database.insert(schema.settings).values(row)
        await self.database.execute(
            upsert.on_conflict_do_update(index_elements=["name"], set_={"value": row["value"]})
        )

    async def news(self) -> str:
        """Return the latest signal of `announce`: a text that changes whenever an administrator has
        changed something."""
        query = select(schema.settings.c.value).where(schema.settings.c.name == NEWS_SETTING)
        return "".join(await self.database.column(query))

    # People.

    async def find_people(self, search: str = "", most: int = 100) -> list[PersonRow]:
        """Return at most `most` people whose id equals `search`, or whose name or login contains
        it, most recently seen first."""
        people, devices, chairs = schema.people.c, schema.devices.c, schema.chairs.c
        own = devices.person == people.id
        seen = select(func.max(devices.seen_at)).where(own).scalar_subquery()
        query = select(
            people.id,
            people.name,
            people.login,
            people.language,
            people.created_at,
            seen,
            select(func.count()).where(own).scalar_subquery(),
            select(func.count()).where(chairs.person == people.id).scalar_subquery(),
        )
        if search:
            # SQLite's lower() changes only English letters, so for other alphabets several
            # spellings are searched.
            spellings = {search, search.lower(), search.capitalize()}
            names = [people.name.contains(spelling, autoescape=True) for spelling in spellings]
            lower = func.lower(people.name).contains(search.lower(), autoescape=True)
            login = people.login.contains(search.lower(), autoescape=True)
            query = query.where(or_(people.id == search, lower, login, *names))
        latest = func.coalesce(seen, 0).desc()
        rows = await self.database.rows(query.order_by(latest, people.id).limit(most))
        return [PersonRow(*row) for row in rows]

    async def devices_list(self, person: str) -> list[DeviceRow]:
        """Return the devices of a person, most recently seen first."""
        columns = schema.devices.c
        query = select(columns.id, columns.person, columns.created_at, columns.seen_at)
        rows = await self.database.rows(
            query.where(columns.person == person).order_by(columns.seen_at.desc(), columns.id)
        )
        return [DeviceRow(*row) for row in rows]

    async def delete_account(self, person: str) -> None:
        bans, reports = schema.bans.c, schema.reports.c

        def work(connection: Connection) -> None:
            for name, body in connection.execute(select(reports.id, reports.body)).all():
                if _concerns(msgspec.json.decode(body, type=Report), person):
                    connection.execute(delete(schema.reports).where(reports.id == name))
            connection.execute(
                delete(schema.bans).where(bans.kind == "person", bans.subject == person)
            )
            delete_people(connection, [person])

        await self.database.write(work)

    # Tables.

    async def live_summaries(self, most: int = 100) -> list[Summary]:
        """Return the summaries of tables that are open, playing or paused, most recently changed
        first."""
        columns = schema.tables.c
        query = select(columns.summary).where(columns.phase.in_(("open", "playing", "paused")))
        bodies = await self.database.column(query.order_by(columns.changed_at.desc()).limit(most))
        return [msgspec.json.decode(body, type=Summary) for body in bodies]

    async def tables_with(self, person: str) -> list[str]:
        """Return the ids of the tables whose logs contain the id of a person."""
        columns = schema.log.c
        name = literal(f'"{person}"'.encode(), LargeBinary)
        place = func.instr(columns.body, name)
        if not self.database.is_sqlite:
            place = func.position(name.op("IN")(columns.body))
        query = (
            select(columns.table_id)
            .where(columns.kind.not_in(KINDS_WITHOUT_PERSON), place > 0)
            .distinct()
        )
        return await self.database.column(query)

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        columns = schema.log.c

        def work(connection: Connection) -> None:
            for seq, body in bodies.items():
                where = (columns.table_id == table, columns.seq == seq)
                connection.execute(update(schema.log).where(*where).values(body=body))
            shortcut = schema.snapshots.c.table_id == table
            connection.execute(delete(schema.snapshots).where(shortcut))

        if bodies:
            await self.database.write(work)


def _concerns(report: Report, person: str) -> bool:
    return person in (report.by, report.about, *(line.person for line in report.lines))
