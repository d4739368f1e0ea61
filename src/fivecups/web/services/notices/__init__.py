"""How notices leave the house: Web Push and mail."""

from .letters import Letters
from .ways import MailSettings, NoticeServices, NoticeSettings

__all__ = ["Letters", "MailSettings", "NoticeServices", "NoticeSettings"]
