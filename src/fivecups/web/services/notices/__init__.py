"""How notices leave the house: Web Push and mail."""

from .ways import MailSettings, NoticeServices, NoticeSettings

__all__ = ["MailSettings", "NoticeServices", "NoticeSettings"]
