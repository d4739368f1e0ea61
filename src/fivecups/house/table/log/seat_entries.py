"""Entries about the players of seats: sitting down, leaving, bots, stand-ins, takeovers, new
names."""

from __future__ import annotations

from typing import TypeAlias

from .base_entry import Entry


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


class Placed(Entry, frozen=True):
    """The owner put a bot of this level into a seat."""

    public = ("seat", "level")

    seat: int
    level: str
    entropy: str


class Left(Entry, frozen=True):
    public = ("seat",)

    seat: int


class StoodIn(Entry, frozen=True):
    """A bot became the stand-in of a seat until its player is back, because the player's time is
    up, the other players voted for it, or the owner wants it."""

    public = ("seat", "level")

    seat: int
    level: str


class Returned(Entry, frozen=True):
    public = ("seat",)

    seat: int


class Resigned(Entry, frozen=True):
    """The player gave up; a bot plays the seat to the end."""

    public = ("seat", "level")

    seat: int
    level: str


class TookOver(Entry, frozen=True):
    """A person took a bot's seat in the middle of the game. The seat's entropy stays the same."""

    public = ("seat", "person", "name", "sign", "colour", "host")

    seat: int
    person: str
    name: str
    sign: str = ""
    colour: str = ""
    host: str = ""


class Renamed(Entry, frozen=True):
    """A player has a new name, sign or colour."""

    public = ("seat", "name", "sign", "colour")
    is_progress = False

    seat: int
    name: str
    sign: str = ""
    colour: str = ""


SeatEntry: TypeAlias = Sat | Placed | Left | StoodIn | Returned | Resigned | TookOver | Renamed
