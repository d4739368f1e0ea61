"""Bans: people and network addresses that the house does not let in."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Literal, Protocol, TypeAlias

from ..table.table import refuse

BanKind: TypeAlias = Literal["person", "address"]
HOUSEHOLD_BITS = 64
"""Bits of an IPv6 address that all devices of a household share."""


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban. `subject` is the id of a person, or a network as :func:`banned_network` writes it.
    `why` is shown to the banned person. Times are in milliseconds since 1970; a ban without `until`
    is permanent."""

    kind: BanKind
    subject: str
    why: str
    at: int
    until: int | None = None

    def holds(self, now: int) -> bool:
        return self.until is None or now < self.until

    @property
    def public_data(self) -> dict[str, str]:
        """The reason and the end of the ban, as texts for the banned person: `why`, and `until` as
        date and time in UTC, or "none" for a permanent ban."""
        if self.until is None:
            return {"why": self.why, "until": "none"}
        end = datetime.fromtimestamp(self.until / 1000, UTC)
        return {"why": self.why, "until": f"{end:%Y-%m-%d %H:%M}"}


class BanStore(Protocol):
    """The interface for storing bans."""

    async def ban(self, ban: Ban) -> None:
        """Add a ban, in place of an earlier ban of the same subject."""

    async def pardon(self, kind: BanKind, subject: str) -> bool:
        """Delete the ban of a person or network. Return False if there was none."""
        ...

    async def bans(self) -> list[Ban]:
        """Return all bans, the latest first, including expired ones."""
        ...


class Banned(Exception):
    """Raised for a request of a banned person or address."""

    def __init__(self, ban: Ban) -> None:
        super().__init__(ban.why)
        self.ban = ban


class Bans:
    """The bans of the house, cached in this process. Other processes may change bans, so they are
    read from the store again every few seconds."""

    def __init__(self, store: BanStore) -> None:
        self._store = store
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []
        self._bans: list[Ban] = []

    async def refresh(self) -> bool:
        """Read all bans from the store again. Return True if they have changed."""
        bans = await self._store.bans()
        if bans == self._bans:
            return False
        self._bans = bans
        self._people = {ban.subject: ban for ban in bans if ban.kind == "person"}
        self._networks = [(ip_network(ban.subject), ban) for ban in bans if ban.kind == "address"]
        return True

    def find(self, person: str | None, host: str, now: int) -> Ban | None:
        """Return the ban that is in force at the time `now` for a person or for the network address
        `host`, or None."""
        own = self._people.get(person) if person is not None else None
        if own is not None and own.holds(now):
            return own
        return self._ban_of_address(host, now) if self._networks else None

    def _ban_of_address(self, host: str, now: int) -> Ban | None:
        try:
            address = ip_address(plain_host(host))
        except ValueError:
            return None
        bans = (ban for network, ban in self._networks if address in network and ban.holds(now))
        return next(bans, None)

    def check(self, person: str | None, host: str, now: int) -> None:
        """Raise :class:`Banned` if the person or the network address `host` is banned at the time
        `now`."""
        ban = self.find(person, host, now)
        if ban is not None:
            raise Banned(ban)


def plain_host(host: str) -> str:
    """Return a network address without its IPv6 zone (the part after "%"). An IPv4 address written
    as IPv6 becomes plain IPv4."""
    bare = host.partition("%")[0]
    try:
        mapped = getattr(ip_address(bare), "ipv4_mapped", None)
    except ValueError:
        return bare
    return bare if mapped is None else str(mapped)


def network_of(host: str) -> str:
    """Return the network by which a client is counted: an IPv4 address unchanged, and for an IPv6
    address the network of its household. Text that is not an address is returned as it is."""
    plain = plain_host(host)
    try:
        address = ip_address(plain)
    except ValueError:
        return host
    if address.version == 4 or address.is_loopback:
        return str(address)
    return str(ip_network((address, HOUSEHOLD_BITS), strict=False))


def banned_network(text: str) -> str:
    """Return the network to be banned, in the form in which it is stored, for the address or
    network in `text`. An IPv6 address stands for its household's network. Raise a refusal if `text`
    is neither."""
    try:
        return str(ip_network(network_of(text.strip()), strict=False))
    except ValueError:
        raise refuse("wrong-address", address=text[:64]) from None
