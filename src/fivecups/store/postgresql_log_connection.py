"""A PostgreSQL connection only for writing the log, by the driver asyncpg directly. SQLAlchemy
would take more than half of the time of a group of entries, and the house writes hundreds of groups
a second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .errors import CommitUnknown, connection_lost, storage_error

DRIVER_ERRORS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""Errors of a failed statement. `InternalClientError` is raised if the server dies just before the
driver sends something."""


class LogConnection:
    """A connection to PostgreSQL for writing the log. It is opened at its first use and again after
    a failure, and runs one statement at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver_connection: Any = None

    async def execute(self, statement: str, values: Sequence[Any]) -> None:
        """Run an atomic statement. Raise :class:`CommitUnknown` if the connection is lost before
        the answer."""
        if self._connection is None or self._driver_connection.is_closed():
            await self._open()
        try:
            await self._driver_connection.execute(statement, *values)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise IntegrityError(statement, None, error) from error
        except DRIVER_ERRORS as error:
            if not connection_lost(error):
                raise storage_error(error) from error
            await self.close()
            raise CommitUnknown(str(error)) from error
        except BaseException:
            await self.close()
            raise

    async def _open(self) -> None:
        await self.close()
        self._connection = await self._engine.connect()
        self._driver_connection = (await self._connection.get_raw_connection()).driver_connection

    async def close(self) -> None:
        """Drop the connection without telling the server, which may not answer."""
        connection, self._connection = self._connection, None
        if connection is not None:
            self._driver_connection.terminate()
            await connection.invalidate()
            await connection.close()
