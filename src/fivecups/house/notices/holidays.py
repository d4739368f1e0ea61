"""Holidays: somebody is away, and their clocks at tables over days stand still."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from ..table.clocks import Holiday
from ..table.table import refuse

DAY = 24 * 3600 * 1000
YEAR = 365 * DAY
DAYS_A_YEAR = 30
"""So many days of holidays somebody may have within a year: a table is not to wait for ever."""


class HolidayStore(Protocol):
    """Where holidays are kept."""

    async def holidays(self, person: str, after: int) -> list[Holiday]:
        """Somebody's holidays that were not over at this moment."""
        ...

    async def change_holidays(
        self, person: str, after: int, change: Callable[[list[Holiday]], list[Holiday]]
    ) -> None:
        """Change somebody's holidays that were not over at this moment: what `change` makes of them
        is kept, each in place of the one with the same beginning. Of two changes at once, at
        whichever nodes, the second finds what the first has kept."""
        ...


class HolidayInfo(msgspec.Struct, frozen=True):
    """Until when somebody is on holiday, in milliseconds since 1970, and how many more days they
    may be away within a year from now."""

    until: int | None
    days_left: int


class Holidays:
    """Who is away until when."""

    def __init__(self, store: HolidayStore, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def info(self, person: str) -> HolidayInfo:
        now = self._now()
        known = await self._store.holidays(person, now - YEAR)
        until = max([one.until for one in known if one.until > now], default=None)
        return HolidayInfo(until, (DAYS_A_YEAR * DAY - _used(known, now - YEAR)) // DAY)

    async def away_until(self, person: str) -> int | None:
        return (await self.info(person)).until

    async def change(self, person: str, until: int | None) -> HolidayInfo:
        """Be away until a moment; None, or one that has passed: no longer. What is left of an
        earlier wish is given back."""
        now = self._now()

        def changed(known: list[Holiday]) -> list[Holiday]:
            ended = [Holiday(one.since, min(one.until, now)) for one in known]
            if until is None or until <= now:
                return ended
            left = DAYS_A_YEAR * DAY - _used(ended, now - YEAR)
            if until - now > left:
                raise refuse("holiday-too-long", days=max(0, left // DAY), most=DAYS_A_YEAR)
            return [*ended, Holiday(now, until)]

        await self._store.change_holidays(person, now - YEAR, changed)
        return await self.info(person)


def _used(holidays: list[Holiday], after: int) -> int:
    return sum(one.after(after) for one in holidays)
