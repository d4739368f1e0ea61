"""Tests that several processes share the limits of one house."""

from __future__ import annotations

import pytest

from fivecups.house.fair_queue import RateLimitExceeded
from fivecups.house.ports import OnLogLength, OnMessage, OnMissed, Topic
from fivecups.web.services.shared_limits import (
    MAX_COUNTS_PER_NOTE,
    WIDE_NETWORK_FACTOR,
    RateLimits,
    counted_keys,
)

LONGEST_NOTE = 8000
"""Bytes of the longest notification that PostgreSQL accepts."""


class Line:
    """A bus that records what is sent."""

    shared = True
    connected = True

    def __init__(self) -> None:
        self.sent: list[tuple[Topic, str]] = []

    async def open(self, heard: OnLogLength, received: OnMessage, missed: OnMissed) -> None: ...

    def tell(self, table: str, seq: int) -> None: ...

    def send(self, topic: Topic, text: str) -> None:
        self.sent.append((topic, text))

    async def close(self) -> None: ...


def spent(limits: RateLimits, times: int, key: str = "192.0.2.1") -> int:
    """Return how often a wrong password is accepted before the limit."""
    for done in range(times):
        try:
            limits.wrong_passwords.spend(key)
        except RateLimitExceeded:
            return done
    return times


def test_what_one_process_has_counted_counts_at_the_others() -> None:
    first, two, line = RateLimits(1.0), RateLimits(1.0), Line()
    assert spent(first, 15) == 15
    first.send_counts(line)
    [(topic, text)] = line.sent
    assert topic == "spent"
    two.receive_counts(text)
    assert spent(two, 100) == 5
    assert spent(two, 100, "192.0.2.2") == 20


def test_a_burst_at_every_process_is_paid_for_afterwards() -> None:
    all_three, line = [RateLimits(1.0) for _ in range(3)], Line()
    assert [spent(somebody_else, 100) for somebody_else in all_three] == [20, 20, 20]
    for person in all_three:
        line.sent.clear()
        person.send_counts(line)
        for other in all_three:
            if other is not person:
                other.receive_counts(line.sent[0][1])
    levels = [player.wrong_passwords._buckets["192.0.2.1"].level for player in all_three]
    assert all(-40.1 < level < -39.0 for level in levels), levels


def test_every_count_is_told_once_in_notes_that_are_short_enough() -> None:
    limits, line = RateLimits(1.0), Line()
    addresses = [f"2001:db8:1234:{number:x}::/64" for number in range(MAX_COUNTS_PER_NOTE + 1)]
    for address in addresses:
        limits.wrong_passwords.spend(address)
    limits.send_counts(line)
    assert len(line.sent) == 2
    assert all(len(text) < LONGEST_NOTE for _, text in line.sent)
    limits.send_counts(line)
    assert len(line.sent) == 2


def test_what_nobody_can_hear_is_not_told_later() -> None:
    limits, line = RateLimits(1.0), Line()
    line.connected = False
    limits.wrong_passwords.spend("192.0.2.1")
    limits.send_counts(line)
    line.connected = True
    limits.send_counts(line)
    assert line.sent == []


def test_the_others_are_told_of_every_limit_by_its_name() -> None:
    limits, line = RateLimits(1.0), Line()
    for name in ("strangers", "guests", "logins", "requests", "new_tables", "chat"):
        getattr(limits, name).spend("somebody")
    limits.send_counts(line)
    other = RateLimits(1.0)
    other.receive_counts(line.sent[0][1])
    for _ in range(199):
        other.guests.spend("somebody")
    with pytest.raises(RateLimitExceeded):
        other.guests.spend("somebody")


def test_many_small_networks_of_one_provider_count_together() -> None:
    limits = RateLimits(1)
    for number in range(int(WIDE_NETWORK_FACTOR * limits.wrong_passwords.size)):
        limits.wrong_passwords.spend(f"2001:db8:1:{number:x}::/64")
    limits.wrong_passwords.spend("2001:db8:2:1::/64")
    with pytest.raises(RateLimitExceeded):
        limits.wrong_passwords.check("2001:db8:1:ffff::/64")
    alone = RateLimits(1)
    for _ in range(20):
        alone.wrong_passwords.spend("2001:db8:1:1::/64")
    with pytest.raises(RateLimitExceeded):
        alone.wrong_passwords.spend("2001:db8:1:1::/64")
    alone.wrong_passwords.spend("2001:db8:1:2::/64")
    assert counted_keys("192.0.2.1") == ["192.0.2.1"]
