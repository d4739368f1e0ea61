"""Writes ui/src/net/wire.ts: the types of all that goes over the wire, from the house's own
declarations."""

from __future__ import annotations

import types
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from fivecups.bots.analysis import Advice, Review, Thinking
from fivecups.engine import Game, Result, SeenEvent, View
from fivecups.engine.forms import Amount, Fields, Form, OneOf, SomeOf
from fivecups.games import GAMES
from fivecups.house.club.statistics import (
    ClubSettings,
    Friend,
    HouseFigures,
    Invited,
    Leaderboard,
    Profile,
)
from fivecups.house.notifications.channels import NoticeInfo
from fivecups.house.notifications.holidays import HolidayInfo
from fivecups.house.records.verify import Report
from fivecups.house.table.entries import AnyEntry, Entry
from fivecups.house.wire import protocol
from fivecups.house.wire.frames import MUTED, GameMove
from fivecups.house.wire.protocol import Frame, MyTable, Summary
from fivecups.web.error_responses import Problem
from fivecups.web.http.house_info import GameInfo
from fivecups.web.http.moderation import Complaint, Mutes
from fivecups.web.http.notifications.notification_settings import PushWish, QuietWish
from fivecups.web.http.people import Change, Companion, Link, Me
from fivecups.web.http.share_links import CodeInfo, Invitation
from fivecups.web.http.tables import NewTable, TableSettings
from fivecups.web.replay_steps import ReplayPart

TARGET = Path(__file__).parents[1] / "src" / "net" / "wire.ts"
HEAD = "// Written by ui/dev/wire.py from the house's declarations; a test compares both.\n"
VIEWS = (
    Form,
    Result,
    SeenEvent,
    View,
    *(get_type_hints(game.view_table)["return"] for game in GAMES.values()),
)
HTTP = (
    GameInfo,
    Me,
    Change,
    Companion,
    Link,
    Invitation,
    CodeInfo,
    Report,
    Summary,
    MyTable,
    HolidayInfo,
    NoticeInfo,
    PushWish,
    QuietWish,
    NewTable,
    TableSettings,
    Complaint,
    Mutes,
    Leaderboard,
    HouseFigures,
    Profile,
    ClubSettings,
    Friend,
    Invited,
    ReplayPart,
    Problem,
    protocol.TableInfo,
    Advice,
    Review,
    Thinking,
)
EVENT_OF = """type NoDetails = Record<never, never>;

/** An event of one of these kinds, with the details of its kind. */
export type EventOf<Events> = {
  [Kind in keyof Events]: {
    kind: Kind;
    rule: string;
    data: Events[Kind];
    private?: boolean;
    reveals?: boolean;
  };
}[keyof Events];
"""
FRAME_OF = """
/** A frame of an entry with public details. */
export type EntryFrame = {
  [Kind in keyof EntryDetails]: FrameHead & { kind: Kind; data: EntryDetails[Kind] };
}[keyof EntryDetails];
"""
PLAIN = {
    int: "number",
    float: "number",
    bool: "boolean",
    str: "string",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}
ALIASES = {
    "Answer": Any,
    "Choices": tuple[tuple[Any, ...], ...] | Form,
    "Field": Amount | OneOf | SomeOf | Fields,
}
"""The engine's aliases that are strings until they are needed."""


class Writer:
    """Collects one TypeScript interface for each struct, dataclass or TypedDict that is reached."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def type(self, hint: Any) -> str:
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, TypeVar):
            return hint.__name__
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            written_as = [part for part in hint.__metadata__ if not isinstance(part, msgspec.Meta)]
            return self.type(written_as[0] if written_as else args[0])
        if origin is Literal:
            return " | ".join(f"'{value}'" for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(part) for part in args))
        if origin is tuple and args[-1] is not ...:
            return f"[{', '.join(self.type(part) for part in args)}]"
        if origin in (tuple, list, Sequence):
            inner = self.type(args[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin in (dict, Mapping):
            return f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        return self.interface(origin or hint)

    def interface(self, cls: type[Any]) -> str:
        name = name_of(cls)
        if cls is Frame and name not in self.interfaces:
            self.interfaces[name] = ""
            self.interfaces[name] = self.frames(get_args(AnyEntry))
        if name not in self.interfaces:
            self.interfaces[name] = ""
            variables = [
                f"{part.__name__} = unknown" for part in getattr(cls, "__parameters__", ())
            ]
            head = name + (f"<{', '.join(variables)}>" if variables else "")
            lines = [f"  {field}: {self.type(hint)};" for field, hint in parts(cls)]
            self.interfaces[name] = f"export interface {head} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def frames(self, entries: Sequence[type[Entry]]) -> str:
        """Return the union of the frames of these kinds of entries. The frame of a move of a game
        has its events, that of any other entry the details that the entry declares public."""
        frame = {name: self.type(hint) for name, hint in parts(Frame)}
        head = {name: frame[name] for name in ("seq", "at")}
        details, others = [], []
        for entry in entries:
            tag = entry.__struct_config__.tag
            if entry in get_args(GameMove):
                own = {name: frame[name] for name in frame if name.rstrip("?") in names_of(entry)}
                others.append({"kind": f"'{tag}'", **without(own, head)})
            elif entry.public:
                details.append(f"  {tag}: {self.details(entry)};\n")
            else:
                others.append({"kind": f"'{tag}'"})
        return (
            f"interface FrameHead {literal(head)}\n\n"
            "/** The public details of the entries of a table's log, by kind. */\n"
            f"export interface EntryDetails {{\n{''.join(details)}}}\n{FRAME_OF}\n"
            "/** An entry of a table's log as an observer receives it. */\n"
            "export type Frame =\n  | EntryFrame"
            + "".join(f"\n  | (FrameHead & {literal(members)})" for members in others)
            + ";\n"
        )

    def details(self, entry: type[Entry]) -> str:
        """Return the type of an entry's public details. For readers who mute the speaker the words
        are missing, and `muted` is set."""
        hints = get_type_hints(entry, include_extras=True)
        whole = {name: self.type(hints[name]) for name in entry.public}
        if not entry.muted_fields:
            return literal(whole)
        rest = {**without(whole, entry.muted_fields), MUTED: "true"}
        return f"{literal({**whole, f'{MUTED}?': 'never'})} | {literal(rest)}"

    def events(self, game: Game[Any]) -> str:
        """The events of a game: by kind the details, with a question mark after those that are not
        always there."""
        prefix = camel(game.name)
        lines = []
        for kind, told in sorted(game.events.items()):
            details = (
                f"{name}{'?' if name in told.maybe else ''}: {self.type(hint)}"
                for name, hint in told.details.items()
            )
            lines.append(f"  {kind}: {{ {'; '.join(details)} }};".replace("{  }", "NoDetails"))
        return (
            f"export interface {prefix}Events {{\n"
            + "\n".join(lines)
            + f"\n}}\n\nexport type {prefix}Event = EventOf<{prefix}Events>;\n"
        )


def camel(name: str) -> str:
    return "".join(part.title() for part in name.replace("-", "_").split("_"))


def name_of(cls: type[Any]) -> str:
    """The name of a class; those of games go under the game's name, as several games may use the
    same word."""
    prefix = camel(cls.__module__.split(".")[2]) if ".games." in cls.__module__ else ""
    return cls.__name__ if cls.__name__.startswith(prefix) else prefix + cls.__name__


def literal(members: Mapping[str, str]) -> str:
    return f"{{ {'; '.join(f'{name}: {type_}' for name, type_ in members.items())} }}"


def without(members: Mapping[str, str], names: Collection[str]) -> dict[str, str]:
    return {name: type_ for name, type_ in members.items() if name not in names}


def names_of(entry: type[Entry]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(entry)]


def parts(cls: type[Any]) -> list[tuple[str, Any]]:
    """The fields of a message; those that are left out at their default carry a question mark."""
    hints = get_type_hints(cls, localns=ALIASES, include_extras=True)
    if is_typeddict(cls):
        return [
            (f"{name}?", get_args(hint)[0]) if get_origin(hint) is NotRequired else (name, hint)
            for name, hint in hints.items()
        ]
    if is_dataclass(cls):
        return [(field.name, hints[field.name]) for field in fields(cls)]
    config = cls.__struct_config__
    found: list[tuple[str, Any]] = (
        [] if config.tag is None else [(config.tag_field, Literal[config.tag])]
    )
    for field in msgspec.structs.fields(cls):
        may_miss = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
        found.append((field.encode_name + ("?" if may_miss else ""), hints[field.name]))
    return found


def text() -> str:
    writer = Writer()
    for root in (*VIEWS, *HTTP):
        writer.type(root)
    unions = []
    for name in ("FromHouse", "ToHouse"):
        union = " | ".join(writer.type(part) for part in get_args(getattr(protocol, name)))
        unions.append(f"export type {name} = {union};\n")
    unions.append(f"export const PROTOCOL = {protocol.PROTOCOL};\n")
    events = map(writer.events, GAMES.values())
    return "\n".join([HEAD, *writer.interfaces.values(), EVENT_OF, *events, *unions])


if __name__ == "__main__":
    TARGET.write_text(text())
