"""The conversion of a house's settings into those of the web server."""

from __future__ import annotations

from urllib.parse import urlsplit

from fivecups.house.live.timing import Timing
from fivecups.web.server.serve import lan_address
from fivecups.web.services import Settings
from fivecups.web.services.notifications import MailSettings, NotificationSettings
from fivecups.web.services.settings import Ages, ConnectionLimits

from ..arguments import UsageError
from .definitions import HouseSettings

ANY_ADDRESS = ("0.0.0.0", "::")
LOCAL_ADDRESSES = ("localhost", "127.0.0.1", "::1")


def server_settings(settings: HouseSettings) -> Settings:
    """Return the settings of a server process that follow from a house's settings."""
    return Settings(
        settings.database_url(),
        Timing(abandon_after=settings.close_idle_tables),
        limit_factor=settings.limit_factor,
        lan=lan_url(settings),
        bus=settings.bus,
        warm_up=True,
        public_metrics=settings.public_metrics,
        public_ladder=(settings.ladder or ("public" if settings.public_address else "club"))
        == "public",
        connections=ConnectionLimits(settings.connections_each, settings.connections),
        public_address=settings.public_address,
        trusted_proxies=settings.trusted_proxies,
        log_level=settings.log_level,
        ages=Ages(
            settings.delete_closed_tables,
            settings.delete_finished_games,
            settings.delete_guests,
            settings.forget_devices,
        ),
        notices=NotificationSettings(
            _mail(settings), settings.push_anywhere, settings.public_address or ""
        ),
    )


def lan_url(settings: HouseSettings) -> str | None:
    """Return the address of a house for other devices in the same network, or None."""
    host = lan_address() if settings.host in ANY_ADDRESS else settings.host
    reachable = host is not None and settings.host not in LOCAL_ADDRESSES
    return f"http://{host}:{settings.port}" if reachable else None


def house_url(settings: HouseSettings) -> str:
    """Return the address at which people can open a house with these settings."""
    return settings.public_address or lan_url(settings) or f"http://localhost:{settings.port}"


def _mail(settings: HouseSettings) -> MailSettings | None:
    if settings.smtp is None:
        return None
    if settings.public_address is None:
        raise UsageError("--smtp needs --public-address: mail has links to the house in it")
    host = urlsplit(settings.public_address).hostname
    return MailSettings(
        settings.smtp, settings.mail_from or f"cups@{host}", settings.public_address
    )
