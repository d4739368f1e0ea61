"""All settings of a house, each declared once: its name, its default, how its value is read, and
what it does.

`limit_factor` is `--limit-factor`, `FIVECUPS_LIMIT_FACTOR`, and `limit_factor` in the file.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import values
from .values import Reader

DATABASE_FILE = "house.db"
PRIVATE_FOLDER = 0o700
LEVELS = ("debug", "info", "warning", "error")
DAY = 24 * 3600.0


def setting(
    default: Any, reader: Reader, what: str, metavar: str | None = None, shown: str | None = None
) -> Any:
    """A field that can be set. `shown` is the default in words, if it does not speak for itself."""
    metadata = {"reader": reader, "help": what, "metavar": metavar, "shown": shown}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseSettings:
    """How a house is run."""

    # Where it is.
    host: str = setting(
        "0.0.0.0",
        values.text,
        "The address to listen on; 127.0.0.1 keeps the house to this machine.",
        "ADDRESS",
    )
    port: int = setting(8000, values.whole(1, 65535), "The port to listen on.", "N")
    public_address: str | None = setting(
        None,
        values.public_address,
        "Where browsers find the house, as https://cups.example.org: for links, QR codes and"
        " cookies. Other names of this machine are refused then.",
        "URL",
        "the address in the request",
    )
    trusted_proxies: tuple[str, ...] = setting(
        ("127.0.0.1", "::1"),
        values.networks,
        "Addresses or networks of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are"
        " believed.",
        "LIST",
        "127.0.0.1,::1",
    )
    workers: int = setting(
        1,
        values.whole(1, 256),
        "How many processes serve the house, to use all cores of this machine.",
        "N",
    )
    browser: bool = setting(True, values.yes_or_no, "Open the page in a browser.", shown="yes")

    # What it keeps.
    data: str | None = setting(
        None,
        values.text,
        "The folder of the house's data.",
        "DIR",
        "fivecups in the user's data folder",
    )
    database: str | None = setting(
        None,
        values.text,
        "A SQLite file or postgresql://…",
        "URL",
        f"{DATABASE_FILE} in the data folder",
    )
    bus: str | None = setting(
        None,
        values.text,
        "nats://…, for several houses on one PostgreSQL database; without it PostgreSQL itself"
        " tells them of each other's news.",
        "URL",
        "none",
    )

    # For how long it keeps it.
    close_idle_tables: float | None = setting(
        7 * DAY,
        values.age,
        "When a table at which nobody does anything is closed.",
        "AGE",
        "7d",
    )
    delete_closed_tables: float | None = setting(
        30 * DAY,
        values.age,
        "When a table that was closed before its game was over is deleted.",
        "AGE",
        "30d",
    )
    delete_finished_games: float | None = setting(
        None, values.age, "When a finished game is deleted.", "AGE", values.NEVER
    )
    delete_guests: float | None = setting(
        180 * DAY,
        values.age,
        "When a guest without a password who has not come back is deleted.",
        "AGE",
        "180d",
    )
    forget_devices: float | None = setting(
        400 * DAY,
        values.age,
        "When a device that has not come back is forgotten.",
        "AGE",
        "400d",
    )

    # How it reaches people who are not there.
    smtp: str | None = setting(
        None,
        values.smtp,
        "A server that takes mail, as smtp://user:password@mail.example.org:587 or smtps://…, for"
        " notices in games over days; needs a public address. Best in a file or a variable: others"
        " on the machine can read a command line.",
        "URL",
        "none; notices come by Web Push only",
    )
    mail_from: str | None = setting(
        None, values.mail_address, "The sender of mail.", "ADDRESS", "cups@ the public address"
    )
    push_anywhere: bool = setting(
        False,
        values.yes_or_no,
        "Let push services of browsers be in private networks and without https, for tests.",
        shown="no",
    )

    # What it allows, and tells.
    limit_factor: float = setting(
        1.0,
        values.number(0.01),
        "Multiplies the limits on how often anybody may do something.",
        "N",
    )
    connections: int | None = setting(
        None,
        values.whole(16, 1_000_000),
        "How many connections there may be.",
        "N",
        "as many as the limit of open files allows",
    )
    connections_each: int = setting(
        1024,
        values.whole(1, 1_000_000),
        "How many connections one address may have, trusted proxies apart.",
        "N",
    )
    public_metrics: bool = setting(
        False, values.yes_or_no, "Show /metrics to other machines too.", shown="no"
    )
    log_level: str = setting(
        "info", values.one_of(*LEVELS), f"What is logged at least: {', '.join(LEVELS)}.", "LEVEL"
    )

    def database_url(self) -> str:
        """Where the database is."""
        if self.database is not None:
            return self.database
        return str(self._folder() / DATABASE_FILE)

    def make_data_folder(self) -> None:
        """Make the folder of the database, for its owner only, unless the database is elsewhere."""
        if self.database is None:
            folder = self._folder()
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(PRIVATE_FOLDER)

    def _folder(self) -> Path:
        return data_folder() if self.data is None else Path(self.data).expanduser()


def data_folder() -> Path:
    """Where a user's house keeps its data, unless another place is named."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return base / "fivecups"
