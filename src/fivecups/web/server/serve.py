"""Start of a house: one server process or several workers."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import re
import signal
import socket
import sys
import webbrowser
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import segno
import structlog
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from fivecups.store import lock_as_worker, lock_database, open_database

from ..app import make_house
from ..services import Settings
from ..sockets.connection import MAX_MESSAGE_BYTES
from ..sockets.transport import default_websocket_class, websocket_class
from .connection_limits import ConnectionGuard
from .heartbeat import Heartbeat
from .logs import set_up_logs
from .socket_handover import SocketHandover
from .workers import Workers, check_workers

log = structlog.get_logger("fivecups.web")

SHUTDOWN_SECONDS = 10
MAX_PORT = 65535


def lan_address() -> str | None:
    """Return this machine's IP address in its local network, or None. No packet is sent to find
    it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


class AddressUnavailable(ValueError):
    """Raised if a house cannot listen at its address; the message says what to try."""


def check_address(host: str, port: int) -> None:
    """Raise :class:`AddressUnavailable` if no socket can listen at `host` and `port`."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind) as probe:
            if sys.platform != "win32":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            probe.listen(1)
    except OSError as error:
        raise AddressUnavailable(_why_unavailable(error, host, port)) from error


def _why_unavailable(error: OSError, host: str, port: int) -> str:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return (
            f"this machine has no address {host!r}; try --host 0.0.0.0, or --host 127.0.0.1 for"
            " this machine alone"
        )
    if error.errno == errno.EADDRINUSE:
        other = port % MAX_PORT + 1
        return (
            f"port {port} is in use by another program, perhaps by another house; try --port"
            f" {other}"
        )
    if error.errno == errno.EACCES:
        return f"this user may not listen on port {port}; try --port 8000"
    return f"nobody can listen at {host}:{port}: {error.strerror}"


def run_house(
    settings: Settings, host: str, port: int, browser: bool = False, workers: int = 1
) -> None:
    """Run a house with these settings in `workers` processes until it is stopped. Raise
    ``StorageError`` if its database cannot be opened or another house has its SQLite file open,
    ``WorkersUnsupported`` if the system cannot run several workers, and ``AddressUnavailable`` if
    the house cannot listen at `host` and `port`."""
    set_up_logs(level=settings.log_level)
    check_workers(workers)
    check_address(host, port)
    with lock_database(settings.database):
        if workers > 1:
            asyncio.run(_check_database(settings))
            Workers(settings, host, port, workers, partial(_run_worker, port, browser)).serve()
        else:
            _run(_serve(settings, host, port, browser))


def _run_worker(
    port: int,
    browser: bool,
    settings: Settings,
    listening: socket.socket,
    first: bool,
    heartbeat: Heartbeat,
) -> None:
    set_up_logs(level=settings.log_level)
    with lock_as_worker(settings.database):
        _run(_serve(settings, "", port, browser, listening, first, heartbeat))


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine on uvloop if it is installed, else on asyncio's own loop."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


class Server(uvicorn.Server):
    """A server that exits with code 0 after SIGINT or SIGTERM."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if sys.platform == "win32":
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


async def _check_database(settings: Settings) -> None:
    """Open and close the database once. A database that cannot be opened so raises a short error
    here, not uvicorn's long one."""
    await (await open_database(settings.database, settings.pragmas)).close()


async def _serve(
    settings: Settings,
    host: str,
    port: int,
    browser: bool,
    listening: socket.socket | None = None,
    announced: bool = True,
    heartbeat: Heartbeat | None = None,
) -> None:
    await _check_database(settings)
    guard = ConnectionGuard(settings.connections, trusted=settings.trusted_proxies)
    handover = SocketHandover(settings.worker) if settings.worker is not None else None
    sockets = websocket_class() if settings.direct_sockets else default_websocket_class()
    config = uvicorn.Config(
        make_house(settings),
        host=host,
        port=port,
        http=guard.guarded_class(H11Protocol),
        ws=guard.guarded_class(sockets if handover is None else handover.routing_class(sockets)),
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        forwarded_allow_ips=list(settings.trusted_proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    server = Server(config)
    jobs = [guard.run(), _announce(server, settings, port, browser, announced)]
    if handover is not None:
        jobs.append(handover.run(server))
    if heartbeat is not None:
        jobs.append(heartbeat.run())
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        await server.serve(None if listening is None else [listening])
    finally:
        for task in tasks:
            task.cancel()


async def _announce(
    server: uvicorn.Server, settings: Settings, port: int, browser: bool, announced: bool
) -> None:
    while not server.started:
        await asyncio.sleep(0.05)
    _tune_garbage_collector()
    if not announced:
        return
    url = f"http://localhost:{port}"
    log.info("house_open", address=url, lan=settings.lan, public=settings.public_address)
    if sys.stdout.isatty():
        print(f"\nFive Cups is open: {settings.public_address or url}")
        print(f"Its data: {_place_of(settings.database)}")
        print("Ctrl-C closes the house. Games go on where they were when it opens again.")
        if settings.public_address is None and settings.lan is not None:
            print(f"For phones in the same network: {settings.lan}\n")
            segno.make(settings.lan, error="m").terminal(compact=True)
        if browser and _has_browser():
            await asyncio.to_thread(webbrowser.open, url)


def _place_of(database: str) -> str:
    """Return where a house's data lies, without a password."""
    return re.sub(r"(?<=://)[^/@]*@", "", database.removeprefix("sqlite:///"))


def _tune_garbage_collector() -> None:
    """Freeze the objects that exist at the start, and collect garbage rarely. Tables leave hardly
    any reference cycles. With Python's defaults collection took a fifth of the time of a move, and
    pauses of tens of milliseconds at 500 busy tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 50)


def _has_browser() -> bool:
    """True if there is a screen on which a browser can open."""
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
