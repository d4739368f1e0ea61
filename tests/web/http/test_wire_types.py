"""Tests that generated files of the page are up to date: the wire types, and the engine's answers
to compare with."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from fivecups.house.table.entries import AnyEntry, Entry, Said
from fivecups.house.wire.frames import MUTED, GameMove, frame_of
from fivecups.house.wire.protocol import Frame

from ..page_scripts import script_called

ENTRIES: tuple[type[Entry], ...] = get_args(AnyEntry)


class Cheered(Entry, frozen=True):
    """A kind of entry that the house does not have."""

    public = ("person", "cups")

    person: str
    cups: int | None = None
    secret: str = ""


def frames_of(*entries: type[Entry]) -> str:
    return str(script_called("wire").Writer().frames(entries))


def details_of(frames: str, entry: type[Entry]) -> list[set[str]]:
    """Return the names of an entry's details in the generated types, for each of their forms."""
    line = re.search(rf"^  {entry.__struct_config__.tag}: (.*);$", frames, re.MULTILINE)
    assert line is not None
    forms = re.findall(r"\{ (.*?) \}", line[1])
    return [{part.split(":")[0].rstrip("?") for part in form.split("; ")} for form in forms]


@pytest.mark.parametrize("name", ["wire", "cases", "cards"])
def test_what_is_written_for_the_page_is_not_stale(name: str) -> None:
    script = script_called(name)
    assert script.TARGET.read_text() == script.text(), f"run ui/dev/{name}.py"


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.__name__)
def test_the_page_knows_of_an_entry_what_is_declared_public_and_nothing_else(
    entry: type[Entry],
) -> None:
    frames = frames_of(*ENTRIES)
    if entry in get_args(GameMove) or not entry.public:
        members = re.search(rf"\{{ kind: '{entry.__struct_config__.tag}'(.*?) \}}", frames)
        assert members is not None
        assert set(re.findall(r"(\w+)\??:", members[1])) <= {"events", "reasons"}
        return
    whole, *muted = details_of(frames, entry)
    words = set(entry.muted_fields)
    assert whole - {MUTED} == set(entry.public)
    assert muted == ([(set(entry.public) - words) | {MUTED}] if words else [])


def test_a_new_kind_of_entry_is_in_the_types_by_itself() -> None:
    frames = frames_of(*ENTRIES, Cheered)
    assert "  cheered: { person: string; cups: number | null };\n" in frames
    assert "secret" not in frames


def test_a_detail_that_is_no_longer_public_is_not_in_the_types(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Cheered, "public", ("person",))
    assert "  cheered: { person: string };\n" in frames_of(Cheered)
    monkeypatch.setattr(Cheered, "public", ())
    assert "(FrameHead & { kind: 'cheered' })" in frames_of(Cheered)


def test_frames_have_the_details_of_their_types() -> None:
    said = Said(at=1, person="p", name="P", seat=None, channel="table", text="hi", ref="r")
    whole, muted = details_of(frames_of(*ENTRIES), Said)
    assert frame_of(said, 1, None).data.keys() == whole - {MUTED}
    assert frame_of(said, 1, None, mutes=("p",)).data.keys() == muted
    head = {field.name for field in msgspec.structs.fields(Frame) if field.required}
    assert head == {"seq", "at", "kind"}
