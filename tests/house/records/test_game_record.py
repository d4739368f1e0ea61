"""The record of a table's game."""

from __future__ import annotations

from fivecups.engine import Earlier
from fivecups.house.records.game_record import earlier_players
from fivecups.house.table.entries import AnyEntry, Moved, Placed, Renamed, Sat, TookOver


def moved(seat: int) -> Moved:
    return Moved(at=1, seat=seat, ask="1", answer=["pass"], draws=(), events=())


def test_taking_over_does_not_rename_what_was_done_before() -> None:
    entries: list[AnyEntry] = [
        Sat(at=1, seat=0, person="ana", name="Ana", entropy=""),
        Placed(at=1, seat=1, level="random", entropy=""),
        moved(0),
        moved(1),
        TookOver(at=1, seat=1, person="bob", name="Bob"),
        moved(1),
        Renamed(at=1, seat=1, name="Robert"),
        TookOver(at=1, seat=1, person="cleo", name="Cleo"),
        moved(1),
    ]
    assert earlier_players(entries) == (Earlier(1, 2, None), Earlier(1, 3, "Robert"))
