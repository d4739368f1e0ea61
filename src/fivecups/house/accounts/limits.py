"""Limits on how often somebody may do something: buckets that fill again with time."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


@dataclass(slots=True)
class Bucket:
    """Holds up to `size` drops, and gets `a_second` new ones every second."""

    size: float
    a_second: float
    level: float
    filled_at: float

    def holds(self, now: float, drops: float = 1.0) -> bool:
        """Whether there are enough drops."""
        self.level = min(self.size, self.level + (now - self.filled_at) * self.a_second)
        self.filled_at = now
        return self.level >= drops

    def take(self, now: float, drops: float = 1.0) -> bool:
        """Whether there were enough drops; if so, they are gone."""
        if not self.holds(now, drops):
            return False
        self.level -= drops
        return True

    def drain(self, now: float, drops: float) -> None:
        """Take drops that were used elsewhere, even more than there are."""
        self.holds(now)
        self.level -= drops


class Limits:
    """A bucket for each key; the ones used longest ago are forgotten when there are too many."""

    def __init__(self, size: float, a_second: float, most: int = 10_000) -> None:
        self.size = size
        self.a_second = a_second
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def holds(self, key: str, now: float) -> bool:
        """Whether the next `take` will succeed."""
        return self._bucket(key, now).holds(now)

    def take(self, key: str, now: float) -> bool:
        return self._bucket(key, now).take(now)

    def drain(self, key: str, now: float, drops: float) -> None:
        """Count what was used elsewhere."""
        self._bucket(key, now).drain(now, drops)

    def _bucket(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.size, self.a_second, self.size, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket
