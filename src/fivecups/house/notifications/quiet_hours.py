"""Quiet hours: the time of day in which a person gets no notifications."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from ..table.table import refuse

DAY_MINUTES = 24 * 60


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Quiet hours from minute `start` to minute `end` of the day in a time zone; past midnight if
    `end` is before `start`."""

    start: int
    end: int
    zone: str = "UTC"

    def end_after(self, now: int) -> int | None:
        """Return when the quiet hours that are running at the time `now` end, in milliseconds since
        1970, or None if `now` is outside the quiet hours."""
        local = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(self.zone))
        minute = 60 * local.hour + local.minute
        since = (minute - self.start) % DAY_MINUTES
        if since >= (self.end - self.start) % DAY_MINUTES:
            return None
        day = local.date() if minute < self.end else local.date() + timedelta(days=1)
        midnight = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(self.zone))
        return int(1000 * midnight.replace(hour=self.end // 60, minute=self.end % 60).timestamp())


def checked_zone(zone: str) -> str:
    """Return `zone` if it is the name of a known time zone; otherwise raise a refusal."""
    try:
        return ZoneInfo(zone).key
    except (ValueError, OSError, LookupError):
        raise refuse("unknown-zone", zone=zone[:40]) from None
