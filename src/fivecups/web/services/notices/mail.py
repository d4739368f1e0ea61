"""Mail, where the host has a server for it. Nothing goes to an address that is not confirmed but
the question whether it is wanted there."""

from __future__ import annotations

from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

from fivecups.house.notices.notices import Notice, TryAgain
from fivecups.texts import Texts

from .tokens import Confirm, Off, Tokens

SECONDS = 30.0
"""How long a mail server has for each step."""


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The server that takes mail, as smtp://user:password@host:587 or smtps://host:465, the sender,
    and the house's address for links."""

    server: str
    sender: str
    house: str


class MailChannel:
    """Writes to people who have confirmed an address, about tables over days."""

    def __init__(self, settings: MailSettings, tokens: Tokens) -> None:
        self._settings = settings
        self._tokens = tokens

    async def send(self, notice: Notice, done: set[str]) -> None:
        wishes = notice.wishes
        if wishes.mail and notice.over_days:
            texts = Texts(wishes.language)
            game = texts.say(f"{notice.game}-name")
            off = self._link("off", self._tokens.off(Off(notice.person, "mail")))
            message = self._letter(
                wishes.mail,
                texts.say("notice-title", game=game),
                texts.say(
                    "notice-letter",
                    game=game,
                    table=f"{self._settings.house}/table/{notice.table}",
                    off=off,
                ),
            )
            message.replace_header("Message-ID", self._id_of(notice))
            message["List-Unsubscribe"] = f"<{off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            await self._deliver(message)

    async def ask(self, person: str, address: str, language: str) -> None:
        """Ask whoever reads this address whether notices are wanted; raises :class:`TryAgain`."""
        texts = Texts(language)
        link = self._link("confirm", self._tokens.confirm(Confirm(person, address)))
        await self._deliver(
            self._letter(
                address,
                texts.say("notice-confirm-title"),
                texts.say("notice-confirm-letter", house=self._settings.house, link=link),
            )
        )

    def _id_of(self, notice: Notice) -> str:
        """The same for one notice whoever sends it, so that a second copy is known as such."""
        words = f"{notice.table} {notice.person} {notice.due}"
        return f"<{sha256(words.encode()).hexdigest()[:32]}@{self._host}>"

    @property
    def _host(self) -> str | None:
        return urlsplit(self._settings.house).hostname

    def _link(self, what: str, token: str) -> str:
        return f"{self._settings.house}/api/notices/{what}/{token}"

    def _letter(self, to: str, subject: str, text: str) -> EmailMessage:
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
                start_tls=None if secure or user is None or _is_here(host) else True,
                timeout=SECONDS,
            )
        except (SMTPException, OSError, ValueError) as error:
            raise TryAgain(type(error).__name__) from error


def _is_here(host: str) -> bool:
    """Whether a server runs on this machine, so that a password need not be encrypted."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
