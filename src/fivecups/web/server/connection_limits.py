"""Caps and time limits for TCP connections, so that no client can use up the server.

A connection is *idle* while the server owes it nothing: its request has not arrived completely, or
it is closing. Idle connections are closed if they take too long. When a cap is reached, the
connection that has been idle longest is closed for the new one. A client that does not read its
responses is closed after a while as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Any, Literal

import structlog

from fivecups.house.accounts.bans import network_of

from ..security import address_of
from ..services.settings import ConnectionLimits

log = structlog.get_logger("fivecups.web")

RESERVED_FILES = 128
"""Number of open files reserved for the database, the bots' processes and the page."""

WANTED_FILES = 16_384
"""Number of open files that the process asks of the system."""

SWEEP_SECONDS = 1.0
Phase = Literal["head", "body", "answer", "socket", "closing"]
IDLE: tuple[Phase, ...] = ("head", "body", "closing")


def raise_file_limit() -> int:
    """Raise this process's limit of open files to WANTED_FILES if the system allows, and return the
    limit."""
    if sys.platform == "win32":
        return WANTED_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return WANTED_FILES if soft == resource.RLIM_INFINITY else soft


@dataclass(slots=True, eq=False)
class _Connection:
    """A TCP connection: the phase of its request, the start of that phase, and the number of bytes
    that the client has not read yet."""

    protocol: Any
    transport: Any
    network: str
    since: float
    unsent_since: float
    phase: Phase = "head"
    request: Any = None
    unsent: int = 0

    def update(self, now: float) -> None:
        """Update phase and unsent bytes at the time `now`."""
        phase, request = self._progress()
        if phase != self.phase or request is not self.request:
            self.phase, self.request, self.since = phase, request, now
        unsent = self.transport.get_write_buffer_size()
        if unsent == 0 or unsent < self.unsent:
            self.unsent_since = now
        self.unsent = unsent

    def _progress(self) -> tuple[Phase, Any]:
        """Return the present phase of the connection, and the request that it is about."""
        if self.transport.is_closing():
            return "closing", None
        if not hasattr(self.protocol, "cycle"):
            return "socket", None
        cycle = self.protocol.cycle
        if cycle is None or cycle.response_complete:
            return "head", cycle
        return ("body" if cycle.more_body else "answer"), cycle


class ConnectionGuard:
    """Enforces the limits for all TCP connections of this process. Proxies in `trusted` (addresses
    or networks) carry many clients: only the limit for all connections together applies to them."""

    def __init__(
        self,
        limits: ConnectionLimits,
        files: int | None = None,
        clock: Callable[[], float] = time.monotonic,
        trusted: Sequence[str] = ("127.0.0.1", "::1"),
    ) -> None:
        file_limit = max(16, (raise_file_limit() if files is None else files) - RESERVED_FILES)
        self._limits = limits
        self._max_connections = min(limits.in_all or file_limit, file_limit)
        self._max_per_address = min(limits.of_one_address, max(16, self._max_connections // 2))
        self._trusted = [ip_network(network) for network in trusted]
        self._clock = clock
        self._connections: dict[Any, _Connection] = {}
        self._networks: dict[str, dict[Any, _Connection]] = {}

    def guarded_class(self, base: type[Any]) -> type[Any]:
        """Return a subclass of a uvicorn protocol class whose connections this guard counts and
        limits."""

        class Guarded(base):  # type: ignore[misc]
            guard = self

            def connection_made(self, transport: Any) -> None:
                super().connection_made(transport)
                if not self.guard.add(self, transport):
                    transport.abort()

            def connection_lost(self, error: Exception | None) -> None:
                self.guard.remove(self.transport)
                super().connection_lost(error)

        Guarded.__name__ = f"Guarded{base.__name__}"
        return Guarded

    def add(self, protocol: Any, transport: Any) -> bool:
        """Count a new connection, or update a connection that has become a WebSocket. Return False
        if a limit is reached and no idle connection could be closed for it."""
        now = self._clock()
        existing = self._connections.get(transport)
        if existing is not None:
            existing.protocol = protocol
            existing.update(now)
            return True
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else "?"
        network = network_of(host)
        if not self._make_room(network, now, self._is_trusted(host)):
            return False
        added = _Connection(protocol, transport, network, since=now, unsent_since=now)
        self._connections[transport] = added
        self._networks.setdefault(network, {})[transport] = added
        return True

    def remove(self, transport: Any) -> None:
        connection = self._connections.pop(transport, None)
        if connection is not None:
            of_network = self._networks[connection.network]
            del of_network[transport]
            if not of_network:
                del self._networks[connection.network]

    def _is_trusted(self, host: str) -> bool:
        address = address_of(host)
        return address is not None and any(address in network for network in self._trusted)

    def _make_room(self, network: str, now: float, trusted: bool) -> bool:
        of_network = self._networks.get(network, {})
        if not trusted and len(of_network) >= self._max_per_address:
            return self._close_idlest(of_network, now)
        if len(self._connections) < self._max_connections:
            return True
        largest = max(self._networks.values(), key=len)
        return self._close_idlest(largest, now) or self._close_idlest(self._connections, now)

    def _close_idlest(self, connections: dict[Any, _Connection], now: float) -> bool:
        """Close the connection among `connections` that has been idle longest. Return False if none
        is idle."""
        idlest: _Connection | None = None
        for connection in connections.values():
            connection.update(now)
            if connection.phase in IDLE and (idlest is None or connection.since < idlest.since):
                idlest = connection
                if now - connection.since > SWEEP_SECONDS:
                    break
        if idlest is None:
            return False
        self._abort(idlest, "room_needed")
        return True

    def sweep(self) -> None:
        """Close all connections that exceed a time limit."""
        now, limits = self._clock(), self._limits
        seconds = {"head": limits.head, "body": limits.body, "closing": limits.closing}
        for connection in list(self._connections.values()):
            connection.update(now)
            if now - connection.since > seconds.get(connection.phase, float("inf")):
                self._abort(connection, f"slow_{connection.phase}")
            elif connection.unsent and now - connection.unsent_since > limits.taking:
                self._abort(connection, "not_taken")

    def _abort(self, connection: _Connection, reason: str) -> None:
        log.debug("connection_aborted", network=connection.network, reason=reason)
        self.remove(connection.transport)
        connection.transport.abort()

    async def run(self) -> None:
        """Call `sweep` at intervals in an endless loop."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._limits.head))
            self.sweep()
