"""What games over days need, in the database."""

from .holidays import HolidayRows

__all__ = ["HolidayRows"]
