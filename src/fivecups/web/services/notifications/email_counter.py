"""Limits for e-mails that ask to confirm an address. The counts are in the database, for all
processes and beyond restarts, so that a house cannot be used to flood a stranger's mailbox."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from fivecups.house.fair_queue import RateLimitExceeded
from fivecups.house.notifications.email_quota import ConfirmationEmail, EmailQuota
from fivecups.store import Store


class EmailCounter:
    """The counter of confirmation e-mails. People and addresses are stored as hashes with the
    house's `secret`, and deleted after a day."""

    def __init__(
        self, store: Store, secret: str, limit_factor: float, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._key = blake2b(secret.encode(), digest_size=32).digest()
        self._limits = EmailQuota().times(limit_factor)
        self._now = now

    async def count(self, person: str, origin: str, address: str) -> None:
        """Count a confirmation e-mail to `address`, requested by `person` from the network
        `origin`; raise :class:`RateLimitExceeded` if the quota does not allow it."""
        letter = ConfirmationEmail(
            self._hash(person), self._hash(origin), self._hash(address.lower())
        )
        if not await self._store.emails.count_letter(letter, self._limits, self._now()):
            raise RateLimitExceeded

    def _hash(self, words: str) -> str:
        return blake2b(words.encode(), digest_size=24, key=self._key).hexdigest()
