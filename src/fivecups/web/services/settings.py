"""How a house is run."""

from __future__ import annotations

from dataclasses import dataclass, field

from fivecups.bus import WorkerPlace
from fivecups.house.live.timing import Timing

from .notices import NoticeSettings


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """For TCP connections. How many there may be of one address and in all (None: as many as the
    system's limit of open files allows), and how many seconds a client has to send the head of a
    request and then its body, to take what it is sent, and to close."""

    of_one_address: int = 1024
    in_all: int | None = None
    head: float = 10.0
    body: float = 20.0
    taking: float = 30.0
    closing: float = 10.0


@dataclass(frozen=True, slots=True)
class Ages:
    """After how many seconds the house deletes what nobody has touched; None: never. Tables that
    were closed before their game was over, finished games, guests, and devices of anybody."""

    closed_tables: float | None = None
    finished_games: float | None = None
    guests: float | None = None
    devices: float | None = None


@dataclass(frozen=True, slots=True)
class Settings:
    """`limit_factor` multiplies all limits on how often something may be done; `lan` is the address
    under which phones in the same network find the house; `bus` is that of the processes that share
    the database. `time_factor` multiplies the time that bots, the coach and reviews have for a
    thought. With `warm_up` the bots learn their games when the house opens. `public_metrics` opens
    `/metrics` to other machines. Without `direct_sockets` sockets are spoken to in plain ASGI,
    which is slower. `public_address` is the origin under which browsers find the house, where it is
    known; forwarded headers of `trusted_proxies`, addresses or networks, are believed. `worker` is
    set where several processes on one machine serve the house, and so is `clock_offset`: how far
    the wall clock was from the monotonic one, in seconds, when it opened."""

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
    direct_sockets: bool = True
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)
    public_address: str | None = None
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    log_level: str = "info"
    ages: Ages = field(default_factory=Ages)
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    worker: WorkerPlace | None = None
    clock_offset: float | None = None
