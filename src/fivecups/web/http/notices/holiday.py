"""HTTP: holidays."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller
from litestar.params import JSONBody

from fivecups.house.notices.holidays import HolidayInfo

from ...services.services import AccountDep, ServicesDep
from ..routes import act, read


class HolidayWish(msgspec.Struct, forbid_unknown_fields=True):
    """Until when one is away, in milliseconds since 1970; None: no longer."""

    until: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None


class HolidayController(Controller):
    """One's holidays: clocks at tables over days stand."""

    path = "/api/me/holiday"
    tags = ["notices"]

    @read()
    async def holiday(self, account: AccountDep, services: ServicesDep) -> HolidayInfo:
        """Until when one is away, and how many more days one may be within a year."""
        return await services.holidays.info(account.id)

    @act()
    async def go_away(
        self, data: JSONBody[HolidayWish], account: AccountDep, services: ServicesDep
    ) -> HolidayInfo:
        """Be away until then, or be back. Everybody at one's tables over days sees it."""
        services.limits.holidays.spend(account.id)
        return await services.go_away(account, data.until)
