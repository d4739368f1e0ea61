"""Database queries for people's holidays, and for the time when the house was last open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Select, select

from fivecups.house.table.clocks import Holiday

from ... import schema
from ...database import Database

OPEN_AT_SETTING = "open_at"


class HolidayQueries:
    """Database queries for holidays, and for the time when the house was last open."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def holidays(self, person: str, after: int) -> list[Holiday]:
        rows = await self.database.rows(_holidays(person, after))
        return [Holiday(since, until) for since, until in rows]

    async def change_holidays(
        self, person: str, after: int, change: Callable[[list[Holiday]], list[Holiday]]
    ) -> None:
        def work(connection: Connection) -> None:
            self.database.lock(connection, f"holidays of {person}")
            rows = connection.execute(_holidays(person, after)).all()
            for holiday in change([Holiday(since, until) for since, until in rows]):
                row = {"person": person, "since": holiday.since, "until": holiday.until}
                upsert = self.database.insert(schema.holidays).values(row)
                connection.execute(
                    upsert.on_conflict_do_update(
                        index_elements=["person", "since"], set_={"until": holiday.until}
                    )
                )

        await self.database.write(work)

    async def open_at(self) -> int | None:
        """Return the last time, in milliseconds since 1970, at which a process of the house stored
        that the house was running; None if never."""
        columns = schema.settings.c
        row = await self.database.row(select(columns.value).where(columns.name == OPEN_AT_SETTING))
        return None if row is None else int(row[0])

    async def keep_open_at(self, at: int) -> None:
        """Store `at` as the time at which the house was last running."""
        upsert = self.database.insert(schema.settings).values(name=OPEN_AT_SETTING, value=str(at))
        await self.database.execute(
            upsert.on_conflict_do_update(index_elements=["name"], set_={"value": str(at)})
        )


def _holidays(person: str, after: int) -> Select[*tuple[Any, ...]]:
    columns = schema.holidays.c
    return select(columns.since, columns.until).where(
        columns.person == person, columns.until > after
    )
