"""What administrators look for and change, in the database."""

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

NEWS = "news"
"""The setting that changes whenever an administrator has changed something."""

NAMELESS = ("moved", "started")
"""Kinds of entries that never name a person."""


@dataclass(frozen=True, slots=True)
class KnownPerson:
    """A person as administrators see them. Times are in milliseconds since 1970; `seen_at` is the
    day on which one of their devices came last."""

    id: str
    name: str
    login: str | None
    language: str
    created_at: int
    seen_at: int | None
    devices: int
    tables: int


@dataclass(frozen=True, slots=True)
class KnownDevice:
    id: str
    person: str
    created_at: int
    seen_at: int


class AdminRows:
    """Reads and writes for administrators."""

    database: Database

    # News.

    async def announce(self) -> None:
        """Have every open house look at everything again."""
        row = {"name": NEWS, "value": secrets.token_hex(8)}
        upsert = self.database.insert(schema.settings).values(row)
        await self.database.execute(
            upsert.on_conflict_do_update(index_elements=["name"], set_={"value": row["value"]})
        )

    async def news(self) -> str:
        """What is another text than before when an administrator has changed something."""
        query = select(schema.settings.c.value).where(schema.settings.c.name == NEWS)
        return "".join(await self.database.column(query))

    # People.

    async def find_people(self, search: str = "", most: int = 100) -> list[KnownPerson]:
        """People whose id is this, or whose name or login contains it, the latest seen first."""
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
            # SQLite knows small letters of English only.
            spelt = {search, search.lower(), search.capitalize()}
            names = [people.name.contains(one, autoescape=True) for one in spelt]
            lower = func.lower(people.name).contains(search.lower(), autoescape=True)
            login = people.login.contains(search.lower(), autoescape=True)
            query = query.where(or_(people.id == search, lower, login, *names))
        latest = func.coalesce(seen, 0).desc()
        found = await self.database.rows(query.order_by(latest, people.id).limit(most))
        return [KnownPerson(*row) for row in found]

    async def devices_list(self, person: str) -> list[KnownDevice]:
        """Somebody's devices, the latest seen first."""
        rows = schema.devices.c
        query = select(rows.id, rows.person, rows.created_at, rows.seen_at)
        found = await self.database.rows(
            query.where(rows.person == person).order_by(rows.seen_at.desc(), rows.id)
        )
        return [KnownDevice(*row) for row in found]

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
        """Tables that are open or at which a game is being played, the latest first."""
        rows = schema.tables.c
        query = select(rows.summary).where(rows.phase.in_(("open", "playing", "paused")))
        bodies = await self.database.column(query.order_by(rows.changed_at.desc()).limit(most))
        return [msgspec.json.decode(body, type=Summary) for body in bodies]

    async def tables_with(self, person: str) -> list[str]:
        """The tables whose logs name a person."""
        rows = schema.log.c
        name = literal(f'"{person}"'.encode(), LargeBinary)
        place = func.instr(rows.body, name)
        if not self.database.is_sqlite:
            place = func.position(name.op("IN")(rows.body))
        query = select(rows.table_id).where(rows.kind.not_in(NAMELESS), place > 0).distinct()
        return await self.database.column(query)

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        rows = schema.log.c

        def work(connection: Connection) -> None:
            for seq, body in bodies.items():
                where = (rows.table_id == table, rows.seq == seq)
                connection.execute(update(schema.log).where(*where).values(body=body))
            shortcut = schema.snapshots.c.table_id == table
            connection.execute(delete(schema.snapshots).where(shortcut))

        if bodies:
            await self.database.write(work)


def _concerns(report: Report, person: str) -> bool:
    return person in (report.by, report.about, *(line.person for line in report.lines))
