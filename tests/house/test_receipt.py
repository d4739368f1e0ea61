"""Receipts: callbacks run at once and once, and receipts are awaited like futures."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fivecups.house.write_receipt import Receipt


def test_callbacks_are_called_at_once_in_their_order() -> None:
    heard: list[tuple[int, str]] = []
    receipt: Receipt[str] = Receipt()
    for number in (1, 2):
        receipt.add_done_callback(lambda done, number=number: heard.append((number, done.result())))
    receipt.settle("written")
    receipt.add_done_callback(lambda done: heard.append((3, done.result())))
    assert heard == [(1, "written"), (2, "written"), (3, "written")]


def test_who_comes_second_changes_nothing() -> None:
    receipt: Receipt[int] = Receipt()
    receipt.settle(1)
    receipt.fail(ValueError("late"))
    receipt.settle(2)
    assert receipt.done() and receipt.result() == 1 and receipt.exception() is None


def test_it_is_awaited_before_and_after_it_is_done() -> None:
    async def check() -> None:
        receipt: Receipt[int] = Receipt()
        asyncio.get_running_loop().call_soon(receipt.settle, 7)
        assert await asyncio.gather(receipt, receipt) == [7, 7]
        assert await receipt == 7

    asyncio.run(check())


def test_an_error_is_raised_to_whoever_waits() -> None:
    async def check() -> None:
        receipt: Receipt[int] = Receipt()
        asyncio.get_running_loop().call_soon(receipt.fail, ValueError("no"))
        with pytest.raises(ValueError, match="no"):
            await receipt
        with pytest.raises(ValueError, match="no"):
            receipt.result()
        assert not receipt.cancelled()

    asyncio.run(check())


def test_whoever_is_cancelled_while_waiting_cancels_it() -> None:
    async def check() -> None:
        receipt: Receipt[int] = Receipt()
        waiting = asyncio.ensure_future(receipt)
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert receipt.done() and receipt.cancelled()

    asyncio.run(check())


def test_a_callback_that_fails_keeps_the_others_from_nothing() -> None:
    async def check() -> None:
        problems: list[dict[str, Any]] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, problem: problems.append(problem))
        heard: list[int] = []
        receipt: Receipt[int] = Receipt()
        receipt.add_done_callback(lambda done: 1 // 0)
        receipt.add_done_callback(lambda done: heard.append(done.result()))
        receipt.settle(5)
        assert heard == [5]
        assert [type(problem["exception"]) for problem in problems] == [ZeroDivisionError]

    asyncio.run(check())
