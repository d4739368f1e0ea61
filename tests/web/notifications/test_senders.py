"""Tests of the requests to a mail server and a push service, without either."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from typing import Any, cast

import aiosmtplib
import pytest
from structlog.testing import capture_logs

from fivecups.house.notifications.channels import PushDevice
from fivecups.house.notifications.turn_notifications import (
    NotificationSettings,
    RetryLater,
    TurnNotification,
)
from fivecups.store import Store
from fivecups.web.services.notifications.mail import MailChannel, MailSettings
from fivecups.web.services.notifications.push import (
    PushChannel,
    message_for,
    private_key,
    public_key,
)
from fivecups.web.services.notifications.signed_tokens import SignedTokens, StopToken

from .kit import Browser, b64, check_signature

SECRET = "5ec4e7" * 10
TOKENS = SignedTokens(SECRET)
TURN = TurnNotification(
    "ana", "t" * 40, "dice-town", True, NotificationSettings("ro", "ana@example.org")
)
Sent = list[tuple[EmailMessage, dict[str, Any]]]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    letters: Sent = []

    async def send(message: EmailMessage, **options: Any) -> None:
        letters.append((message, options))

    monkeypatch.setattr(aiosmtplib, "send", send)
    return letters


def written(server: str, notice: TurnNotification = TURN) -> None:
    channel = MailChannel(
        MailSettings(server, "cups@house.example", "https://house.example"), TOKENS
    )
    asyncio.run(channel.send(notice, set()))


@pytest.mark.parametrize(
    ("server", "asked"),
    [
        ("smtp://mail.example", ("mail.example", 587, None, None, False, None)),
        ("smtps://mail.example", ("mail.example", 465, None, None, True, None)),
        ("smtp://ana:a%40b@mail.example:25", ("mail.example", 25, "ana", "a@b", False, True)),
        ("smtps://a%3Ana:pw@mail.example", ("mail.example", 465, "a:na", "pw", True, None)),
        ("smtp://ana:pw@localhost", ("localhost", 587, "ana", "pw", False, None)),
        ("smtp://ana:pw@127.0.0.2", ("127.0.0.2", 587, "ana", "pw", False, None)),
        ("smtp://ana:pw@192.0.2.1", ("192.0.2.1", 587, "ana", "pw", False, True)),
        ("smtp:", ("localhost", 587, None, None, False, None)),
    ],
)
def test_a_password_is_never_sent_in_the_clear_to_another_machine(
    sent: Sent, server: str, asked: tuple[Any, ...]
) -> None:
    written(server)
    [(_, options)] = sent
    names = ("hostname", "port", "username", "password", "use_tls", "start_tls")
    assert tuple(options[name] for name in names) == asked
    assert options["timeout"] == 30


def test_a_letter_says_whose_turn_it_is_and_how_to_have_no_more(sent: Sent) -> None:
    written("smtp://mail.example")
    [(letter, _)] = sent
    assert (letter["From"], letter["To"]) == ("cups@house.example", "ana@example.org")
    assert "Dice Town" in letter["Subject"]
    assert letter["Message-ID"].endswith("@house.example>")
    assert letter["Auto-Submitted"] == "auto-generated"
    text = letter.get_content()
    off = letter["List-Unsubscribe"].strip("<>")
    assert off.startswith("https://house.example/api/notices/off/")
    assert f"https://house.example/table/{TURN.table}" in text and off in text
    assert TOKENS.read_stop_token(off.rpartition("/")[2]) == StopToken("ana", "mail")


@pytest.mark.parametrize(
    "notice",
    [
        TurnNotification("ana", "t", "dice-town", False, TURN.wishes),
        TurnNotification("ana", "t", "dice-town", True, NotificationSettings("ro", "")),
    ],
)
def test_letters_are_for_confirmed_addresses_and_games_over_days(
    sent: Sent, notice: TurnNotification
) -> None:
    written("smtp://mail.example", notice)
    assert sent == []


def test_whoever_reads_an_address_is_asked_in_their_language(sent: Sent) -> None:
    channel = MailChannel(
        MailSettings("smtp://mail.example", "cups@house.example", "https://h"), TOKENS
    )
    asyncio.run(channel.ask("ana", "ana@example.org", "ru"))
    [(letter, _)] = sent
    assert letter["To"] == "ana@example.org" and "List-Unsubscribe" not in letter
    assert "https://h/api/notices/confirm/" in letter.get_content()


def test_a_server_that_refuses_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(message: EmailMessage, **options: Any) -> None:
        raise aiosmtplib.SMTPException("no")

    monkeypatch.setattr(aiosmtplib, "send", refuse)
    with pytest.raises(RetryLater, match="SMTPException"):
        written("smtp://mail.example")


class Answer:
    def __init__(self, status: int) -> None:
        self.status = status

    async def __aenter__(self) -> Answer:
        return self

    async def __aexit__(self, *_: object) -> None: ...


class Session:
    """A connection to push services that answers with these statuses, or fails."""

    def __init__(self, *statuses: int | Exception) -> None:
        self.statuses = list(statuses)
        self.asked: list[tuple[str, dict[str, Any]]] = []

    def post(self, url: str, **options: Any) -> Answer:
        self.asked.append((url, options))
        status = self.statuses.pop(0)
        if isinstance(status, Exception):
            raise status
        return Answer(status)


class Devices:
    """A store that has nothing but devices."""

    def __init__(self, *devices: PushDevice) -> None:
        self.notifications = self
        self.devices = devices
        self.dropped: list[tuple[str, str, str | None]] = []

    async def push_devices(self, person: str) -> list[PushDevice]:
        return list(self.devices)

    async def drop_push_device(self, person: str, device: str, endpoint: str | None) -> None:
        self.dropped.append((person, device, endpoint))


def device(browser: Browser, name: str, host: str = "push.example") -> PushDevice:
    return PushDevice(name, f"https://{host}/{name}", b64(browser.point), b64(browser.auth))


def channel(devices: Devices, session: Session, anywhere: bool = False) -> PushChannel:
    push_channel = PushChannel(
        cast(Store, devices), TOKENS, SECRET, "mailto:host@house.example", anywhere
    )
    push_channel._session = session  # type: ignore[assignment]
    return push_channel


def test_a_message_is_signed_sealed_and_follows_nobody() -> None:
    browser, session = Browser(), Session(201)
    devices = Devices(device(browser, "phone"))
    asyncio.run(channel(devices, session).send(TURN, set()))
    [(url, options)] = session.asked
    assert url == "https://push.example/phone"
    assert options["allow_redirects"] is False
    headers = options["headers"]
    assert headers["topic"] == "t" * 32
    assert (headers["ttl"], headers["urgency"]) == ("86400", "normal")
    assert headers["content-encoding"] == "aes128gcm"
    claims = check_signature(
        headers["authorization"], public_key(private_key(SECRET)), "https://push.example"
    )
    assert claims["sub"] == "mailto:host@house.example"
    message = browser.read(options["data"])
    assert message["table"] == TURN.table and message["game"] == "dice-town"
    assert TOKENS.read_stop_token(message["off"]) == StopToken("ana", "push", "phone")
    shown = message_for(TURN, "phone", TOKENS)
    assert "Dice Town" in shown.title and shown.body and shown.stop


@pytest.mark.parametrize(
    ("status", "again", "dropped", "told"),
    [
        (201, False, False, False),
        (299, False, False, False),
        (300, False, False, True),
        (400, False, False, True),
        (404, False, True, False),
        (410, False, True, False),
        (428, False, False, True),
        (429, True, False, False),
        (499, False, False, True),
        (500, True, False, False),
        (503, True, False, False),
    ],
)
def test_what_an_answer_means(status: int, again: bool, dropped: bool, told: bool) -> None:
    devices, done = Devices(device(Browser(), "phone")), set[str]()
    with capture_logs() as lines:
        try:
            asyncio.run(channel(devices, Session(status)).send(TURN, done))
            tried_again = False
        except RetryLater as problem:
            tried_again = str(status) in str(problem)
    assert tried_again == again
    assert done == (set() if again else {"phone"})
    assert devices.dropped == ([("ana", "phone", "https://push.example/phone")] if dropped else [])
    warned = [(line["event"], line["status"]) for line in lines]
    assert warned == ([("push_refused", status)] if told else [])


def test_what_was_reached_is_not_told_again() -> None:
    browser, done = Browser(), {"phone"}
    devices = Devices(*(device(browser, name) for name in ("phone", "tablet", "laptop")))
    session = Session(OSError("no route"), 201)
    with pytest.raises(RetryLater, match="OSError"):
        asyncio.run(channel(devices, session).send(TURN, done))
    assert done == {"phone", "laptop"}
    assert [url.rpartition("/")[2] for url, _ in session.asked] == ["tablet", "laptop"]


@pytest.mark.parametrize(("anywhere", "asked"), [(False, 1), (True, 3)])
def test_a_number_inside_is_not_asked_unless_that_is_allowed(anywhere: bool, asked: int) -> None:
    browser, session = Browser(), Session(201, 201, 201)
    hosts = {"here": "127.0.0.1", "near": "10.0.0.1", "far": "8.8.8.8"}
    devices = Devices(*(device(browser, name, host) for name, host in hosts.items()))
    asyncio.run(channel(devices, session, anywhere).send(TURN, set()))
    assert len(session.asked) == asked
    assert len(devices.dropped) == 3 - asked


def test_a_device_whose_key_is_none_is_dropped() -> None:
    wrong = PushDevice("phone", "https://push.example/1", "AAAA", "AAAA")
    devices, session = Devices(wrong), Session()
    asyncio.run(channel(devices, session).send(TURN, set()))
    assert devices.dropped and not session.asked


@pytest.mark.parametrize("anywhere", [False, True])
def test_connections_remember_nothing_and_obey_no_surroundings(anywhere: bool) -> None:
    async def check() -> None:
        push_channel = PushChannel(cast(Store, Devices()), TOKENS, SECRET, "", anywhere)
        session = push_channel._open()
        assert push_channel._open() is session
        connector: Any = session.connector
        assert type(connector._resolver).__name__ == (
            "ThreadedResolver" if anywhere else "PublicResolver"
        )
        assert connector.limit == 20 and not connector.use_dns_cache
        assert session.timeout.total == 15 and not session.trust_env
        assert type(session.cookie_jar).__name__ == "DummyCookieJar"
        await push_channel.close()
        assert session.closed

    asyncio.run(check())
