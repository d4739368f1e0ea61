"""Holidays of a person: 30 days within a year, and unused days are given back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from fivecups.engine import Refused
from fivecups.house.notifications.holidays import (
    DAY_MILLISECONDS,
    YEAR_MILLISECONDS,
    HolidayInfo,
    Holidays,
)
from fivecups.house.table.clocks import Holiday

START = 1000 * DAY_MILLISECONDS


class Desk:
    """Holidays in memory, and a controlled clock."""

    def __init__(self) -> None:
        self.now = START
        self.kept: dict[tuple[str, int], int] = {}

    async def holidays(self, person: str, after: int) -> list[Holiday]:
        mine = [(since, until) for (who, since), until in self.kept.items() if who == person]
        return [Holiday(since, until) for since, until in mine if until > after]

    async def change_holidays(
        self, person: str, after: int, change: Callable[[list[Holiday]], list[Holiday]]
    ) -> None:
        for holiday in change(await self.holidays(person, after)):
            self.kept[person, holiday.since] = holiday.until


def at_the_desk(check: Callable[[Desk, Holidays], Awaitable[None]]) -> None:
    desk = Desk()
    asyncio.run(check(desk, Holidays(desk, lambda: desk.now)))  # type: ignore[arg-type]


def test_who_is_away_until_when_and_how_many_days_are_left() -> None:
    async def check(desk: Desk, holidays: Holidays) -> None:
        assert await holidays.info("ana") == HolidayInfo(None, 30)
        until = START + 10 * DAY_MILLISECONDS
        assert await holidays.change("ana", until) == HolidayInfo(until, 20)
        assert await holidays.away_until("ana") == until
        assert await holidays.away_until("bob") is None
        desk.now = until - 1
        assert await holidays.away_until("ana") == until
        desk.now = until
        assert await holidays.info("ana") == HolidayInfo(None, 20)

    at_the_desk(check)


def test_days_that_are_not_used_are_given_back() -> None:
    async def check(desk: Desk, holidays: Holidays) -> None:
        await holidays.change("ana", START + 30 * DAY_MILLISECONDS)
        desk.now += 4 * DAY_MILLISECONDS
        assert await holidays.change("ana", desk.now + 26 * DAY_MILLISECONDS) == HolidayInfo(
            desk.now + 26 * DAY_MILLISECONDS, 0
        )
        desk.now += DAY_MILLISECONDS
        assert await holidays.change("ana", None) == HolidayInfo(None, 25)
        assert await holidays.change("ana", desk.now) == HolidayInfo(None, 25), "not in the future"

    at_the_desk(check)


def test_nobody_is_away_for_more_than_30_days_within_a_year() -> None:
    async def check(desk: Desk, holidays: Holidays) -> None:
        with pytest.raises(Refused, match="holiday-too-long") as refused:
            await holidays.change("ana", START + 30 * DAY_MILLISECONDS + 1)
        assert refused.value.refusal.data == {"days": 30, "most": 30}
        await holidays.change("ana", START + 30 * DAY_MILLISECONDS)
        desk.now = START + 30 * DAY_MILLISECONDS
        with pytest.raises(Refused, match="holiday-too-long") as refused:
            await holidays.change("ana", desk.now + 1)
        assert refused.value.refusal.data == {"days": 0, "most": 30}
        desk.now = START + YEAR_MILLISECONDS + 12 * DAY_MILLISECONDS
        assert await holidays.info("ana") == HolidayInfo(None, 12)
        assert (await holidays.change("ana", desk.now + 12 * DAY_MILLISECONDS)).days_left == 0

    at_the_desk(check)
