"""The record of a game from its table's log."""

from __future__ import annotations

from fivecups.engine import Move, Record
from fivecups.engine.data import frozen_plain
from fivecups.records import Fairness, dump

from ..table.entries import AnyEntry, BotReason, Moved, Started
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
    )


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
