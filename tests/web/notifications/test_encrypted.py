"""Tests that certificates of push services and mail servers are checked by what this machine
trusts."""

from __future__ import annotations

import asyncio
import subprocess
from dataclasses import dataclass
from pathlib import Path
from ssl import PROTOCOL_TLS_SERVER, SSLContext
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult

from fivecups.house.notifications.channels import PushDevice
from fivecups.house.notifications.turn_notifications import (
    NotificationSettings,
    RetryLater,
    TurnNotification,
)
from fivecups.web.services.notifications import mail
from fivecups.web.services.notifications.mail import MailChannel, MailSettings
from fivecups.web.services.notifications.push import PushChannel
from fivecups.web.services.notifications.signed_tokens import SignedTokens

from .kit import Browser, Mailbox, b64, check_signature, mail_server, push_service

TOKENS = SignedTokens("secret")
NOTICE = TurnNotification(
    "ana", "table", "poker-dice", True, NotificationSettings(mail="ana@mail.example")
)
HERE = "subjectAltName=IP:127.0.0.1"
ELSEWHERE = "subjectAltName=DNS:push.example"


@dataclass(frozen=True)
class Authority:
    """A certificate authority that is not trusted by default."""

    folder: Path

    @property
    def certificate(self) -> Path:
        return self.folder / "ca.pem"

    def server(self, names: str = HERE) -> SSLContext:
        """Return the TLS context of a server with a certificate for these names."""
        run("req", *NEW_KEY, *self._out("server", "csr"), "-subj", "/CN=server")
        (self.folder / "names").write_text(names)
        run(
            *("x509", "-req", "-days", "2", "-in", self.folder / "server.csr"),
            *("-CA", self.certificate, "-CAkey", self.folder / "ca.key"),
            *("-extfile", self.folder / "names", "-out", self.folder / "server.pem"),
        )
        context = SSLContext(PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.folder / "server.pem", self.folder / "server.key")
        return context

    def begin(self) -> Authority:
        run(
            *("req", "-x509", "-days", "2", *NEW_KEY, *self._out("ca", "pem"), "-subj", "/CN=CA"),
            *("-addext", "keyUsage=critical,keyCertSign,cRLSign"),  # Python 3.13 insists on it
        )
        return self

    def _out(self, name: str, ending: str) -> tuple[object, ...]:
        return "-keyout", self.folder / f"{name}.key", "-out", self.folder / f"{name}.{ending}"


NEW_KEY = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")


def run(*words: object) -> None:
    subprocess.run(["openssl", *map(str, words)], check=True, capture_output=True)


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority")).begin()


@pytest.fixture
def trusted(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make this machine trust the authority, as a host with an own authority would."""
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.certificate))


class OneDevice:
    """The part of the store that a push needs."""

    def __init__(self, browser: Browser, endpoint: str) -> None:
        self.notifications = self
        self.device = PushDevice("device", endpoint, b64(browser.point), b64(browser.auth))

    async def push_devices(self, person: str) -> list[PushDevice]:
        return [self.device]


async def push(tls: SSLContext) -> str:
    """Send a notification to a push service; return the title that arrives."""
    async with push_service(tls) as service:
        browser = Browser()
        store: Any = OneDevice(browser, f"{service.base}/ana")
        channel = PushChannel(store, TOKENS, "01", "mailto:cups@house.example", True)
        try:
            await channel.send(NOTICE, set())
        finally:
            await channel.close()
        _, headers, body = service.got.get_nowait()
        check_signature(headers["authorization"], channel.key, service.base)
        return str(browser.read(body)["table"])


@pytest.mark.usefixtures("trusted")
def test_a_push_service_whose_certificate_is_trusted_gets_notices(authority: Authority) -> None:
    assert asyncio.run(push(authority.server())) == "table"


def test_a_push_service_that_nobody_vouches_for_gets_none(authority: Authority) -> None:
    with pytest.raises(RetryLater, match="Certificate"):
        asyncio.run(push(authority.server()))


@pytest.mark.usefixtures("trusted")
def test_a_push_service_with_the_certificate_of_another_gets_none(authority: Authority) -> None:
    with pytest.raises(RetryLater, match="Certificate"):
        asyncio.run(push(authority.server(ELSEWHERE)))


def write(server: str) -> None:
    """Send an e-mail by this server."""
    settings = MailSettings(server, "cups@house.example", "https://house.example")
    asyncio.run(MailChannel(settings, TOKENS).send(NOTICE, set()))


class Login:
    """A mail server's login of one sender; `tries` are the passwords that it received."""

    def __init__(self) -> None:
        self.tries: list[bytes] = []

    def __call__(
        self, server: Any, session: Any, envelope: Any, mechanism: str, data: Any
    ) -> AuthResult:
        self.tries.append(data.password)
        return AuthResult(success=(data.login, data.password) == (b"cups", b"a b"))


def with_login(server: str) -> str:
    return server.replace("://", "://cups:a%20b@")


def received(mailbox: Mailbox) -> list[str]:
    return [letter["To"] for letter in mailbox.letters]


@pytest.mark.usefixtures("trusted")
def test_mail_goes_by_tls_and_by_starttls_with_a_password(authority: Authority) -> None:
    for early in (True, False):
        login, tls = Login(), authority.server()
        later = {"tls_context": tls, "require_starttls": True, "auth_required": True}
        options = {"auth_require_tls": False} if early else later
        with mail_server(tls if early else None, authenticator=login, **options) as (
            mailbox,
            server,
        ):
            write(with_login(server))
        assert (received(mailbox), login.tries) == (["ana@mail.example"], [b"a b"])


def test_a_mail_server_that_nobody_vouches_for_gets_neither_letters_nor_passwords(
    authority: Authority,
) -> None:
    for early in (True, False):
        login, tls = Login(), authority.server()
        options = {} if early else {"tls_context": tls}
        with mail_server(tls if early else None, authenticator=login, **options) as (
            mailbox,
            server,
        ):
            with pytest.raises(RetryLater):
                write(with_login(server))
            assert not mailbox.letters and not login.tries


def test_no_password_goes_to_another_machine_without_encryption(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    login = Login()
    with mail_server(authenticator=login, auth_require_tls=False) as (mailbox, server):
        write(with_login(server))
        assert login.tries == [b"a b"], "on this machine it may"
        monkeypatch.setattr(mail, "_is_local", lambda host: False)
        with pytest.raises(RetryLater):
            write(with_login(server))
        assert len(mailbox.letters) == len(login.tries) == 1


def test_the_same_notice_has_the_same_id_whoever_sends_it() -> None:
    with mail_server() as (mailbox, server):
        write(server)
        write(server)
    first, second = [letter["Message-ID"] for letter in mailbox.letters]
    assert first == second and first.endswith("@house.example>")
