"""Database queries that count e-mails to addresses that are not confirmed."""

from __future__ import annotations

import secrets
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from fivecups.house.notifications.email_quota import DAY_MILLISECONDS, ConfirmationEmail, EmailQuota

from ... import schema
from ...database import Database


class EmailQuotaQueries:
    """Database queries that count the confirmation e-mails that were sent, for their quota."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def count_letter(self, letter: ConfirmationEmail, limits: EmailQuota, now: int) -> bool:
        """If the quota `limits` allows the confirmation e-mail `letter` now, store it as sent and
        return True; otherwise return False. A lock makes nodes that do this at the same time wait
        for each other."""
        columns = schema.letters.c

        def work(connection: Connection) -> bool:
            self.database.lock(connection, "letters")
            connection.execute(delete(schema.letters).where(columns.at <= now - DAY_MILLISECONDS))
            query = select(columns.at, columns.person, columns.origin, columns.recipient)
            sent = [(at, ConfirmationEmail(*words)) for at, *words in connection.execute(query)]
            if not limits.allow(letter, now, sent):
                return False
            row = {"id": secrets.token_hex(16), "at": now, **asdict(letter)}
            connection.execute(insert(schema.letters).values(row))
            return True

        return await self.database.write(work)
