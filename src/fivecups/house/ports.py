"""What the house needs of others: a store that keeps a log which decides who was first, and a bus
that tells which table or person has news in other processes with the same database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Literal, Protocol, get_args

from fivecups.engine import fixed

from .wire.protocol import Summary


class StorageError(Exception):
    """Nothing was written; `code` is the reason as the texts know it."""

    code = "storage-failed"


class StorageFull(StorageError):
    """There is no room left on the disk."""

    code = "storage-full"


class StorageBusy(StorageError):
    """Somebody else holds the database for longer than the house waits."""

    code = "storage-busy"


class StorageUnknown(StorageError):
    """The database got out of reach while it was writing: the entries are there or not."""

    code = "storage-unknown"


class SeqTaken(Exception):
    """Another writer was first with this number; the table has to be read again."""


class NoSuchTable(Exception):
    """There is no log of a table of this name."""


@fixed
class Append:
    """Entries to be written at the end of a table's log, all or none, with the table's line in the
    lists where that changes."""

    table: str
    seq: int
    entries: tuple[tuple[int, str, bytes], ...]
    summary: Summary | None = None


class LeaseStore(Protocol):
    """Which node attends which table. Only a house of several nodes asks."""

    async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
        """Renew all leases of a node, and return of which tables they are."""
        ...

    async def take_leases(
        self, node: str, tables: Collection[str], milliseconds: int
    ) -> dict[str, int]:
        """Take the leases of those of these tables that no other node has; return which, each with
        the milliseconds since the last one ran out, 0 where there was none."""
        ...

    async def end_leases(self, node: str, tables: Collection[str]) -> None:
        """A node lets go of these tables."""
        ...

    async def unattended_tables(self, most: int) -> list[str]:
        """Tables at which a game is being played and of which no node has the lease."""
        ...


SCREEN = ""
"""Stands for a big screen among the people who watch a table. It is nobody's."""


class PresenceStore(Protocol):
    """Which nodes there are, and who watches which tables at them: people, and SCREEN. Only a house
    of several nodes asks. What is kept of a node that no longer says that it is there counts for
    nothing."""

    async def keep_node(self, node: str, milliseconds: int) -> bool:
        """A node is there; returns whether that is new, so that it has to say who watches there."""
        ...

    async def forget_nodes(self) -> set[str]:
        """Forget nodes that are gone; returns the tables that somebody watched there."""
        ...

    async def end_node(self, node: str) -> None:
        """A node is closing."""
        ...

    async def keep_watchers(
        self, node: str, come: Collection[tuple[str, str]], gone: Collection[tuple[str, str]]
    ) -> None:
        """Pairs of a table and somebody who watches it at a node from now on, or no longer."""
        ...

    async def watchers_elsewhere(self, node: str, tables: Collection[str]) -> dict[str, set[str]]:
        """Who watches these tables at other nodes."""
        ...


class TableStore(LeaseStore, PresenceStore, Protocol):
    """The log of all tables."""

    def append(self, append: Append) -> Awaitable[None]:
        """Write for good, then return; raises :class:`SeqTaken` or :class:`StorageError` and has
        written nothing."""
        ...

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        """The bodies of a table's entries with a number above `after`, in order."""
        ...

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """A stored shortcut: the number of entries it covers, and its bytes."""
        ...

    async def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Store a shortcut. It may be lost or deleted at any time."""
        ...

    async def review(self, table: str, made_by: str) -> bytes | None:
        """The stored review of a finished game, if this version of the house has made it."""
        ...

    async def keep_review(self, table: str, made_by: str, body: bytes) -> None:
        """Store a review. It may be lost or deleted at any time."""
        ...

    async def idle_tables(self, since: int) -> list[str]:
        """Tables that are not over and whose last entry is older than `since`."""
        ...

    async def live_tables(self) -> list[str]:
        """Tables at which a game is being played."""
        ...

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """How many entries the logs of these tables have."""
        ...


@dataclass(frozen=True, slots=True)
class Rating:
    """How good somebody is at a game, as openskill sees it."""

    mu: float
    sigma: float
    games: int = 0


Heard = Callable[[str, int], None]
"""Called with a table and the number of entries that its log is said to have."""

Topic = Literal["people", "watched", "called", "spent"]
"""What processes send to each other beside the news of logs: whose name or devices have changed, at
which table others watch now, who is called to a table, what was counted against limits."""

TOPICS: tuple[Topic, ...] = get_args(Topic)

Received = Callable[[Topic, str], None]
"""Called with what another process has sent."""

Missed = Callable[[], None]
"""Called when something may have been missed, as after a broken line."""


class Bus(Protocol):
    """News between processes. They may come late, twice, or not at all: the log alone decides what
    is true."""

    shared: bool
    """Whether there may be other processes."""

    connected: bool
    """Whether news come. While they do not, the house has to look for them itself."""

    async def open(self, heard: Heard, received: Received, missed: Missed) -> None:
        """Begin to listen. Returns at once, even if there is no line yet."""
        ...

    def tell(self, table: str, seq: int) -> None:
        """Tell the others that the log of a table has so many entries now. Nobody waits for it."""
        ...

    def send(self, topic: Topic, text: str) -> None:
        """Send something short to the others. Nobody waits for it."""
        ...

    async def close(self) -> None: ...


class Alone:
    """The bus of a house with one process: there is nobody to tell."""

    shared = False
    connected = True

    async def open(self, heard: Heard, received: Received, missed: Missed) -> None:
        pass

    def tell(self, table: str, seq: int) -> None:
        pass

    def send(self, topic: Topic, text: str) -> None:
        pass

    async def close(self) -> None:
        pass
