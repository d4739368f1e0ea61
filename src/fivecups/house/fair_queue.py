"""Waiting in turn: everyone who waits gets a turn after a turn of each other, however much one of
them asks for."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class RateLimitExceeded(Exception):
    """Raised if a client does something more often than its rate limit allows, or if too much of
    it waits already."""


class FairQueue(Generic[T]):
    """A queue in which the items of each share (a person or a table) take turns with those of the
    others. Urgent items come before all that are not urgent; items of one share keep their
    order."""

    def __init__(self) -> None:
        self._heap: list[tuple[bool, int, int, str, T]] = []
        self._numbers = itertools.count()
        self._turn = 0
        self._next_turns: dict[str, int] = {}
        self._waiting: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._heap)

    def waiting_of(self, share: str) -> int:
        """Return the number of items of a share in the queue."""
        return self._waiting[share]

    def push(self, item: T, share: str = "", urgent: bool = False) -> None:
        turn = max(self._turn, self._next_turns.get(share, 0))
        self._next_turns[share] = turn + 1
        self._waiting[share] += 1
        heapq.heappush(self._heap, (not urgent, turn, next(self._numbers), share, item))

    def pop(self) -> T:
        """Remove and return the item whose turn it is. When the queue is empty, the turns that were
        taken are forgotten."""
        _, turn, _, share, item = heapq.heappop(self._heap)
        self._turn = max(self._turn, turn)
        self._waiting[share] -= 1
        if not self._heap:
            self._turn = 0
            self._next_turns.clear()
            self._waiting.clear()
        return item

    def remove(self, item: T) -> None:
        """Remove an item that no longer waits, if it is in the queue."""
        for entry in self._heap:
            if entry[-1] is item:
                self._heap.remove(entry)
                heapq.heapify(self._heap)
                self._waiting[entry[3]] -= 1
                return


class FairLock:
    """A lock that is passed on to the shares that wait for it in turn."""

    def __init__(self) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._held = False

    def waiting_of(self, share: str) -> int:
        """Return how often a share waits for the lock."""
        return self._queue.waiting_of(share)

    @asynccontextmanager
    async def hold(self, share: str) -> AsyncIterator[None]:
        """Wait for the lock on behalf of a share, and hold it in the context."""
        if self._held:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._queue.push(turn, share)
            try:
                await turn
            except asyncio.CancelledError:
                self._queue.remove(turn)
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                raise
        self._held = True
        try:
            yield
        finally:
            self._pass_on()

    def close(self) -> None:
        """Cancel all who wait for the lock."""
        while self._queue:
            self._queue.pop().cancel()

    def _pass_on(self) -> None:
        self._held = len(self._queue) > 0
        if self._held:
            self._queue.pop().set_result(None)
