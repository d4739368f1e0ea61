"""Definitions of all settings of a house: name, default, parser and help text, each declared once.

`limit_factor` is `--limit-factor`, `FIVECUPS_LIMIT_FACTOR`, and `limit_factor` in the file.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import value_parsers
from .value_parsers import Reader

DATABASE_FILE = "house.db"
PRIVATE_FOLDER_MODE = 0o700
LOG_LEVELS = ("debug", "info", "warning", "error")
DAY_SECONDS = 24 * 3600.0


def setting(
    default: Any, reader: Reader, what: str, metavar: str | None = None, shown: str | None = None
) -> Any:
    """Return a dataclass field that declares a setting: default, parser `reader`, help text `what`.
    `shown` is the default as the help shows it, if the value itself is not clear."""
    metadata = {"reader": reader, "help": what, "metavar": metavar, "shown": shown}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseSettings:
    """All settings of a house."""

    # Network.
    host: str = setting(
        "0.0.0.0",
        value_parsers.text,
        "The address to listen on; 127.0.0.1 keeps the house to this machine.",
        "ADDRESS",
    )
    port: int = setting(8000, value_parsers.whole(1, 65535), "The port to listen on.", "N")
    public_address: str | None = setting(
        None,
        value_parsers.public_address,
        "Where browsers find the house, as https://cups.example.org: for links, QR codes and"
        " cookies. Other names of this machine are refused then.",
        "URL",
        "the address in the request",
    )
    trusted_proxies: tuple[str, ...] = setting(
        ("127.0.0.1", "::1"),
        value_parsers.networks,
        "Addresses or networks of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are"
        " believed.",
        "LIST",
        "127.0.0.1,::1",
    )
    workers: int = setting(
        1,
        value_parsers.whole(1, 256),
        "How many processes serve the house, to use all cores of this machine.",
        "N",
    )
    browser: bool = setting(
        True, value_parsers.yes_or_no, "Open the page in a browser.", shown="yes"
    )

    # Storage.
    data: str | None = setting(
        None,
        value_parsers.text,
        "The folder of the house's data.",
        "DIR",
        "fivecups in the user's data folder",
    )
    database: str | None = setting(
        None,
        value_parsers.text,
        "A SQLite file or postgresql://…",
        "URL",
        f"{DATABASE_FILE} in the data folder",
    )
    bus: str | None = setting(
        None,
        value_parsers.text,
        "nats://…, for several houses on one PostgreSQL database; without it PostgreSQL itself"
        " tells them of each other's news.",
        "URL",
        "none",
    )

    # Retention.
    close_idle_tables: float | None = setting(
        7 * DAY_SECONDS,
        value_parsers.age,
        "When a table at which nobody does anything is closed.",
        "AGE",
        "7d",
    )
    delete_closed_tables: float | None = setting(
        30 * DAY_SECONDS,
        value_parsers.age,
        "When a table that was closed before its game was over is deleted.",
        "AGE",
        "30d",
    )
    delete_finished_games: float | None = setting(
        None, value_parsers.age, "When a finished game is deleted.", "AGE", value_parsers.NEVER
    )
    delete_guests: float | None = setting(
        180 * DAY_SECONDS,
        value_parsers.age,
        "When a guest without a password who has not come back is deleted.",
        "AGE",
        "180d",
    )
    forget_devices: float | None = setting(
        400 * DAY_SECONDS,
        value_parsers.age,
        "When a device that has not come back is forgotten.",
        "AGE",
        "400d",
    )

    # Notifications of absent people.
    smtp: str | None = setting(
        None,
        value_parsers.smtp,
        "A server that takes mail, as smtp://user:password@mail.example.org:587 or smtps://…, for"
        " notices in games over days; needs a public address. Best in a file or a variable: others"
        " on the machine can read a command line.",
        "URL",
        "none; notices come by Web Push only",
    )
    mail_from: str | None = setting(
        None,
        value_parsers.mail_address,
        "The sender of mail.",
        "ADDRESS",
        "cups@ the public address",
    )
    push_anywhere: bool = setting(
        False,
        value_parsers.yes_or_no,
        "Let push services of browsers be in private networks and without https, for tests.",
        shown="no",
    )

    # Limits, metrics and logs.
    limit_factor: float = setting(
        1.0,
        value_parsers.number(0.01),
        "Multiplies the limits on how often anybody may do something.",
        "N",
    )
    connections: int | None = setting(
        None,
        value_parsers.whole(16, 1_000_000),
        "How many connections there may be.",
        "N",
        "as many as the limit of open files allows",
    )
    connections_each: int = setting(
        1024,
        value_parsers.whole(1, 1_000_000),
        "How many connections one address may have, trusted proxies apart.",
        "N",
    )
    public_metrics: bool = setting(
        False, value_parsers.yes_or_no, "Show /metrics to other machines too.", shown="no"
    )
    ladder: str | None = setting(
        None,
        value_parsers.one_of("public", "club"),
        "Whether rated games against the same people and addresses count little (public) or fully"
        " (club).",
        "KIND",
        "public with a public address, else club",
    )
    log_level: str = setting(
        "info",
        value_parsers.one_of(*LOG_LEVELS),
        f"What is logged at least: {', '.join(LOG_LEVELS)}.",
        "LEVEL",
    )

    def database_url(self) -> str:
        """Return the URL or file name of the database."""
        if self.database is not None:
            return self.database
        return str(self._folder() / DATABASE_FILE)

    def make_data_folder(self) -> None:
        """Create the data folder, readable by its owner only, unless the database is elsewhere."""
        if self.database is None:
            folder = self._folder()
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(PRIVATE_FOLDER_MODE)

    def _folder(self) -> Path:
        return data_folder() if self.data is None else Path(self.data).expanduser()


def data_folder() -> Path:
    """Return the default folder for a house's data on this operating system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return base / "fivecups"
