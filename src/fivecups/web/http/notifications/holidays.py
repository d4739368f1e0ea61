"""HTTP routes for holidays."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller
from litestar.params import JSONBody

from fivecups.house.notifications.holidays import HolidayInfo

from ...services.services import AccountDep, ServicesDep
from ..route_helpers import act, read


class HolidayWish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request for a holiday: its end in milliseconds since 1970; None ends the
    holiday now."""

    until: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None


class HolidayController(Controller):
    """HTTP routes for your own holiday, during which your clocks at tables over days stand
    still."""

    path = "/api/me/holiday"
    tags = ["notices"]

    @read()
    async def holiday(self, account: AccountDep, services: ServicesDep) -> HolidayInfo:
        """Return the end of your holiday, and how many more days you may take within a year."""
        return await services.holidays.info(account.id)

    @act()
    async def go_away(
        self, data: JSONBody[HolidayWish], account: AccountDep, services: ServicesDep
    ) -> HolidayInfo:
        """Begin, change or end your holiday, and return it. All people at your tables over days see
        it."""
        services.limits.holidays.spend(account.id)
        return await services.set_holiday(account, data.until)
