"""Tests of the data for games over days: notifications sent by a single node, holidays, and the
e-mail quota."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from fivecups.house.notifications.channels import PushDevice
from fivecups.house.notifications.email_quota import (
    HOUR_MILLISECONDS,
    ConfirmationEmail,
    EmailQuota,
)
from fivecups.house.notifications.holidays import DAY_MILLISECONDS, MAX_DAYS_PER_YEAR, Holidays
from fivecups.store import Store, open_store

from ..databases import new_database

NOW = 1_700_000_000_000


def at_two_nodes(url: str, check: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Run `check` with two nodes on one PostgreSQL database; on SQLite with two tasks of one
    node."""

    async def run() -> None:
        first = await open_store(url)
        other = first if url.startswith("sqlite") else await open_store(url)
        try:
            await check(first, other)
        finally:
            for store in {first, other}:
                await store.close()

    asyncio.run(run())


async def reachable(store: Store) -> tuple[str, str]:
    """Return a table, and a person who can be notified."""
    device = PushDevice("device", "https://push.example/a", "key", "auth")
    await store.notifications.keep_mail("ana", "ana@mail.example")
    await store.notifications.confirm_mail("ana", "ana@mail.example")
    await store.notifications.keep_push_device("ana", device, NOW)
    return "table", "ana"


def test_one_node_claims_a_notice_and_another_when_the_claim_has_run_out(database_url: str) -> None:
    async def check(first: Store, other: Store) -> None:
        who = await reachable(first)
        await first.notifications.schedule_notification(*who, NOW)
        assert await first.notifications.due_notifications(NOW - 1, 5) == []
        assert await first.notifications.due_notifications(NOW, 5) == [who]
        claims = [
            store.notifications.claim_notification(*who, NOW, NOW + 60)
            for store in (first, other) * 3
        ]
        assert sorted(await asyncio.gather(*claims), key=str) == [NOW, *[None] * 5]
        assert await other.notifications.due_notifications(NOW + 59, 5) == []
        assert await first.notifications.extend_claim(*who, NOW, NOW + 90)
        assert await other.notifications.claim_notification(*who, NOW + 89, NOW + 200) is None
        assert await other.notifications.claim_notification(*who, NOW + 90, NOW + 200) == NOW
        await other.notifications.mark_notification_sent(*who, NOW, NOW + 91)
        assert await first.notifications.due_notifications(NOW + DAY_MILLISECONDS, 5) == []
        await first.notifications.schedule_notification(*who, NOW + 100)
        assert await first.notifications.due_notifications(NOW + DAY_MILLISECONDS, 5) == [], (
            "once until they look"
        )

    at_two_nodes(database_url, check)


def test_whoever_still_sends_an_old_notice_leaves_the_next_one_alone(database_url: str) -> None:
    async def check(first: Store, other: Store) -> None:
        who = await reachable(first)
        await first.notifications.schedule_notification(*who, NOW)
        await first.notifications.claim_notification(*who, NOW, NOW + 60)
        await other.notifications.drop_notification(*who)
        await other.notifications.schedule_notification(*who, NOW + 10)
        assert not await first.notifications.extend_claim(*who, NOW, NOW + 90)
        await first.notifications.mark_notification_sent(*who, NOW, NOW + 20)
        assert await other.notifications.due_notifications(NOW + 30, 5) == [who]

    at_two_nodes(database_url, check)


def test_two_holidays_at_the_same_moment_do_not_count_twice(database_url: str) -> None:
    async def check(first: Store, other: Store) -> None:
        wishes = [
            Holidays(store.absences, lambda at=NOW + place: at).change(  # type: ignore[misc]
                "ana", NOW + MAX_DAYS_PER_YEAR * DAY_MILLISECONDS
            )
            for place, store in enumerate((first, other, first, other))
        ]
        await asyncio.gather(*wishes)
        info = await Holidays(first.absences, lambda: NOW + 9).info("ana")
        assert (info.until, info.days_left) == (NOW + MAX_DAYS_PER_YEAR * DAY_MILLISECONDS, 0)

    at_two_nodes(database_url, check)


def test_letters_are_counted_at_all_nodes_at_once(database_url: str) -> None:
    async def check(first: Store, other: Store) -> None:
        limits = EmailQuota()
        tries = [
            store.emails.count_letter(
                ConfirmationEmail(f"person {place}", "here", "victim"), limits, NOW
            )
            for place, store in enumerate((first, other) * 3)
        ]
        assert sum(await asyncio.gather(*tries)) == 2

    at_two_nodes(database_url, check)


@pytest.mark.parametrize(
    ("letter", "most"),
    [
        (lambda n: ConfirmationEmail("ana", f"place {n}", f"address {n}"), 5),
        (lambda n: ConfirmationEmail(f"person {n}", "club", f"address {n}"), 20),
        (lambda n: ConfirmationEmail(f"person {n}", f"place {n}", "victim"), 2),
    ],
)
def test_letters_are_remembered_for_a_day(
    tmp_path: Path, letter: Callable[[int], ConfirmationEmail], most: int
) -> None:
    url, limits = new_database("sqlite", tmp_path), EmailQuota()

    async def count(at: int) -> int:
        store = await open_store(url)
        allowed = [await store.emails.count_letter(letter(n), limits, at) for n in range(most + 2)]
        await store.close()
        return sum(allowed)

    assert asyncio.run(count(NOW)) == most
    assert asyncio.run(count(NOW + DAY_MILLISECONDS - 1)) == 0, (
        "a house that was closed has not forgotten"
    )
    assert asyncio.run(count(NOW + DAY_MILLISECONDS)) == most


def test_the_house_writes_so_many_letters_an_hour_and_no_more() -> None:
    limits = EmailQuota(in_an_hour=3)
    sent = [(NOW, ConfirmationEmail(f"{n}", f"{n}", f"{n}")) for n in range(3)]
    new = ConfirmationEmail("x", "x", "x")
    assert not limits.allow(new, NOW + HOUR_MILLISECONDS - 1, sent)
    assert limits.allow(new, NOW + HOUR_MILLISECONDS, sent)
    assert limits.times(2).allow(new, NOW, sent)
