"""The result of each seat in a finished game, as it is counted for the club's statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from fivecups.bots.analysis import Review
from fivecups.bots.analysis.report import Unit

from ..accounts.ratings import ranks_of
from ..table.entries import AnyEntry, Moved, Started
from ..table.table import Table


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a seat in a finished game. `share` is its part of the win, `rank` its rank from
    1. `finished` is True if its person played to the end. `level` is the bot's level if the seat
    had no person. `places` counts how often the seat won each place of the game's board."""

    seat: int
    rank: int
    share: float
    score: int
    person: str | None = None
    level: str | None = None
    finished: bool = True
    places: Mapping[str, int] = field(default_factory=dict)


class ResultStore(Protocol):
    """The interface for storing the results of finished games."""

    async def count_once(
        self, table: str, game: str, at: int, results: Sequence[SeatResult], recount: bool = False
    ) -> bool:
        """Store the results of a finished game. Return False, and change nothing, if they were
        stored before and `recount` is False. A game with empty `results` is stored as one that does
        not count."""
        ...

    async def store_luck(self, table: str, unit: Unit, luck: Mapping[int, float]) -> None:
        """Store the luck of each seat, in `unit`, as the review of the table's game has measured
        it."""


def results_of(table: Table, entries: Iterable[AnyEntry]) -> list[SeatResult]:
    """Return the result of each seat of a finished game, or an empty list for a game that does not
    count: a lesson, whose dice are prepared, and a game without people."""
    result = table.result
    if table.phase != "over" or result is None or table.created.lesson:
        return []
    if all(chair.person is None for chair in table.chairs):
        return []
    left_seat = [chair.person is not None and not chair.played_by_person for chair in table.chairs]
    ranks = ranks_of(result, left_seat)
    places = _places(entries)
    return [
        SeatResult(
            seat,
            ranks[seat],
            1 / len(result.winners) if seat in result.winners else 0.0,
            result.scores[seat],
            None if chair.person in table.deleted_people else chair.person,
            chair.level if chair.person is None else None,
            chair.played_by_person,
            places.get(seat, {}),
        )
        for seat, chair in enumerate(table.chairs)
    ]


def _places(entries: Iterable[AnyEntry]) -> dict[int, Counter[str]]:
    """Return for each seat how often it has won each place of the game's board, counted from the
    events in `entries`."""
    counts: dict[int, Counter[str]] = {}
    for entry in entries:
        for event in entry.events if isinstance(entry, Moved | Started) else ():
            if event.kind == "won" and "place" in event.data:
                counts.setdefault(event.data["seat"], Counter())[event.data["place"]] += 1
    return counts


async def count_luck(store: ResultStore, table: str, review: Review) -> None:
    """Store the luck of each seat of a table's game, as `review` has measured it."""
    await store.store_luck(table, review.unit, {seat.seat: seat.luck for seat in review.seats})


async def count_game(
    store: ResultStore, table: Table, entries: Sequence[AnyEntry], recount: bool = False
) -> None:
    """Store the results of a finished game, once. With `recount` they replace earlier ones."""
    if table.phase != "over":
        return
    ended = max([entry.at for entry in entries if isinstance(entry, Moved | Started)])
    results = results_of(table, entries)
    await store.count_once(table.id, table.created.game, ended, results, recount)
