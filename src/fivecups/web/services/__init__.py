"""What handlers and sockets share: settings, rate limits, sessions, metrics, upkeep."""

from .services import Services, open_services
from .settings import Settings

__all__ = ["Services", "Settings", "open_services"]
