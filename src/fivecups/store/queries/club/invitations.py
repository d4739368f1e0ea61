"""Database queries for invitations to tables, and for friends who may be invited."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Select, delete, exists, func, or_, select

from fivecups.house.club.statistics import Face, Friend, Invited
from fivecups.house.wire.protocol import Summary

from ... import schema
from ...database import Database
from .statistics import FACE, is_hidden, people


class InvitationQueries:
    """Database queries for invitations to tables. An invitation is deleted with its table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def friends_of(self, person: str, most: int) -> list[Friend]:
        rows = await self.database.rows(_friends_of(person).limit(most))
        return [Friend(Face(*row[:4]), *row[4:]) for row in rows]

    async def is_friend_of(self, person: str, other: str) -> bool:
        query = _friends_of(person).where(people.id == other)
        return await self.database.row(query) is not None

    async def invite(self, table: str, person: str, inviter: str, at: int) -> None:
        row = {"table_id": table, "person": person, "inviter": inviter, "at": at}
        upsert = self.database.insert(schema.invitations).values(row)
        await self.database.execute(
            upsert.on_conflict_do_update(index_elements=["table_id", "person"], set_=row)
        )

    async def decline(self, table: str, person: str) -> None:
        columns = schema.invitations.c
        await self.database.execute(
            delete(schema.invitations).where(columns.table_id == table, columns.person == person)
        )

    async def invitations_of(self, person: str) -> list[Invited]:
        """Return the open invitations of `person` to tables at which they do not sit yet, latest
        first."""
        columns, tables, chairs = schema.invitations.c, schema.tables.c, schema.chairs.c
        sits = exists().where(chairs.table_id == tables.id, chairs.person == person)
        query = (
            select(*FACE, tables.summary, columns.at)
            .join(schema.invitations, columns.inviter == people.id)
            .join(schema.tables, tables.id == columns.table_id)
            .where(columns.person == person, tables.phase == "open", ~sits)
            .order_by(columns.at.desc())
        )
        return [
            Invited(Face(*row[:4]), msgspec.json.decode(row[4], type=Summary), row[5])
            for row in await self.database.rows(query)
        ]


def _friends_of(person: str) -> Select[*tuple[Any, ...]]:
    """Return a query for the people who have finished games together with `person`, most recent
    first. It leaves out people who hide themselves from friends' lists, and people who have muted
    `person` or whom `person` has muted."""
    own, others = schema.results.alias("own"), schema.results.alias("others")
    mutes = schema.mutes.c
    muted = exists().where(
        or_(
            (mutes.person == people.id) & (mutes.muted == person),
            (mutes.person == person) & (mutes.muted == people.id),
        )
    )
    last = func.max(others.c.at)
    return (
        select(*FACE, func.count(), last)
        .join(others, others.c.person == people.id)
        .join(own, own.c.table_id == others.c.table_id)
        .where(own.c.person == person, people.id != person, people.name != "")
        .where(~is_hidden(people.id, "friends"), ~muted)
        .group_by(*FACE)
        .order_by(last.desc(), people.id)
    )
