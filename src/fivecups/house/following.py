"""How each kind of entry but the moves of the game changes a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .chairs import Chair
from .log import Abandoned, Left, PauseWished, Placed, Rematched, Resigned, Resumed, Returned, Said, Sat, StoodIn, TookOver

if TYPE_CHECKING:
    from .table import Table


def _sat(table: Table, entry: Sat) -> None:
    table.chairs[entry.seat] = Chair(entry.person, entry.name, entropy=entry.entropy)


def _placed(table: Table, entry: Placed) -> None:
    table.chairs[entry.seat] = Chair(name=entry.level, level=entry.level, entropy=entry.entropy)


def _left(table: Table, entry: Left) -> None:
    table.chairs[entry.seat] = Chair()


def _said(table: Table, entry: Said) -> None:
    table.said = table.said.copy()
    table.said.append((entry.person, entry.ref))


def _stood_in(table: Table, entry: StoodIn) -> None:
    table.change(entry.seat, level=entry.level)


def _returned(table: Table, entry: Returned) -> None:
    table.change(entry.seat, level=None)
    table.clocks.restart(entry.seat, entry.at)


def _resigned(table: Table, entry: Resigned) -> None:
    table.change(entry.seat, level=entry.level, resigned=True, wishes_pause=False)
    _maybe_pause(table, entry.at)


def _took_over(table: Table, entry: TookOver) -> None:
    table.change(entry.seat, person=entry.person, name=entry.name, level=None, resigned=False)
    table.clocks.restart(entry.seat, entry.at)


def _wished(table: Table, entry: PauseWished) -> None:
    table.change(entry.seat, wishes_pause=True)
    _maybe_pause(table, entry.at)


def _maybe_pause(table: Table, at: int) -> None:
    """The table pauses when all people who play wish it."""
    wishes = [chair.wishes_pause for chair in table.chairs if chair.person is not None and not chair.resigned]
    if table.phase == "playing" and wishes and all(wishes):
        table.phase = "paused"
        table.clocks.stop(at)


def _resumed(table: Table, entry: Resumed) -> None:
    table.chairs = [replace(chair, wishes_pause=False) for chair in table.chairs]
    if table.phase == "paused":
        table.phase = "playing"
        table.clocks.go_on(entry.at)


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
    Rematched: _rematched,
    Abandoned: _abandoned,
}
