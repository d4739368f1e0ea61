"""Short codes of tables, to be said aloud: one for each table that is not over."""

from __future__ import annotations

import re
import secrets

from sqlalchemy import Connection, delete, select

from fivecups.house.ports import StorageError

from .. import schema
from ..database import Database

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without 0 and O, 1 and I, which sound or look alike."""

LENGTH = 4
TRIES = 50
LIVE = ("open", "playing", "paused")
"""The phases in which a table is listed, may be joined, and has a code."""


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """A code as it is stored, from what somebody has typed; None where it cannot be one."""
    code = text.strip().upper()
    return code if re.fullmatch(f"[{LETTERS}]{{{LENGTH}}}", code) else None


class CodeRows:
    """Reads and gives codes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def code_of(self, table: str) -> str | None:
        """The code of a table, given at the first request; None when it is over. Codes of tables
        that are over are free again."""
        codes, tables = schema.codes.c, schema.tables.c
        live = select(tables.id).where(tables.phase.in_(LIVE))
        known = select(codes.code).where(codes.table_id == table, codes.table_id.in_(live))
        if (row := await self.database.row(known)) is not None:
            return str(row[0])

        def work(connection: Connection) -> str | None:
            connection.execute(delete(schema.codes).where(codes.table_id.not_in(live)))
            if connection.execute(live.where(tables.id == table)).scalar() is None:
                return None
            for _ in range(TRIES):
                fresh = self.database.insert(schema.codes).values(code=new_code(), table_id=table)
                connection.execute(fresh.on_conflict_do_nothing())
                found: str | None = connection.execute(known).scalar()
                if found is not None:
                    return found
            raise StorageError("no free code was found")

        return await self.database.write(work)

    async def table_of_code(self, code: str) -> str | None:
        """The table that has this code now."""
        codes, tables = schema.codes.c, schema.tables.c
        query = (
            select(codes.table_id)
            .join(schema.tables, tables.id == codes.table_id)
            .where(codes.code == code, tables.phase.in_(LIVE))
        )
        row = await self.database.row(query)
        return None if row is None else str(row[0])
