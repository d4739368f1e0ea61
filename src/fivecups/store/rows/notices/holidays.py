"""Holidays, and when the house was open, in the database."""

from __future__ import annotations

from sqlalchemy import select

from fivecups.house.table.clocks import Holiday

from ... import schema
from ...database import Database

OPEN_AT = "open_at"


class HolidayRows:
    """Reads and writes holidays."""

    database: Database

    async def holidays(self, person: str, after: int) -> list[Holiday]:
        rows = schema.holidays.c
        query = select(rows.since, rows.until).where(rows.person == person, rows.until > after)
        return [Holiday(since, until) for since, until in await self.database.rows(query)]

    async def keep_holiday(self, person: str, holiday: Holiday) -> None:
        row = {"person": person, "since": holiday.since, "until": holiday.until}
        upsert = self.database.insert(schema.holidays).values(row)
        await self.database.execute(
            upsert.on_conflict_do_update(
                index_elements=["person", "since"], set_={"until": holiday.until}
            )
        )

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
