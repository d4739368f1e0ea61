"""Database queries for table codes: the short codes by which people tell each other which table to
join, one for each table that is not over."""

from __future__ import annotations

import re
import secrets

from sqlalchemy import Connection, delete, select

from fivecups.house.ports import StorageError

from .. import schema
from ..database import Database

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits of table codes, without 0 and O, 1 and I, which look alike."""

CODE_LENGTH = 4
MAX_CODE_TRIES = 50
LIVE_PHASES = ("open", "playing", "paused")
"""The phases in which a table is listed, may be joined, and has a code."""


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """Return a table code that a person has typed in its stored form; None if `text` cannot be a
    code."""
    code = text.strip().upper()
    return code if re.fullmatch(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}", code) else None


class TableCodeQueries:
    """Database queries that find and create the short codes of tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def code_of(self, table: str) -> str | None:
        """Return the short code of a table, which is created at the first call; None if the table
        is over. Codes of finished tables become free again."""
        codes, tables = schema.codes.c, schema.tables.c
        live = select(tables.id).where(tables.phase.in_(LIVE_PHASES))
        code_query = select(codes.code).where(codes.table_id == table, codes.table_id.in_(live))
        if (row := await self.database.row(code_query)) is not None:
            return str(row[0])

        def work(connection: Connection) -> str | None:
            connection.execute(delete(schema.codes).where(codes.table_id.not_in(live)))
            if connection.execute(live.where(tables.id == table)).scalar() is None:
                return None
            for _ in range(MAX_CODE_TRIES):
                fresh = self.database.insert(schema.codes).values(code=new_code(), table_id=table)
                connection.execute(fresh.on_conflict_do_nothing())
                code: str | None = connection.execute(code_query).scalar()
                if code is not None:
                    return code
            raise StorageError("no free code was found")

        return await self.database.write(work)

    async def table_of_code(self, code: str) -> str | None:
        """Return the id of the table that has this code now, or None."""
        codes, tables = schema.codes.c, schema.tables.c
        query = (
            select(codes.table_id)
            .join(schema.tables, tables.id == codes.table_id)
            .where(codes.code == code, tables.phase.in_(LIVE_PHASES))
        )
        row = await self.database.row(query)
        return None if row is None else str(row[0])
