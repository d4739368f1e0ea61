"""Verifiable chance: a secret to which the house commits, entropy from every seat, and random
numbers that follow from both.

Before anyone sits down the house makes a secret and publishes its hash, the *commitment*. Every
player adds entropy when taking a seat. Secret and entropies make a key, and every draw of the game
follows from the key and the address of the draw: HMAC-SHA256 of the address, under the key. So the
dice of a seat in a roll are fixed before the game, and neither the house nor a player can influence
them by what they do or when. At the end the secret is published, and anyone can draw again.

Games that began before draws had addresses read all numbers from one tape in their order.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import Literal, TypeAlias

import msgspec

from fivecups.engine import AddressedChance, Chance, ChanceError

SECRET_BYTES = 32
WORDS_PER_BLOCK = 8
WORD_VALUES = 2**32
BLOCK_FORMAT = Struct(f">{WORDS_PER_BLOCK}I")
MAX_ENTROPY_LENGTH = 128

DrawOrder: TypeAlias = Literal["sequence", "address"]
"""From what a draw follows besides the key: from the number of all draws before it, or from its
address."""


def new_secret() -> str:
    """Return a random secret for a table, as hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_to(secret: str) -> str:
    """Return the commitment that is shown before the game: SHA-256 of the secret's bytes, as
    hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def chance_key(secret: str, entropies: Sequence[str]) -> bytes:
    """Return the key of a game's random numbers: HMAC-SHA256, under the secret, of the entropies in
    seat order as a JSON list."""
    return hmac.digest(bytes.fromhex(secret), msgspec.json.encode(list(entropies)), "sha256")


class Tape(Chance):
    """A sequence of random numbers that follows from a key and an address. `position` is the number
    of the next word, so that reading can continue after a restart.

    A block is HMAC-SHA256 of its number and holds eight words of 4 bytes, big-endian. The number is
    written as 8 bytes, big-endian, or, at an address, as text: ``dice 0 2 1#0``. Words at or above
    the largest multiple of the limit are skipped, so that every number is equally likely.
    """

    def __init__(self, key: bytes, position: int = 0, address: str = "") -> None:
        self._key = key
        self._address = address
        self.position = position

    def below(self, limit: int) -> int:
        return self._read(1, limit, 0)[0]

    def roll(self, count: int, faces: int = 6, *, at: str = "") -> tuple[int, ...]:
        return tuple(self._read(count, faces, 1))

    def _read(self, count: int, limit: int, lowest: int) -> list[int]:
        """Return the next `count` random numbers of the tape. Each is one of the `limit` numbers
        that begin with `lowest`."""
        bound = WORD_VALUES - WORD_VALUES % limit
        numbers: list[int] = []
        while len(numbers) < count:
            number, place = divmod(self.position, WORDS_PER_BLOCK)
            words = self._block(number)[place : place + count - len(numbers)]
            self.position += len(words)
            numbers += [lowest + word % limit for word in words if word < bound]
        return numbers

    def _block(self, number: int) -> tuple[int, ...]:
        if self._address:
            return _block(self._key, f"{self._address}#{number}".encode())
        return _block(self._key, number.to_bytes(8, "big"))


class SealedChance(AddressedChance):
    """The source of a table's chance: every draw follows from the key and its address. `position`
    counts the draws of the game."""

    def __init__(self, key: bytes, position: int = 0) -> None:
        self._key = key
        self.position = position

    def source_at(self, address: str) -> Tape:
        if not address:
            raise ChanceError("a draw at a table of a house needs an address")
        self.position += 1
        return Tape(self._key, address=address)


def chance_of(
    order: DrawOrder, secret: str, entropies: Sequence[str], position: int = 0
) -> Tape | SealedChance:
    """Return the source of chance of a game that has made the draws up to `position`."""
    key = _cached_key(secret, tuple(entropies))
    return SealedChance(key, position) if order == "address" else Tape(key, position)


_cached_key = lru_cache(maxsize=4096)(chance_key)


@lru_cache(maxsize=4096)
def _block(key: bytes, name: bytes) -> tuple[int, ...]:
    """Return the eight 32-bit numbers of a block of random numbers. Cached, since most moves of a
    sequence read on in the same block."""
    inner, outer = _hmac_start(key)
    inner, outer = inner.copy(), outer.copy()
    inner.update(name)
    outer.update(inner.digest())
    return BLOCK_FORMAT.unpack(outer.digest())


@lru_cache(maxsize=4096)
def _hmac_start(key: bytes) -> tuple[hashlib._Hash, hashlib._Hash]:
    """Return the inner and outer hash objects of HMAC-SHA256 after `key` was fed in. Cached, since
    this is half of the work of a hash."""
    padded = key.ljust(hashlib.sha256().block_size, b"\0")
    return (
        hashlib.sha256(bytes([byte ^ 0x36 for byte in padded])),
        hashlib.sha256(bytes([byte ^ 0x5C for byte in padded])),
    )
