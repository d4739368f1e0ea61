"""HTTP: how one wants to be told that it is one's turn."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request
from litestar.params import JSONBody

from fivecups.house.accounts.people import Account
from fivecups.house.notices.notices import TryAgain
from fivecups.house.notices.quiet_hours import DAY_MINUTES, QuietHours, checked_zone
from fivecups.house.notices.ways import (
    NoticeInfo,
    PushDevice,
    QuietInfo,
    checked_address,
    checked_push,
)
from fivecups.house.table.table import refuse

from ...security import client_address
from ...services.services import AccountDep, Services, ServicesDep
from ..people import device_of
from ..routes import act, read, remove

Minute = Annotated[int, msgspec.Meta(ge=0, lt=DAY_MINUTES)]


class PushWish(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser's `PushSubscription` says."""

    endpoint: Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class MailAddress(msgspec.Struct, forbid_unknown_fields=True):
    """Where to write; an empty address: nowhere any more."""

    address: Annotated[str, msgspec.Meta(max_length=300)]


class QuietWish(msgspec.Struct, forbid_unknown_fields=True):
    """From and until which minute of the day it is to be quiet, in a time zone as
    `Europe/Chisinau`; None: never."""

    start: Minute | None = None
    end: Minute | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"


async def _info(
    request: Request[Any, Any, Any], services: Services, account: Account
) -> NoticeInfo:
    devices = await services.store.push_devices(account.id)
    mail = await services.store.mail_wish(account.id)
    quiet = mail.quiet
    return NoticeInfo(
        services.notices.push_key,
        device_of(request, services) in [one.device for one in devices],
        len(devices),
        services.notices.mail is not None,
        mail.address,
        mail.confirmed,
        None if quiet is None else QuietInfo(quiet.start, quiet.end, quiet.zone),
    )


class NoticeController(Controller):
    """Notices to oneself: on this device, by mail, and when not."""

    path = "/api/me/notices"
    tags = ["notices"]

    @read()
    async def settings(
        self, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
    ) -> NoticeInfo:
        """How one is told that it is one's turn."""
        return await _info(request, services, account)

    @act("/push")
    async def push(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[PushWish],
        account: AccountDep,
        services: ServicesDep,
    ) -> NoticeInfo:
        """Be told on this device, by Web Push. At most ten devices of one person are."""
        services.limits.notices.spend(account.id)
        device = PushDevice(device_of(request, services), data.endpoint, data.p256dh, data.auth)
        checked = checked_push(device, services.notices.settings.push_anywhere)
        await services.store.keep_push_device(account.id, checked, services.now())
        return await _info(request, services, account)

    @remove("/push", status_code=200)
    async def push_off(
        self, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
    ) -> NoticeInfo:
        """Not to be told on this device any more."""
        await services.store.drop_push_device(account.id, device_of(request, services))
        return await _info(request, services, account)

    @act("/mail")
    async def mail(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[MailAddress],
        account: AccountDep,
        services: ServicesDep,
    ) -> NoticeInfo:
        """Be told by mail: the house asks at this address whether that is wanted."""
        if not data.address.strip():
            await services.store.keep_mail(account.id, "")
            return await _info(request, services, account)
        channel = services.notices.mail
        if channel is None:
            raise refuse("no-mail-here")
        address = checked_address(data.address)
        await services.letters.count(account.id, client_address(request), address)
        await services.store.keep_mail(account.id, address)
        try:
            await channel.ask(account.id, address, account.language)
        except TryAgain:
            raise refuse("mail-failed") from None
        return await _info(request, services, account)

    @act("/quiet")
    async def quiet(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[QuietWish],
        account: AccountDep,
        services: ServicesDep,
    ) -> NoticeInfo:
        """Be left alone at these hours; what comes then is told afterwards."""
        services.limits.notices.spend(account.id)
        wish = None
        if data.start is not None and data.end is not None:
            wish = QuietHours(data.start, data.end, checked_zone(data.zone))
        await services.store.keep_quiet_hours(account.id, wish)
        return await _info(request, services, account)
