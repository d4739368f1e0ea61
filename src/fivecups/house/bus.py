"""What the house needs to hear from other processes that keep the same log: which table has news. The news stand in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]
"""Called with a table and the number of entries that its log is said to have."""

Missed = Callable[[], None]
"""Called when something may have been missed, as after a broken line."""


class Bus(Protocol):
    """News between processes. They may come late, twice, or not at all: the log alone decides what is true."""

    shared: bool
    """Whether there may be other processes."""

    async def open(self, heard: Heard, missed: Missed) -> None:
        """Begin to listen. Returns at once, even if there is no line yet."""
        ...

    def tell(self, table: str, seq: int) -> None:
        """Tell the others that the log of a table has so many entries now. Nobody waits for it."""
        ...

    async def close(self) -> None: ...


class Alone:
    """The bus of a house with one process: there is nobody to tell."""

    shared = False

    async def open(self, heard: Heard, missed: Missed) -> None:
        pass

    def tell(self, table: str, seq: int) -> None:
        pass

    async def close(self) -> None:
        pass
