"""Whose a cookie is, and which sockets somebody has open."""

from __future__ import annotations

from typing import Protocol

from itsdangerous import BadSignature, Signer

from fivecups.house.accounts.devices import Key
from fivecups.house.accounts.people import Account, People
from fivecups.house.ports import Bus
from fivecups.house.table.seats import Person

COOKIE = "fivecups"
COOKIE_DAYS = 400


class Socket(Protocol):
    """An open socket of a person."""

    person: Person
    device: str

    def revoke(self) -> None:
        """Close it, since its device is not known any more."""
        ...


class Sessions:
    """The devices of people, and the sockets that are open in this process."""

    def __init__(self, people: People, bus: Bus, secret: str) -> None:
        self._people = people
        self._bus = bus
        self._signer = Signer(secret, salt="fivecups.device")
        self._sockets: dict[str, set[Socket]] = {}

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
        """Who sends this cookie."""
        return await self._people.recognise(self.key_of(cookie))

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
        """Somebody's name or devices have changed: all processes of the house are to know."""
        await self.refresh(person)
        self._bus.tell_of(person)

    async def refresh(self, person: str) -> None:
        """Give a person's sockets their present name, and close those whose device is not known any
        more."""
        if person not in self._sockets:
            return
        store = self._people.store
        account, devices = await store.account(person), await store.devices_of(person)
        for socket in list(self._sockets.get(person, ())):
            if account is None or socket.device not in devices:
                socket.revoke()
            else:
                socket.person = account.person

    async def refresh_all(self) -> None:
        for person in list(self._sockets):
            await self.refresh(person)
