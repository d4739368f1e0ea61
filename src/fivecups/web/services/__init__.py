"""The parts of a running house that HTTP handlers and sockets share: settings, rate limits,
sessions, metrics, periodic tasks."""

from .services import Services, open_services
from .settings import Settings

__all__ = ["Services", "Settings", "open_services"]
