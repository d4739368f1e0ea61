"""A result is computed once for all who wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from fivecups.house.workers.shared_results import SharedResults


class Work:
    """Work that is done when the gate opens; it counts how often it was begun and given up."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.begun = self.given_up = 0
        self.error: Exception | None = None

    async def __call__(self) -> int:
        self.begun += 1
        try:
            await self.gate.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        if self.error is not None:
            raise self.error
        return self.begun


def run(check: Callable[[SharedResults[int], Work], Awaitable[None]]) -> None:
    async def main() -> None:
        await check(SharedResults(most=2), Work())

    asyncio.run(main())


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_equal_requests_share_one_computation_and_later_ones_its_result() -> None:
    async def check(results: SharedResults[int], work: Work) -> None:
        readers = [asyncio.create_task(results.get("ask", "view", work)) for _ in range(9)]
        await settle()
        work.gate.set()
        assert await asyncio.gather(*readers) == [1] * 9
        assert await results.get("ask", "view", work) == 1

    run(check)


def test_another_position_is_computed_anew() -> None:
    async def check(results: SharedResults[int], work: Work) -> None:
        work.gate.set()
        found = [await results.get("ask", basis, work) for basis in ("view", "later view")]
        assert found == [1, 2]

    run(check)


def test_what_nobody_waits_for_any_more_is_cancelled() -> None:
    async def check(results: SharedResults[int], work: Work) -> None:
        first, second = (asyncio.create_task(results.get("ask", "view", work)) for _ in range(2))
        await settle()
        first.cancel()
        await settle()
        assert work.given_up == 0, "the second reader still waits"
        second.cancel()
        await settle()
        assert work.given_up == 1
        work.gate.set()
        assert await results.get("ask", "view", work) == 2

    run(check)


def test_a_failure_is_told_to_all_who_wait_and_not_remembered() -> None:
    async def check(results: SharedResults[int], work: Work) -> None:
        work.error = ValueError("no")
        work.gate.set()
        for _ in range(2):
            with pytest.raises(ValueError, match="no"):
                await results.get("ask", "view", work)
        assert work.begun == 2

    run(check)


def test_only_the_latest_results_are_remembered() -> None:
    async def check(results: SharedResults[int], work: Work) -> None:
        work.gate.set()
        for ask in ("a", "b", "c", "b"):
            await results.get(ask, "view", work)
        assert work.begun == 3
        await results.get("a", "view", work)
        assert work.begun == 4

    run(check)
