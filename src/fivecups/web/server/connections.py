"""Caps and time limits for TCP connections, so that no client can use up the server.

A connection is *idle* while the server owes it nothing: its request has not arrived in full, or it
is closing. Idle connections are closed when they take too long, and when a cap is reached the one
that has been idle longest makes room for the newcomer. What a client does not take is not kept for
ever either.
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
"""Open files that are kept for the database, the bots' processes and the page."""

WANTED_FILES = 16_384
"""So many open files are asked of the system where it lets a process have them."""

SWEEP_SECONDS = 1.0
Phase = Literal["head", "body", "answer", "socket", "closing"]
IDLE: tuple[Phase, ...] = ("head", "body", "closing")


def open_files() -> int:
    """How many files this process may have open, after asking for enough."""
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
    """One connection: how far its request is, since when, and what the client has left untaken."""

    protocol: Any
    transport: Any
    network: str
    since: float
    untaken_since: float
    phase: Phase = "head"
    request: Any = None
    untaken: int = 0

    def update(self, now: float) -> None:
        """See how far it is now."""
        phase, request = self._progress()
        if phase != self.phase or request is not self.request:
            self.phase, self.request, self.since = phase, request, now
        untaken = self.transport.get_write_buffer_size()
        if untaken == 0 or untaken < self.untaken:
            self.untaken_since = now
        self.untaken = untaken

    def _progress(self) -> tuple[Phase, Any]:
        """How far it is, and with which request."""
        if self.transport.is_closing():
            return "closing", None
        if not hasattr(self.protocol, "cycle"):
            return "socket", None
        cycle = self.protocol.cycle
        if cycle is None or cycle.response_complete:
            return "head", cycle
        return ("body" if cycle.more_body else "answer"), cycle


class ConnectionGuard:
    """All connections of this process. The proxies in `trusted`, addresses or networks, speak for
    many clients: only the cap for all applies to them."""

    def __init__(
        self,
        limits: ConnectionLimits,
        files: int | None = None,
        clock: Callable[[], float] = time.monotonic,
        trusted: Sequence[str] = ("127.0.0.1", "::1"),
    ) -> None:
        most = max(16, (open_files() if files is None else files) - RESERVED_FILES)
        self._limits = limits
        self._most = min(limits.in_all or most, most)
        self._most_of_one = min(limits.of_one_address, max(16, self._most // 2))
        self._trusted = [ip_network(one) for one in trusted]
        self._clock = clock
        self._connections: dict[Any, _Connection] = {}
        self._networks: dict[str, dict[Any, _Connection]] = {}

    def guarded(self, base: type[Any]) -> type[Any]:
        """A protocol class of uvicorn whose connections are counted here."""

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
        """Count a connection, or one that has become a socket; False if there is no room."""
        now = self._clock()
        known = self._connections.get(transport)
        if known is not None:
            known.protocol = protocol
            known.update(now)
            return True
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else "?"
        network = network_of(host)
        if not self._make_room(network, now, self._is_trusted(host)):
            return False
        added = _Connection(protocol, transport, network, since=now, untaken_since=now)
        self._connections[transport] = added
        self._networks.setdefault(network, {})[transport] = added
        return True

    def remove(self, transport: Any) -> None:
        gone = self._connections.pop(transport, None)
        if gone is not None:
            of_network = self._networks[gone.network]
            del of_network[transport]
            if not of_network:
                del self._networks[gone.network]

    def _is_trusted(self, host: str) -> bool:
        address = address_of(host)
        return address is not None and any(address in network for network in self._trusted)

    def _make_room(self, network: str, now: float, trusted: bool) -> bool:
        of_network = self._networks.get(network, {})
        if not trusted and len(of_network) >= self._most_of_one:
            return self._close_idlest(of_network, now)
        if len(self._connections) < self._most:
            return True
        largest = max(self._networks.values(), key=len)
        return self._close_idlest(largest, now) or self._close_idlest(self._connections, now)

    def _close_idlest(self, connections: dict[Any, _Connection], now: float) -> bool:
        """Close the connection that has been idle longest; False if all are being served."""
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
        """Close what takes too long."""
        now, limits = self._clock(), self._limits
        seconds = {"head": limits.head, "body": limits.body, "closing": limits.closing}
        for connection in list(self._connections.values()):
            connection.update(now)
            if now - connection.since > seconds.get(connection.phase, float("inf")):
                self._abort(connection, f"slow_{connection.phase}")
            elif connection.untaken and now - connection.untaken_since > limits.taking:
                self._abort(connection, "not_taken")

    def _abort(self, connection: _Connection, reason: str) -> None:
        log.debug("connection_aborted", network=connection.network, reason=reason)
        self.remove(connection.transport)
        connection.transport.abort()

    async def run(self) -> None:
        """Sweep for ever."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._limits.head))
            self.sweep()
