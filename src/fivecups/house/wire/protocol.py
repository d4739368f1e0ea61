"""What goes over the wire, both ways. docs/protocol.md describes it for those who write clients."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from ..table.entries import BotReason, ClockSetting, Phase, Reaction, Visibility
from ..table.seats import Colour, Sign

PROTOCOL = 1


class Struct(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all parts of messages share."""


class ChairInfo(Struct, frozen=True):
    """Who has a seat. `name` is empty where a person has given none. `played_by` is the level of
    the bot that plays it now, if one does; `stand_in_wishes` are the seats whose players would have
    a bot play for this one, who is away; an empty seat may be kept for somebody (`kept_for`,
    `kept_name`). No two seats of a table have the same sign or colour. A person who is
    `deleted` has no name. `host` is whose device the seat is played at, where that is somebody
    else's. A player is on holiday until `away_until`, in milliseconds since 1970."""

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
    """Somebody who asks to be let into a seat."""

    person: str
    name: str
    seat: int


class OpeningInfo(Struct, frozen=True):
    """The opened secret of a finished game."""

    secret: str
    entropies: tuple[str, ...]


class TableFace(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody who may know of a table sees of it."""

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
    """A table at which one sits. `turn`: it waits for oneself, be it by a hidden question;
    `waiting` are the seats for which it openly waits. `until` is when time is up, in milliseconds
    since 1970 by the house's clock, which shows `now`: one's own, or else that of the first of
    those who are awaited."""

    now: int
    clock: ClockSetting = ClockSetting()
    turn: bool = False
    waiting: tuple[int, ...] = ()
    until: int | None = None


class TableInfo(TableFace, frozen=True, kw_only=True, omit_defaults=True):
    """A table as everybody at it may know it."""

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
    """In milliseconds, the first ones since 1970: `now` by the house's clock; `until` when the time
    of a seat is up; `rings` when the game's own clock rings; `left` what the seats' banks held when
    their clocks last stood."""

    now: int
    until: dict[int, int] = {}
    left: tuple[int, ...] | None = None
    rings: int | None = None


class Frame(Struct, frozen=True):
    """One thing that happened, as one seat or the spectators receive it. `seq` counts what this
    observer has received; `reasons` are what bots say for themselves about it."""

    seq: int
    at: int
    kind: str
    data: dict[str, Any] = {}
    events: list[dict[str, Any]] = []
    reasons: tuple[BotReason, ...] = ()


# From the house.


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    person: str
    name: str
    protocol: int
    version: str


class Presence(Struct, frozen=True):
    """Which seats' players watch the table now, how many people watch without a seat, and whether
    the table is open on a big screen."""

    seats: tuple[int, ...]
    spectators: int
    screen: bool = False


class TableNow(Struct, frozen=True, tag_field="t", tag="table"):
    """The answer to `watch`: where the table stands, and what has happened since the frame that was
    last seen."""

    table: str
    seat: int | None
    seq: int
    info: TableInfo
    frames: list[Frame]
    view: Any = None
    clock: ClockInfo | None = None
    id: str | None = None
    presence: Presence | None = None


class News(Struct, frozen=True, tag_field="t", tag="news"):
    table: str
    frame: Frame
    view: Any = None
    info: TableInfo | None = None
    clock: ClockInfo | None = None


class PresenceNow(Struct, frozen=True, tag_field="t", tag="presence"):
    """Somebody has come or gone."""

    table: str
    presence: Presence


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    """Written down for good. `again`: it had been done before, and nothing has happened now."""

    id: str
    table: str
    again: bool = False


class NotDone(Struct, frozen=True, tag_field="t", tag="refused"):
    """Nothing has changed. `code`, `rule` and `data` say why, in the form in which the texts put it
    in words."""

    id: str | None
    code: str
    rule: str = ""
    data: dict[str, Any] = {}
    table: str | None = None


class Called(Struct, frozen=True, tag_field="t", tag="called"):
    """A table that this person does not watch waits for them; `by` is the name of who invites them
    to it, if somebody does."""

    table: str
    game: str
    by: str = ""


FromHouse: TypeAlias = Welcome | TableNow | News | PresenceNow | Done | NotDone | Called

# To the house.


class Request(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What all requests share."""


ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Watch(Request, frozen=True, tag="watch"):
    """Receive what happens at a table: all frames after number `after` that `seat` has seen, then
    the live ones."""

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
    """A sign from one's seat to the whole table."""

    id: ShortText
    table: ShortText
    reaction: Reaction


class Back(Request, frozen=True, tag="back"):
    """The player is back and takes the seat over from the bot that stood in."""

    id: ShortText
    table: ShortText


ToHouse: TypeAlias = Watch | Unwatch | GiveAnswer | Say | React | Back
