"""A frame contains the declared fields of its entry and nothing else."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from fivecups.engine import Event
from fivecups.house.table.entries import AnyEntry, BotReason, ClockSetting, Created, kind_of
from fivecups.house.table.table import Table
from fivecups.house.wire.broadcast import Broadcast
from fivecups.house.wire.frames import frame_of, frames_after
from fivecups.house.wire.table_info import summary_of, table_info

KINDS: tuple[type[Any], ...] = get_args(AnyEntry)
OBSERVERS = (None, 0, 1)
MARK = "nobody may read this"

SAMPLES: dict[str, Any] = {
    "at": 1,
    "game": "poker-dice",
    "version": 1,
    "seats": 2,
    "options": {"joker": "classic"},
    "clock": ClockSetting(),
    "visibility": "open",
    "rated": False,
    "owner": "ana",
    "owner_name": "Ana",
    "secret": "5ec7e7" * 10,
    "seat": 0,
    "person": "bob",
    "name": "Bob",
    "entropy": "hidden entropy",
    "level": "expert",
    "draws": (("roll", (1, 2)),),
    "events": (Event("rolled", "PD-1", {"dice": (1, 2)}, {0: {"own": 3}}),),
    "tape": 7_654_321,
    "ask": "ask-17",
    "answer": ("keep", (1, 2)),
    "channel": "table",
    "text": "hello",
    "reaction": "cheers",
    "sign": "star",
    "colour": "plum",
    "ref": "hidden ref",
    "table": "another",
    "why": "idle",
    "until": 5,
    "reasons": (BotReason(1, "because"),),
    "locked": True,
    "by": 1,
}

SHOWN: dict[str, tuple[str, ...]] = {
    "created": (
        *("game", "version", "seats", "options", "clock"),
        *("visibility", "rated", "owner", "owner_name", "previous", "kept", "lesson"),
    ),
    "sat": ("seat", "person", "name", "sign", "colour", "host"),
    "placed": ("seat", "level"),
    "left": ("seat",),
    "started": (),
    "moved": (),
    "said": ("person", "name", "seat", "channel", "text"),
    "stood_in": ("seat", "level"),
    "returned": ("seat",),
    "resigned": ("seat", "level"),
    "reacted": ("person", "name", "seat", "reaction"),
    "took_over": ("seat", "person", "name", "sign", "colour", "host"),
    "renamed": ("seat", "name", "sign", "colour"),
    "passed_over": ("seat", "answers"),
    "pause_wished": ("seat",),
    "resumed": ("seat",),
    "went_away": ("seat", "until"),
    "woke": (),
    "rematched": ("table",),
    "abandoned": ("why",),
    "seat_asked": ("seat", "person", "name", "agreed"),
    "seat_denied": ("seat", "person", "name", "withdrawn"),
    "removed": ("seat", "person", "name", "level"),
    "locked": ("locked",),
    "owner_changed": ("person", "name"),
    "settings_changed": ("seats", "options", "clock", "visibility", "rated"),
    "stand_in_wished": ("seat", "by"),
    "stand_in_dropped": ("seat", "by"),
    "forgotten": ("person",),
}
"""The data of frames by kind, as docs/protocol.md documents them."""


def sample(kind: type[Any], **more: Any) -> Any:
    """Return an entry of a kind with all its fields set."""
    values = {name: SAMPLES[name] for name in kind.__struct_fields__ if name in SAMPLES}
    return kind(**values, **more)


def with_a_new_field(kind: type[Any]) -> Any:
    """Return an entry of a kind with an additional field."""
    longer = msgspec.defstruct(
        kind.__name__, [("found", str, MARK)], bases=(kind,), frozen=True, kw_only=True
    )
    return sample(longer)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_frame_shows_what_its_kind_of_entry_names(kind: type[Any]) -> None:
    entry = sample(kind)
    for seat in OBSERVERS:
        frame = frame_of(entry, 1, seat)
        assert tuple(frame.data) == SHOWN[kind_of(entry)]
        shown = msgspec.json.encode(frame).decode()
        for hidden in ("5ec7e7", "hidden", "7654321", "keep", "ask-17"):
            assert hidden not in shown


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_field_that_is_added_to_an_entry_reaches_nobody(kind: type[Any]) -> None:
    entry = with_a_new_field(kind)
    assert entry.found == MARK and kind_of(entry) in SHOWN
    first = sample(Created) if kind is not Created else entry
    table = Table.new("table", first)
    sent = [table_info(table), summary_of(table)]
    for seat in OBSERVERS:
        sent += frames_after([first, entry], seat, 0)
        sent += Broadcast([(entry, table)], 1).messages(seat)
    assert MARK not in msgspec.json.encode(sent).decode()
    assert MARK not in repr(sent)


def test_the_events_of_an_entry_go_to_those_who_may_see_them() -> None:
    started = sample(next(kind for kind in KINDS if kind.__name__ == "Started"))
    assert frame_of(started, 1, 0).events[0]["data"] == {"dice": (1, 2), "own": 3}
    for seat in (None, 1):
        assert frame_of(started, 1, seat).events[0]["data"] == {"dice": (1, 2)}
