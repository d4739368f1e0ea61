"""What was set, as the server takes it."""

from __future__ import annotations

from urllib.parse import urlsplit

from fivecups.house.live.timing import Timing
from fivecups.web.server.serve import lan_address
from fivecups.web.services import Settings
from fivecups.web.services.notices import MailSettings, NoticeSettings
from fivecups.web.services.settings import Ages, ConnectionLimits

from ..common import UsageError
from .declared import HouseSettings

EVERYWHERE = ("0.0.0.0", "::")
HERE = ("localhost", "127.0.0.1", "::1")


def settings_of_house(given: HouseSettings) -> Settings:
    """The settings of a server process."""
    lan = lan_address() if given.host in EVERYWHERE else given.host
    reachable = lan is not None and given.host not in HERE
    return Settings(
        given.database_url(),
        Timing(abandon_after=given.close_idle_tables),
        limit_factor=given.limit_factor,
        lan=f"http://{lan}:{given.port}" if reachable else None,
        bus=given.bus,
        warm_up=True,
        public_metrics=given.public_metrics,
        connections=ConnectionLimits(given.connections_each, given.connections),
        public_address=given.public_address,
        trusted_proxies=given.trusted_proxies,
        log_level=given.log_level,
        ages=Ages(
            given.delete_closed_tables,
            given.delete_finished_games,
            given.delete_guests,
            given.forget_devices,
        ),
        notices=NoticeSettings(_mail(given), given.push_anywhere, given.public_address or ""),
    )


def _mail(given: HouseSettings) -> MailSettings | None:
    if given.smtp is None:
        return None
    if given.public_address is None:
        raise UsageError("--smtp needs --public-address: mail has links to the house in it")
    host = urlsplit(given.public_address).hostname
    return MailSettings(given.smtp, given.mail_from or f"cups@{host}", given.public_address)
