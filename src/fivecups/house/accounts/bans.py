"""Bans: whom the house does not let in, by person or by address."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Literal, Protocol, TypeAlias

from ..table.table import refuse

BanKind: TypeAlias = Literal["person", "address"]
LONGEST_WHY = 500
HOUSEHOLD = 64
"""The bits of an IPv6 address that all devices of one household share."""


@dataclass(frozen=True, slots=True)
class Ban:
    """`subject` is the id of a person, or a network as :func:`banned_network` writes it; `why` is
    told to whom it concerns. Times are in milliseconds since 1970; without `until` it is for good.
    """

    kind: BanKind
    subject: str
    why: str
    at: int
    until: int | None = None

    def holds(self, now: int) -> bool:
        return self.until is None or now < self.until

    @property
    def told(self) -> dict[str, str]:
        """What is told to whom it concerns; `until` is "none" where it is for good."""
        if self.until is None:
            return {"why": self.why, "until": "none"}
        end = datetime.fromtimestamp(self.until / 1000, UTC)
        return {"why": self.why, "until": f"{end:%Y-%m-%d %H:%M}"}


class BanStore(Protocol):
    """Where bans are kept."""

    async def ban(self, ban: Ban) -> None:
        """Add a ban, in place of an earlier one of the same subject."""
        ...

    async def pardon(self, kind: BanKind, subject: str) -> bool:
        """Lift a ban; False if there was none."""
        ...

    async def bans(self) -> list[Ban]:
        """All bans, the latest first, with those whose time is over."""
        ...


class Banned(Exception):
    """Somebody comes whom the house does not let in."""

    def __init__(self, ban: Ban) -> None:
        super().__init__(ban.why)
        self.ban = ban


class Bans:
    """The bans as this process knows them. Another process may change them, so they are read again
    every few seconds."""

    def __init__(self, store: BanStore) -> None:
        self._store = store
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []
        self._known: list[Ban] = []

    async def refresh(self) -> bool:
        """Read them again; returns whether they have changed."""
        found = await self._store.bans()
        if found == self._known:
            return False
        self._known = found
        self._people = {ban.subject: ban for ban in found if ban.kind == "person"}
        self._networks = [(ip_network(ban.subject), ban) for ban in found if ban.kind == "address"]
        return True

    def find(self, person: str | None, host: str, now: int) -> Ban | None:
        """The ban of a person, or of the address they come from."""
        own = self._people.get(person) if person is not None else None
        if own is not None and own.holds(now):
            return own
        return self._of_address(host, now) if self._networks else None

    def _of_address(self, host: str, now: int) -> Ban | None:
        try:
            address = ip_address(plain_host(host))
        except ValueError:
            return None
        found = (ban for network, ban in self._networks if address in network and ban.holds(now))
        return next(found, None)

    def check(self, person: str | None, host: str, now: int) -> None:
        """Raises :class:`Banned` where somebody is not let in."""
        ban = self.find(person, host, now)
        if ban is not None:
            raise Banned(ban)


def plain_host(host: str) -> str:
    """An address without its zone; an IPv4 address that is written as IPv6 is itself."""
    bare = host.partition("%")[0]
    try:
        mapped = getattr(ip_address(bare), "ipv4_mapped", None)
    except ValueError:
        return bare
    return bare if mapped is None else str(mapped)


def network_of(host: str) -> str:
    """An address, or for IPv6 the network that belongs to one household. What is no address stays
    as it is."""
    plain = plain_host(host)
    try:
        address = ip_address(plain)
    except ValueError:
        return host
    if address.version == 4 or address.is_loopback:
        return str(address)
    return str(ip_network((address, HOUSEHOLD), strict=False))


def banned_network(text: str) -> str:
    """The network that a ban of this address or network is about, as it is stored. An IPv6 address
    stands for its household."""
    try:
        return str(ip_network(network_of(text.strip()), strict=False))
    except ValueError:
        raise refuse("wrong-address", address=text[:64]) from None
