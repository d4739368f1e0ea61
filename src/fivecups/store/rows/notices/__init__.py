"""What games over days need, in the database."""

from .holidays import HolidayRows
from .letters import LetterRows
from .notices import NoticeRows

__all__ = ["HolidayRows", "LetterRows", "NoticeRows"]
