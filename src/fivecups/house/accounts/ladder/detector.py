"""Suspicious patterns on a ladder, for administrators to look at."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

Pattern: TypeAlias = Literal["one-opponent", "one-network", "newcomers", "in-a-hurry"]
"""A suspicious pattern: most wins are against the same person, against people at the same address,
or against people who hardly play otherwise; or many games were played within an hour."""

MIN_WINS = 5
"""Wins below which nothing is suspicious."""

MOST = 0.6
"""Part of the wins that makes a pattern."""

NEWCOMER_GAMES = 2
"""Rated games up to which a person hardly plays otherwise."""

HURRY_GAMES = 10
HOUR_MILLISECONDS = 3_600_000


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A person's part in a rated game that was not annulled."""

    table: str
    game: str
    at: int
    person: str
    rank: int
    network: str = ""


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A pattern in a person's rated games: the number of their wins, and the tables that make the
    pattern."""

    person: str
    game: str
    pattern: Pattern
    wins: int
    tables: tuple[str, ...]


def suspicions(seats: Iterable[RatedSeat]) -> list[Suspicion]:
    """Return all suspicious patterns, those with the most tables first."""
    games: defaultdict[str, list[RatedSeat]] = defaultdict(list)
    played: Counter[tuple[str, str]] = Counter()
    for seat in seats:
        games[seat.table].append(seat)
        played[seat.game, seat.person] += 1
    wins: defaultdict[tuple[str, str], list[tuple[RatedSeat, list[RatedSeat]]]] = defaultdict(list)
    for table in games.values():
        for seat in table:
            if seat.rank == 1 and len(table) > 1:
                others = [other for other in table if other.person != seat.person]
                wins[seat.game, seat.person].append((seat, others))
    found = [
        Suspicion(person, game, pattern, len(won), tuple(tables))
        for (game, person), won in wins.items()
        if len(won) >= MIN_WINS
        for pattern, tables in _patterns(game, won, played)
    ]
    return sorted(found, key=lambda item: (-len(item.tables), item.person, item.pattern))


def _patterns(
    game: str, won: Sequence[tuple[RatedSeat, list[RatedSeat]]], played: Counter[tuple[str, str]]
) -> Iterator[tuple[Pattern, list[str]]]:
    against = Counter(other.person for _, others in won for other in others)
    often, _ = against.most_common(1)[0]
    tables: dict[Pattern, list[str]] = {
        "one-opponent": [
            seat.table for seat, others in won if often in [other.person for other in others]
        ],
        "one-network": [
            seat.table
            for seat, others in won
            if seat.network and seat.network in [other.network for other in others]
        ],
        "newcomers": [
            seat.table
            for seat, others in won
            if all(played[game, other.person] <= NEWCOMER_GAMES for other in others)
        ],
    }
    for pattern, names in tables.items():
        if len(names) >= max(MIN_WINS, MOST * len(won)):
            yield pattern, names
    hurried = _in_one_hour([seat for seat, _ in won])
    if len(hurried) >= HURRY_GAMES:
        yield "in-a-hurry", [seat.table for seat in hurried]


def _in_one_hour(seats: list[RatedSeat]) -> list[RatedSeat]:
    """Return the most games that ended within an hour."""
    ordered = sorted(seats, key=lambda seat: seat.at)
    best: list[RatedSeat] = []
    first = 0
    for last, seat in enumerate(ordered):
        while seat.at - ordered[first].at > HOUR_MILLISECONDS:
            first += 1
        if last + 1 - first > len(best):
            best = ordered[first : last + 1]
    return best
