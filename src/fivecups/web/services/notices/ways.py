"""All that sends notices, put together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from fivecups.house.live.manager import TableManager
from fivecups.house.notices.notices import Channel, Notices, NoticeTiming
from fivecups.store import Store

from .mail import MailChannel, MailSettings
from .push import PushChannel
from .tokens import Off, Tokens

__all__ = ["MailSettings", "NoticeServices", "NoticeSettings"]


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """`mail` is None where the host has no server for it. `push_anywhere` lets push services be in
    the house's own network, and without encryption."""

    mail: MailSettings | None = None
    push_anywhere: bool = False
    contact: str = ""
    timing: NoticeTiming = field(default_factory=NoticeTiming)


class NoticeServices:
    """The ways in which a house tells people. `secret` signs links, `push_secret` is for push
    services."""

    def __init__(
        self,
        settings: NoticeSettings,
        store: Store,
        manager: TableManager,
        secret: str,
        push_secret: str,
        now: Callable[[], int],
    ) -> None:
        self.settings = settings
        self.tokens = Tokens(secret)
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
        self.notices = Notices(store, manager.waits_for, spawn, channels, settings.timing, now)
        self._store = store
        manager.absent = self.notices.wanted
        manager.looks = lambda table, person: self.notices.looked(table.id, person)

    async def stop(self, what: Off) -> None:
        """Somebody does not want to be told in this way any more."""
        if what.way == "mail":
            await self._store.keep_mail(what.person, "")
        else:
            await self._store.drop_push_device(what.person, what.device)

    async def close(self) -> None:
        await self._push.close()
