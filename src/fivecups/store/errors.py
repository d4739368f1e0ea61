"""Translation of database errors into the house's few :class:`StorageError` classes, by the error
codes of the drivers."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from fivecups.house.ports import StorageBusy, StorageError, StorageFull


class CommitUnknown(StorageError):
    """Raised if the connection was lost before the answer to a commit: the transaction may have
    been carried out or not."""


SQLITE_FULL = {sqlite3.SQLITE_FULL}
SQLITE_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
PRIMARY_CODE = 0xFF
"""Bit mask of the primary result code within SQLite's extended result codes."""

SQLSTATE_FULL = {"53100"}
SQLSTATE_BUSY = {"40001", "40P01", "55P03"}
"""SQLSTATE codes of a serialisation failure, a deadlock and a lock timeout."""

SQLSTATE_LOST = ("08", "57P0")
"""First characters of the SQLSTATE codes that end a connection: connection errors, shutdown, crash.
"""


@contextmanager
def storage_errors() -> Iterator[None]:
    """A context manager that raises database errors of its `with` block as :class:`StorageError`.
    Key conflicts (`IntegrityError`) pass through unchanged."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as error:
        raise storage_error(error) from error


def storage_error(error: Exception) -> StorageError:
    """Return the :class:`StorageError` that matches a database error: disk full, busy, or any
    other."""
    cause = _cause(error)
    sqlite_code = getattr(cause, "sqlite_errorcode", 0) & PRIMARY_CODE
    state = sqlstate(error)
    if sqlite_code in SQLITE_FULL or state in SQLSTATE_FULL or _errno(cause) == errno.ENOSPC:
        return StorageFull(str(cause))
    if sqlite_code in SQLITE_BUSY or state in SQLSTATE_BUSY:
        return StorageBusy(str(cause))
    return StorageError(str(cause))


def sqlstate(error: Exception) -> str | None:
    """Return the SQLSTATE code that PostgreSQL answered with, or None."""
    return getattr(_cause(error), "sqlstate", None)


def connection_lost(error: Exception) -> bool:
    """True if `error` means that a statement failed without a proper answer of the server, so that
    it may or may not have been carried out."""
    state = sqlstate(error)
    return state is None or state.startswith(SQLSTATE_LOST)


def _cause(error: Exception) -> BaseException:
    """Return the driver's own error that SQLAlchemy has wrapped."""
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def _errno(error: BaseException | None) -> int | None:
    """Return the operating system's error number of `error` or of an error that caused it; None if
    there is none."""
    while error is not None:
        if isinstance(error, OSError):
            return error.errno
        error = error.__cause__
    return None
