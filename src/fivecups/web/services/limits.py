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
    """All limits of a house, each as a burst and a number for each second.

    Strangers are counted by address, and an address may be a whole club: what is allowed to one is
    what sixty people need who come in at once. Known people are counted one by one. Wrong passwords
    count against the address they come from, never against the person whose login was tried, who
    would be locked out by them.
    """

    def __init__(self, factor: float) -> None:
        def limit(burst: float, a_second: float) -> RateLimit:
            return RateLimit(burst * factor, a_second * factor)

        self.strangers = limit(1200, 60)
        self.guests = limit(200, 1)
        self.logins = limit(200, 1)
        self.wrong_passwords = limit(20, 0.1)
        self.requests = limit(120, 20)
        self.passwords = limit(5, 0.02)
        self.new_tables = limit(20, 0.1)
        self.chat = limit(20, 1.0)
        self.replays = limit(20, 0.5)
