"""Settings of the notification channels: Web Push subscriptions and e-mail addresses."""

from __future__ import annotations

import base64
import binascii
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec

from ..table.table import refuse
from .quiet_hours import QuietHours

MAX_ENDPOINT_LENGTH = 1000
MAX_ADDRESS_LENGTH = 254
ADDRESS_PATTERN = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@"
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
KEY_BYTES = 65
AUTH_BYTES = 16


@dataclass(frozen=True, slots=True)
class PushDevice:
    """A Web Push subscription of a device: the address at its push service, and the keys with which
    only the device can decrypt messages."""

    device: str
    endpoint: str
    key: str
    auth: str


@dataclass(frozen=True, slots=True)
class EmailSettings:
    """A person's e-mail address, True if it is confirmed, and the quiet hours."""

    address: str = ""
    confirmed: bool = False
    quiet: QuietHours | None = None


class QuietInfo(msgspec.Struct, frozen=True):
    """A person's quiet hours: start and end in minutes of the day, in this time zone."""

    start: int
    end: int
    zone: str


class NoticeInfo(msgspec.Struct, frozen=True):
    """A person's notification settings. `push_key` is the house's public key for Web Push.
    `push_here`: this device is subscribed; `devices`: number of subscribed devices. `mail_offered`:
    the house can send e-mail. `mail` is the person's address, `mail_confirmed` True if they have
    confirmed it."""

    push_key: str
    push_here: bool
    devices: int
    mail_offered: bool
    mail: str
    mail_confirmed: bool
    quiet: QuietInfo | None


def checked_address(address: str) -> str:
    """Return an e-mail address without outer spaces. Raise a refusal if it is malformed."""
    stripped = address.strip()
    if len(stripped) > MAX_ADDRESS_LENGTH or not ADDRESS_PATTERN.fullmatch(stripped):
        raise refuse("wrong-mail-address")
    return stripped


def checked_push(device: PushDevice, anywhere: bool) -> PushDevice:
    """Return a Web Push subscription if it is well-formed; otherwise raise a refusal. With
    `anywhere` the push service may be in the local network and without encryption. (A host name
    that leads into the house's own network is rejected later, when it is resolved.)"""
    try:
        parts = urlsplit(device.endpoint)
        port, named = parts.port, bool(parts.hostname) and parts.username is None
    except ValueError:
        raise refuse("wrong-push-address") from None
    secure = parts.scheme == "https" and port in (None, 443)
    fits = len(device.endpoint) <= MAX_ENDPOINT_LENGTH and device.endpoint.isascii()
    keys = _bytes_of(device.key), _bytes_of(device.auth)
    whole = len(keys[0]) == KEY_BYTES and keys[0][:1] == b"\x04" and len(keys[1]) == AUTH_BYTES
    plain = anywhere and parts.scheme in ("http", "https")
    if not (named and fits and whole and (secure or plain)):
        raise refuse("wrong-push-address")
    return device


def _bytes_of(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""
