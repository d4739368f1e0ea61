"""All notification channels of a house, connected to its tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from fivecups.house.live.manager import TableManager
from fivecups.house.notifications.turn_notifications import (
    Channel,
    NotificationTiming,
    TurnNotifier,
)
from fivecups.store import Store

from .mail import MailChannel, MailSettings
from .push import PushChannel
from .signed_tokens import SignedTokens, StopToken

__all__ = ["MailSettings", "NotificationSenders", "NotificationSettings"]


@dataclass(frozen=True, slots=True)
class NotificationSettings:
    """Settings of notifications. `mail` is None without a mail server. `push_anywhere` allows push
    services in the house's own network, also without encryption."""

    mail: MailSettings | None = None
    push_anywhere: bool = False
    contact: str = ""
    timing: NotificationTiming = field(default_factory=NotificationTiming)


class NotificationSenders:
    """The notification channels of a house. `secret` signs links; the key for push services is
    derived from `push_secret`."""

    def __init__(
        self,
        settings: NotificationSettings,
        store: Store,
        manager: TableManager,
        secret: str,
        push_secret: str,
        now: Callable[[], int],
    ) -> None:
        self.settings = settings
        self.tokens = SignedTokens(secret)
        mail = settings.mail
        named = settings.contact if settings.contact.startswith("https:") else ""
        contact = named or ("" if mail is None else f"mailto:{mail.sender}")
        self._push = PushChannel(
            store,
            self.tokens,
            push_secret,
            contact or "mailto:host@fivecups.invalid",
            settings.push_anywhere,
        )
        self.push_key = self._push.key
        self.mail = None if mail is None else MailChannel(mail, self.tokens)
        channels: list[Channel] = [self._push]
        if self.mail is not None:
            channels.append(self.mail)
        spawn: Callable[[Awaitable[None]], None] = manager.spawn
        self.notices = TurnNotifier(
            store.notifications, manager.waits_for, spawn, channels, settings.timing, now
        )
        self._store = store
        manager.absent = self.notices.schedule
        manager.watching = lambda table, person: self.notices.drop(table.id, person)

    async def stop(self, what: StopToken) -> None:
        """Stop notifications to a person by e-mail or on a device, as the token `what` says."""
        if what.way == "mail":
            await self._store.notifications.keep_mail(what.person, "")
        else:
            await self._store.notifications.drop_push_device(what.person, what.device)

    async def close(self) -> None:
        await self._push.close()
