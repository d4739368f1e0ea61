"""What games over days need, in the database."""

from .holidays import HolidayRows
from .notices import NoticeRows

__all__ = ["HolidayRows", "NoticeRows"]
