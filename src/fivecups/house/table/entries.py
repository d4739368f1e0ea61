"""The log of a table: all kinds of entries, and their encoding. The log is the only truth;
everything else follows from it.

Each kind of entry stands in `log/`, in the module of its family. It knows how it changes a table
(`apply`), and declares which of its fields observers may read and which observers receive it. A
field that is not declared never leaves the house.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

import msgspec

from .log.base_entry import (
    SPECTATORS,
    ClockSetting,
    Entry,
    Phase,
    UnreadableLog,
    Visibility,
    all_observers,
)
from .log.chat_entries import ChatEntry, Reacted, Reaction, Said
from .log.erasure import Forgotten
from .log.game_entries import (
    Abandoned,
    BotReason,
    Created,
    GameEntry,
    Moved,
    Player,
    Rematched,
    Started,
)
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
from .log.pause_entries import PassedOver, PauseEntry, PauseWished, Resumed, WentAway, Woke
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


AnyEntry: TypeAlias = GameEntry | ChatEntry | SeatEntry | PauseEntry | ModerationEntry | Forgotten

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

encode_entry: Callable[[AnyEntry], bytes] = msgspec.json.Encoder().encode
"""Return the bytes in which an entry is stored in the log."""


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
