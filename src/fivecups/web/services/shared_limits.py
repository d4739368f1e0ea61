"""Rate limits that all processes of a house share: each process sends its counts to the others, so
that a client cannot do more by spreading requests over them."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from ipaddress import ip_network

import msgspec

from fivecups.house.accounts.bans import HOUSEHOLD_BITS
from fivecups.house.accounts.rate_limits import TokenBuckets
from fivecups.house.fair_queue import RateLimitExceeded
from fivecups.house.ports import Bus

SHARE_SECONDS = 0.5
"""Seconds between two messages with counts to other processes."""

MAX_COUNTS_PER_NOTE = 60
"""Number of counts that fit into one notification of PostgreSQL."""


WIDE_NETWORK_BITS = 48
WIDE_NETWORK = f"/{WIDE_NETWORK_BITS}"
"""End of the key of an IPv6 network that is as large as one customer may have."""

WIDE_NETWORK_FACTOR = 4.0
"""How many times the limit of a household's network such a network has."""


class RateLimit(TokenBuckets):
    """A rate limit for each key, such as a person or an address, measured by this process's clock.
    An IPv6 network also uses the limit of the wider network around it, which is
    `WIDE_NETWORK_FACTOR` times as high: a provider may give a customer thousands of the small ones.
    `spent` are the uses that this process has counted and not yet sent to the other processes."""

    def __init__(self, size: float, per_second: float) -> None:
        super().__init__(size, per_second)
        self.spent: Counter[str] = Counter()

    def spend(self, key: str) -> None:
        """Count a use by `key`; raise :class:`RateLimitExceeded` beyond the limit."""
        self.check(key)
        for counted in counted_keys(key):
            self.take(counted, time.monotonic())
            self.spent[counted] += 1

    def check(self, key: str) -> None:
        """Raise :class:`RateLimitExceeded` if the next use by `key` would exceed the limit; count
        nothing."""
        now = time.monotonic()
        if not all(self.holds(counted, now) for counted in counted_keys(key)):
            raise RateLimitExceeded

    def factor(self, key: str) -> float:
        return WIDE_NETWORK_FACTOR if key.endswith(WIDE_NETWORK) else 1.0


def counted_keys(key: str) -> list[str]:
    """Return the key and, if it is the network of a household, the wider network around it."""
    if not key.endswith(f"/{HOUSEHOLD_BITS}"):
        return [key]
    return [key, str(ip_network(key).supernet(new_prefix=WIDE_NETWORK_BITS))]


class SpentCounts(msgspec.Struct, array_like=True, frozen=True):
    """A message with the uses that a process has counted: limit, key, number of uses. `number`
    makes every message different."""

    number: int
    counts: list[tuple[str, str, int]]


_decode = msgspec.json.Decoder(SpentCounts).decode
_encode = msgspec.json.Encoder().encode


class RateLimits:
    """All rate limits of a house, each as a burst and a number of uses per second.

    Strangers are counted by address, and an address may be a whole club: its limit is what sixty
    people need who arrive at the same time. Known people are counted individually. Wrong passwords
    count against the address they come from, never against the person whose login was tried, who
    would be locked out by strangers.

    If several processes serve the house, the counts of each are subtracted from the others' limits
    half a second later. So a burst is possible at each process, but afterwards the limit holds for
    the whole house. Without a bus each process counts for itself.
    """

    def __init__(self, factor: float) -> None:
        def limit(burst: float, per_second: float) -> RateLimit:
            return RateLimit(burst * factor, per_second * factor)

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
        self.advice = limit(20, 0.5)
        self.reviews = limit(30, 1.0)
        self.club = limit(60, 2.0)
        self.invites = limit(20, 0.1)
        self.holidays = limit(10, 0.002)
        self.notices = limit(20, 0.05)
        self._numbers = itertools.count()

    @property
    def _all(self) -> dict[str, RateLimit]:
        return {name: limit for name, limit in vars(self).items() if isinstance(limit, RateLimit)}

    async def run(self, bus: Bus) -> None:
        """Send the counts of this process to the others in an endless loop."""
        while True:
            self.send_counts(bus)
            await asyncio.sleep(SHARE_SECONDS)

    def send_counts(self, bus: Bus) -> None:
        """Send the counts since the last call to the other processes. Without a connection they are
        dropped, since they would arrive too late."""
        counts = [
            (name, key, times)
            for name, limit in self._all.items()
            for key, times in limit.spent.items()
        ]
        for limit in self._all.values():
            limit.spent.clear()
        if bus.shared and bus.connected:
            for first in range(0, len(counts), MAX_COUNTS_PER_NOTE):
                some = counts[first : first + MAX_COUNTS_PER_NOTE]
                bus.send("spent", _encode(SpentCounts(next(self._numbers), some)).decode())

    def receive_counts(self, text: str) -> None:
        """Subtract the uses that another process has counted from the limits of this process."""
        limits, now = self._all, time.monotonic()
        for name, key, times in _decode(text).counts:
            if name in limits:
                limits[name].drain(key, now, times)
