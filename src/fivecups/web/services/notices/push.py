"""Web Push: a message to a browser that is closed, through the push service of its maker.

The address of the service comes from whoever subscribes, so that it must not lead anywhere inside:
only https with a certificate that this machine trusts, to public addresses, which are checked when
the name is looked up and used as they were checked, no redirects, and nothing of the answer is kept
or told but its status.
"""

from __future__ import annotations

import base64
import ssl
import time
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import structlog

from fivecups.house.notices.notices import Notice, TryAgain
from fivecups.house.notices.ways import PushDevice
from fivecups.store import Store
from fivecups.texts import Texts

from .tokens import Off, Tokens

if TYPE_CHECKING:
    from aiohttp import ClientSession
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

log = structlog.get_logger("fivecups.web")

SECONDS = 15.0
"""How long a push service has to answer."""

KEPT_SECONDS = 24 * 3600
"""For how long a push service keeps a message for a device that is off."""

SIGNED_SECONDS = 12 * 3600
GONE = (404, 410)
UNICAST = IPv6Network("2000::/3")
TUNNELS = (IPv6Network("2002::/16"), IPv6Network("2001::/32"))
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve P-256 has."""


class PushMessage(msgspec.Struct, frozen=True):
    """What a device gets. `off` stops further ones."""

    table: str
    game: str
    title: str
    body: str
    stop: str
    off: str


def private_key(secret: str) -> EllipticCurvePrivateKey:
    """The house's key for push services (VAPID), from a secret that lasts."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, ec.SECP256R1())


def public_key(private: EllipticCurvePrivateKey) -> str:
    """What browsers need to subscribe: the key that belongs to it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    raw = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def is_public(host: str) -> bool:
    """Whether an address is one of the whole world. Those of IPv6 that stand for one of IPv4, which
    may be inside, are not."""
    address = ip_address(host)
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address not in UNICAST or any(address in one for one in TUNNELS):
            return False
    return address.is_global and not address.is_multicast


class PushChannel:
    """Tells all devices of somebody. `anywhere` lets push services be in this network; `contact` is
    whom their operators may ask about the house; `key` is what browsers need to subscribe."""

    def __init__(
        self, store: Store, tokens: Tokens, secret: str, contact: str, anywhere: bool
    ) -> None:
        self._store = store
        self._tokens = tokens
        self._private = private_key(secret)
        self.key = public_key(self._private)
        self._contact = contact
        self._anywhere = anywhere
        self._session: ClientSession | None = None

    async def send(self, notice: Notice, done: set[str]) -> None:
        problems = []
        for device in await self._store.push_devices(notice.person):
            if device.device not in done:
                try:
                    await self._send(notice, device)
                    done.add(device.device)
                except TryAgain as problem:
                    problems.append(str(problem))
        if problems:
            raise TryAgain("; ".join(problems))

    async def _send(self, notice: Notice, device: PushDevice) -> None:
        status = await self._post(device, message_for(notice, device.device, self._tokens))
        if status in GONE:
            await self._store.drop_push_device(notice.person, device.device, device.endpoint)
        elif status == 429 or status >= 500:
            raise TryAgain(f"the push service says {status}")
        elif status >= 300:
            log.warning("push_refused", status=status)

    async def _post(self, device: PushDevice, message: PushMessage) -> int:
        from aiohttp import ClientError
        from pywebpush import WebPusher, WebPushException

        parts = urlsplit(device.endpoint)
        if not self._anywhere and _is_literal(parts.hostname or ""):
            return 410
        subscription = {
            "endpoint": device.endpoint,
            "keys": {"p256dh": device.key, "auth": device.auth},
        }
        try:
            body = WebPusher(subscription).encode(msgspec.json.encode(message))["body"]
        except (ValueError, WebPushException):
            return 410
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "urgency": "normal",
            "topic": message.table[:32],
            **self._signature(f"{parts.scheme}://{parts.netloc}"),
        }
        try:
            async with self._open().post(
                device.endpoint, data=body, headers=headers, allow_redirects=False
            ) as answer:
                return answer.status
        except (ClientError, OSError, TimeoutError) as error:
            raise TryAgain(type(error).__name__) from error

    def _signature(self, audience: str) -> dict[str, str]:
        from py_vapid import Vapid02

        claims = {
            "sub": self._contact,
            "aud": audience,
            "exp": int(time.time()) + SIGNED_SECONDS,
        }
        signer: Any = Vapid02(self._private)
        return {name.lower(): str(value) for name, value in signer.sign(claims).items()}

    def _open(self) -> ClientSession:
        if self._session is None:
            from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

            from .resolver import PublicResolver

            resolver = None if self._anywhere else PublicResolver(is_public)
            self._session = ClientSession(
                connector=TCPConnector(
                    resolver=resolver,
                    limit=20,
                    use_dns_cache=False,
                    ssl=ssl.create_default_context(),
                ),
                timeout=ClientTimeout(total=SECONDS),
                cookie_jar=DummyCookieJar(),
                trust_env=False,
            )
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def message_for(notice: Notice, device: str, tokens: Tokens) -> PushMessage:
    """What one device is told: the game and the table, and nothing of what is going on there."""
    texts = Texts(notice.wishes.language)
    return PushMessage(
        notice.table,
        notice.game,
        texts.say("notice-title", game=texts.say(f"{notice.game}-name")),
        texts.say("notice-body"),
        texts.say("notice-stop"),
        tokens.off(Off(notice.person, "push", device)),
    )


def _is_literal(host: str) -> bool:
    try:
        return not is_public(host)
    except ValueError:
        return False
