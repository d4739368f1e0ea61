"""The settings of a running house."""

from __future__ import annotations

from dataclasses import dataclass, field

from fivecups.bus import WorkerPlace
from fivecups.house.live.timing import Timing

from .notifications import NotificationSettings


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """Limits for TCP connections: how many from one address and in all (None: as many as the
    system's limit of open files allows), and how many seconds a client has to send the head of a
    request, to send its body, to read the response, and to close."""

    of_one_address: int = 1024
    in_all: int | None = None
    head: float = 10.0
    body: float = 20.0
    taking: float = 30.0
    closing: float = 10.0


@dataclass(frozen=True, slots=True)
class Ages:
    """The ages in seconds after which unused data is deleted; None: never. They apply to tables
    that were closed before their game was over, finished games, guests, and devices of all people.
    """

    closed_tables: float | None = None
    finished_games: float | None = None
    guests: float | None = None
    devices: float | None = None


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a house.

    `limit_factor` multiplies all rate limits. `lan` is the address under which phones in the same
    network reach the house. `bus` is the URL of the bus between processes. `time_factor` multiplies
    the thinking time of bots, coach and reviews. With `warm_up` the bots load their games at the
    start. `public_metrics` opens `/metrics` to other machines. Without `direct_sockets` WebSockets
    use plain ASGI, which is slower. `public_address` is the origin under which browsers reach the
    house, if known. Forwarded headers are accepted from `trusted_proxies` (addresses or networks).
    `worker` and `clock_offset` are set if several processes on one machine serve the house;
    With `public_ladder` rated games against the same people or addresses count less.
    `clock_offset` is the difference in seconds between the wall clock and the monotonic clock at
    the start.
    """

    database: str
    timing: Timing = field(default_factory=Timing)
    limit_factor: float = 1.0
    bot_processes: int = 1
    lan: str | None = None
    pragmas: dict[str, int] = field(default_factory=dict)
    bus: str | None = None
    time_factor: float = 1.0
    warm_up: bool = False
    public_metrics: bool = False
    public_ladder: bool = False
    direct_sockets: bool = True
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)
    public_address: str | None = None
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    log_level: str = "info"
    ages: Ages = field(default_factory=Ages)
    notices: NotificationSettings = field(default_factory=NotificationSettings)
    worker: WorkerPlace | None = None
    clock_offset: float | None = None
