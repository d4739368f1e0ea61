"""Limits of several processes are those of one house."""

from __future__ import annotations

import pytest

from fivecups.house.ports import Heard, Missed, Received, Topic
from fivecups.web.services.limits import MOST_IN_A_NOTE, RateLimits, TooFast

LONGEST_NOTE = 8000
"""In bytes; PostgreSQL takes no longer ones."""


class Line:
    """A bus that keeps what is sent."""

    shared = True
    connected = True

    def __init__(self) -> None:
        self.sent: list[tuple[Topic, str]] = []

    async def open(self, heard: Heard, received: Received, missed: Missed) -> None: ...

    def tell(self, table: str, seq: int) -> None: ...

    def send(self, topic: Topic, text: str) -> None:
        self.sent.append((topic, text))

    async def close(self) -> None: ...


def spent(limits: RateLimits, times: int, key: str = "192.0.2.1") -> int:
    """How often somebody may give a wrong password."""
    for done in range(times):
        try:
            limits.wrong_passwords.spend(key)
        except TooFast:
            return done
    return times


def test_what_one_process_has_counted_counts_at_the_others() -> None:
    one, two, line = RateLimits(1.0), RateLimits(1.0), Line()
    assert spent(one, 15) == 15
    one.tell(line)
    [(topic, text)] = line.sent
    assert topic == "spent"
    two.hear(text)
    assert spent(two, 100) == 5
    assert spent(two, 100, "192.0.2.2") == 20


def test_a_burst_at_every_process_is_paid_for_afterwards() -> None:
    all_three, line = [RateLimits(1.0) for _ in range(3)], Line()
    assert [spent(one, 100) for one in all_three] == [20, 20, 20]
    for one in all_three:
        line.sent.clear()
        one.tell(line)
        for other in all_three:
            if other is not one:
                other.hear(line.sent[0][1])
    levels = [one.wrong_passwords._buckets["192.0.2.1"].level for one in all_three]
    assert all(-40.1 < level < -39.0 for level in levels), levels


def test_every_count_is_told_once_in_notes_that_are_short_enough() -> None:
    limits, line = RateLimits(1.0), Line()
    addresses = [f"2001:db8:1234:{number:x}::/64" for number in range(MOST_IN_A_NOTE + 1)]
    for address in addresses:
        limits.wrong_passwords.spend(address)
    limits.tell(line)
    assert len(line.sent) == 2
    assert all(len(text) < LONGEST_NOTE for _, text in line.sent)
    limits.tell(line)
    assert len(line.sent) == 2


def test_what_nobody_can_hear_is_not_told_later() -> None:
    limits, line = RateLimits(1.0), Line()
    line.connected = False
    limits.wrong_passwords.spend("192.0.2.1")
    limits.tell(line)
    line.connected = True
    limits.tell(line)
    assert line.sent == []


def test_the_others_are_told_of_every_limit_by_its_name() -> None:
    limits, line = RateLimits(1.0), Line()
    for name in ("strangers", "guests", "logins", "requests", "new_tables", "chat"):
        getattr(limits, name).spend("somebody")
    limits.tell(line)
    other = RateLimits(1.0)
    other.hear(line.sent[0][1])
    for _ in range(199):
        other.guests.spend("somebody")
    with pytest.raises(TooFast):
        other.guests.spend("somebody")
