"""Holidays of people, during which their clocks at tables over days stand still."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from ..table.clocks import Holiday
from ..table.table import refuse

DAY_MILLISECONDS = 24 * 3600 * 1000
YEAR_MILLISECONDS = 365 * DAY_MILLISECONDS
MAX_DAYS_PER_YEAR = 30
"""Days of holiday that a person may take within a year, so that a table does not wait for ever."""


class HolidayStore(Protocol):
    """The interface for storing holidays."""

    async def holidays(self, person: str, after: int) -> list[Holiday]:
        """Return a person's holidays that end after the moment `after`."""
        ...

    async def change_holidays(
        self, person: str, after: int, change: Callable[[list[Holiday]], list[Holiday]]
    ) -> None:
        """Replace a person's holidays that end after the moment `after` by the result of `change`;
        a holiday replaces the stored one with the same start. Of two simultaneous changes, at any
        nodes, the second sees the result of the first."""


class HolidayInfo(msgspec.Struct, frozen=True):
    """The end of a person's current holiday in milliseconds since 1970, or None, and the days that
    they may still take within the year."""

    until: int | None
    days_left: int


class Holidays:
    """The holidays of all people, with the limit on days per year."""

    def __init__(self, store: HolidayStore, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def info(self, person: str) -> HolidayInfo:
        now = self._now()
        holidays = await self._store.holidays(person, now - YEAR_MILLISECONDS)
        until = max([holiday.until for holiday in holidays if holiday.until > now], default=None)
        left = MAX_DAYS_PER_YEAR * DAY_MILLISECONDS - _used(holidays, now - YEAR_MILLISECONDS)
        return HolidayInfo(until, left // DAY_MILLISECONDS)

    async def away_until(self, person: str) -> int | None:
        return (await self.info(person)).until

    async def change(self, person: str, until: int | None) -> HolidayInfo:
        """Start a person's holiday now, or change its end, so that it lasts until `until`; return
        the new state of their holidays. None or a time in the past ends the holiday. Unused days of
        the earlier holiday are given back. Raise a refusal if too few days of the year are left."""
        now = self._now()

        def changed(holidays: list[Holiday]) -> list[Holiday]:
            ended = [Holiday(holiday.since, min(holiday.until, now)) for holiday in holidays]
            if until is None or until <= now:
                return ended
            left = MAX_DAYS_PER_YEAR * DAY_MILLISECONDS - _used(ended, now - YEAR_MILLISECONDS)
            if until - now > left:
                days = max(0, left // DAY_MILLISECONDS)
                raise refuse("holiday-too-long", days=days, most=MAX_DAYS_PER_YEAR)
            return [*ended, Holiday(now, until)]

        await self._store.change_holidays(person, now - YEAR_MILLISECONDS, changed)
        return await self.info(person)


def _used(holidays: list[Holiday], after: int) -> int:
    return sum(holiday.after(after) for holiday in holidays)
