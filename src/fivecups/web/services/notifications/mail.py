"""The e-mail channel, if the house has a mail server. An address that is not confirmed gets only
the question whether mail is wanted there."""

from __future__ import annotations

from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

from fivecups.house.notifications.turn_notifications import RetryLater, TurnNotification
from fivecups.texts import Texts

from .signed_tokens import ConfirmToken, SignedTokens, StopToken

SMTP_TIMEOUT_SECONDS = 30.0
"""Seconds that a mail server may take for each step of sending."""


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The outgoing mail server (smtp://user:password@host:587 or smtps://host:465), the sender's
    address, and the house's address for links."""

    server: str
    sender: str
    house: str


class MailChannel:
    """The channel that sends e-mails about tables over days to people with a confirmed address."""

    def __init__(self, settings: MailSettings, tokens: SignedTokens) -> None:
        self._settings = settings
        self._tokens = tokens

    async def send(self, notification: TurnNotification, done: set[str]) -> None:
        wishes = notification.wishes
        if wishes.mail and notification.over_days:
            texts = Texts(wishes.language)
            game = texts.say(f"{notification.game}-name")
            off = self._link("off", self._tokens.off(StopToken(notification.person, "mail")))
            message = self._make_message(
                wishes.mail,
                texts.say("notice-title", game=game),
                texts.say(
                    "notice-letter",
                    game=game,
                    table=f"{self._settings.house}/table/{notification.table}",
                    off=off,
                ),
            )
            message.replace_header("Message-ID", self._id_of(notification))
            message["List-Unsubscribe"] = f"<{off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            await self._deliver(message)

    async def ask(self, person: str, address: str, language: str) -> None:
        """Send an e-mail that asks its reader to confirm `address` for a person's notifications;
        raise :class:`TryAgain` if it cannot be delivered."""
        texts = Texts(language)
        link = self._link("confirm", self._tokens.confirm(ConfirmToken(person, address)))
        await self._deliver(
            self._make_message(
                address,
                texts.say("notice-confirm-title"),
                texts.say("notice-confirm-letter", house=self._settings.house, link=link),
            )
        )

    def _id_of(self, notification: TurnNotification) -> str:
        """Return the Message-ID of a notification. It is the same from every node, so that mail
        programs recognise a second copy."""
        words = f"{notification.table} {notification.person} {notification.due}"
        return f"<{sha256(words.encode()).hexdigest()[:32]}@{self._host}>"

    @property
    def _host(self) -> str | None:
        return urlsplit(self._settings.house).hostname

    def _link(self, what: str, token: str) -> str:
        return f"{self._settings.house}/api/notices/{what}/{token}"

    def _make_message(self, to: str, subject: str, text: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._settings.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._host)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message

    async def _deliver(self, message: EmailMessage) -> None:
        from aiosmtplib import SMTPException, send

        server = urlsplit(self._settings.server)
        host, secure = server.hostname or "localhost", server.scheme == "smtps"
        user = None if server.username is None else unquote(server.username)
        password = None if server.password is None else unquote(server.password)
        try:
            await send(
                message,
                hostname=host,
                port=server.port or (465 if secure else 587),
                username=user,
                password=password,
                use_tls=secure,
                start_tls=None if secure or user is None or _is_local(host) else True,
                timeout=SMTP_TIMEOUT_SECONDS,
            )
        except (SMTPException, OSError, ValueError) as error:
            raise RetryLater(type(error).__name__) from error


def _is_local(host: str) -> bool:
    """True if the mail server `host` is this machine, so that a password need not be encrypted."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
