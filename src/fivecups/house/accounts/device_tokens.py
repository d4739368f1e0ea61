"""Device tokens: the secrets by which devices are recognised."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from ..table.text_cleaning import new_id


@dataclass(frozen=True, slots=True)
class DeviceToken:
    """A device token: the id of a device, and a secret that only the device has. The house stores a
    hash of the secret."""

    device: str
    secret: str

    def __str__(self) -> str:
        return f"{self.device}.{self.secret}"

    @classmethod
    def read(cls, text: str) -> DeviceToken | None:
        device, dot, secret = text.partition(".")
        return cls(device, secret) if dot and device and secret else None

    @classmethod
    def new(cls) -> DeviceToken:
        return cls(new_id(12), secrets.token_urlsafe(32))

    def fits(self, hashed: str) -> bool:
        return hmac.compare_digest(hashed, hash_secret(self.secret))


def hash_secret(secret: str) -> str:
    """Return the hash under which a random secret is stored. A plain hash is enough for random
    secrets; passwords need a slow one."""
    return hashlib.sha256(secret.encode()).hexdigest()
