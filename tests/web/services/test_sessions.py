"""Tests of cookies' owners, and of sockets that are updated or closed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import pytest

from fivecups.house.accounts.bans import Ban, Banned, Bans
from fivecups.house.accounts.device_tokens import DeviceToken
from fivecups.house.accounts.people import Account
from fivecups.house.ports import StorageError
from fivecups.house.table.seats import Person
from fivecups.web.services.sessions import DAY_MILLISECONDS, MAX_COMPANY, Sessions, company_cookie


@dataclass
class House:
    """People, mutes, bans and news in memory; a person's device is named like the person."""

    accounts: dict[str, Account] = field(default_factory=dict)
    banned: list[Ban] = field(default_factory=list)
    muted: frozenset[str] = frozenset()
    touched: list[tuple[str, int]] = field(default_factory=list)
    told: list[tuple[str, str]] = field(default_factory=list)
    broken: bool = False
    now: int = 5 * DAY_MILLISECONDS

    def __post_init__(self) -> None:
        self.store = self
        services: Any = self
        self.sessions = Sessions(
            services, services, services, "secret", Bans(services), lambda: self.now
        )

    def enter(self, person: str, created_at: int = 1) -> DeviceToken:
        self.accounts[person] = Account(person, person.title(), "en", created_at)
        return DeviceToken(person, "secret")

    async def recognise(self, key: DeviceToken | None) -> Account | None:
        return None if key is None else self.accounts.get(key.device)

    async def account(self, person: str) -> Account | None:
        return self.accounts.get(person)

    async def devices_of(self, person: str) -> set[str]:
        return {person} if person in self.accounts else set()

    async def touch_device(self, device: str, at: int, network: str = "") -> None:
        self.touched.append((device, at))
        if self.broken:
            raise StorageError("no room")

    async def mutes(self, person: str) -> frozenset[str]:
        return self.muted

    async def bans(self) -> list[Ban]:
        return list(self.banned)

    def send(self, topic: str, body: str) -> None:
        self.told.append((topic, body))


@dataclass(eq=False)
class Open:
    """A fake socket."""

    person: Person
    device: str
    host: str = "203.0.113.7"
    mutes: frozenset[str] = frozenset()
    closed: Any = None

    def close_for_ban(self, ban: Ban) -> None:
        self.closed = ban

    def revoke(self) -> None:
        self.closed = "revoked"


def test_a_cookie_is_read_by_the_house_that_made_it() -> None:
    house, other = House(), House()
    key = house.enter("ana")
    cookie = house.sessions.cookie_of(key)
    assert house.sessions.key_of(cookie) == other.sessions.key_of(cookie) == key
    for wrong in (None, "", cookie[:-1], "x" + cookie, "é"):
        assert house.sessions.key_of(wrong) is None
    lasting = "device.key.LLsXatLizH-MZn_3iWSUwLyBODs"
    assert house.sessions.cookie_of(DeviceToken("device", "key")) == lasting, (
        "as it was in every version"
    )


def test_a_device_is_noted_once_a_day_whatever_becomes_of_it() -> None:
    house = House(broken=True)
    cookie = house.sessions.cookie_of(house.enter("ana"))
    for now in (
        5 * DAY_MILLISECONDS,
        6 * DAY_MILLISECONDS - 1,
        6 * DAY_MILLISECONDS,
        6 * DAY_MILLISECONDS + 1,
    ):
        house.now = now
        account = asyncio.run(house.sessions.account_of(cookie))
        assert account is not None and account.id == "ana"
    assert house.touched == [("ana", 5 * DAY_MILLISECONDS), ("ana", 6 * DAY_MILLISECONDS)]
    assert asyncio.run(house.sessions.account_of("nobody's")) is None


def test_who_is_not_let_in_is_not_known() -> None:
    house = House(banned=[Ban("person", "ana", "rude", 1)])
    cookie = house.sessions.cookie_of(house.enter("ana"))
    asyncio.run(house.sessions.bans.refresh())
    with pytest.raises(Banned):
        asyncio.run(house.sessions.account_of(cookie))


def test_company_is_known_by_cookies_of_their_own_the_first_to_come_first() -> None:
    house = House()
    cookies = {"fivecups": house.sessions.cookie_of(house.enter("zoe", 0)), "other": "x"}
    for person, came in (("bob", 3), ("ana", 2)):
        cookies[company_cookie(person)] = house.sessions.cookie_of(house.enter(person, came))
    cookies[company_cookie("cleo")] = cookies[company_cookie("bob")]
    cookies[company_cookie("dan")] = "nonsense"
    company = asyncio.run(house.sessions.company_of(cookies))
    assert [(account.id, key.device) for account, key in company] == [
        ("ana", "ana"),
        ("bob", "bob"),
    ]


def test_no_more_than_eight_share_a_device() -> None:
    house = House()
    people = [f"p{number}" for number in range(MAX_COMPANY + 2)]
    cookies = {
        company_cookie(person): house.sessions.cookie_of(house.enter(person)) for person in people
    }
    assert len(asyncio.run(house.sessions.company_of(cookies))) == 8


def test_open_sockets_are_counted_until_they_close() -> None:
    house, ana = House(), Person("ana", "Ana")
    first, two = Open(ana, "ana"), Open(ana, "ana")
    assert house.sessions.count("ana") == 0
    house.sessions.add(first)
    house.sessions.add(two)
    assert house.sessions.count("ana") == 2
    house.sessions.remove(first)
    house.sessions.remove(first)
    assert house.sessions.count("ana") == 1
    house.sessions.remove(two)
    assert house.sessions.count("ana") == 0 and not house.sessions._sockets


def test_sockets_learn_names_and_mutes_and_lost_devices_are_closed() -> None:
    house = House(muted=frozenset({"bob"}))
    house.enter("ana")
    known_socket, lost = Open(Person("ana", "?"), "ana"), Open(Person("ana", "?"), "sold")
    for socket in (known_socket, lost):
        house.sessions.add(socket)
    asyncio.run(house.sessions.announce_change("ana"))
    assert house.told == [("people", "ana")]
    assert (known_socket.person.name, known_socket.mutes, known_socket.closed) == (
        "Ana",
        frozenset({"bob"}),
        None,
    )
    assert lost.closed == "revoked"
    house.accounts.clear()
    asyncio.run(house.sessions.refresh_all())
    assert known_socket.closed == "revoked"


def test_the_sockets_of_the_banned_are_closed_and_no_others() -> None:
    house = House()
    ana, bob, near = (
        Open(Person("ana", "Ana"), "ana"),
        Open(Person("bob", "Bob"), "bob"),
        Open(Person("cleo", "Cleo"), "cleo", "198.51.100.1"),
    )
    for socket in (ana, bob, near):
        house.sessions.add(socket)
    house.banned += [Ban("person", "ana", "rude", 1), Ban("address", "198.51.100.0/24", "spam", 1)]

    async def run() -> None:
        assert await house.sessions.bans.refresh()
        house.sessions._close_banned()

    asyncio.run(run())
    assert [socket.closed and socket.closed.why for socket in (ana, bob, near)] == [
        "rude",
        None,
        "spam",
    ]
