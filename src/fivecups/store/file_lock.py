"""Locks that let only one house at a time open a SQLite file. The lock files are beside the
database; the operating system releases a lock when its process ends in any way."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from fivecups.house.ports import StorageError

from .database import async_url


class DatabaseInUse(StorageError):
    """Raised if another house has the database open."""


@contextmanager
def lock_database(url: str) -> Iterator[None]:
    """Lock a SQLite file for this house as long as the context lasts. Raise :class:`DatabaseInUse`
    if another house has it open, or if workers of a killed house are still closing. A PostgreSQL
    database may be shared by several houses and is not locked."""
    database = _database_file(url)
    if database is None:
        yield
        return
    file, workers = Path(f"{database}.lock"), _workers_file(database)
    try:
        handle = _open_locked(file)
        try:
            _check_no_workers(workers)
        except BaseException:
            os.close(handle)
            raise
    except BlockingIOError as error:
        raise DatabaseInUse(
            f"another house has {database} open; several can share a PostgreSQL database"
        ) from error
    except OSError as error:
        raise StorageError(f"unable to lock {file}: {error.strerror}") from error
    try:
        yield
    finally:
        if sys.platform != "win32":
            workers.unlink(missing_ok=True)
            file.unlink(missing_ok=True)
        os.close(handle)


@contextmanager
def lock_as_worker(url: str) -> Iterator[None]:
    """Hold the shared lock of the workers as long as the context lasts, so that no other house
    opens the SQLite file even if the parent process of the workers has died."""
    database = _database_file(url)
    if database is None or sys.platform == "win32":
        yield
        return
    import fcntl

    handle = os.open(_workers_file(database), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_SH)
        yield
    finally:
        os.close(handle)


def _database_file(url: str) -> str | None:
    """Return the resolved path of the SQLite file of `url`, which is the same for all processes
    that open it; None if there is no file to lock."""
    parsed = make_url(async_url(url))
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    file = Path(parsed.database).resolve()
    return str(file) if file.parent.is_dir() else None


def _workers_file(database: str) -> Path:
    """Return the path of the file on which all workers of a house hold a shared lock."""
    return Path(f"{database}.workers")


def _check_no_workers(file: Path) -> None:
    """Raise ``BlockingIOError`` while a worker holds the lock on `file`."""
    try:
        handle = os.open(file, os.O_RDWR)
    except FileNotFoundError:
        return
    try:
        _lock(handle)
    finally:
        os.close(handle)


def _open_locked(file: Path) -> int:
    """Open `file` with an exclusive lock and return the handle. If the former holder deletes the
    file between opening and locking, the new file is opened and locked instead."""
    while True:
        handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
            if os.path.samestat(os.fstat(handle), file.stat()):
                return handle
        except FileNotFoundError:
            pass
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


def _lock(handle: int) -> None:
    """Lock an open file exclusively, or raise ``BlockingIOError`` without waiting."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
