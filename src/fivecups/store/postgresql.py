"""A connection to PostgreSQL for the log alone, in the words of the driver itself: SQLAlchemy takes
more than half of the time of a group of entries, which the house writes hundreds of times a second.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .errors import CommitUnknown, connection_lost, storage_error

FAILURES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""The third comes where the server dies while the driver is about to send something."""


class LogLine:
    """Opened when it is needed first, and again after it has failed. One statement at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._line: Any = None

    async def execute(self, statement: str, values: Sequence[Any]) -> None:
        """Have the server carry out a statement as a whole by itself. Raises
        :class:`CommitUnknown` where nobody knows whether it did."""
        if self._connection is None or self._line.is_closed():
            await self._open()
        try:
            await self._line.execute(statement, *values)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise IntegrityError(statement, None, error) from error
        except FAILURES as error:
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
        self._line = (await self._connection.get_raw_connection()).driver_connection

    async def close(self) -> None:
        """Drop the connection without a word: the server may not answer."""
        connection, self._connection = self._connection, None
        if connection is not None:
            self._line.terminate()
            await connection.invalidate()
            await connection.close()
