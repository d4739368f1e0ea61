"""Database queries for games over days: holidays, 'your turn' notifications and the e-mail
quota."""

from .email_quota import EmailQuotaQueries
from .holidays import HolidayQueries
from .turn_notifications import TurnNotificationQueries

__all__ = ["EmailQuotaQueries", "HolidayQueries", "TurnNotificationQueries"]
