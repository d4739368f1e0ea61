"""A test that waits in vain ends, and says what for."""

from __future__ import annotations

import asyncio

import pytest

from .waiting import until


def test_what_never_comes_true_is_named() -> None:
    never = False
    with pytest.raises(AssertionError, match=r"awaited in vain: .*lambda: never"):
        asyncio.run(until(lambda: never, patience=0))


def test_what_comes_true_ends_the_wait() -> None:
    seen: list[int] = []

    def often_enough() -> bool:
        seen.append(len(seen))
        return len(seen) == 5

    asyncio.run(until(often_enough))
    assert seen == [0, 1, 2, 3, 4]
