"""Holidays, and when the house was open, in the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Select, select

from fivecups.house.table.clocks import Holiday

from ... import schema
from ...database import Database

OPEN_AT = "open_at"


class HolidayRows:
    """Reads and writes holidays."""

    database: Database

    async def holidays(self, person: str, after: int) -> list[Holiday]:
        found = await self.database.rows(_holidays(person, after))
        return [Holiday(since, until) for since, until in found]

    async def change_holidays(
        self, person: str, after: int, change: Callable[[list[Holiday]], list[Holiday]]
    ) -> None:
        def work(connection: Connection) -> None:
            self.database.lock(connection, f"holidays of {person}")
            found = connection.execute(_holidays(person, after)).all()
            for one in change([Holiday(since, until) for since, until in found]):
                row = {"person": person, "since": one.since, "until": one.until}
                upsert = self.database.insert(schema.holidays).values(row)
                connection.execute(
                    upsert.on_conflict_do_update(
                        index_elements=["person", "since"], set_={"until": one.until}
                    )
                )

        await self.database.write(work)

    async def open_at(self) -> int | None:
        """When the house was last seen open, by any process."""
        rows = schema.settings.c
        row = await self.database.row(select(rows.value).where(rows.name == OPEN_AT))
        return None if row is None else int(row[0])

    async def keep_open_at(self, at: int) -> None:
        """The house is open at this moment."""
        upsert = self.database.insert(schema.settings).values(name=OPEN_AT, value=str(at))
        await self.database.execute(
            upsert.on_conflict_do_update(index_elements=["name"], set_={"value": str(at)})
        )


def _holidays(person: str, after: int) -> Select[*tuple[Any, ...]]:
    rows = schema.holidays.c
    return select(rows.since, rows.until).where(rows.person == person, rows.until > after)
