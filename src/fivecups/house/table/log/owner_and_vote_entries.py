"""Entries about seat requests, the owner's decisions and votes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ..clocks import Clocks
from ..seats import Chair, SeatRequest
from .base_entry import SPECTATORS, ClockSetting, Entry, Visibility
from .seat_entries import empty_chair, give_to_bot

if TYPE_CHECKING:
    from ..table import Table


class SeatAsked(Entry, frozen=True):
    """A person asks for a seat: in the middle of a game for a seat that a bot plays, or after the
    owner has removed the person. A further entry says which players agree (`agreed`), while that is
    not yet enough."""

    public = ("seat", "person", "name", "agreed")
    is_progress = False

    seat: int
    person: str
    name: str
    sign: str = ""
    colour: str = ""
    host: str = ""
    agreed: tuple[int, ...] = ()

    def apply(self, table: Table) -> None:
        other_requests = [
            request for request in table.seat_requests if request.person != self.person
        ]
        table.seat_requests = (
            *other_requests,
            SeatRequest(
                self.person, self.name, self.seat, self.sign, self.colour, self.host, self.agreed
            ),
        )


class SeatDenied(Entry, frozen=True):
    """A request for a seat was refused, and the person may not ask again; or the person withdrew
    it."""

    public = ("seat", "person", "name", "withdrawn")

    seat: int
    person: str
    name: str
    withdrawn: bool = False

    def apply(self, table: Table) -> None:
        table.seat_requests = tuple(
            [request for request in table.seat_requests if request.person != self.person]
        )
        if not self.withdrawn:
            table.denied = (*table.denied, self.person)


class Removed(Entry, frozen=True):
    """The owner removed a person from a seat. During the game a bot of this level plays the seat to
    the end."""

    public = ("seat", "person", "name", "level")

    seat: int
    person: str
    name: str
    level: str | None = None

    def apply(self, table: Table) -> None:
        table.removed = (*table.removed, self.person)
        if self.level is not None:
            give_to_bot(table, self.seat, self.level, self.at)
        else:
            empty_chair(table, self.seat, self.at)


class Locked(Entry, frozen=True):
    """The owner locked or unlocked the table. At a locked table no new person may sit down or ask
    for a seat."""

    public = ("locked",)

    locked: bool

    def apply(self, table: Table) -> None:
        table.locked = self.locked
        if self.locked:
            table.seat_requests = ()


class OwnerChanged(Entry, frozen=True):
    """The table has a new owner, or none if `person` is empty."""

    public = ("person", "name")

    person: str
    name: str

    def apply(self, table: Table) -> None:
        table.owner = self.person


class SettingsChanged(Entry, frozen=True):
    """The owner changed the settings of the game before the start."""

    public = ("seats", "options", "clock", "visibility", "rated")

    seats: int
    options: dict[str, Any]
    clock: ClockSetting
    visibility: Visibility
    rated: bool

    def apply(self, table: Table) -> None:
        """Apply new settings. Before the start all observers have received the same frames, so a
        new seat gets the same count."""
        table.created = msgspec.structs.replace(
            table.created, **{name: getattr(self, name) for name in self.public}
        )
        more = self.seats - len(table.chairs)
        table.chairs = [*table.chairs[: self.seats], *[Chair() for _ in range(more)]]
        table.latest_answers = [()] * self.seats
        count = table.frame_counts[SPECTATORS]
        table.frame_counts = dict.fromkeys([*range(self.seats), SPECTATORS], count)
        table.clocks = Clocks.before_start(self.clock, self.seats)


class StandInWished(Entry, frozen=True):
    """The player in seat `by` wants a bot to play for the absent player in `seat`. The bot does so
    when all other players want it."""

    public = ("seat", "by")
    is_progress = False

    seat: int
    by: int

    def apply(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        wishes = (*chair.stand_in_wishes, self.by)
        table.chairs[self.seat] = replace(chair, stand_in_wishes=wishes)


class StandInDropped(Entry, frozen=True):
    """The player in seat `by` is against a bot for the player in `seat`; all wishes for it are
    dropped."""

    public = ("seat", "by")
    is_progress = False

    seat: int
    by: int

    def apply(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        table.chairs[self.seat] = replace(chair, stand_in_wishes=())


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
