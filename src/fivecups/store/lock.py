"""One house at a time on a SQLite file: a lock beside it, which the system takes back from a
process that ends, however it ends."""

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
    """Another house has the database open."""


@contextmanager
def sole_house(url: str) -> Iterator[None]:
    """While this house is open no other one may open the same SQLite file; raises
    :class:`DatabaseInUse` if one has it, or if workers of one that was killed are still closing.
    Several houses may share a PostgreSQL database."""
    database = _database_file(url)
    if database is None:
        yield
        return
    file, workers = Path(f"{database}.lock"), _workers_file(database)
    try:
        handle = _locked(file)
        try:
            _check_workers_are_gone(workers)
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
def worker_of_house(url: str) -> Iterator[None]:
    """While this process is a worker of the house on a SQLite file, no other house opens it, even
    if the parent of the workers is gone."""
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
    """The SQLite file of this URL, if it is one that can be locked, by the name that it has for all
    who open it."""
    made = make_url(async_url(url))
    if made.get_backend_name() != "sqlite" or not made.database:
        return None
    file = Path(made.database).resolve()
    return str(file) if file.parent.is_dir() else None


def _workers_file(database: str) -> Path:
    """What all workers of a house have locked together."""
    return Path(f"{database}.workers")


def _check_workers_are_gone(file: Path) -> None:
    """Raises ``BlockingIOError`` while there are workers."""
    try:
        handle = os.open(file, os.O_RDWR)
    except FileNotFoundError:
        return
    try:
        _lock(handle)
    finally:
        os.close(handle)


def _locked(file: Path) -> int:
    """An open file that this process alone has locked. The one before may just have deleted what
    was opened here: then there is a new one to lock."""
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
    """Lock an open file or raise ``BlockingIOError`` at once."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
