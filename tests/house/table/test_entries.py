"""Entries of the log mean the same in every version, and an entry that was read is never
changed."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import msgspec

import fivecups.house
import fivecups.web.services
from fivecups.house.table.entries import Entry
from fivecups.house.table.snapshot import Snapshot

LEFT_OUT = {
    "Created": {"previous": None, "kept": (), "lesson": False, "draw_order": "sequence"},
    "Moved": {
        "by": "person",
        "draws": (),
        "events": (),
        "tape": 0,
        "seen": None,
        "reasons": (),
        "thought": None,
    },
    "PassedOver": {"answers": ()},
    "Removed": {"level": None},
    "Renamed": {"sign": "", "colour": ""},
    "Sat": {"sign": "", "colour": "", "host": ""},
    "SeatAsked": {"sign": "", "colour": "", "host": "", "agreed": ()},
    "SeatDenied": {"withdrawn": False},
    "TookOver": {"sign": "", "colour": "", "host": ""},
    "Woke": {"closed": 0, "opened": 0},
}
"""Fields that logs of an earlier house do not have, or whose default is left out."""


KEEPS_INFO = {"Moved", "PassedOver", "Reacted", "Said", "Woke"}
"""Kinds of entries after which a table looks the same in the lists, apart from its game."""

NOT_PROGRESS = {
    "Forgotten",
    "PassedOver",
    "Reacted",
    "Renamed",
    "Said",
    "SeatAsked",
    "StandInDropped",
    "StandInWished",
    "WentAway",
}
"""Kinds of entries that do not move the table on."""


WRITTEN_IN_FULL = {"ClockSetting", "MyTable", "Report", "Summary", "TableFace", "Unwatch", "Watch"}
"""Structs of which all fields are written, including defaults."""


def kinds_of(kind: type[Any]) -> Iterator[type[Any]]:
    for other in kind.__subclasses__():
        yield other
        yield from kinds_of(other)


def test_what_an_entry_does_not_say_is_known() -> None:
    result = {
        kind.__name__: {
            part.name: part.default for part in msgspec.structs.fields(kind) if not part.required
        }
        for kind in kinds_of(Entry)
        if kind.__module__.startswith("fivecups.")
    }
    assert {kind: parts for kind, parts in result.items() if parts} == LEFT_OUT


def test_which_entries_change_what_is_shown_of_a_table_and_which_show_that_it_goes_on() -> None:
    kinds = [kind for kind in kinds_of(Entry) if kind.__module__.startswith("fivecups.")]
    assert {kind.__name__ for kind in kinds if not kind.changes_info} == KEEPS_INFO
    assert {kind.__name__ for kind in kinds if not kind.is_progress} == NOT_PROGRESS


def structs() -> set[type[msgspec.Struct]]:
    """Return all structs that are stored in the log, sent or received, except by HTTP."""
    names = [
        module.name
        for package in (fivecups.house, fivecups.web.services)
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ]
    return {
        kind
        for name in names
        for kind in vars(importlib.import_module(name)).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }


def test_what_is_read_or_sent_cannot_be_changed() -> None:
    kinds = structs()
    assert len(kinds) > 50
    assert {kind for kind in kinds if not kind.__struct_config__.frozen} == {Snapshot}


def test_what_goes_without_saying_is_not_said() -> None:
    loud = {
        kind.__name__
        for kind in structs()
        if kind.__module__.startswith("fivecups.house.")
        and not kind.__struct_config__.omit_defaults
        and not all(part.required for part in msgspec.structs.fields(kind))
    }
    assert loud == WRITTEN_IN_FULL
