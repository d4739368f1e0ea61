"""Letters that have gone out to addresses that were not confirmed, in the database."""

from __future__ import annotations

import secrets
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from fivecups.house.notices.letters import DAY, Letter, LetterLimits

from ... import schema
from ...database import Database


class LetterRows:
    """Counts letters."""

    database: Database

    async def count_letter(self, letter: Letter, limits: LetterLimits, now: int) -> bool:
        """Whether one more letter may go out; then it is counted. Of two at the same moment, at
        whichever nodes, one is counted first."""
        rows = schema.letters.c

        def work(connection: Connection) -> bool:
            self.database.lock(connection, "letters")
            connection.execute(delete(schema.letters).where(rows.at <= now - DAY))
            query = select(rows.at, rows.person, rows.origin, rows.recipient)
            sent = [(at, Letter(*words)) for at, *words in connection.execute(query)]
            if not limits.allow(letter, now, sent):
                return False
            row = {"id": secrets.token_hex(16), "at": now, **asdict(letter)}
            connection.execute(insert(schema.letters).values(row))
            return True

        return await self.database.write(work)
