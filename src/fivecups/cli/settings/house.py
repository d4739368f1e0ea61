"""What was set, as the server takes it."""

from __future__ import annotations

from fivecups.house.live.timing import Timing
from fivecups.web.server.serve import lan_address
from fivecups.web.services import Settings
from fivecups.web.services.settings import Ages, ConnectionLimits

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
    )
