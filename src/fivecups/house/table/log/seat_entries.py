"""Entries about the players of seats: sitting down, leaving, bots, stand-ins, takeovers, new
names."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from ..seats import Chair
from .base_entry import Entry
from .pause_entries import maybe_pause, resume

if TYPE_CHECKING:
    from ..table import Table


def give_to_bot(table: Table, seat: int, level: str, at: int) -> None:
    """Mark the seat as played by a bot of `level` to the end of the game, and stop its clock."""
    chair = table.chairs[seat]
    table.chairs[seat] = replace(
        chair, level=level, resigned=True, wishes_pause=False, stand_in_wishes=(), passed_over=()
    )
    table.clocks.set_holiday(seat, 0, at)
    table.clocks.stop_seat(seat, at)
    if table.phase == "paused" and not any(
        chair.person is not None and not chair.resigned for chair in table.chairs
    ):
        resume(table, at)
    maybe_pause(table, at)


def empty_chair(table: Table, seat: int, at: int) -> None:
    table.chairs[seat] = Chair()
    table.clocks.set_holiday(seat, 0, at)


def _let_in(table: Table, person: str, seat: int | None = None) -> None:
    """Drop the person's requests for seats, and all requests for the seat they have got."""
    table.seat_requests = tuple(
        [
            request
            for request in table.seat_requests
            if request.person != person and request.seat != seat
        ]
    )
    table.removed = tuple([other for other in table.removed if other != person])


class Sat(Entry, frozen=True):
    """A person took a seat. `name` is empty if the person has given none; `sign` and `colour` are
    empty if the table chooses them. The same holds for :class:`TookOver` and :class:`Renamed`.
    `host` is the person whose device is used, if it is another person's."""

    public = ("seat", "person", "name", "sign", "colour", "host")

    seat: int
    person: str
    name: str
    entropy: str
    sign: str = ""
    colour: str = ""
    host: str = ""

    def apply(self, table: Table) -> None:
        table.chairs[self.seat] = Chair(
            self.person,
            self.name,
            entropy=self.entropy,
            sign=self.sign,
            colour=self.colour,
            host=self.host,
        )
        _let_in(table, self.person)


class Placed(Entry, frozen=True):
    """The owner put a bot of this level into a seat."""

    public = ("seat", "level")

    seat: int
    level: str
    entropy: str

    def apply(self, table: Table) -> None:
        table.chairs[self.seat] = Chair(name=self.level, level=self.level, entropy=self.entropy)


class Left(Entry, frozen=True):
    public = ("seat",)

    seat: int

    def apply(self, table: Table) -> None:
        empty_chair(table, self.seat, self.at)


class StoodIn(Entry, frozen=True):
    """A bot became the stand-in of a seat until its player is back, because the player's time is
    up, the other players voted for it, or the owner wants it."""

    public = ("seat", "level")

    seat: int
    level: str

    def apply(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        table.chairs[self.seat] = replace(chair, level=self.level, stand_in_wishes=())
        table.clocks.expire(self.seat, self.at)
        maybe_pause(table, self.at)


class Returned(Entry, frozen=True):
    public = ("seat",)

    seat: int

    def apply(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        table.chairs[self.seat] = replace(chair, level=None, stand_in_wishes=())
        if table.state is not None:
            table.clocks.restart_seat(self.seat, table.state, self.at)


class Resigned(Entry, frozen=True):
    """The player gave up; a bot plays the seat to the end."""

    public = ("seat", "level")

    seat: int
    level: str

    def apply(self, table: Table) -> None:
        give_to_bot(table, self.seat, self.level, self.at)


class TookOver(Entry, frozen=True):
    """A person took a bot's seat in the middle of the game. The seat's entropy stays the same. A
    person who resigned from the seat may come back to it as long as no other person has it."""

    public = ("seat", "person", "name", "sign", "colour", "host")

    seat: int
    person: str
    name: str
    sign: str = ""
    colour: str = ""
    host: str = ""

    def apply(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        if chair.person not in (None, self.person):
            table.former = (*table.former, chair.person)
        table.chairs[self.seat] = replace(
            chair,
            person=self.person,
            name=self.name,
            level=None,
            resigned=False,
            bot=chair.level,
            passed_over=(),
            sign=self.sign,
            colour=self.colour,
            host=self.host,
        )
        _let_in(table, self.person, self.seat)
        if table.state is not None:
            table.clocks.restart_seat(self.seat, table.state, self.at)


class Renamed(Entry, frozen=True):
    """A player has a new name, sign or colour."""

    public = ("seat", "name", "sign", "colour")
    is_progress = False

    seat: int
    name: str
    sign: str = ""
    colour: str = ""

    def apply(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        table.chairs[self.seat] = replace(chair, name=self.name, sign=self.sign, colour=self.colour)


SeatEntry: TypeAlias = Sat | Placed | Left | StoodIn | Returned | Resigned | TookOver | Renamed
