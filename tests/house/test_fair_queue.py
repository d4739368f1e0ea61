"""Waiting in turn."""

from __future__ import annotations

import asyncio

from fivecups.house.fair_queue import FairLock, FairQueue


def test_one_who_asks_a_lot_holds_nobody_up() -> None:
    queue = FairQueue[str]()
    for number in range(100):
        queue.push(f"flood {number}", "flood")
    queue.push("ana 0", "ana")
    queue.push("bob 0", "bob")
    queue.push("ana 1", "ana")
    order = [queue.pop() for _ in range(6)]
    assert order == ["flood 0", "ana 0", "bob 0", "flood 1", "ana 1", "flood 2"]
    assert len(queue) == 97 == queue.waiting_of("flood")
    queue.push("cleo", "cleo")
    assert queue.pop() in ("cleo", "flood 3") and queue.pop() in ("cleo", "flood 3")


def test_nobody_saves_turns_by_staying_away() -> None:
    queue = FairQueue[str]()
    for number in range(10):
        queue.push(f"ana {number}", "ana")
    for _ in range(9):
        queue.pop()
    for number in range(3):
        queue.push(f"bob {number}", "bob")
    assert {queue.pop(), queue.pop()} == {"ana 9", "bob 0"}


def test_what_is_urgent_goes_first() -> None:
    queue = FairQueue[int]()
    queue.push(1, "ana")
    queue.push(2, "ana", urgent=True)
    queue.push(3, "bob", urgent=True)
    assert [queue.pop() for _ in range(3)] == [3, 2, 1]


def test_an_empty_queue_has_forgotten_everything() -> None:
    queue = FairQueue[int]()
    for number in range(5):
        queue.push(number, "ana")
    while queue:
        queue.pop()
    queue.push(5, "ana")
    queue.push(6, "bob")
    assert [queue.pop(), queue.pop()] == [5, 6]


def test_what_no_longer_waits_is_taken_out() -> None:
    queue = FairQueue[list[str]]()
    first, second = ["a"], ["a"]
    queue.push(first, "ana")
    queue.push(second, "ana")
    queue.remove(second)
    queue.remove(second)
    assert (len(queue), queue.waiting_of("ana")) == (1, 1)
    assert queue.pop() is first


def test_a_lock_is_passed_on_in_turn() -> None:
    async def check() -> None:
        lock, order = FairLock(), list[str]()

        async def hold(share: str) -> None:
            async with lock.hold(share):
                order.append(share)
                await asyncio.sleep(0)

        await asyncio.gather(*[hold(share) for share in ("ana", "ana", "ana", "bob", "ana")])
        assert order == ["ana", "ana", "bob", "ana", "ana"]
        await hold("cleo")

    asyncio.run(check())


def test_a_lock_is_not_lost_with_those_who_stop_waiting() -> None:
    async def check() -> None:
        lock = FairLock()

        async def wait() -> None:
            async with lock.hold("bob"):
                raise AssertionError("it was cancelled before")

        async with lock.hold("ana"):
            early, late = (asyncio.create_task(wait()) for _ in range(2))
            await asyncio.sleep(0)
            assert lock.waiting_of("bob") == 2
            early.cancel()
            await asyncio.sleep(0)
            assert lock.waiting_of("bob") == 1
        late.cancel()
        await asyncio.gather(early, late, return_exceptions=True)
        async with lock.hold("cleo"):
            pass

    asyncio.run(check())
