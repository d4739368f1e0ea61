"""Opens a house for tests, in a process of its own: ``python -m tests.web.launch PORT DATABASE
[JSON SETTINGS]``."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "examples"))

import msgspec
from argon2 import PasswordHasher

from fivecups.games import GAMES, MANIFESTS
from fivecups.house.accounts import passwords
from fivecups.house.live.timing import Timing
from fivecups.house.notifications.turn_notifications import NotificationTiming
from fivecups.house.table.commands.seating import stand_in_votes
from fivecups.texts import add_game_folder
from fivecups.web.server.serve import run_house
from fivecups.web.services import Settings
from fivecups.web.services.notifications import MailSettings, NotificationSettings
from fivecups.web.services.settings import ConnectionLimits
from tests.house.kit import TEST_GAMES, TEST_MANIFESTS

EXAMPLE_TEXTS = Path(__file__).parents[2] / "docs" / "examples" / "high_cup_texts"


class LaunchSettings(msgspec.Struct):
    """Settings that a test may change. Bots get enough time for the busiest machine."""

    pause: float = 0.0
    hesitation: tuple[float, float] = (0.0, 0.0)
    limit_factor: float = 1e6
    largest_file: int | None = None
    bus: str | None = None
    workers: int = 1
    time_factor: float = 60.0
    direct_sockets: bool = True
    open_files: int | None = None
    connections: ConnectionLimits = ConnectionLimits()
    public_address: str | None = None
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    patience: int | None = None
    smtp: str | None = None
    push_anywhere: bool = True
    quick_notices: bool = False
    notice_claim: float = 60.0


def cheap_hasher() -> PasswordHasher:
    """Return a fast password hasher: passwords of tests need no protection."""
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def main() -> None:
    passwords.PasswordHasher = cheap_hasher  # type: ignore[assignment, misc]
    settings = msgspec.json.decode(sys.argv[3] if len(sys.argv) > 3 else "{}", type=LaunchSettings)
    if settings.patience is not None:
        stand_in_votes.ABSENT_AFTER_SECONDS = settings.patience
    GAMES.update({game.name: game for game in TEST_GAMES})
    MANIFESTS.update(TEST_MANIFESTS)
    add_game_folder(EXAMPLE_TEXTS)
    if settings.largest_file is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (settings.largest_file, settings.largest_file))
    if settings.open_files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (settings.open_files, settings.open_files))
    timing = Timing(pause=settings.pause, hesitation=settings.hesitation)
    pragmas = {"busy_timeout": 200} if "://" not in sys.argv[2] else {}
    port = int(sys.argv[1])
    house = Settings(
        sys.argv[2],
        timing,
        settings.limit_factor,
        pragmas=pragmas,
        bus=settings.bus,
        time_factor=settings.time_factor,
        direct_sockets=settings.direct_sockets,
        connections=settings.connections,
        public_address=settings.public_address,
        trusted_proxies=settings.trusted_proxies,
        notices=NotificationSettings(
            None
            if settings.smtp is None
            else MailSettings(settings.smtp, "cups@house.example", f"http://127.0.0.1:{port}"),
            settings.push_anywhere,
            timing=NotificationTiming(0.0, 0.0, 0.05, (0.05, 0.05), settings.notice_claim)
            if settings.quick_notices
            else NotificationTiming(),
        ),
    )
    run_house(house, "127.0.0.1", port, workers=settings.workers)


if __name__ == "__main__":
    main()
