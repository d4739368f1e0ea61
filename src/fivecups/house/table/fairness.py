"""Fair dice: a secret that the house commits to, entropy from every seat, and a tape of chance that
follows from both.

Before anybody sits down the house makes a secret and shows its hash, the *commitment*. Everybody
who takes a seat adds entropy of their own. All numbers of the game are read from one tape,
HMAC-SHA256 of a running number under a key made of the secret and all entropies, so that the n-th
number is settled before the first is drawn: neither the house nor a player can steer it by what
they do or when. At the end the secret is opened, and anybody can make the tape again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from struct import Struct
from typing import Any

import msgspec

from fivecups.engine import Chance

SECRET_BYTES = 32
WORDS_A_BLOCK = 8
WORD = 2**32
BLOCK = Struct(f">{WORDS_A_BLOCK}I")
LONGEST_ENTROPY = 128


@dataclass(frozen=True, slots=True)
class Opening:
    """What has to be known to check the dice of a finished game."""

    commitment: str
    secret: str
    entropies: tuple[str, ...]


def new_secret() -> str:
    """A secret for one table, as hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_to(secret: str) -> str:
    """What is shown before the game: SHA-256 of the secret's bytes, as hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def tape_key(secret: str, entropies: Sequence[str]) -> bytes:
    """The key of the tape: HMAC-SHA256 under the secret of the entropies, in seat order, as a JSON
    list."""
    return hmac.digest(bytes.fromhex(secret), msgspec.json.encode(list(entropies)), "sha256")


class Tape(Chance):
    """Chance read from the tape. `position` is the number of the next word, so that reading can go
    on after a restart.

    A block is HMAC-SHA256 of its number (8 bytes, big-endian) and holds eight words of 4 bytes,
    big-endian. Words at or above the largest multiple of the limit are skipped, so that every
    number is equally likely.
    """

    def __init__(self, key: bytes, position: int = 0) -> None:
        self._key = key
        self.position = position

    def below(self, limit: int) -> int:
        return self._read(1, limit, 0)[0]

    def roll(self, count: int, faces: int = 6) -> tuple[int, ...]:
        return tuple(self._read(count, faces, 1))

    def _read(self, count: int, limit: int, lowest: int) -> list[int]:
        """The next numbers, `limit` different ones from the lowest on."""
        bound = WORD - WORD % limit
        found: list[int] = []
        while len(found) < count:
            number, place = divmod(self.position, WORDS_A_BLOCK)
            words = _block(self._key, number)[place : place + count - len(found)]
            self.position += len(words)
            found += [lowest + word % limit for word in words if word < bound]
        return found


@lru_cache(maxsize=4096)
def _block(key: bytes, number: int) -> tuple[int, ...]:
    """The words of a block. Most moves go on within the block of the one before."""
    inner, outer = _begun(key)
    inner, outer = inner.copy(), outer.copy()
    inner.update(number.to_bytes(8, "big"))
    outer.update(inner.digest())
    return BLOCK.unpack(outer.digest())


@lru_cache(maxsize=4096)
def _begun(key: bytes) -> tuple[Any, Any]:
    """Both hashes of HMAC-SHA256 as they begin under a key, which is half of their work."""
    padded = key.ljust(hashlib.sha256().block_size, b"\0")
    return (
        hashlib.sha256(bytes([byte ^ 0x36 for byte in padded])),
        hashlib.sha256(bytes([byte ^ 0x5C for byte in padded])),
    )
