"""What a finished game adds to the figures of the club, seat by seat."""

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
    """How one seat fared. `share` is its part of the win, `rank` its place from 1; `finished` says
    whether its person played to the end, and `level` is that of a bot where there was no person.
    `places` counts what the seat has won at the places of the game's board."""

    seat: int
    rank: int
    share: float
    score: int
    person: str | None = None
    level: str | None = None
    finished: bool = True
    places: Mapping[str, int] = field(default_factory=dict)


class ResultStore(Protocol):
    """Where results are kept."""

    async def count_once(
        self, table: str, game: str, at: int, results: Sequence[SeatResult], again: bool = False
    ) -> bool:
        """Count a finished game; False if that has been done before and is not to be done `again`.
        A game without results is remembered as one that does not count."""
        ...

    async def keep_luck(self, table: str, unit: Unit, luck: Mapping[int, float]) -> None:
        """What a review has found out about each seat's luck."""
        ...


def results_of(table: Table, entries: Iterable[AnyEntry]) -> list[SeatResult]:
    """The results of a game that is over. A lesson, which has prepared dice, has none, nor has a
    game that nobody but bots played."""
    result = table.result
    if table.phase != "over" or result is None or table.created.lesson:
        return []
    if all(chair.person is None for chair in table.chairs):
        return []
    gone = [chair.person is not None and not chair.played_by_person for chair in table.chairs]
    ranks = ranks_of(result, gone)
    places = _places(entries)
    return [
        SeatResult(
            seat,
            ranks[seat],
            1 / len(result.winners) if seat in result.winners else 0.0,
            result.scores[seat],
            None if chair.person in table.forgotten else chair.person,
            chair.level if chair.person is None else None,
            chair.played_by_person,
            places.get(seat, {}),
        )
        for seat, chair in enumerate(table.chairs)
    ]


def _places(entries: Iterable[AnyEntry]) -> dict[int, Counter[str]]:
    """How often each seat has won each place, as the events of the game tell."""
    found: dict[int, Counter[str]] = {}
    for entry in entries:
        for event in entry.events if isinstance(entry, Moved | Started) else ():
            if event.kind == "won" and "place" in event.data:
                found.setdefault(event.data["seat"], Counter())[event.data["place"]] += 1
    return found


async def count_luck(store: ResultStore, table: str, review: Review) -> None:
    """Keep what a review says about luck."""
    await store.keep_luck(table, review.unit, {one.seat: one.luck for one in review.seats})


async def count_game(
    store: ResultStore, table: Table, entries: Sequence[AnyEntry], again: bool = False
) -> None:
    """Count a finished game, once, unless it is to be counted `again` by what its log says."""
    if table.phase != "over":
        return
    ended = max([entry.at for entry in entries if isinstance(entry, Moved | Started)])
    found = results_of(table, entries)
    await store.count_once(table.id, table.created.game, ended, found, again)
