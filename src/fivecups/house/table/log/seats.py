"""Entries about who has which seat, and who plays it."""

from __future__ import annotations

from typing import TypeAlias

from .entry import Entry


class Sat(Entry, frozen=True):
    """The name is empty where the player has given none; sign and colour, where they leave it to
    the table. The same holds for :class:`TookOver` and :class:`Renamed`. `host` is whose device
    they play at, where that is somebody else's."""

    public = ("seat", "person", "name", "sign", "colour", "host")

    seat: int
    person: str
    name: str
    entropy: str
    sign: str = ""
    colour: str = ""
    host: str = ""


class Placed(Entry, frozen=True):
    """The owner has filled a seat with a bot of this level."""

    public = ("seat", "level")

    seat: int
    level: str
    entropy: str


class Left(Entry, frozen=True):
    public = ("seat",)

    seat: int


class StoodIn(Entry, frozen=True):
    """A bot plays the seat until its player is back: their time is up, the others have agreed on
    it, or the owner wants it."""

    public = ("seat", "level")

    seat: int
    level: str


class Returned(Entry, frozen=True):
    public = ("seat",)

    seat: int


class Resigned(Entry, frozen=True):
    """The player has given up; a bot plays the seat to the end."""

    public = ("seat", "level")

    seat: int
    level: str


class TookOver(Entry, frozen=True):
    """In the middle of the game somebody has taken a seat that a bot played. Its part in the dice
    stays as it was."""

    public = ("seat", "person", "name", "sign", "colour", "host")

    seat: int
    person: str
    name: str
    sign: str = ""
    colour: str = ""
    host: str = ""


class Renamed(Entry, frozen=True):
    """A player has another name, sign or colour from now on."""

    public = ("seat", "name", "sign", "colour")
    stirs = False

    seat: int
    name: str
    sign: str = ""
    colour: str = ""


SeatEntry: TypeAlias = Sat | Placed | Left | StoodIn | Returned | Resigned | TookOver | Renamed
