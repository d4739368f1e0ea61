"""Hashing and checking passwords."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..table.table import refuse

T = TypeVar("T")

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
MAX_WAITING = 100
"""How many passwords may wait to be hashed."""


def check_length(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise refuse("wrong-password-length", low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD)


class Passwords:
    """Hashing is slow by design: it has a thread of its own, so that nobody else waits for it."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._thread = ThreadPoolExecutor(1, "fivecups-passwords")
        self._waiting = 0
        self._nobody = self._hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        return await self._in_thread(self._hasher.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether a password is the one that was stored. Where none was, this takes as long."""
        stored = self._nobody if hashed is None else hashed
        try:
            right = await self._in_thread(self._hasher.verify, stored, password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            return False
        return right and hashed is not None

    async def _in_thread(self, work: Callable[..., T], *args: str) -> T:
        if self._waiting >= MAX_WAITING:
            raise refuse("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
