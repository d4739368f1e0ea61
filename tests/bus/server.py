"""A real NATS server for tests, and faults of a real PostgreSQL server."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

import psutil

from fivecups.bus.postgres import LISTENER_NAME
from tests.store.databases import patiently, postgresql_server
from tests.web.server import free_port


class Nats:
    """A NATS server on its own port. It can be stopped and started again there."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = str(Path(sys.executable).parent / "nats-server")
        command = [program, "-a", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 5).close()
                return
            except OSError:
                assert self.process.poll() is None
                time.sleep(0.02)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def cut_bus() -> None:
    """End all connections of houses that listen for news."""
    query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{LISTENER_NAME}';"
    postgresql_server().psql(query)


def kill_postgresql() -> None:
    """Kill the whole server, as a power cut would."""
    server = postgresql_server()
    postmaster = psutil.Process(server.get_pid())
    processes = [postmaster, *postmaster.children()]
    for process in processes:
        process.kill()
    psutil.wait_procs(processes)


def start_postgresql() -> None:
    """Start the server again and wait until it has recovered."""
    server = postgresql_server()
    patiently(server.ensure_postgres_running)
    patiently(lambda: server.psql("SELECT 1;"))
