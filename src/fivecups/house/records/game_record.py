"""Game records made from a table's log."""

from __future__ import annotations

from fivecups.engine import Earlier, Move, Record
from fivecups.engine.plain_data import frozen_plain
from fivecups.records import Fairness, dump
from fivecups.version import program_version

from ..table.entries import AnyEntry, BotReason, Moved, Placed, Renamed, Sat, Started, TookOver
from ..table.table import Table


def record_of(table: Table, entries: list[AnyEntry]) -> Record:
    """Return the record of a game: its answers and draws, options, result and names."""
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
    """Return the earlier players of seats that another person has taken over during the game, each
    with the number of moves made until then, so that a replay shows each move with the name of its
    player."""
    earlier: list[Earlier] = []
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
                    earlier.append(Earlier(entry.seat, moves, before))
                names[entry.seat] = entry.name
            case Sat():
                names[entry.seat] = entry.name
            case Renamed() if names.get(entry.seat) is not None:
                names[entry.seat] = entry.name
            case _:
                pass
    return tuple(earlier)


def reasons_of(entries: list[AnyEntry]) -> list[tuple[BotReason, ...]]:
    """Return, for each move of the log in order, the bots' reasons that were published with it."""
    return [entry.reasons for entry in entries if isinstance(entry, Moved)]


def record_and_fairness(table: Table, entries: list[AnyEntry]) -> tuple[Record, Fairness]:
    """Return the record of a finished game, and the commitment, secret and entropies by which its
    dice can be verified."""
    return record_of(table, entries), Fairness(
        table.commitment, table.created.secret, table.entropies, table.created.draw_order
    )


def record_file(table: Table, entries: list[AnyEntry]) -> bytes:
    """Return the content of the record file of a finished game, including the data for verifying
    its dice."""
    return dump(*record_and_fairness(table, entries), program_version())
