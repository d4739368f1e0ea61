"""The log of a table: everything that ever happened at it, entry by entry. The log is the truth;
all else follows from it.

Each kind of entry says itself what others may read of it, and who hears of it at all. What it does
not name stays in the house.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from fivecups.engine import Draw, Event

from .log.entry import SPECTATORS, ClockSetting, Entry, Phase, Visibility, everybody
from .log.forgetting import Forgotten
from .log.order import (
    Locked,
    OrderEntry,
    OwnerChanged,
    Removed,
    SeatAsked,
    SeatDenied,
    SettingsChanged,
    StandInDropped,
    StandInWished,
)
from .log.seats import (
    Left,
    Placed,
    Renamed,
    Resigned,
    Returned,
    Sat,
    SeatEntry,
    StoodIn,
    TookOver,
)
from .log.waiting import PassedOver, PauseWished, Resumed, WaitingEntry, WentAway, Woke

__all__ = [
    "OF_THE_GAME",
    "SPECTATORS",
    "Abandoned",
    "AnyEntry",
    "BotReason",
    "ClockSetting",
    "Created",
    "Entry",
    "Forgotten",
    "Left",
    "Locked",
    "Moved",
    "OwnerChanged",
    "PassedOver",
    "PauseWished",
    "Phase",
    "Placed",
    "Player",
    "Reacted",
    "Reaction",
    "Rematched",
    "Removed",
    "Renamed",
    "Resigned",
    "Resumed",
    "Returned",
    "Said",
    "Sat",
    "SeatAsked",
    "SeatDenied",
    "SettingsChanged",
    "StandInDropped",
    "StandInWished",
    "Started",
    "StoodIn",
    "TookOver",
    "Unreadable",
    "Visibility",
    "WentAway",
    "Woke",
    "decode_entry",
    "encode_entry",
    "everybody",
    "kind_of",
    "read_entries",
]

Player: TypeAlias = Literal["person", "bot", "clock", "house"]
Reaction: TypeAlias = Literal["cheers", "hat", "laugh", "wow", "ouch", "hurry"]


class Created(Entry, frozen=True):
    """The table stands. The secret is shown to nobody before the game is over; its hash is shown to
    everybody. `kept` are those who had the seats of the game before it, by id and name, for whom
    their seats are kept. A `lesson` has prepared dice."""

    public = (
        "game",
        "version",
        "seats",
        "options",
        "clock",
        "visibility",
        "rated",
        "owner",
        "owner_name",
        "previous",
        "kept",
        "lesson",
    )

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    clock: ClockSetting
    visibility: Visibility
    rated: bool
    owner: str
    owner_name: str
    secret: str
    previous: str | None = None
    kept: tuple[tuple[str, str] | None, ...] = ()
    lesson: bool = False


class Started(Entry, frozen=True):
    """The game begins: what chance and the rules did before the first question."""

    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
    tape: int


class BotReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why the bot in a seat did something hostile or generous, in the form in which the texts of
    the bots put it in words."""

    seat: int
    code: str
    data: dict[str, Any] = {}


class Moved(Entry, frozen=True):
    """An answer, with the chance and the events it brought about. `tape` is the place where the
    tape goes on; `seen` lists the seats (and SPECTATORS) that notice it, everybody if None.
    `reasons` are told with it; `thought` is the reason of a sealed answer, which is told when the
    answers are opened."""

    changes_info = False

    seat: int
    ask: str
    answer: Any
    by: Player = "person"
    draws: tuple[Draw, ...] = ()
    events: tuple[Event, ...] = ()
    tape: int = 0
    seen: tuple[int, ...] | None = None
    reasons: tuple[BotReason, ...] = ()
    thought: BotReason | None = None

    def observers(self, seats: int) -> tuple[int, ...]:
        return everybody(seats) if self.seen is None else self.seen


OF_THE_GAME = (Moved, Started)
"""The entries that the game itself makes."""


class Said(Entry, frozen=True):
    """A line of chat. `ref` is the sender's own number for it, by which a repeated one is
    recognised."""

    public = ("person", "name", "seat", "channel", "text")
    changes_info = False
    stirs = False
    spoken = ("text",)

    person: str
    name: str
    seat: int | None
    channel: Literal["table", "spectators"]
    text: str
    ref: str

    def observers(self, seats: int) -> tuple[int, ...]:
        return (SPECTATORS,) if self.channel == "spectators" else everybody(seats)


class Reacted(Entry, frozen=True):
    """A sign in place of a line of chat; `ref` as in :class:`Said`."""

    public = ("person", "name", "seat", "reaction")
    changes_info = False
    stirs = False
    spoken = ("reaction",)

    person: str
    name: str
    seat: int
    reaction: str
    ref: str


class Rematched(Entry, frozen=True):
    """The same people may meet again at another table."""

    public = ("table",)

    table: str


class Abandoned(Entry, frozen=True):
    """Nobody plays here any more: for a long time nobody has, the owner has closed the table, or
    the house has been upgraded and no longer has the rules of its version."""

    public = ("why",)

    why: Literal["idle", "closed", "version"]


AnyEntry: TypeAlias = (
    Created
    | Started
    | Moved
    | Said
    | Reacted
    | Rematched
    | Abandoned
    | Forgotten
    | SeatEntry
    | WaitingEntry
    | OrderEntry
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

encode_entry: Callable[[AnyEntry], bytes] = msgspec.json.Encoder().encode
"""The bytes in which an entry stands in the log."""


class Unreadable(Exception):
    """The log of a table does not fit the rules that this program knows."""


def decode_entry(body: bytes) -> AnyEntry:
    """The entry in these bytes; raises ``ValueError`` where they are none."""
    return _decoder.decode(body)


def read_entries(table: str, bodies: Sequence[bytes]) -> list[AnyEntry]:
    """Entries of a log from their bytes; raises :class:`Unreadable`."""
    try:
        return [decode_entry(body) for body in bodies]
    except ValueError as error:
        raise Unreadable(f"table {table}: {error}") from error


def kind_of(entry: AnyEntry) -> str:
    """The name under which entries of this kind stand in the log and on the wire."""
    return _tag(type(entry))


@cache
def _tag(kind: type[Entry]) -> str:
    return str(kind.__struct_config__.tag)
