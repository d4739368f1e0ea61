"""Order at a table: who asks for a seat, who is removed, what the owner settles and what the others
agree on. Each kind of entry stands with what it changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ..clocks import Clocks
from ..seats import Chair, SeatRequest
from .entry import SPECTATORS, ClockSetting, Entry, Visibility

if TYPE_CHECKING:
    from ..table import Table


class SeatAsked(Entry, frozen=True):
    """Somebody would like to sit here: in the middle of a game where a bot plays, or after having
    been removed."""

    public = ("seat", "person", "name")
    stirs = False

    seat: int
    person: str
    name: str
    sign: str = ""
    colour: str = ""
    host: str = ""


def _seat_asked(table: Table, entry: SeatAsked) -> None:
    others = [one for one in table.asking if one.person != entry.person]
    table.asking = (
        *others,
        SeatRequest(entry.person, entry.name, entry.seat, entry.sign, entry.colour, entry.host),
    )


class SeatDenied(Entry, frozen=True):
    """A request for a seat is refused, for good; or withdrawn."""

    public = ("seat", "person", "name", "withdrawn")

    seat: int
    person: str
    name: str
    withdrawn: bool = False


def _seat_denied(table: Table, entry: SeatDenied) -> None:
    table.asking = tuple([one for one in table.asking if one.person != entry.person])
    if not entry.withdrawn:
        table.denied = (*table.denied, entry.person)


class Removed(Entry, frozen=True):
    """The owner has removed somebody. During the game a bot of this level plays the seat to the
    end."""

    public = ("seat", "person", "name", "level")

    seat: int
    person: str
    name: str
    level: str | None = None


class Locked(Entry, frozen=True):
    """Nobody new may sit down or ask for a seat, or may again."""

    public = ("locked",)

    locked: bool


def _locked(table: Table, entry: Locked) -> None:
    table.locked = entry.locked
    if entry.locked:
        table.asking = ()


class OwnerChanged(Entry, frozen=True):
    """Somebody else owns the table now; nobody, where `person` is empty."""

    public = ("person", "name")

    person: str
    name: str


def _owner_changed(table: Table, entry: OwnerChanged) -> None:
    table.owner = entry.person


class SettingsChanged(Entry, frozen=True):
    """The owner has changed what is to be played, before the start."""

    public = ("seats", "options", "clock", "visibility", "rated")

    seats: int
    options: dict[str, Any]
    clock: ClockSetting
    visibility: Visibility
    rated: bool


def _settings_changed(table: Table, entry: SettingsChanged) -> None:
    """Before the start everybody has noticed the same, so a new seat has too."""
    table.created = msgspec.structs.replace(
        table.created, **{name: getattr(entry, name) for name in entry.public}
    )
    more = entry.seats - len(table.chairs)
    table.chairs = [*table.chairs[: entry.seats], *[Chair() for _ in range(more)]]
    table.answered = [()] * entry.seats
    seen = table.noticed[SPECTATORS]
    table.noticed = dict.fromkeys([*range(entry.seats), SPECTATORS], seen)
    table.clocks = Clocks.wound(entry.clock, entry.seats)


class StandInWished(Entry, frozen=True):
    """The player in seat `by` would have a bot play for the one in `seat`, who is away; it does
    when all who play wish it."""

    public = ("seat", "by")
    stirs = False

    seat: int
    by: int


def _stand_in_wished(table: Table, entry: StandInWished) -> None:
    chair = table.chairs[entry.seat]
    table.chairs[entry.seat] = replace(chair, stand_in_wishes=(*chair.stand_in_wishes, entry.by))


class StandInDropped(Entry, frozen=True):
    """The player in seat `by` is against it that a bot plays for the one in `seat`."""

    public = ("seat", "by")
    stirs = False

    seat: int
    by: int


def _stand_in_dropped(table: Table, entry: StandInDropped) -> None:
    table.chairs[entry.seat] = replace(table.chairs[entry.seat], stand_in_wishes=())


OrderEntry: TypeAlias = (
    SeatAsked
    | SeatDenied
    | Removed
    | Locked
    | OwnerChanged
    | SettingsChanged
    | StandInWished
    | StandInDropped
)

ORDER_REDUCERS: dict[type[Any], Callable[[Table, Any], None]] = {
    SeatAsked: _seat_asked,
    SeatDenied: _seat_denied,
    Locked: _locked,
    OwnerChanged: _owner_changed,
    SettingsChanged: _settings_changed,
    StandInWished: _stand_in_wished,
    StandInDropped: _stand_in_dropped,
}
