"""What the house needs to hear from other processes with the same database: which table or person
has news. What they are stands in the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]
"""Called with a table and the number of entries that its log is said to have."""

Changed = Callable[[str], None]
"""Called with a person whose name or devices have changed."""

Missed = Callable[[], None]
"""Called when something may have been missed, as after a broken line."""


class Bus(Protocol):
    """News between processes. They may come late, twice, or not at all: the log alone decides what
    is true."""

    shared: bool
    """Whether there may be other processes."""

    async def open(self, heard: Heard, changed: Changed, missed: Missed) -> None:
        """Begin to listen. Returns at once, even if there is no line yet."""
        ...

    def tell(self, table: str, seq: int) -> None:
        """Tell the others that the log of a table has so many entries now. Nobody waits for it."""
        ...

    def tell_of(self, person: str) -> None:
        """Tell the others that somebody's name or devices have changed. Nobody waits for it."""
        ...

    async def close(self) -> None: ...


class Alone:
    """The bus of a house with one process: there is nobody to tell."""

    shared = False

    async def open(self, heard: Heard, changed: Changed, missed: Missed) -> None:
        pass

    def tell(self, table: str, seq: int) -> None:
        pass

    def tell_of(self, person: str) -> None:
        pass

    async def close(self) -> None:
        pass
