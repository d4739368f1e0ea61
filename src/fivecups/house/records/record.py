"""The record of a game from its table's log."""

from __future__ import annotations

from fivecups.engine import Earlier, Move, Record
from fivecups.engine.data import frozen_plain
from fivecups.records import Fairness, dump

from ..table.entries import AnyEntry, BotReason, Moved, Placed, Renamed, Sat, Started, TookOver
from ..table.table import Table


def record_of(table: Table, entries: list[AnyEntry]) -> Record:
    """The game as the list of its answers and draws."""
    created = table.created
    started = next(entry for entry in entries if isinstance(entry, Started))
    moves = [
        Move(entry.seat, entry.ask, frozen_plain(entry.answer), entry.draws)
        for entry in entries
        if isinstance(entry, Moved)
    ]
    names = tuple(chair.name for chair in table.chairs)
    return Record(
        created.game,
        created.version,
        created.seats,
        created.options,
        started.draws,
        moves,
        table.result,
        names,
        earlier_players(entries),
    )


def earlier_players(entries: list[AnyEntry]) -> tuple[Earlier, ...]:
    """Whose seats were taken over: what they did stays theirs."""
    found: list[Earlier] = []
    names: dict[int, str | None] = {}
    moves = 0
    for entry in entries:
        match entry:
            case Moved():
                moves += 1
            case Placed():
                names[entry.seat] = None
            case TookOver():
                before = names.get(entry.seat)
                if before != entry.name:
                    found.append(Earlier(entry.seat, moves, before))
                names[entry.seat] = entry.name
            case Sat():
                names[entry.seat] = entry.name
            case Renamed() if names.get(entry.seat) is not None:
                names[entry.seat] = entry.name
            case _:
                pass
    return tuple(found)


def reasons_of(entries: list[AnyEntry]) -> list[tuple[BotReason, ...]]:
    """What bots said for themselves with each move."""
    return [entry.reasons for entry in entries if isinstance(entry, Moved)]


def record_and_fairness(table: Table, entries: list[AnyEntry]) -> tuple[Record, Fairness]:
    """A finished game, and what is needed to check its dice."""
    return record_of(table, entries), Fairness(
        table.commitment, table.created.secret, table.entropies
    )


def record_file(table: Table, entries: list[AnyEntry]) -> bytes:
    """The file of a finished game, with what is needed to check its dice."""
    return dump(*record_and_fairness(table, entries))
