"""Hashing and checking of passwords."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..fair_queue import FairLock, RateLimitExceeded
from ..table.table import refuse

T = TypeVar("T")

MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH = 8, 200
MAX_WAITING_HASHES = 100
"""Number of passwords that may wait to be hashed."""

MAX_WAITING_HASHES_EACH = 25
"""Number of passwords from one address that may wait to be hashed."""


def check_length(password: str) -> None:
    if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
        raise refuse("wrong-password-length", low=MIN_PASSWORD_LENGTH, high=MAX_PASSWORD_LENGTH)


class Passwords:
    """A password hasher with a thread of its own, since hashing is slow by design and must not
    block the server. The addresses that passwords come from (`share`) take turns."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._thread = ThreadPoolExecutor(1, "fivecups-passwords")
        self._waiting = 0
        self._turn = FairLock()
        self._dummy_hash = self._hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str, share: str = "") -> str:
        """Return the hash of a password, to be stored."""
        return await self._in_thread(share, self._hasher.hash, password)

    async def fits(self, hashed: str | None, password: str, share: str = "") -> bool:
        """True if `password` matches the stored hash `hashed`. If `hashed` is None, return False
        after the same time, so that the time does not show whether an account exists."""
        stored = self._dummy_hash if hashed is None else hashed
        try:
            await self._in_thread(
                share, self._hasher.verify, stored, password[:MAX_PASSWORD_LENGTH]
            )
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    async def _in_thread(self, share: str, work: Callable[..., T], *args: str) -> T:
        if (
            self._waiting >= MAX_WAITING_HASHES
            or self._turn.waiting_of(share) >= MAX_WAITING_HASHES_EACH
        ):
            raise RateLimitExceeded
        self._waiting += 1
        try:
            async with self._turn.hold(share):
                return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._turn.close()
        self._thread.shutdown(wait=False, cancel_futures=True)
