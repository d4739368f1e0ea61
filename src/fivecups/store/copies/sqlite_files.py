"""SQLite files as files."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url

from fivecups.house.ports import StorageError

from ..database import async_url
from ..errors import storage_error
from ..sqlite import PRIVATE_FILE, fold_up

MAGIC = b"SQLite format 3\0"
MODES = slice(18, 20)
WAL_MODE = b"\x02\x02"
"""The bytes of a file's head that say how it was last written."""


def file_of(url: str) -> Path | None:
    """The SQLite file that a URL stands for; None for a database of another kind."""
    made = make_url(async_url(url))
    return Path(made.database) if made.get_backend_name() == "sqlite" and made.database else None


def wal_of(file: Path) -> Path:
    return Path(f"{file}-wal")


def require_sqlite(file: Path) -> None:
    """Raises :class:`StorageError` for a file that is no SQLite database."""
    if not _head(file).startswith(MAGIC):
        raise StorageError("it is no SQLite database")


def misses_wal(file: Path) -> bool:
    """Whether a file was copied without the WAL that belongs to it, in which the latest entries
    are. A house that is closed leaves no WAL behind, and a backup has none."""
    return _head(file)[MODES] == WAL_MODE and not wal_of(file).exists()


def _head(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(100)


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a SQLite database as it is at one moment, also while it is being written."""
    try:
        with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
            read.backup(written)
        fold_up(target)
    except sqlite3.Error as error:
        raise storage_error(error) from error


@contextmanager
def written_whole(file: Path) -> Iterator[Path]:
    """A new file beside this one, which takes its place when it is complete, and vanishes where
    that fails. It is for its owner only."""
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    fresh.touch(PRIVATE_FILE)
    try:
        yield fresh
        _sync(fresh)
        os.replace(fresh, file)
        _sync(file.parent)
    finally:
        fresh.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """Wait until something is on the disk. A folder cannot be opened everywhere."""
    with suppress(PermissionError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
