"""Start of a house: one server process or several workers."""

from __future__ import annotations

import asyncio
import gc
import os
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
from .logs import set_up_logs
from .socket_handover import SocketHandover
from .workers import Workers, check_workers

log = structlog.get_logger("fivecups.web")

SHUTDOWN_SECONDS = 10


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


def run_house(
    settings: Settings, host: str, port: int, browser: bool = False, workers: int = 1
) -> None:
    """Run a house with these settings in `workers` processes until it is stopped. Raise
    ``StorageError`` if its database cannot be opened or another house has its SQLite file open, and
    ``WorkersUnsupported`` if the system cannot run several workers."""
    set_up_logs(level=settings.log_level)
    check_workers(workers)
    with lock_database(settings.database):
        if workers > 1:
            asyncio.run(_check_database(settings))
            Workers(settings, host, port, workers, partial(_run_worker, port, browser)).serve()
        else:
            _run(_serve(settings, host, port, browser))


def _run_worker(
    port: int, browser: bool, settings: Settings, listening: socket.socket, first: bool
) -> None:
    set_up_logs(level=settings.log_level)
    with lock_as_worker(settings.database):
        _run(_serve(settings, "", port, browser, listening, announced=first))


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
        if settings.public_address is None and settings.lan is not None:
            print(f"For phones in the same network: {settings.lan}\n")
            segno.make(settings.lan, error="m").terminal(compact=True)
        if browser and _has_browser():
            await asyncio.to_thread(webbrowser.open, url)


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
