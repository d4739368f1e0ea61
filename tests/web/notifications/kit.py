"""A push service and a mail server for tests, and the browser's part of Web Push."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from ssl import SSLContext
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from fivecups.client import HouseClient

from ..server import free_port

DAYS = {"kind": "decision", "seconds": 3 * 24 * 3600}


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser that has subscribed, with its private keys."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen secret b"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.point = point

    def wish(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": b64(self.point), "auth": b64(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self.auth, version="aes128gcm"
        )
        return dict(json.loads(plain))


class PushService:
    """A push service as browsers' makers run it. `answers` are its next statuses; 201 when there
    are none. While `silent` it takes messages and answers only when it closes."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()
        self.answers: list[int] = []
        self.base = ""
        self.silent = False
        self.closing = asyncio.Event()

    async def _take(self, request: web.Request) -> web.Response:
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.got.put_nowait((request.path, headers, await request.read()))
        if self.silent:
            await self.closing.wait()
        return web.Response(status=self.answers.pop(0) if self.answers else 201)


@asynccontextmanager
async def push_service(tls: SSLContext | None = None) -> AsyncIterator[PushService]:
    service = PushService()
    app = web.Application()
    app.router.add_post("/{name}", service._take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=tls)
    await site.start()
    [socket] = runner.addresses
    service.base = f"{'http' if tls is None else 'https'}://127.0.0.1:{socket[1]}"
    try:
        yield service
    finally:
        service.closing.set()
        await runner.cleanup()


def check_signature(authorization: str, key: str, audience: str) -> dict[str, Any]:
    """Return the claims of a VAPID header after checking the house's signature."""
    match = re.fullmatch(r"vapid t=([^,]+), ?k=(.+)", authorization)
    assert match is not None, authorization
    token, shown = match.groups()
    assert shown.rstrip("=") == key
    head, claims, signature = token.split(".")
    raw = unb64(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    point.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    payload: dict[str, Any] = json.loads(unb64(claims))
    assert payload["aud"] == audience
    return payload


class Mailbox:
    """A mail server that stores its messages."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))  # type: ignore[arg-type]
        return "250 OK"


@contextmanager
def mail_server(tls: SSLContext | None = None, **options: Any) -> Iterator[tuple[Mailbox, str]]:
    """Run a mail server, encrypted from the start if `tls` is given; yield its mailbox and its
    URL."""
    mailbox = Mailbox()
    port = free_port()
    controller = Controller(mailbox, hostname="127.0.0.1", port=port, ssl_context=tls, **options)
    controller.start()
    try:
        yield mailbox, f"{'smtp' if tls is None else 'smtps'}://127.0.0.1:{port}"
    finally:
        controller.stop()


def link_in(letter: EmailMessage, what: str) -> str:
    """Return the path of a link of this kind in an e-mail."""
    match = re.search(rf"/api/notices/{what}/\S+", letter.get_content())
    assert match is not None
    return match[0]


async def subscribe(person: HouseClient, browser: Browser, endpoint: str) -> dict[str, Any]:
    settings: dict[str, Any] = await person.request(
        "POST", "/api/me/notices/push", browser.wish(endpoint)
    )
    return settings
