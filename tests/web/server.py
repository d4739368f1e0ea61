"""A real house in a separate process, for tests."""

from __future__ import annotations

import atexit
import contextlib
import json
import multiprocessing
import os
import secrets
import socket
import ssl
import sys
import time
import urllib.request
import warnings
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Self

import httpx

from tests.store.databases import new_file

ROOT = Path(__file__).parents[2]

FORKS = multiprocessing.get_context("forkserver")
"""The start method: one process has imported everything that a house needs, and each house is a
copy of it, since imports take most of the start."""

LATE_IMPORTS = ("aiosqlite", "alembic", "asyncpg", "litestar.plugins.pydantic", "uvloop")
"""Modules that a house imports when it opens."""

FORKS.set_forkserver_preload(
    [__name__, "tests.web.launch", *LATE_IMPORTS, "tests.web.preloaded_imports"]
)

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""An unused TLS context: creating one for every request would take longer than the request."""

PORTS = range(20_000, 32_000)
"""Ports below those that the system uses for outgoing connections, so that a port stays free while
its house is closed."""


def free_port() -> int:
    """Return a port at which no process listens."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def _run(words: list[str], log: Path, environment: dict[str, str]) -> None:
    """Open a house in this process, as ``python -W default -m tests.web.launch`` would."""
    from .launch import main

    for stream in (sys.stdout, sys.stderr):
        with log.open("ab") as file:
            os.dup2(file.fileno(), stream.fileno())
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = words
    sys.warnoptions[:] = ["default"]
    warnings.simplefilter("default")
    main()


class House:
    """A server on a free port. It can be killed and opened again on the same data."""

    def __init__(
        self, folder: Path, database: str | None = None, log: Path | None = None, **settings: Any
    ) -> None:
        self.folder = folder
        self.database = database or str(folder / "house.db")
        if not database and not (folder / "house.db").exists():
            new_file(folder)
        self.settings = settings
        self.port = free_port()
        self.process: ForkServerProcess | None = None
        self.log = log or folder / f"server-{self.port}.log"

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self, **changed: Any) -> Self:
        words = [str(self.port), self.database, json.dumps({**self.settings, **changed})]
        self.process = FORKS.Process(target=_run, args=(words, self.log, {**os.environ}))
        self.process.start()
        atexit.register(self.process.kill)
        while True:
            try:
                with urllib.request.urlopen(f"{self.base}/health", timeout=5):
                    return self
            except OSError:
                assert self.process.exitcode is None, f"the house did not open:\n{self.text()}"
                time.sleep(0.05)

    def text(self) -> str:
        """Everything that the server has logged."""
        return self.log.read_text(errors="replace")

    def ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        """Send a request as a new visitor, without a timeout."""
        return httpx.request(method, self.base + path, timeout=None, verify=NO_TLS, **options)

    def visit(self) -> httpx.Client:
        """Return a client without timeouts that keeps its cookie."""
        return httpx.Client(base_url=self.base, timeout=None, verify=NO_TLS)

    def kill(self) -> None:
        """Kill the server as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def close(self) -> int:
        """Stop the server as an administrator would; return its exit code."""
        assert self.process is not None
        self.process.terminate()
        self.process.join()
        assert self.process.exitcode is not None
        return self.process.exitcode

    def __enter__(self) -> Self:
        return self.open()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.exitcode is None:
            self.close()
