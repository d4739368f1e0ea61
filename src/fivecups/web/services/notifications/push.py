"""The Web Push channel: messages to a closed browser, through the push service of its maker.

The push service's address comes from the subscriber and must not lead into the house's own network.
So it must be https with a trusted certificate, at a public IP address that is checked during name
resolution and then used as checked; redirects are not followed, and of the response only the status
is used.
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

from fivecups.house.notifications.channels import PushDevice
from fivecups.house.notifications.turn_notifications import RetryLater, TurnNotification
from fivecups.store import Store
from fivecups.texts import Texts

from .signed_tokens import SignedTokens, StopToken

if TYPE_CHECKING:
    from aiohttp import ClientSession
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

log = structlog.get_logger("fivecups.web")

REQUEST_TIMEOUT_SECONDS = 15.0
"""Seconds that a push service may take to answer."""

MESSAGE_TTL_SECONDS = 24 * 3600
"""Seconds for which a push service stores a message for a device that is off."""

SIGNATURE_SECONDS = 12 * 3600
GONE_STATUSES = (404, 410)
UNICAST_NETWORK = IPv6Network("2000::/3")
TUNNEL_NETWORKS = (IPv6Network("2002::/16"), IPv6Network("2001::/32"))
P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Number of points of the elliptic curve P-256."""


class PushMessage(msgspec.Struct, frozen=True):
    """The content of a push message to a device. `off` is a token that stops further messages."""

    table: str
    game: str
    title: str
    body: str
    stop: str
    off: str


def private_key(secret: str) -> EllipticCurvePrivateKey:
    """Return the house's private key for push services (VAPID), derived from a stored secret."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int(secret, 16) % (P256_ORDER - 1) + 1, ec.SECP256R1())


def public_key(private: EllipticCurvePrivateKey) -> str:
    """Return the public key of the house's private key `private` in base64; browsers need it to
    subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    raw = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def is_public(host: str) -> bool:
    """True if an IP address is reachable from the whole internet. IPv6 addresses that stand for an
    IPv4 address count only if that one is public, and tunnels do not count."""
    address = ip_address(host)
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address not in UNICAST_NETWORK or any(address in network for network in TUNNEL_NETWORKS):
            return False
    return address.is_global and not address.is_multicast


class PushChannel:
    """The channel that sends Web Push messages to all devices of a person. `allow_private` allows
    push services in the local network. Operators of push services may write to `contact` about the
    house. `key` is the public key that browsers need to subscribe."""

    def __init__(
        self, store: Store, tokens: SignedTokens, secret: str, contact: str, allow_private: bool
    ) -> None:
        self._store = store
        self._tokens = tokens
        self._private = private_key(secret)
        self.key = public_key(self._private)
        self._contact = contact
        self._allow_private = allow_private
        self._session: ClientSession | None = None

    async def send(self, notification: TurnNotification, done: set[str]) -> None:
        problems = []
        for device in await self._store.notifications.push_devices(notification.person):
            if device.device not in done:
                try:
                    await self._send(notification, device)
                    done.add(device.device)
                except RetryLater as problem:
                    problems.append(str(problem))
        if problems:
            raise RetryLater("; ".join(problems))

    async def _send(self, notification: TurnNotification, device: PushDevice) -> None:
        status = await self._post(device, message_for(notification, device.device, self._tokens))
        if status in GONE_STATUSES:
            await self._store.notifications.drop_push_device(
                notification.person, device.device, device.endpoint
            )
        elif status == 429 or status >= 500:
            raise RetryLater(f"the push service says {status}")
        elif status >= 300:
            log.warning("push_refused", status=status)

    async def _post(self, device: PushDevice, message: PushMessage) -> int:
        from aiohttp import ClientError
        from pywebpush import WebPusher, WebPushException

        parts = urlsplit(device.endpoint)
        if not self._allow_private and _is_private_address(parts.hostname or ""):
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
            "ttl": str(MESSAGE_TTL_SECONDS),
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
            raise RetryLater(type(error).__name__) from error

    def _signature(self, audience: str) -> dict[str, str]:
        from py_vapid import Vapid02

        claims = {
            "sub": self._contact,
            "aud": audience,
            "exp": int(time.time()) + SIGNATURE_SECONDS,
        }
        signer: Any = Vapid02(self._private)
        return {name.lower(): str(value) for name, value in signer.sign(claims).items()}

    def _open(self) -> ClientSession:
        if self._session is None:
            from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

            from .safe_resolver import PublicResolver

            resolver = None if self._allow_private else PublicResolver(is_public)
            self._session = ClientSession(
                connector=TCPConnector(
                    resolver=resolver,
                    limit=20,
                    use_dns_cache=False,
                    ssl=ssl.create_default_context(),
                ),
                timeout=ClientTimeout(total=REQUEST_TIMEOUT_SECONDS),
                cookie_jar=DummyCookieJar(),
                trust_env=False,
            )
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def message_for(notification: TurnNotification, device: str, tokens: SignedTokens) -> PushMessage:
    """Return the push message of a notification for a device. It names game and table, but nothing
    of what happens there."""
    texts = Texts(notification.wishes.language)
    return PushMessage(
        notification.table,
        notification.game,
        texts.say("notice-title", game=texts.say(f"{notification.game}-name")),
        texts.say("notice-body"),
        texts.say("notice-stop"),
        tokens.off(StopToken(notification.person, "push", device)),
    )


def _is_private_address(host: str) -> bool:
    try:
        return not is_public(host)
    except ValueError:
        return False
