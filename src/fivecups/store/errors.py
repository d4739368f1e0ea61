"""A database's many errors as the house's few, recognised by the codes of its driver."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from fivecups.house.ports import StorageBusy, StorageError, StorageFull


class CommitUnknown(StorageError):
    """The connection was lost before the answer to a commit came: it may have been made or not."""


SQLITE_FULL = {sqlite3.SQLITE_FULL}
SQLITE_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
PRIMARY_CODE = 0xFF
"""SQLite's extended result codes have their primary code in the lowest byte."""

SQLSTATE_FULL = {"53100"}
SQLSTATE_BUSY = {"40001", "40P01", "55P03"}
"""A serialisation failure, a deadlock, a lock that was not available in time."""

SQLSTATE_LOST = ("08", "57P0")
"""How the states begin that end a connection: connection exceptions, shutdown, crash."""


@contextmanager
def storage_errors() -> Iterator[None]:
    """Raises errors of the database as :class:`StorageError`; conflicts of keys pass through."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as error:
        raise storage_error(error) from error


def storage_error(error: Exception) -> StorageError:
    """What the house calls an error of the database."""
    cause = _cause(error)
    sqlite_code = getattr(cause, "sqlite_errorcode", 0) & PRIMARY_CODE
    state = sqlstate(error)
    if sqlite_code in SQLITE_FULL or state in SQLSTATE_FULL or _errno(cause) == errno.ENOSPC:
        return StorageFull(str(cause))
    if sqlite_code in SQLITE_BUSY or state in SQLSTATE_BUSY:
        return StorageBusy(str(cause))
    return StorageError(str(cause))


def sqlstate(error: Exception) -> str | None:
    """The SQLSTATE that PostgreSQL has answered with, if it has."""
    return getattr(_cause(error), "sqlstate", None)


def connection_lost(error: Exception) -> bool:
    """Whether a statement has failed without an answer that says so."""
    state = sqlstate(error)
    return state is None or state.startswith(SQLSTATE_LOST)


def _cause(error: Exception) -> BaseException:
    """The driver's own error."""
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def _errno(error: BaseException | None) -> int | None:
    """The system's error number, of the error itself or of what it was raised from."""
    while error is not None:
        if isinstance(error, OSError):
            return error.errno
        error = error.__cause__
    return None
