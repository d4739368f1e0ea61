"""The ways in which somebody can be told."""

from __future__ import annotations

import base64
import binascii
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec

from ..table.table import refuse
from .quiet_hours import QuietHours

LONGEST_ENDPOINT = 1000
LONGEST_ADDRESS = 254
ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@"
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
KEY_BYTES = 65
AUTH_BYTES = 16


@dataclass(frozen=True, slots=True)
class PushDevice:
    """A device whose browser takes pushes: the address at its push service, and the keys by which
    only the device can read them."""

    device: str
    endpoint: str
    key: str
    auth: str


@dataclass(frozen=True, slots=True)
class MailWish:
    """The address that somebody has given, whether it is theirs, and when it is quiet."""

    address: str = ""
    confirmed: bool = False
    quiet: QuietHours | None = None


class QuietInfo(msgspec.Struct, frozen=True):
    """Quiet hours, in minutes of the day in this time zone."""

    start: int
    end: int
    zone: str


class NoticeInfo(msgspec.Struct, frozen=True):
    """How one is told. `push_key` is the house's key for subscribing; `push_here` says whether this
    device is told, and `devices` how many are. `mail_offered`: the house can send mail. `mail` is
    one's address, and `mail_confirmed` whether one has confirmed it."""

    push_key: str
    push_here: bool
    devices: int
    mail_offered: bool
    mail: str
    mail_confirmed: bool
    quiet: QuietInfo | None


def checked_address(address: str) -> str:
    """A mail address that can be written to."""
    found = address.strip()
    if len(found) > LONGEST_ADDRESS or not ADDRESS.fullmatch(found):
        raise refuse("wrong-mail-address")
    return found


def checked_push(device: PushDevice, anywhere: bool) -> PushDevice:
    """A subscription as browsers make them. With `anywhere` the push service may be in this network
    and without encryption. (Whether a name leads into the house's own network is seen when it is
    looked up.)"""
    try:
        parts = urlsplit(device.endpoint)
        port, named = parts.port, bool(parts.hostname) and parts.username is None
    except ValueError:
        raise refuse("wrong-push-address") from None
    secure = parts.scheme == "https" and port in (None, 443)
    fits = len(device.endpoint) <= LONGEST_ENDPOINT and device.endpoint.isascii()
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
