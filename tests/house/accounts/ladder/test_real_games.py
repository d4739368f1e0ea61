"""Only kept people who really played are rated."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fivecups.engine import Result
from fivecups.house.accounts.ladder.real_games import real_players
from fivecups.house.accounts.ratings import rate_table
from fivecups.house.ports import Rating
from fivecups.house.table.entries import AnyEntry, Moved, Player
from fivecups.house.table.table import Table

from ...kit import ANA, BOB, CLEO, begun


class Store:
    """A store that notes what is rated."""

    def __init__(self, kept: set[str]) -> None:
        self.kept = kept
        self.rated: list[tuple[Any, ...]] = []

    async def kept_people(self, people: Sequence[str]) -> set[str]:
        return self.kept & set(people)

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]:
        return {}

    async def rate_once(self, *what: Any) -> bool:
        self.rated.append(what)
        return True


def moves(seat: int, by: str, count: int = 1) -> list[AnyEntry]:
    players: dict[str, Player] = {"person": "person", "bot": "bot", "house": "house"}
    return [Moved(at=9, seat=seat, ask="1", answer=[], by=players[by]) for _ in range(count)]


def finished(resigned: int | None = None) -> Table:
    """Return a rated game of Ana, Bob and Cleo that is over; Ana won, and `resigned` gave up."""
    table = begun()
    created = replace_created(table)
    chairs = list(table.chairs)
    while len(chairs) < 3:
        chairs.append(chairs[-1])
    for seat, person in enumerate((ANA, BOB, CLEO)):
        level = "regular" if seat == resigned else None
        chairs[seat] = replace(chairs[seat], person=person.id, name=person.name, level=level)
    state: Any = None
    return replace(
        table,
        created=created,
        chairs=chairs[:3],
        phase="over",
        state=state,
        archived_result=Result((9, 5, 7), (0,)),
    )


def replace_created(table: Table) -> Any:
    return msgspec.structs.replace(table.created, rated=True)


def played(*parts: tuple[int, int]) -> list[AnyEntry]:
    """Return the log of a game: by seat the answers of its person and those of a bot."""
    return [
        entry
        for seat, (own, bots) in enumerate(parts)
        for entry in [*moves(seat, "person", own), *moves(seat, "bot", bots)]
    ]


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        (((9, 0), (9, 0), (9, 0)), [0, 1, 2]),
        (((9, 0), (1, 8), (9, 0)), [0, 2]),
        (((9, 0), (3, 6), (9, 0)), [0, 1, 2]),
        (((9, 0), (0, 0), (0, 9)), [0]),
    ],
)
def test_who_gives_up_early_has_not_played(
    parts: tuple[tuple[int, int], ...], expected: list[int]
) -> None:
    assert real_players(finished(), played(*parts)) == expected


def test_passes_of_the_house_do_not_count() -> None:
    log = [*played((9, 0), (9, 0)), *moves(2, "house", 30)]
    assert real_players(finished(), log) == [0, 1]


def rated(kept: set[str], *parts: tuple[int, int], resigned: int | None = None) -> Any:
    store = Store(kept)
    asyncio.run(rate_table(store, finished(resigned), played(*parts), True))
    [(_, _, people, ranks, at, public)] = store.rated
    assert (at, public) == (9, True)
    return people, ranks


EVERYBODY = ((9, 0), (9, 0), (9, 0))


def test_guests_are_not_rated() -> None:
    assert rated({"ana", "bob", "cleo"}, *EVERYBODY) == (["ana", "bob", "cleo"], [1, 3, 2])
    assert rated({"ana", "cleo"}, *EVERYBODY) == (["ana", "cleo"], [1, 2])
    assert rated({"ana"}, *EVERYBODY) == ([], [])
    assert rated(set(), *EVERYBODY) == ([], [])


def test_guests_who_resign_at_once_make_nobody_a_champion() -> None:
    assert rated({"ana"}, (1, 0), (0, 9), (0, 9)) == ([], [])
    assert rated({"ana", "bob"}, (9, 0), (1, 9), (0, 9)) == ([], [])


def test_who_resigns_late_comes_last_and_is_rated() -> None:
    people, ranks = rated({"ana", "bob", "cleo"}, (9, 0), (9, 0), (6, 3), resigned=2)
    assert people == ["ana", "bob", "cleo"] and ranks == [1, 2, 3]
