"""Delivery of 'your turn' notifications by Web Push and e-mail."""

from .email_counter import EmailCounter
from .senders import MailSettings, NotificationSenders, NotificationSettings

__all__ = ["EmailCounter", "MailSettings", "NotificationSenders", "NotificationSettings"]
