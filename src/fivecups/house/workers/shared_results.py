"""Results that are computed once for all who wait for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")

MAX_RESULTS = 512
"""Number of results that are remembered; the least recently used is dropped first."""


@dataclass(slots=True, eq=False)
class _Entry(Generic[T]):
    """A result, or the task that computes it. `basis` is what it was computed from, `readers` the
    number of those who wait for it."""

    basis: object
    task: asyncio.Task[T]
    readers: int = 0


class SharedResults(Generic[T]):
    """Results by key. All who ask for a result at the same time share one computation, which is
    cancelled when the last of them has gone. A failure is not remembered."""

    def __init__(self, most: int = MAX_RESULTS) -> None:
        self._most = most
        self._entries: OrderedDict[Hashable, _Entry[T]] = OrderedDict()

    async def get(
        self, key: Hashable, basis: object, compute: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        """Return the result of `key`, computed by `compute` unless it is known or being computed
        from an equal `basis`."""
        entry = self._entries.get(key)
        if entry is None or entry.basis != basis:
            entry = self._entries[key] = _Entry(basis, asyncio.create_task(compute()))
            if len(self._entries) > self._most:
                self._entries.popitem(last=False)
        self._entries.move_to_end(key)
        entry.readers += 1
        try:
            await asyncio.wait([entry.task])
        finally:
            entry.readers -= 1
            if not entry.task.done() and not entry.readers:
                entry.task.cancel()
            if not entry.task.done() or entry.task.cancelled() or entry.task.exception():
                self._forget(key, entry)
        return entry.task.result()

    def _forget(self, key: Hashable, entry: _Entry[T]) -> None:
        if not entry.readers and self._entries.get(key) is entry:
            del self._entries[key]
