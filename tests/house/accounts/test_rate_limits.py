"""Token buckets that refill with time."""

from __future__ import annotations

from fivecups.house.accounts.rate_limits import TokenBuckets


def test_a_bucket_empties_and_fills_again() -> None:
    limits = TokenBuckets(size=2, per_second=1)
    assert [limits.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert limits.take("b", 0.0)
    assert limits.take("a", 1.0)
    assert not limits.take("a", 1.5)


def test_looking_into_a_bucket_takes_nothing() -> None:
    limits = TokenBuckets(size=1, per_second=1)
    assert limits.holds("a", 0.0) and limits.holds("a", 0.0)
    assert limits.take("a", 0.0)
    assert not limits.holds("a", 0.5)
    assert limits.holds("a", 1.0)


def test_what_was_used_elsewhere_is_taken_after_the_bucket_has_filled_again() -> None:
    limits = TokenBuckets(size=2, per_second=1)
    assert limits.take("a", 0.0) and limits.take("a", 0.0)
    limits.drain("a", 2.0, 1.0)
    assert limits.take("a", 2.0)
    assert not limits.take("a", 2.0)


def test_forgotten_keys_do_not_pile_up() -> None:
    limits = TokenBuckets(size=1, per_second=0, most=3)
    assert all(limits.take(str(key), 0.0) for key in range(10))
    assert not limits.take("9", 0.0)
    assert len(limits._buckets) == 3
