"""Quiet hours: when somebody wants to be left alone, by the clock on their wall."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from ..table.table import refuse

DAY_MINUTES = 24 * 60


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From one minute of the day to another, past midnight where the second comes first."""

    start: int
    end: int
    zone: str = "UTC"

    def end_after(self, now: int) -> int | None:
        """When they are over, if it is quiet at this moment, in milliseconds since 1970."""
        local = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(self.zone))
        minute = 60 * local.hour + local.minute
        since = (minute - self.start) % DAY_MINUTES
        if since >= (self.end - self.start) % DAY_MINUTES:
            return None
        day = local.date() if minute < self.end else local.date() + timedelta(days=1)
        midnight = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(self.zone))
        return int(1000 * midnight.replace(hour=self.end // 60, minute=self.end % 60).timestamp())


def checked_zone(zone: str) -> str:
    """A time zone that is known here."""
    try:
        return ZoneInfo(zone).key
    except (ValueError, OSError, LookupError):
        raise refuse("unknown-zone", zone=zone[:40]) from None
