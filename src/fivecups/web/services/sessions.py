"""Sessions: the identity behind a cookie, bans, and the open sockets of each person."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Callable, Mapping
from typing import Protocol

from itsdangerous import BadSignature, Signer

from fivecups.house.accounts.bans import Ban, Bans
from fivecups.house.accounts.device_tokens import DeviceToken
from fivecups.house.accounts.people import Account, People
from fivecups.house.ports import Bus, StorageError
from fivecups.house.table.seats import Person

COOKIE = "fivecups"
COOKIE_DAYS = 400
MAX_COMPANY = 8
"""Number of people who may share another person's device."""

DAY_MILLISECONDS = 24 * 3600 * 1000
BAN_POLL_SECONDS = 2.0
"""Seconds until a ban that another process has written takes effect here."""


def company_cookie(person: str) -> str:
    """Return the name of the cookie that identifies `person`, who shares another person's
    device."""
    return f"{COOKIE}-{person}"


class Socket(Protocol):
    """An open socket of a person."""

    person: Person
    device: str
    host: str
    mutes: frozenset[str]

    def close_for_ban(self, ban: Ban) -> None:
        """Close the socket because its person has been banned."""

    def revoke(self) -> None:
        """Close the socket because its device has been logged out."""


class MuteStore(Protocol):
    """The interface for reading the people whom each person has muted."""

    async def mutes(self, person: str) -> frozenset[str]: ...


class Sessions:
    """The identities of devices, the bans, and the sockets that are open in this process."""

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
        self._network_key = f"networks {secret}".encode()
        self._signer = Signer(secret, salt="fivecups.device")
        self._sockets: dict[str, set[Socket]] = {}
        self._day = 0
        self._touched: set[tuple[str, str]] = set()

    def cookie_of(self, key: DeviceToken) -> str:
        """Return the signed cookie value that contains the device token `key`."""
        return self._signer.sign(str(key)).decode()

    def key_of(self, cookie: str | None) -> DeviceToken | None:
        """Return the device token in a cookie; None if this house has not signed the cookie."""
        try:
            return DeviceToken.read(self._signer.unsign(cookie or "").decode())
        except (BadSignature, UnicodeDecodeError):
            return None

    async def account_of(self, cookie: str | None, address: str = "") -> Account | None:
        """Return the account of the person who sends this cookie from an address, or None. Raise
        :class:`Banned` for a banned person."""
        key = self.key_of(cookie)
        account = await self._people.recognise(key)
        if account is not None and key is not None:
            self.bans.check(account.id, "", self._now())
            await self._touch(key.device, self.network_code(address) if address else "")
        return account

    async def company_of(self, cookies: Mapping[str, str]) -> list[tuple[Account, DeviceToken]]:
        """Return the account and device token of each person who shares the device that sends
        `cookies`, besides its owner; oldest account first."""
        company = []
        for name in [entry for entry in cookies if entry.startswith(company_cookie(""))][
            :MAX_COMPANY
        ]:
            key = self.key_of(cookies[name])
            account = await self._people.recognise(key)
            if account is not None and key is not None and name == company_cookie(account.id):
                company.append((account, key))
        return sorted(company, key=lambda entry: entry[0].created_at)

    def network_code(self, address: str) -> str:
        """Return a code for an address, by which only this house can tell it from others."""
        return hmac.digest(self._network_key, address.encode(), "sha256")[:12].hex()

    async def _touch(self, device: str, network: str) -> None:
        """Store that a device was seen, once a day from each network. A failure to write is
        ignored."""
        today = self._now() // DAY_MILLISECONDS
        if today != self._day:
            self._day, self._touched = today, set()
        if (device, network) not in self._touched:
            self._touched |= {(device, network), (device, "")}
            with contextlib.suppress(StorageError):
                await self._people.store.touch_device(device, self._now(), network)

    def add(self, socket: Socket) -> None:
        self._sockets.setdefault(socket.person.id, set()).add(socket)

    def remove(self, socket: Socket) -> None:
        left = self._sockets.get(socket.person.id, set())
        left.discard(socket)
        if not left:
            self._sockets.pop(socket.person.id, None)

    def count(self, person: str) -> int:
        """Return the number of open sockets of a person in this process."""
        return len(self._sockets.get(person, ()))

    async def announce_change(self, person: str) -> None:
        """Refresh a person's sockets in all processes after a change of their name, devices or
        mutes."""
        await self.refresh(person)
        self._bus.send("people", person)

    async def refresh(self, person: str) -> None:
        """Update name and mutes of a person's sockets in this process, and close sockets of devices
        that are logged out."""
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

    async def poll_bans(self) -> None:
        """Read the bans from the store in an endless loop, and close the sockets of banned
        people."""
        while True:
            await asyncio.sleep(BAN_POLL_SECONDS)
            with contextlib.suppress(StorageError):
                if await self.bans.refresh():
                    self._close_banned()

    def _close_banned(self) -> None:
        for socket in [socket for sockets in self._sockets.values() for socket in sockets]:
            ban = self.bans.find(socket.person.id, socket.host, self._now())
            if ban is not None:
                socket.close_for_ban(ban)

    async def refresh_all(self) -> None:
        for person in list(self._sockets):
            await self.refresh(person)
