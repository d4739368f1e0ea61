"""Entries about seat requests, the owner's decisions and votes, each with its reducer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ..clocks import Clocks
from ..seats import Chair, SeatRequest
from .base_entry import SPECTATORS, ClockSetting, Entry, Visibility

if TYPE_CHECKING:
    from ..table import Table


class SeatAsked(Entry, frozen=True):
    """A person asks for a seat: in the middle of a game for a seat that a bot plays, or after the
    owner has removed the person."""

    public = ("seat", "person", "name")
    is_progress = False

    seat: int
    person: str
    name: str
    sign: str = ""
    colour: str = ""
    host: str = ""


def _seat_asked(table: Table, entry: SeatAsked) -> None:
    other_requests = [request for request in table.seat_requests if request.person != entry.person]
    table.seat_requests = (
        *other_requests,
        SeatRequest(entry.person, entry.name, entry.seat, entry.sign, entry.colour, entry.host),
    )


class SeatDenied(Entry, frozen=True):
    """A request for a seat was refused, and the person may not ask again; or the person withdrew
    it."""

    public = ("seat", "person", "name", "withdrawn")

    seat: int
    person: str
    name: str
    withdrawn: bool = False


def _seat_denied(table: Table, entry: SeatDenied) -> None:
    table.seat_requests = tuple(
        [request for request in table.seat_requests if request.person != entry.person]
    )
    if not entry.withdrawn:
        table.denied = (*table.denied, entry.person)


class Removed(Entry, frozen=True):
    """The owner removed a person from a seat. During the game a bot of this level plays the seat to
    the end."""

    public = ("seat", "person", "name", "level")

    seat: int
    person: str
    name: str
    level: str | None = None


class Locked(Entry, frozen=True):
    """The owner locked or unlocked the table. At a locked table no new person may sit down or ask
    for a seat."""

    public = ("locked",)

    locked: bool


def _locked(table: Table, entry: Locked) -> None:
    table.locked = entry.locked
    if entry.locked:
        table.seat_requests = ()


class OwnerChanged(Entry, frozen=True):
    """The table has a new owner, or none if `person` is empty."""

    public = ("person", "name")

    person: str
    name: str


def _owner_changed(table: Table, entry: OwnerChanged) -> None:
    table.owner = entry.person


class SettingsChanged(Entry, frozen=True):
    """The owner changed the settings of the game before the start."""

    public = ("seats", "options", "clock", "visibility", "rated")

    seats: int
    options: dict[str, Any]
    clock: ClockSetting
    visibility: Visibility
    rated: bool


def _settings_changed(table: Table, entry: SettingsChanged) -> None:
    """Apply new settings. Before the start all observers have received the same frames, so a new
    seat gets the same count."""
    table.created = msgspec.structs.replace(
        table.created, **{name: getattr(entry, name) for name in entry.public}
    )
    more = entry.seats - len(table.chairs)
    table.chairs = [*table.chairs[: entry.seats], *[Chair() for _ in range(more)]]
    table.latest_answers = [()] * entry.seats
    count = table.frame_counts[SPECTATORS]
    table.frame_counts = dict.fromkeys([*range(entry.seats), SPECTATORS], count)
    table.clocks = Clocks.before_start(entry.clock, entry.seats)


class StandInWished(Entry, frozen=True):
    """The player in seat `by` wants a bot to play for the absent player in `seat`. The bot does so
    when all other players want it."""

    public = ("seat", "by")
    is_progress = False

    seat: int
    by: int


def _stand_in_wished(table: Table, entry: StandInWished) -> None:
    chair = table.chairs[entry.seat]
    table.chairs[entry.seat] = replace(chair, stand_in_wishes=(*chair.stand_in_wishes, entry.by))


class StandInDropped(Entry, frozen=True):
    """The player in seat `by` is against a bot for the player in `seat`; all wishes for it are
    dropped."""

    public = ("seat", "by")
    is_progress = False

    seat: int
    by: int


def _stand_in_dropped(table: Table, entry: StandInDropped) -> None:
    table.chairs[entry.seat] = replace(table.chairs[entry.seat], stand_in_wishes=())


ModerationEntry: TypeAlias = (
    SeatAsked
    | SeatDenied
    | Removed
    | Locked
    | OwnerChanged
    | SettingsChanged
    | StandInWished
    | StandInDropped
)

MODERATION_REDUCERS: dict[type[Any], Callable[[Table, Any], None]] = {
    SeatAsked: _seat_asked,
    SeatDenied: _seat_denied,
    Locked: _locked,
    OwnerChanged: _owner_changed,
    SettingsChanged: _settings_changed,
    StandInWished: _stand_in_wished,
    StandInDropped: _stand_in_dropped,
}
