"""File operations on SQLite databases: recognise, copy and replace them."""

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
from ..sqlite import PRIVATE_FILE, merge_wal

MAGIC = b"SQLite format 3\0"
FILE_MODE_BYTES = slice(18, 20)
WAL_MODE = b"\x02\x02"
"""The two bytes in the header of a SQLite file that show that it was last written in WAL mode (with
a write-ahead log beside it)."""

FIRST_CLOSED_WITHOUT_WAL = "0005"
"""The first schema revision of which every house took its file out of WAL mode when it closed."""


def sqlite_file_of(url: str) -> Path | None:
    """Return the path of the SQLite file of a URL; None for another kind of database."""
    parsed = make_url(async_url(url))
    return (
        Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None
    )


def wal_of(file: Path) -> Path:
    return Path(f"{file}-wal")


def require_sqlite(file: Path) -> None:
    """Raise :class:`StorageError` if a file is not a SQLite database."""
    if not _head(file).startswith(MAGIC):
        raise StorageError("it is no SQLite database")


def lacks_wal(file: Path) -> bool:
    """True if a SQLite file was copied without its WAL (write-ahead log), which contains the latest
    entries. A house that was closed properly leaves the file out of WAL mode, and so does a backup;
    only the first houses left it in that mode."""
    if _head(file)[FILE_MODE_BYTES] != WAL_MODE or wal_of(file).exists():
        return False
    revision = _schema_revision(file)
    return revision is not None and revision >= FIRST_CLOSED_WITHOUT_WAL


def _schema_revision(file: Path) -> str | None:
    """Return the schema revision of a house's SQLite file, read without creating a file beside it;
    None if it has none."""
    location = f"{file.absolute().as_uri()}?mode=ro&immutable=1"
    with suppress(sqlite3.Error), closing(sqlite3.connect(location, uri=True)) as connection:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])
    return None


def _head(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(100)


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy the SQLite database `source`, in its state at this moment, to the file `target`, even
    while another process writes to it."""
    try:
        with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
            read.backup(written)
        merge_wal(target)
    except sqlite3.Error as error:
        raise storage_error(error) from error


@contextmanager
def replace_file(file: Path) -> Iterator[Path]:
    """Yield the path of a new temporary file beside `file`, readable by its owner only. The new
    file replaces `file` if the `with` block succeeds, and is deleted if the block fails."""
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
    """Wait until a file or folder is on disk. Some systems do not allow to open a folder; then do
    nothing."""
    with suppress(PermissionError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
