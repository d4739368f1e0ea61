"""Sockets go to the worker that minds their table, so that one process has all who watch it.

A client may name the table for which it opens a socket (`/api/socket?table=…`). The worker that
happens to accept the connection hands it over, with the request that it has read, to the one that
minds this table: from then on it costs the first one nothing. This is a matter of speed alone. Any
worker can serve any table, and where the other one does not take the connection it is served where
it is.
"""

from __future__ import annotations

import array
import asyncio
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import structlog
import uvicorn

from fivecups.bus import WorkerPlace

from ..sockets.endpoint import SocketEndpoint

log = structlog.get_logger("fivecups.web")

LONGEST_HEAD = 64 * 1024
PAUSE, PATIENCE = 0.005, 1.0
"""How long, in seconds, until a connection is offered again to a worker that has too many to take,
and for how long that goes on."""


def table_of(head: bytes) -> str | None:
    """The table that a request for a socket names, if it does."""
    _, _, rest = head.partition(b" ")
    target = urlsplit(rest.partition(b" ")[0].decode("latin-1"))
    named = parse_qs(target.query).get("table")
    return named[0] if named and target.path == SocketEndpoint.path else None


class Handover:
    """Connections to and from the other workers of a house."""

    def __init__(self, place: WorkerPlace) -> None:
        self._place = place
        self._address = self._address_of(place.number)
        Path(self._address).unlink(missing_ok=True)
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.setblocking(False)
        self._line.bind(self._address)

    def _address_of(self, worker: int) -> str:
        return str(Path(self._place.folder) / str(worker))

    def routed(self, base: type[Any]) -> type[Any]:
        """A protocol class of uvicorn for WebSockets, whose connections go where they belong."""

        class Routed(base):  # type: ignore[misc]
            handover = self
            read = False

            def data_received(self, data: bytes) -> None:
                if self.read:
                    super().data_received(data)
                else:
                    self.read = True
                    self.handover.route(self.transport, data, super().data_received)

        return Routed

    def route(self, transport: Any, head: bytes, serve: Callable[[bytes], None]) -> None:
        """Hand a connection over if it is for another worker, with the request as it was read, or
        have it served here."""
        table = table_of(head)
        owner = None if table is None else self._place.owner_of(table)
        if owner is None or owner == self._place.number:
            serve(head)
        else:
            self._offer(transport, head, serve, owner, time.monotonic() + PATIENCE)

    def _offer(
        self, transport: Any, head: bytes, serve: Callable[[bytes], None], owner: int, until: float
    ) -> None:
        """Hand a connection over, as soon as the other worker has taken those before it: the system
        lets only a few wait."""
        line = transport.get_extra_info("socket")
        if transport.is_closing():
            return
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [line.fileno()]))
        try:
            self._line.sendmsg([head], [rights], 0, self._address_of(owner))
        except OSError as error:
            if isinstance(error, BlockingIOError) and time.monotonic() < until:
                transport.pause_reading()
                again = (transport, head, serve, owner, until)
                asyncio.get_running_loop().call_later(PAUSE, self._offer, *again)
                return
            log.info("socket_not_handed_over", worker=owner, problem=repr(error))
            transport.resume_reading()
            serve(head)
        else:
            transport.abort()

    async def run(self, server: uvicorn.Server) -> None:
        """For ever: serve what the others hand over."""
        while not server.started:
            await asyncio.sleep(0.05)
        loop = asyncio.get_running_loop()
        taken: set[asyncio.Task[None]] = set()

        def take() -> None:
            with suppress(BlockingIOError):
                while True:
                    head, files, _, _ = socket.recv_fds(self._line, LONGEST_HEAD, 1)
                    for file in files:
                        task = loop.create_task(_adopt(server, socket.socket(fileno=file), head))
                        taken.add(task)
                        task.add_done_callback(taken.discard)

        loop.add_reader(self._line.fileno(), take)
        try:
            await loop.create_future()
        finally:
            loop.remove_reader(self._line.fileno())
            self._line.close()
            Path(self._address).unlink(missing_ok=True)


async def _adopt(server: uvicorn.Server, line: socket.socket, head: bytes) -> None:
    """Serve a connection as if it had been accepted here and this were its first request."""
    make: Any = server.config.http_protocol_class
    protocol: Any = make(
        config=server.config,
        server_state=server.server_state,
        app_state=server.lifespan.state,
    )
    made = protocol.connection_made

    def made_and_asked(transport: Any) -> None:
        made(transport)
        protocol.data_received(head)

    protocol.connection_made = made_and_asked
    line.setblocking(False)
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, line)
    except OSError as error:
        log.info("socket_not_taken", problem=repr(error))
        line.close()
