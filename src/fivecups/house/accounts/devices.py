"""What a device shows to be recognised."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from ..table.text import new_id


@dataclass(frozen=True, slots=True)
class Key:
    """The name of a device, and a secret that only the device has; the house stores its hash."""

    device: str
    secret: str

    def __str__(self) -> str:
        return f"{self.device}.{self.secret}"

    @classmethod
    def read(cls, text: str) -> Key | None:
        device, dot, secret = text.partition(".")
        return cls(device, secret) if dot and device and secret else None

    @classmethod
    def new(cls) -> Key:
        return cls(new_id(12), secrets.token_urlsafe(32))

    def fits(self, hashed: str) -> bool:
        return hmac.compare_digest(hashed, digest(self.secret))


def digest(secret: str) -> str:
    """Secrets of full strength are stored as plain hashes; passwords are not."""
    return hashlib.sha256(secret.encode()).hexdigest()
