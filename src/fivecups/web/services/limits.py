"""How often anybody may do what."""

from __future__ import annotations

import time

from fivecups.house.accounts.limits import Limits


class TooFast(Exception):
    """Somebody does something more often than they may."""


class RateLimit(Limits):
    """A limit by the clock of this process."""

    def spend(self, key: str) -> None:
        """Count one use; raises :class:`TooFast` beyond the limit."""
        if not self.take(key, time.monotonic()):
            raise TooFast

    def check(self, key: str) -> None:
        """Raises :class:`TooFast` where the next use would; counts nothing."""
        if not self.holds(key, time.monotonic()):
            raise TooFast


class RateLimits:
    """All limits of a house, each as a burst and a number for each second. Requests, new guests and
    logins are counted by address, wrong passwords by login, the rest by person."""

    def __init__(self, factor: float) -> None:
        def limit(burst: float, a_second: float) -> RateLimit:
            return RateLimit(burst * factor, a_second * factor)

        self.requests = limit(120, 20)
        self.guests = limit(20, 0.1)
        self.logins = limit(10, 0.05)
        self.wrong_passwords = limit(100, 0.05)
        self.passwords = limit(5, 0.02)
        self.new_tables = limit(20, 0.1)
        self.chat = limit(20, 1.0)
        self.replays = limit(20, 0.5)
