"""Whose a cookie is, and which sockets somebody has open."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from typing import Protocol

from itsdangerous import BadSignature, Signer

from fivecups.house.accounts.bans import Ban, Bans
from fivecups.house.accounts.devices import Key
from fivecups.house.accounts.people import Account, People
from fivecups.house.ports import Bus, StorageError
from fivecups.house.table.seats import Person

COOKIE = "fivecups"
COOKIE_DAYS = 400
MOST_COMPANY = 8
"""How many people may share somebody's device."""

DAY = 24 * 3600 * 1000
BAN_SECONDS = 2.0
"""How soon a ban that another process has written holds here."""


def company_cookie(person: str) -> str:
    """The name of the cookie by which a device knows somebody who shares it."""
    return f"{COOKIE}-{person}"


class Socket(Protocol):
    """An open socket of a person."""

    person: Person
    device: str
    host: str
    mutes: frozenset[str]

    def turn_away(self, ban: Ban) -> None:
        """Close it, since its person is not let in any more."""
        ...

    def revoke(self) -> None:
        """Close it, since its device is not known any more."""
        ...


class MuteStore(Protocol):
    """Where it is kept whom somebody does not want to hear."""

    async def mutes(self, person: str) -> frozenset[str]: ...


class Sessions:
    """The devices of people, whom the house does not let in, and the sockets that are open in this
    process."""

    def __init__(
        self,
        people: People,
        mutes: MuteStore,
        bus: Bus,
        secret: str,
        bans: Bans,
        now: Callable[[], int],
    ) -> None:
        self._people = people
        self._mutes = mutes
        self._bus = bus
        self.bans = bans
        self._now = now
        self._signer = Signer(secret, salt="fivecups.device")
        self._sockets: dict[str, set[Socket]] = {}
        self._day = 0
        self._touched: set[str] = set()

    def cookie_of(self, key: Key) -> str:
        """A device's key as it stands in the cookie."""
        return self._signer.sign(str(key)).decode()

    def key_of(self, cookie: str | None) -> Key | None:
        """The key in a cookie that this house has made."""
        try:
            return Key.read(self._signer.unsign(cookie or "").decode())
        except (BadSignature, UnicodeDecodeError):
            return None

    async def account_of(self, cookie: str | None) -> Account | None:
        """Who sends this cookie; raises :class:`Banned`."""
        key = self.key_of(cookie)
        account = await self._people.recognise(key)
        if account is not None and key is not None:
            self.bans.check(account.id, "", self._now())
            await self._touch(key.device)
        return account

    async def company_of(self, cookies: Mapping[str, str]) -> list[tuple[Account, Key]]:
        """Those who share a device with the one whose it is."""
        found = []
        for name in [one for one in cookies if one.startswith(company_cookie(""))][:MOST_COMPANY]:
            key = self.key_of(cookies[name])
            account = await self._people.recognise(key)
            if account is not None and key is not None and name == company_cookie(account.id):
                found.append((account, key))
        return sorted(found, key=lambda one: one[0].created_at)

    async def _touch(self, device: str) -> None:
        """Note once a day that a device has come. Whoever comes need not care if that fails."""
        today = self._now() // DAY
        if today != self._day:
            self._day, self._touched = today, set()
        if device not in self._touched:
            self._touched.add(device)
            with contextlib.suppress(StorageError):
                await self._people.store.touch_device(device, self._now())

    def add(self, socket: Socket) -> None:
        self._sockets.setdefault(socket.person.id, set()).add(socket)

    def remove(self, socket: Socket) -> None:
        left = self._sockets.get(socket.person.id, set())
        left.discard(socket)
        if not left:
            self._sockets.pop(socket.person.id, None)

    def count(self, person: str) -> int:
        """How many sockets somebody has open."""
        return len(self._sockets.get(person, ()))

    async def changed(self, person: str) -> None:
        """Somebody's name, devices or mutes have changed: all processes are to know."""
        await self.refresh(person)
        self._bus.send("people", person)

    async def refresh(self, person: str) -> None:
        """Give a person's sockets their present name and mutes, and close those whose device is not
        known any more."""
        if person not in self._sockets:
            return
        store = self._people.store
        account, devices = await store.account(person), await store.devices_of(person)
        mutes = await self._mutes.mutes(person)
        for socket in list(self._sockets.get(person, ())):
            if account is None or socket.device not in devices:
                socket.revoke()
            else:
                socket.person, socket.mutes = account.person, mutes

    async def keep_bans(self) -> None:
        """For ever: read the bans again, and close the sockets of those who are not let in."""
        while True:
            await asyncio.sleep(BAN_SECONDS)
            with contextlib.suppress(StorageError):
                if await self.bans.refresh():
                    self._turn_away_banned()

    def _turn_away_banned(self) -> None:
        for socket in [one for sockets in self._sockets.values() for one in sockets]:
            ban = self.bans.find(socket.person.id, socket.host, self._now())
            if ban is not None:
                socket.turn_away(ban)

    async def refresh_all(self) -> None:
        for person in list(self._sockets):
            await self.refresh(person)
