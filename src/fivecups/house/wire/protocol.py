"""The protocol: all messages between a house and its clients, in both directions. docs/protocol.md
describes them for authors of clients."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from fivecups.engine import View

from ..table.entries import BotReason, ClockSetting, Phase, Reaction, Visibility
from ..table.seats import Colour, Sign

PROTOCOL = 1


class Struct(msgspec.Struct, frozen=True, omit_defaults=True):
    """The base class of all parts of messages."""


class ChairInfo(Struct, frozen=True):
    """A seat and its player. `name` is empty if a person has given none. `played_by` is the level
    of the bot that plays the seat now. `stand_in_wishes` are the seats whose players want a bot to
    play for this absent player. `kept_for` and `kept_name` name the person for whom an empty seat
    is reserved. No two seats of a table have the same sign or colour. A `deleted` person has no
    name. `host` is the person whose device the seat is played on, if it is another person's.
    `away_until` is the end of the player's holiday, in milliseconds since 1970."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    person: str | None = None
    played_by: str | None = None
    resigned: bool = False
    wishes_pause: bool = False
    stand_in_wishes: tuple[int, ...] = ()
    kept_for: str | None = None
    kept_name: str = ""
    sign: Sign | None = None
    colour: Colour | None = None
    deleted: bool = False
    host: str = ""
    away_until: int | None = None


class RequestInfo(Struct, frozen=True):
    """A person's open request for a seat. `agreed` are the seats whose players agree so far."""

    person: str
    name: str
    seat: int
    agreed: tuple[int, ...] = ()


class OpeningInfo(Struct, frozen=True):
    """The published secret of a finished game, with all entropies."""

    secret: str
    entropies: tuple[str, ...]


class TableFace(msgspec.Struct, frozen=True, kw_only=True):
    """The public facts about a table that both the lists of tables and the table's own information
    contain."""

    id: str
    game: str
    phase: Phase
    visibility: Visibility
    rated: bool
    owner: str
    created_at: int
    chairs: tuple[ChairInfo, ...]
    locked: bool = False
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None


class Summary(TableFace, frozen=True, kw_only=True):
    """A table in lists."""

    changed_at: int


class MyTable(Summary, frozen=True, kw_only=True):
    """A table at which the requesting person sits, in their own list. `turn`: the table waits for
    this person, even if by a hidden question. `waiting` are the seats that it openly waits for.
    `until` is the deadline in milliseconds since 1970, by the house's clock, which shows `now`: the
    person's own deadline, else the first deadline of the seats waited for."""

    now: int
    clock: ClockSetting = ClockSetting()
    turn: bool = False
    waiting: tuple[int, ...] = ()
    until: int | None = None


class TableInfo(TableFace, frozen=True, kw_only=True, omit_defaults=True):
    """A table with everything that all its observers may know."""

    version: int
    options: dict[str, Any]
    clock: ClockSetting
    commitment: str
    opening: OpeningInfo | None = None
    previous: str | None = None
    rematch: str | None = None
    requests: tuple[RequestInfo, ...] = ()
    lesson: bool = False


class ClockInfo(Struct, frozen=True):
    """The clocks of a table, in milliseconds. Since 1970: `now` by the house's clock, `until` the
    deadline of each seat, `rings` the end of the game's own timer. `left` is each seat's bank of
    time when its clock last stood still."""

    now: int
    until: dict[int, int] = {}
    left: tuple[int, ...] | None = None
    rings: int | None = None


class WireEvent(TypedDict):
    """An event of a game as an observer receives it. `private`: it contains details that not
    everybody sees. `reveals`: it shows openly what was hidden until now."""

    kind: str
    rule: str
    data: Mapping[str, Any]
    private: NotRequired[bool]
    reveals: NotRequired[bool]


WireView: TypeAlias = Annotated[Any, View | None]
"""A game as an observer sees it: a :class:`View` whose parts may have been encoded already; None
before the start."""


class Frame(Struct, frozen=True):
    """An entry of a log as a seat or the spectators receive it. `seq` counts the frames of this
    observer. `reasons` are given by bots for their answers."""

    seq: int
    at: int
    kind: str
    data: dict[str, Any] = {}
    events: list[WireEvent] = []
    reasons: tuple[BotReason, ...] = ()


# From the house.


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    person: str
    name: str
    protocol: int
    version: str


class Presence(Struct, frozen=True):
    """The seats whose players watch the table now, the number of people who watch without a seat,
    and True if the table is open on a big screen."""

    seats: tuple[int, ...]
    spectators: int
    screen: bool = False


class TableNow(Struct, frozen=True, tag_field="t", tag="table"):
    """The answer to `watch`: the current state of the table, and the frames since the last one that
    the client has seen."""

    table: str
    seat: int | None
    seq: int
    info: TableInfo
    frames: list[Frame]
    view: WireView = None
    clock: ClockInfo | None = None
    id: str | None = None
    presence: Presence | None = None


class News(Struct, frozen=True, tag_field="t", tag="news"):
    table: str
    frame: Frame
    view: WireView = None
    info: TableInfo | None = None
    clock: ClockInfo | None = None


class PresenceNow(Struct, frozen=True, tag_field="t", tag="presence"):
    """The presence at a table has changed."""

    table: str
    presence: Presence


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    """A command has been written to the log. `again`: it was a repetition of an earlier command,
    and nothing was written now."""

    id: str
    table: str
    again: bool = False


class NotDone(Struct, frozen=True, tag_field="t", tag="refused"):
    """A request was refused, and nothing has changed. `code`, `rule` and `data` are the reason,
    which the texts turn into words."""

    id: str | None
    code: str
    rule: str = ""
    data: dict[str, Any] = {}
    table: str | None = None


class Called(Struct, frozen=True, tag_field="t", tag="called"):
    """A table that this person does not watch waits for them. `by` is the name of the person who
    invites them, if it is an invitation."""

    table: str
    game: str
    by: str = ""


FromHouse: TypeAlias = Welcome | TableNow | News | PresenceNow | Done | NotDone | Called

# To the house.


class Request(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """The base class of all requests."""


ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Watch(Request, frozen=True, tag="watch"):
    """Subscribe to a table: receive the frames after number `after`, then all new ones. `seat` is
    the seat from which the client has seen the frames up to `after`."""

    table: ShortText
    id: ShortText | None = None
    seat: int | None = None
    after: int = 0


class Unwatch(Request, frozen=True, tag="unwatch"):
    table: ShortText
    id: ShortText | None = None


class GiveAnswer(Request, frozen=True, tag="answer"):
    id: ShortText
    table: ShortText
    ask: ShortText
    answer: Any


class Say(Request, frozen=True, tag="chat"):
    id: ShortText
    table: ShortText
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class React(Request, frozen=True, tag="react"):
    """Send a reaction (a small picture) from the person's seat to the whole table."""

    id: ShortText
    table: ShortText
    reaction: Reaction


class Back(Request, frozen=True, tag="back"):
    """Take the person's seat over again from the stand-in."""

    id: ShortText
    table: ShortText


ToHouse: TypeAlias = Watch | Unwatch | GiveAnswer | Say | React | Back
