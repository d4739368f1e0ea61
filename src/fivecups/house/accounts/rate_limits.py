"""Rate limits: token buckets that refill with time."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


@dataclass(slots=True)
class Bucket:
    """A bucket of up to `size` tokens, which gets `per_second` tokens every second."""

    size: float
    per_second: float
    level: float
    filled_at: float

    def holds(self, now: float, tokens: float = 1.0) -> bool:
        """Refill the bucket, and return True if it has at least `tokens` tokens."""
        self.level = min(self.size, self.level + (now - self.filled_at) * self.per_second)
        self.filled_at = now
        return self.level >= tokens

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Remove `tokens` tokens if there are enough, and return True if there were."""
        if not self.holds(now, tokens):
            return False
        self.level -= tokens
        return True

    def drain(self, now: float, tokens: float) -> None:
        """Remove `tokens` tokens, which were used in another process, even if the bucket has too
        few."""
        self.holds(now)
        self.level -= tokens


class TokenBuckets:
    """A token bucket for each key, such as a person or an address. If there are more than `most`
    buckets, the least recently used is dropped."""

    def __init__(self, size: float, per_second: float, most: int = 10_000) -> None:
        self.size = size
        self.per_second = per_second
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def holds(self, key: str, now: float) -> bool:
        """True if the bucket of `key` has a token, so that the next `take` succeeds."""
        return self._bucket(key, now).holds(now)

    def take(self, key: str, now: float) -> bool:
        return self._bucket(key, now).take(now)

    def drain(self, key: str, now: float, tokens: float) -> None:
        """Remove tokens from the bucket of `key` that were used in another process, even if it has
        too few."""
        self._bucket(key, now).drain(now, tokens)

    def factor(self, key: str) -> float:
        """Return how many times the usual limit a key has."""
        return 1.0

    def _bucket(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            size = self.size * self.factor(key)
            pace = self.per_second * self.factor(key)
            bucket = self._buckets[key] = Bucket(size, pace, size, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket
