"""Quiet hours by the local time of a person."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from fivecups.engine import Refused
from fivecups.house.notifications.quiet_hours import QuietHours, checked_zone

ZONE = "Europe/Chisinau"
NIGHT = QuietHours(22 * 60, 7 * 60 + 30, ZONE)


def at(day: int, hour: int, minute: int = 0) -> int:
    return int(1000 * datetime(2026, 3, day, hour, minute, tzinfo=ZoneInfo(ZONE)).timestamp())


def test_past_midnight() -> None:
    assert NIGHT.end_after(at(10, 21, 59)) is None
    assert NIGHT.end_after(at(10, 22)) == at(11, 7, 30)
    assert NIGHT.end_after(at(11, 3)) == at(11, 7, 30)
    assert NIGHT.end_after(at(11, 7, 30)) is None


def test_within_a_day_and_never() -> None:
    noon = QuietHours(12 * 60, 14 * 60, ZONE)
    assert noon.end_after(at(10, 13)) == at(10, 14)
    assert noon.end_after(at(10, 14)) is None
    assert QuietHours(60, 60, ZONE).end_after(at(10, 1)) is None


def test_the_night_in_which_clocks_are_changed() -> None:
    assert NIGHT.end_after(at(28, 23)) == at(29, 7, 30)


def test_zones() -> None:
    assert checked_zone(ZONE) == ZONE
    for wrong in ("Nowhere/Land", "../../etc/passwd", "", "a\0b"):
        with pytest.raises(Refused, match="unknown-zone"):
            checked_zone(wrong)
