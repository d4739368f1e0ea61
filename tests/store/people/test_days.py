"""What games over days keep: notices that one node sends, holidays, and how many letters went
out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from fivecups.house.notices.holidays import DAY, DAYS_A_YEAR, Holidays
from fivecups.house.notices.letters import HOUR, Letter, LetterLimits
from fivecups.house.notices.ways import PushDevice
from fivecups.store import Store, open_store

from ..databases import new_database

NOW = 1_700_000_000_000


def at_two_nodes(url: str, check: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Two nodes on one PostgreSQL database; SQLite has one, whose tasks are as many."""

    async def run() -> None:
        one = await open_store(url)
        other = one if url.startswith("sqlite") else await open_store(url)
        try:
            await check(one, other)
        finally:
            for store in {one, other}:
                await store.close()

    asyncio.run(run())


async def reachable(store: Store) -> tuple[str, str]:
    """A table, and somebody who can be told."""
    device = PushDevice("device", "https://push.example/a", "key", "auth")
    await store.keep_mail("ana", "ana@mail.example")
    await store.confirm_mail("ana", "ana@mail.example")
    await store.keep_push_device("ana", device, NOW)
    return "table", "ana"


def test_one_node_claims_a_notice_and_another_when_the_claim_has_run_out(
    database_url: str,
) -> None:
    async def check(one: Store, other: Store) -> None:
        who = await reachable(one)
        await one.want_notice(*who, NOW)
        assert await one.due_notices(NOW - 1, 5) == []
        assert await one.due_notices(NOW, 5) == [who]
        claims = [store.claim_notice(*who, NOW, NOW + 60) for store in (one, other) * 3]
        assert sorted(await asyncio.gather(*claims), key=str) == [NOW, *[None] * 5]
        assert await other.due_notices(NOW + 59, 5) == []
        assert await one.hold_notice(*who, NOW, NOW + 90)
        assert await other.claim_notice(*who, NOW + 89, NOW + 200) is None
        assert await other.claim_notice(*who, NOW + 90, NOW + 200) == NOW
        await other.notice_sent(*who, NOW, NOW + 91)
        assert await one.due_notices(NOW + DAY, 5) == []
        await one.want_notice(*who, NOW + 100)
        assert await one.due_notices(NOW + DAY, 5) == [], "once until they look"

    at_two_nodes(database_url, check)


def test_whoever_still_sends_an_old_notice_leaves_the_next_one_alone(database_url: str) -> None:
    async def check(one: Store, other: Store) -> None:
        who = await reachable(one)
        await one.want_notice(*who, NOW)
        await one.claim_notice(*who, NOW, NOW + 60)
        await other.drop_notice(*who)
        await other.want_notice(*who, NOW + 10)
        assert not await one.hold_notice(*who, NOW, NOW + 90)
        await one.notice_sent(*who, NOW, NOW + 20)
        assert await other.due_notices(NOW + 30, 5) == [who]

    at_two_nodes(database_url, check)


def test_two_holidays_at_the_same_moment_do_not_count_twice(database_url: str) -> None:
    async def check(one: Store, other: Store) -> None:
        wishes = [
            Holidays(store, lambda at=NOW + place: at).change(  # type: ignore[misc]
                "ana", NOW + DAYS_A_YEAR * DAY
            )
            for place, store in enumerate((one, other, one, other))
        ]
        await asyncio.gather(*wishes)
        info = await Holidays(one, lambda: NOW + 9).info("ana")
        assert (info.until, info.days_left) == (NOW + DAYS_A_YEAR * DAY, 0)

    at_two_nodes(database_url, check)


def test_letters_are_counted_at_all_nodes_at_once(database_url: str) -> None:
    async def check(one: Store, other: Store) -> None:
        limits = LetterLimits()
        tries = [
            store.count_letter(Letter(f"person {place}", "here", "victim"), limits, NOW)
            for place, store in enumerate((one, other) * 3)
        ]
        assert sum(await asyncio.gather(*tries)) == 2

    at_two_nodes(database_url, check)


@pytest.mark.parametrize(
    ("letter", "most"),
    [
        (lambda n: Letter("ana", f"place {n}", f"address {n}"), 5),
        (lambda n: Letter(f"person {n}", "club", f"address {n}"), 20),
        (lambda n: Letter(f"person {n}", f"place {n}", "victim"), 2),
    ],
)
def test_letters_are_remembered_for_a_day(
    tmp_path: Path, letter: Callable[[int], Letter], most: int
) -> None:
    url, limits = new_database("sqlite", tmp_path), LetterLimits()

    async def count(at: int) -> int:
        store = await open_store(url)
        allowed = [await store.count_letter(letter(n), limits, at) for n in range(most + 2)]
        await store.close()
        return sum(allowed)

    assert asyncio.run(count(NOW)) == most
    assert asyncio.run(count(NOW + DAY - 1)) == 0, "a house that was closed has not forgotten"
    assert asyncio.run(count(NOW + DAY)) == most


def test_the_house_writes_so_many_letters_an_hour_and_no_more() -> None:
    limits = LetterLimits(in_an_hour=3)
    sent = [(NOW, Letter(f"{n}", f"{n}", f"{n}")) for n in range(3)]
    new = Letter("x", "x", "x")
    assert not limits.allow(new, NOW + HOUR - 1, sent)
    assert limits.allow(new, NOW + HOUR, sent)
    assert limits.times(2).allow(new, NOW, sent)
