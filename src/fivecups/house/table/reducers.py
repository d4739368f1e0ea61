"""How each kind of entry but the moves of the game changes a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .entries import (
    Abandoned,
    Left,
    PauseWished,
    Placed,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    StoodIn,
    TookOver,
    Woke,
)
from .seats import Chair

if TYPE_CHECKING:
    from .table import Table

REMEMBERED = 16
"""How many of each seat's latest answers, and of each person's latest lines of chat, are recognised
when they come again."""

TALKERS = 200
"""Of how many people the lines are recognised."""


def _sat(table: Table, entry: Sat) -> None:
    table.chairs[entry.seat] = Chair(entry.person, entry.name, entropy=entry.entropy)


def _placed(table: Table, entry: Placed) -> None:
    table.chairs[entry.seat] = Chair(name=entry.level, level=entry.level, entropy=entry.entropy)


def _left(table: Table, entry: Left) -> None:
    table.chairs[entry.seat] = Chair()


def _said(table: Table, entry: Said) -> None:
    latest = (*table.said.get(entry.person, ())[1 - REMEMBERED :], entry.ref)
    others = [(person, refs) for person, refs in table.said.items() if person != entry.person]
    table.said = {**dict(others[1 - TALKERS :]), entry.person: latest}


def _stood_in(table: Table, entry: StoodIn) -> None:
    table.change(entry.seat, level=entry.level)
    table.clocks.run_out(entry.seat, entry.at)
    _maybe_pause(table, entry.at)


def _returned(table: Table, entry: Returned) -> None:
    table.change(entry.seat, level=None)
    if table.state is not None:
        table.clocks.come_back(entry.seat, table.state, entry.at)


def _resigned(table: Table, entry: Resigned) -> None:
    table.change(entry.seat, level=entry.level, resigned=True, wishes_pause=False)
    table.clocks.leave(entry.seat, entry.at)
    if table.phase == "paused" and not any(
        chair.person is not None and not chair.resigned for chair in table.chairs
    ):
        _play_on(table, entry.at)
    _maybe_pause(table, entry.at)


def _took_over(table: Table, entry: TookOver) -> None:
    table.change(entry.seat, person=entry.person, name=entry.name, level=None, resigned=False)
    if table.state is not None:
        table.clocks.come_back(entry.seat, table.state, entry.at)


def _wished(table: Table, entry: PauseWished) -> None:
    table.change(entry.seat, wishes_pause=True)
    _maybe_pause(table, entry.at)


def _maybe_pause(table: Table, at: int) -> None:
    """The table pauses when all people who play wish it; somebody whose seat a bot plays is not
    asked."""
    wishes = [chair.wishes_pause for chair in table.chairs if chair.played_by_person]
    if table.phase == "playing" and wishes and all(wishes):
        table.phase = "paused"
        table.clocks.stop(at)


def _resumed(table: Table, entry: Resumed) -> None:
    table.chairs = [replace(chair, wishes_pause=False) for chair in table.chairs]
    if table.phase == "paused":
        _play_on(table, entry.at)


def _play_on(table: Table, at: int) -> None:
    table.phase = "playing"
    table.clocks.go_on(at)


def _woke(table: Table, entry: Woke) -> None:
    table.clocks.wake(entry.at)


def _rematched(table: Table, entry: Rematched) -> None:
    table.rematch = entry.table


def _abandoned(table: Table, entry: Abandoned) -> None:
    table.phase = "abandoned"


FOLLOW: dict[type[Any], Callable[[Table, Any], None]] = {
    Sat: _sat,
    Placed: _placed,
    Left: _left,
    Said: _said,
    StoodIn: _stood_in,
    Returned: _returned,
    Resigned: _resigned,
    TookOver: _took_over,
    PauseWished: _wished,
    Resumed: _resumed,
    Woke: _woke,
    Rematched: _rematched,
    Abandoned: _abandoned,
}
