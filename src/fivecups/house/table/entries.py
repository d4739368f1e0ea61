"""The log of a table: all kinds of entries, and their encoding. The log is the only truth;
everything else follows from it.

Each kind of entry declares which of its fields observers may read and which observers receive it. A
field that is not declared never leaves the house.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from fivecups.engine import Draw, Event

from .fairness import DrawOrder
from .log.base_entry import (
    SPECTATORS,
    ClockSetting,
    Entry,
    Phase,
    Visibility,
    all_observers,
)
from .log.erasure import Forgotten
from .log.owner_and_vote_entries import (
    Locked,
    ModerationEntry,
    OwnerChanged,
    Removed,
    SeatAsked,
    SeatDenied,
    SettingsChanged,
    StandInDropped,
    StandInWished,
)
from .log.pause_entries import (
    PassedOver,
    PauseEntry,
    PauseWished,
    Resumed,
    WentAway,
    Woke,
)
from .log.seat_entries import (
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

__all__ = [
    "GAME_ENTRIES",
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
    "UnreadableLog",
    "Visibility",
    "WentAway",
    "Woke",
    "all_observers",
    "decode_entry",
    "encode_entry",
    "kind_of",
    "read_entries",
]

Player: TypeAlias = Literal["person", "bot", "clock", "house"]
Reaction: TypeAlias = Literal["cheers", "hat", "laugh", "wow", "ouch", "hurry"]


class Created(Entry, frozen=True):
    """A table was created. `secret` is hidden until the game is over; its hash is shown to
    everybody. `kept` are the players of the previous game by id and name, whose seats are reserved
    for them. The dice of a `lesson` are prepared. `draw_order` says from what its draws of chance
    follow (`fairness.py`)."""

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
    draw_order: DrawOrder = "sequence"


class Started(Entry, frozen=True):
    """The game started. The entry holds the draws of chance and the events before the first
    question."""

    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
    tape: int


class BotReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot's reason for a hostile or generous answer, as a code with data that the texts turn into
    words."""

    seat: int
    code: str
    data: dict[str, Any] = {}


class Moved(Entry, frozen=True):
    """A seat, or the house for it, answered an ask. The entry holds the answer, the draws of chance
    and the events that followed. `tape` is the position of the source of chance afterwards.
    `seen` are the seats (and SPECTATORS) that receive the entry; None means all. `reasons` are
    bots' reasons that are sent with it; `thought` is the reason of a sealed answer, which is sent
    when the answers are opened."""

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
        return all_observers(seats) if self.seen is None else self.seen


GAME_ENTRIES = (Moved, Started)
"""The types of entries that advance the game itself (start and moves), as opposed to entries about
people."""


class Said(Entry, frozen=True):
    """A line of chat. `ref` is an id made by the sender, by which a repeated line is recognised."""

    public = ("person", "name", "seat", "channel", "text")
    changes_info = False
    is_progress = False
    muted_fields = ("text",)

    person: str
    name: str
    seat: int | None
    channel: Literal["table", "spectators"]
    text: str
    ref: str

    def observers(self, seats: int) -> tuple[int, ...]:
        return (SPECTATORS,) if self.channel == "spectators" else all_observers(seats)


class Reacted(Entry, frozen=True):
    """A reaction (a small picture) of a player in place of a line of chat; `ref` as in
    :class:`Said`."""

    public = ("person", "name", "seat", "reaction")
    changes_info = False
    is_progress = False
    muted_fields = ("reaction",)

    person: str
    name: str
    seat: int
    reaction: str
    ref: str


class Rematched(Entry, frozen=True):
    """A rematch was created: `table` is the id of the new table."""

    public = ("table",)

    table: str


class Abandoned(Entry, frozen=True):
    """The table ended without a result: it was idle for too long, it was closed, or the house no
    longer has the rules of its version."""

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
    | PauseEntry
    | ModerationEntry
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

encode_entry: Callable[[AnyEntry], bytes] = msgspec.json.Encoder().encode
"""Return the bytes in which an entry is stored in the log."""


class UnreadableLog(Exception):
    """Raised if the log of a table does not fit the rules that this program has."""


def decode_entry(body: bytes) -> AnyEntry:
    """Return the entry that is stored in `body`. Raise ``ValueError`` if it is not an entry."""
    return _decoder.decode(body)


def read_entries(table: str, bodies: Sequence[bytes]) -> list[AnyEntry]:
    """Decode the stored entries of a table's log. Raise :class:`UnreadableLog` if a body is not an
    entry."""
    try:
        return [decode_entry(body) for body in bodies]
    except ValueError as error:
        raise UnreadableLog(f"table {table}: {error}") from error


def kind_of(entry: AnyEntry) -> str:
    """Return the name of this kind of entry, as it is used in the log and on the wire."""
    return _tag(type(entry))


@cache
def _tag(kind: type[Entry]) -> str:
    return str(kind.__struct_config__.tag)
