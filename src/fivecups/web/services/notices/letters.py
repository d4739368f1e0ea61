"""Counts the letters that ask whether somebody wants mail, for all processes of the house and
beyond its restarts: a stranger's mailbox is nobody's to fill."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from fivecups.house.notices.letters import Letter, LetterLimits
from fivecups.store import Store

from ..limits import TooFast


class Letters:
    """What is kept of people and addresses is unreadable without the `secret` of the house, and
    gone after a day."""

    def __init__(
        self, store: Store, secret: str, limit_factor: float, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._key = blake2b(secret.encode(), digest_size=32).digest()
        self._limits = LetterLimits().times(limit_factor)
        self._now = now

    async def count(self, person: str, origin: str, address: str) -> None:
        """Count one more letter; raises :class:`TooFast` beyond a limit."""
        letter = Letter(self._mark(person), self._mark(origin), self._mark(address.lower()))
        if not await self._store.count_letter(letter, self._limits, self._now()):
            raise TooFast

    def _mark(self, words: str) -> str:
        return blake2b(words.encode(), digest_size=24, key=self._key).hexdigest()
