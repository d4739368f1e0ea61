"""Bans of people and addresses."""

from __future__ import annotations

import asyncio

import pytest

from fivecups.engine import Refused
from fivecups.house.accounts.bans import (
    Ban,
    BanKind,
    Banned,
    Bans,
    banned_network,
    network_of,
    plain_host,
)


class MemoryBans:
    """A store of bans in memory."""

    def __init__(self, *bans: Ban) -> None:
        self.kept = list(bans)

    async def ban(self, ban: Ban) -> None:
        self.kept.append(ban)

    async def pardon(self, kind: BanKind, subject: str) -> bool:
        raise NotImplementedError

    async def bans(self) -> list[Ban]:
        return list(self.kept)


def known(*bans: Ban) -> Bans:
    loaded = Bans(MemoryBans(*bans))
    assert asyncio.run(loaded.refresh()) == bool(bans)
    return loaded


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("127.0.0.1", "127.0.0.1"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_has_one_address(host: str, network: str) -> None:
    assert network_of(host) == network


def test_a_zone_is_no_part_of_an_address() -> None:
    assert plain_host("fe80::1%eth0") == "fe80::1"
    assert plain_host("unix") == "unix"


@pytest.mark.parametrize(
    ("text", "network"),
    [
        (" 203.0.113.7 ", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_a_ban_is_about_a_network(text: str, network: str) -> None:
    assert banned_network(text) == network


def test_what_is_no_address_cannot_be_banned() -> None:
    with pytest.raises(Refused) as refused:
        banned_network("x" * 100)
    assert refused.value.refusal.code == "wrong-address"
    assert refused.value.refusal.data == {"address": "x" * 64}


def test_a_person_and_a_network_are_found_until_their_time_is_over() -> None:
    ana = Ban("person", "ana", "rude", at=1, until=100)
    there = Ban("address", "203.0.113.0/24", "spam", at=1)
    bans = known(ana, there)
    assert bans.find("ana", "198.51.100.1", 99) == ana
    assert bans.find("ana", "198.51.100.1", 100) is None
    assert bans.find("ana", "203.0.113.9", 100) == there
    assert bans.find(None, "::ffff:203.0.113.9", 10**15) == there
    assert bans.find("203.0.113.0/24", "198.51.100.1", 5) is None
    assert bans.find("bob", "testclient", 5) is None
    bans.check("bob", "198.51.100.1", 5)
    with pytest.raises(Banned) as banned:
        bans.check("ana", "198.51.100.1", 5)
    assert banned.value.ban == ana


def test_bans_are_read_anew_only_where_they_have_changed() -> None:
    kept = MemoryBans()
    bans = Bans(kept)

    async def run() -> list[bool]:
        loaded = [await bans.refresh()]
        await kept.ban(Ban("person", "ana", "rude", at=1))
        return [*loaded, await bans.refresh(), await bans.refresh()]

    assert asyncio.run(run()) == [False, True, False]
    assert bans.find("ana", "", 2) is not None


def test_whom_it_concerns_is_told_why_and_until_when() -> None:
    assert Ban("person", "ana", "rude", at=1).public_data == {"why": "rude", "until": "none"}
    told = Ban("person", "ana", "rude", at=1, until=1_000 * 86_400 + 59_999).public_data
    assert told == {"why": "rude", "until": "1970-01-02 00:00"}
