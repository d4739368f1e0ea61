"""How often anybody may do what. Processes that share a house tell each other what they have
counted, so that nobody may do more by spreading it over them."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter

import msgspec

from fivecups.house.accounts.limits import Limits
from fivecups.house.ports import Bus

TELL_SECONDS = 0.5
"""How often processes tell each other what they have counted."""

MOST_IN_A_NOTE = 60
"""So many counts fit into one note of PostgreSQL."""


class TooFast(Exception):
    """Somebody does something more often than they may."""


class RateLimit(Limits):
    """A limit by the clock of this process. `spent` is what the others have not been told yet."""

    def __init__(self, size: float, a_second: float) -> None:
        super().__init__(size, a_second)
        self.spent: Counter[str] = Counter()

    def spend(self, key: str) -> None:
        """Count one use; raises :class:`TooFast` beyond the limit."""
        if not self.take(key, time.monotonic()):
            raise TooFast
        self.spent[key] += 1

    def check(self, key: str) -> None:
        """Raises :class:`TooFast` where the next use would; counts nothing."""
        if not self.holds(key, time.monotonic()):
            raise TooFast


class Spent(msgspec.Struct, array_like=True, frozen=True):
    """What one process has counted: the limit, the key, how often. The number makes every note
    another one."""

    number: int
    counts: list[tuple[str, str, int]]


_decode = msgspec.json.Decoder(Spent).decode
_encode = msgspec.json.Encoder().encode


class RateLimits:
    """All limits of a house, each as a burst and a number for each second.

    Strangers are counted by address, and an address may be a whole club: what is allowed to one is
    what sixty people need who come in at once. Known people are counted one by one. Wrong passwords
    count against the address they come from, never against the person whose login was tried, who
    would be locked out by them.

    Where several processes serve the house, what one of them has counted is taken from the buckets
    of the others half a second later. So a burst may be had once at each of them, and is paid for
    afterwards; in the long run a limit is that of the whole house. Without a bus each counts for
    itself.
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
        self.reports = limit(5, 0.01)
        self.reactions = limit(10, 0.5)
        self.renames = limit(20, 0.2)
        self.wrong_codes = limit(10, 0.1)
        self.wrong_codes_of_address = limit(60, 0.1)
        self.replays = limit(20, 0.5)
        self.club = limit(60, 2.0)
        self.invites = limit(20, 0.1)
        self.holidays = limit(10, 0.002)
        self.notices = limit(20, 0.05)
        self._numbers = itertools.count()

    @property
    def _all(self) -> dict[str, RateLimit]:
        return {name: one for name, one in vars(self).items() if isinstance(one, RateLimit)}

    async def run(self, bus: Bus) -> None:
        """For ever: tell the other processes what was counted here."""
        while True:
            self.tell(bus)
            await asyncio.sleep(TELL_SECONDS)

    def tell(self, bus: Bus) -> None:
        """Tell what was counted since the last time. What nobody can hear is dropped: it would come
        too late."""
        counts = [
            (name, key, times)
            for name, limit in self._all.items()
            for key, times in limit.spent.items()
        ]
        for limit in self._all.values():
            limit.spent.clear()
        if bus.shared and bus.connected:
            for first in range(0, len(counts), MOST_IN_A_NOTE):
                some = counts[first : first + MOST_IN_A_NOTE]
                bus.send("spent", _encode(Spent(next(self._numbers), some)).decode())

    def hear(self, text: str) -> None:
        """Another process has counted something."""
        limits, now = self._all, time.monotonic()
        for name, key, times in _decode(text).counts:
            if name in limits:
                limits[name].drain(key, now, times)
