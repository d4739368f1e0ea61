"""Interfaces of what the house needs from outside: a store with the logs of all tables, and a bus
for messages between processes with the same database."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Literal, Protocol, get_args

from fivecups.engine import fixed

from .wire.protocol import Summary
from .write_receipt import Receipt


class StorageError(Exception):
    """Raised if nothing could be written. `code` is the refusal code for the texts."""

    code = "storage-failed"


class StorageFull(StorageError):
    """Raised if the disk is full."""

    code = "storage-full"


class StorageBusy(StorageError):
    """Raised if another process locks the database for too long."""

    code = "storage-busy"


class StorageUnknown(StorageError):
    """Raised if the connection to the database broke during a write, so that the entries may or may
    not have been written."""

    code = "storage-unknown"


class SeqTaken(Exception):
    """Raised if another process has already written an entry of this number to the log; the table
    must be read again."""


class NoSuchTable(Exception):
    """Raised if there is no table of this id."""


@fixed
class Append:
    """A request to write entries to the end of a table's log, all or none, from number `seq` on.
    `summary` is the table's new item in lists, or None if it has not changed."""

    table: str
    seq: int
    entries: tuple[tuple[int, str, bytes], ...]
    summary: Summary | None = None


class LeaseStore(Protocol):
    """The interface for storing leases, by which each table is driven by one node. Only used with
    several nodes."""

    async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
        """Renew all leases of a node for this many milliseconds from now, and return the ids of
        their tables."""
        ...

    async def take_leases(
        self, node: str, tables: Collection[str], milliseconds: int
    ) -> dict[str, int]:
        """Give a node the leases of those of `tables` whose lease no other node holds, for this
        many milliseconds. Return the taken tables, each with the milliseconds since its last lease
        expired, or 0 if it had none."""
        ...

    async def end_leases(self, node: str, tables: Collection[str]) -> None:
        """Release a node's leases of these tables."""

    async def tables_without_lease(self, most: int) -> list[str]:
        """Return up to `most` tables with a running game whose lease no node holds."""
        ...


SCREEN = ""
"""Stands for a big screen among the watchers of a table. It is not a person."""


class PresenceStore(Protocol):
    """The interface for storing the nodes of a house and the watchers of tables at each node:
    people, and SCREEN. Only used with several nodes. Watchers of a node that no longer reports
    itself as alive do not count."""

    async def report_node(self, node: str, milliseconds: int) -> bool:
        """Store that a node is alive for this many milliseconds. Return True if the node was
        unknown, so that it must store its watchers again."""
        ...

    async def delete_expired_nodes(self) -> set[str]:
        """Delete nodes that no longer report themselves, with their watchers. Return the ids of the
        tables that were watched there."""
        ...

    async def delete_node(self, node: str) -> None:
        """Delete a node that is shutting down, with its watchers."""

    async def store_watchers(
        self, node: str, arrived: Collection[tuple[str, str]], departed: Collection[tuple[str, str]]
    ) -> None:
        """Store that the (table, person) pairs in `arrived` have begun to watch at a node, and that
        those in `departed` have stopped."""

    async def watchers_elsewhere(self, node: str, tables: Collection[str]) -> dict[str, set[str]]:
        """Return for each of `tables` the people (and SCREEN) that watch it at nodes other than
        `node`."""
        ...


class TableStore(LeaseStore, PresenceStore, Protocol):
    """The interface for storing tables: logs, summaries, snapshots and reviews."""

    def append(self, append: Append) -> Receipt[None]:
        """Write entries to the end of a table's log. The receipt is done when they are safely
        stored; its error is :class:`SeqTaken` or :class:`StorageError` if nothing was written."""
        ...

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        """Return the encoded entries of a table with a number above `after`, in order."""
        ...

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Return the stored snapshot of a table, with the number of entries it covers, or None."""

    async def store_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Store a snapshot of a table that covers the first `seq` entries of its log. The store may
        lose or delete it at any time."""

    async def review(self, table: str, made_by: str) -> bytes | None:
        """Return the stored review of a finished game if the program's version `made_by` has made
        it, else None."""

    async def store_review(self, table: str, made_by: str, body: bytes) -> None:
        """Store the review of a finished game, made by the program's version `made_by`. The store
        may lose or delete it at any time."""

    async def idle_tables(self, since: int) -> list[str]:
        """Return the ids of the tables that are not over and whose last entry was written before
        `since` (milliseconds since 1970)."""
        ...

    async def live_tables(self) -> list[str]:
        """Return the ids of the tables with a running game."""
        ...

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """Return the number of entries in the log of each of these tables."""
        ...


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's openskill rating in a game, with the number of rated games."""

    mu: float
    sigma: float
    games: int = 0


OnLogLength = Callable[[str, int], None]
"""A callback, called with a table's id and the number of entries that its log has according to
another process."""

Topic = Literal["people", "watched", "called", "spent"]
"""The topic of a message between processes, besides new log lengths: `people`, a person's name or
devices have changed; `watched`, the watchers of a table have changed; `called`, a person is called
to a table; `spent`, uses counted against rate limits."""

TOPICS: tuple[Topic, ...] = get_args(Topic)

OnMessage = Callable[[Topic, str], None]
"""A callback, called with the topic and the text of a message from another process."""

OnMissed = Callable[[], None]
"""A callback, called when messages of other processes may have been lost, for example after a
broken connection."""


class Bus(Protocol):
    """The interface for messages between the processes of a house. Messages may arrive late, twice,
    or not at all; only the log decides what is true."""

    shared: bool
    """True if the house may have other processes."""

    connected: bool
    """True if messages of other processes arrive at the moment. While it is False the house polls
    the log."""

    async def open(
        self, on_log_length: OnLogLength, on_message: OnMessage, on_missed: OnMissed
    ) -> None:
        """Begin to listen for messages of other processes, which are passed to the callbacks.
        Return at once, even if there is no connection yet."""

    def tell(self, table: str, seq: int) -> None:
        """Announce to the other processes that the log of a table has `seq` entries now, without
        waiting."""

    def send(self, topic: Topic, text: str) -> None:
        """Send a short message to the other processes, without waiting."""

    async def close(self) -> None: ...


class SingleProcessBus:
    """The bus of a house with a single process: all its methods do nothing."""

    shared = False
    connected = True

    async def open(
        self, on_log_length: OnLogLength, on_message: OnMessage, on_missed: OnMissed
    ) -> None:
        pass

    def tell(self, table: str, seq: int) -> None:
        pass

    def send(self, topic: Topic, text: str) -> None:
        pass

    async def close(self) -> None:
        pass
