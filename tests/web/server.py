"""A real house in a process of its own, for tests."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Self

import httpx

ROOT = Path(__file__).parents[2]

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Not used, but making one for every request would take longer than the request."""

PORTS = range(20_000, 32_000)
"""Below those that the system takes for outgoing connections, so that a port stays free while its
house is closed."""


def free_port() -> int:
    """A port that nobody listens at."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class House:
    """A server on a free port. It can be killed and opened again on the same data."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        log: Path | None = None,
        **settings: Any,
    ) -> None:
        self.folder = folder
        self.database = database or str(folder / "house.db")
        self.settings = settings
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = log or folder / f"server-{self.port}.log"

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self, **changed: Any) -> Self:
        command = [sys.executable, "-m", "tests.web.launch", str(self.port), self.database]
        command.append(json.dumps({**self.settings, **changed}))
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONWARNINGS": "default"},
            )
        while True:
            try:
                with urllib.request.urlopen(f"{self.base}/health", timeout=5):
                    return self
            except OSError:
                assert self.process.poll() is None, f"the house did not open:\n{self.text()}"
                time.sleep(0.05)

    def text(self) -> str:
        """All that the server has logged."""
        return self.log.read_text(errors="replace")

    def ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        """A request of somebody new, who waits for the answer as long as it takes."""
        return httpx.request(method, self.base + path, timeout=None, verify=NO_TLS, **options)

    def visit(self) -> httpx.Client:
        """Somebody who waits for answers as long as it takes, and keeps their cookie."""
        return httpx.Client(base_url=self.base, timeout=None, verify=NO_TLS)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> int:
        """End it as an administrator would; returns its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait()

    def __enter__(self) -> Self:
        return self.open()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.close()
