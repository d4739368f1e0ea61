"""Tests of bans, reports and mutes in the database."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fivecups.engine import Refused
from fivecups.house.accounts.bans import Ban, Banned, Bans, banned_network
from fivecups.house.accounts.reports import ChatLine, Report
from fivecups.store import open_store


def with_store(url: str, check: Any) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await check(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_ban_holds_until_its_time_is_over_or_it_is_lifted(database_url: str) -> None:
    async def check(store: Any) -> None:
        bans = Bans(store.moderation)
        assert await bans.refresh() is False
        await store.moderation.ban(Ban("person", "ana", "shouting", 10))
        await store.moderation.ban(Ban("person", "ana", "shouting again", 20))
        await store.moderation.ban(Ban("person", "bob", "stalling", 10, until=100))
        assert await bans.refresh() is True
        assert await bans.refresh() is False
        with pytest.raises(Banned, match="shouting again"):
            bans.check("ana", "10.0.0.1", 10**15)
        assert bans.find("bob", "10.0.0.1", 99) is not None
        assert bans.find("bob", "10.0.0.1", 100) is None
        assert bans.find("cleo", "10.0.0.1", 50) is bans.find(None, "?", 50) is None
        assert await store.moderation.pardon("person", "ana") is True
        assert await store.moderation.pardon("person", "ana") is False
        await bans.refresh()
        bans.check("ana", "10.0.0.1", 50)

    with_store(database_url, check)


@pytest.mark.parametrize(
    ("banned", "kept_out", "let_in"),
    [
        ("10.1.2.3", ["10.1.2.3", "::ffff:10.1.2.3"], ["10.1.2.4", "::1"]),
        ("10.1.2.0/24", ["10.1.2.3", "10.1.2.250"], ["10.1.3.1", "no address"]),
        ("2001:db8::7", ["2001:db8::7", "2001:db8::ffff%eth0"], ["2001:db8:0:1::7"]),
    ],
)
def test_a_ban_of_an_address_covers_its_household_or_network(
    tmp_path: Any, banned: str, kept_out: list[str], let_in: list[str]
) -> None:
    async def check(store: Any) -> None:
        await store.moderation.ban(Ban("address", banned_network(banned), "spam", 1))
        bans = Bans(store.moderation)
        await bans.refresh()
        assert [bans.find(None, host, 2) is not None for host in kept_out] == [True] * len(kept_out)
        assert [bans.find("ana", host, 2) for host in let_in] == [None] * len(let_in)

    with_store(f"sqlite:///{tmp_path / 'house.db'}", check)


def test_what_is_no_address_cannot_be_banned() -> None:
    with pytest.raises(Refused, match="wrong-address"):
        banned_network("ana's phone")


def test_reports_wait_until_they_are_settled(database_url: str) -> None:
    async def check(store: Any) -> None:
        line = ChatLine(4, "bob", "Bob", "a rude word")
        first = Report("r1", 5, "t1", "ana", "Ana", "bob", "Bob", "rude", "see above", (line,))
        second = Report("r2", 6, "t2", "ana", "Ana", "bob", "Bob", "stalling", "", ())
        for report in (first, second):
            await store.moderation.add_report(report)
        assert await store.moderation.reports() == [second, first]
        assert await store.moderation.settle_report("r2", 9) is True
        assert await store.moderation.settle_report("r2", 10) is False
        assert await store.moderation.reports() == [first]
        [settled] = await store.moderation.reports(settled=True)
        assert (settled.id, settled.settled_at) == ("r2", 9)

    with_store(database_url, check)


def test_mutes_are_kept_for_each_person(database_url: str) -> None:
    async def check(store: Any) -> None:
        for muted in ("bob", "cleo", "bob"):
            await store.moderation.mute("ana", muted)
        assert await store.moderation.mutes("ana") == {"bob", "cleo"}
        await store.moderation.unmute("ana", "bob")
        assert (await store.moderation.mutes("ana"), await store.moderation.mutes("bob")) == (
            {"cleo"},
            frozenset(),
        )

    with_store(database_url, check)
