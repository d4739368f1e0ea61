"""HTTP routes for the settings of 'your turn' notifications: Web Push, e-mail, quiet hours."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request
from litestar.params import JSONBody

from fivecups.house.accounts.people import Account
from fivecups.house.notifications.channels import (
    NoticeInfo,
    PushDevice,
    QuietInfo,
    checked_address,
    checked_push,
)
from fivecups.house.notifications.quiet_hours import DAY_MINUTES, QuietHours, checked_zone
from fivecups.house.notifications.turn_notifications import RetryLater
from fivecups.house.table.table import refuse

from ...security import client_address
from ...services.services import AccountDep, Services, ServicesDep
from ..people import device_of
from ..route_helpers import act, read, remove

Minute = Annotated[int, msgspec.Meta(ge=0, lt=DAY_MINUTES)]


class PushWish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to switch on Web Push: the `PushSubscription` of a browser."""

    endpoint: Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class MailAddress(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to set the e-mail address for notifications; an empty address ends
    them."""

    address: Annotated[str, msgspec.Meta(max_length=300)]


class QuietWish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to set quiet hours: first and last minute of the day without
    notifications, in a time zone such as `Europe/Chisinau`; None: no quiet hours."""

    start: Minute | None = None
    end: Minute | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"


async def _info(
    request: Request[Any, Any, Any], services: Services, account: Account
) -> NoticeInfo:
    devices = await services.store.notifications.push_devices(account.id)
    mail = await services.store.notifications.mail_wish(account.id)
    quiet = mail.quiet
    return NoticeInfo(
        services.notifications.push_key,
        device_of(request, services) in [device.device for device in devices],
        len(devices),
        services.notifications.mail is not None,
        mail.address,
        mail.confirmed,
        None if quiet is None else QuietInfo(quiet.start, quiet.end, quiet.zone),
    )


class NotificationSettingsController(Controller):
    """HTTP routes for your own notification settings: Web Push to this device, e-mail, and quiet
    hours."""

    path = "/api/me/notices"
    tags = ["notices"]

    @read()
    async def settings(
        self, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
    ) -> NoticeInfo:
        """Return your settings for notifications."""
        return await _info(request, services, account)

    @act("/push")
    async def push(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[PushWish],
        account: AccountDep,
        services: ServicesDep,
    ) -> NoticeInfo:
        """Switch on Web Push for this device. At most ten devices of a person receive it."""
        services.limits.notices.spend(account.id)
        device = PushDevice(device_of(request, services), data.endpoint, data.p256dh, data.auth)
        checked = checked_push(device, services.notifications.settings.push_anywhere)
        await services.store.notifications.keep_push_device(account.id, checked, services.now())
        return await _info(request, services, account)

    @remove("/push", status_code=200)
    async def push_off(
        self, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
    ) -> NoticeInfo:
        """Switch off Web Push for this device."""
        await services.store.notifications.drop_push_device(
            account.id, device_of(request, services)
        )
        return await _info(request, services, account)

    @act("/mail")
    async def mail(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[MailAddress],
        account: AccountDep,
        services: ServicesDep,
    ) -> NoticeInfo:
        """Set the address for e-mails; the house sends a message there that asks to confirm it."""
        if not data.address.strip():
            await services.store.notifications.keep_mail(account.id, "")
            return await _info(request, services, account)
        channel = services.notifications.mail
        if channel is None:
            raise refuse("no-mail-here")
        address = checked_address(data.address)
        await services.email_counter.count(account.id, client_address(request), address)
        await services.store.notifications.keep_mail(account.id, address)
        try:
            await channel.ask(account.id, address, account.language)
        except RetryLater:
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
        """Set quiet hours; notifications that fall into them are sent afterwards."""
        services.limits.notices.spend(account.id)
        wish = None
        if data.start is not None and data.end is not None:
            wish = QuietHours(data.start, data.end, checked_zone(data.zone))
        await services.store.notifications.keep_quiet_hours(account.id, wish)
        return await _info(request, services, account)
