"""Handover of WebSocket connections to the worker that is responsible for their table, so that a
single process has all observers of a table.

A client may name the table for which it opens a socket (`/api/socket?table=…`). The worker that
accepts the connection passes it, with the request that it has read, to the responsible worker, and
has no further cost. This only improves speed: any worker can serve any table, and if the other one
does not take the connection, it is served where it is.
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

MAX_HEAD_BYTES = 64 * 1024
OFFER_RETRY_SECONDS, OFFER_TIMEOUT_SECONDS = 0.005, 1.0
"""Seconds until a connection is offered again to a worker with a full queue, and seconds until that
is given up."""


def table_in_request(head: bytes) -> str | None:
    """Return the id of the table that a WebSocket request names, or None. `head` is the beginning
    of the HTTP request."""
    _, _, rest = head.partition(b" ")
    target = urlsplit(rest.partition(b" ")[0].decode("latin-1"))
    tables = parse_qs(target.query).get("table")
    return tables[0] if tables and target.path == SocketEndpoint.path else None


class SocketHandover:
    """Passes WebSocket connections to the other workers of a house, and serves those that they pass
    to this worker."""

    def __init__(self, place: WorkerPlace) -> None:
        self._place = place
        self._address = self._address_of(place.number)
        Path(self._address).unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(self._address)

    def _address_of(self, worker: int) -> str:
        return str(Path(self._place.folder) / str(worker))

    def routing_class(self, base: type[Any]) -> type[Any]:
        """Return a subclass of a uvicorn WebSocket protocol class that hands each connection over
        to the worker that is responsible for its table."""

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
        """Hand a connection over, together with its request `head`, if another worker is
        responsible for its table; otherwise call `serve`."""
        table = table_in_request(head)
        owner = None if table is None else self._place.owner_of(table)
        if owner is None or owner == self._place.number:
            serve(head)
        else:
            self._offer(transport, head, serve, owner, time.monotonic() + OFFER_TIMEOUT_SECONDS)

    def _offer(
        self, transport: Any, head: bytes, serve: Callable[[bytes], None], owner: int, until: float
    ) -> None:
        """Send a connection to the worker `owner`. If its queue is full, retry until the time
        `until`, then serve the connection here."""
        connection = transport.get_extra_info("socket")
        if transport.is_closing():
            return
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection.fileno()]))
        try:
            self._socket.sendmsg([head], [rights], 0, self._address_of(owner))
        except OSError as error:
            if isinstance(error, BlockingIOError) and time.monotonic() < until:
                transport.pause_reading()
                again = (transport, head, serve, owner, until)
                asyncio.get_running_loop().call_later(OFFER_RETRY_SECONDS, self._offer, *again)
                return
            log.info("socket_not_handed_over", worker=owner, problem=repr(error))
            transport.resume_reading()
            serve(head)
        else:
            transport.abort()

    async def run(self, server: uvicorn.Server) -> None:
        """Serve the connections that other workers hand over, in an endless loop."""
        while not server.started:
            await asyncio.sleep(0.05)
        loop = asyncio.get_running_loop()
        taken: set[asyncio.Task[None]] = set()

        def take() -> None:
            with suppress(BlockingIOError):
                while True:
                    head, files, _, _ = socket.recv_fds(self._socket, MAX_HEAD_BYTES, 1)
                    for file in files:
                        task = loop.create_task(_adopt(server, socket.socket(fileno=file), head))
                        taken.add(task)
                        task.add_done_callback(taken.discard)

        loop.add_reader(self._socket.fileno(), take)
        try:
            await loop.create_future()
        finally:
            loop.remove_reader(self._socket.fileno())
            self._socket.close()
            Path(self._address).unlink(missing_ok=True)


async def _adopt(server: uvicorn.Server, connection: socket.socket, head: bytes) -> None:
    """Serve a connection from another worker as if it had been accepted here with `head` as its
    first request."""
    make: Any = server.config.http_protocol_class
    protocol: Any = make(
        config=server.config, server_state=server.server_state, app_state=server.lifespan.state
    )
    connection_made = protocol.connection_made

    def made_with_request(transport: Any) -> None:
        connection_made(transport)
        protocol.data_received(head)

    protocol.connection_made = made_with_request
    connection.setblocking(False)
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
    except OSError as error:
        log.info("socket_not_taken", problem=repr(error))
        connection.close()
