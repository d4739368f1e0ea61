"""A spectator sees what everybody sees, all of it and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from fivecups.engine import Match, RandomChance, random_answer
from fivecups.games import GAMES
from fivecups.testing.states import choose_part

OWN = (".my_", ".passes_in_advance")
"""What a view shows of its own seat."""


def parts(shown: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """What a view shows, piece by piece, by where it stands."""
    if is_dataclass(shown):
        for field in fields(shown):
            yield from parts(getattr(shown, field.name), f"{path}.{field.name}")
    elif isinstance(shown, tuple) and any(is_dataclass(one) for one in shown):
        for number, one in enumerate(shown):
            yield from parts(one, f"{path}.{number}")
    else:
        yield path, shown


def matches(game: str, seats: int, options: dict[str, Any]) -> Iterator[Match[Any]]:
    """A random game, stopped now and then."""
    rng = Random(7)
    match = Match(GAMES[game], seats, options, RandomChance(3))
    answers = RandomChance(4)
    while not match.over:
        if rng.random() < 0.1:
            yield match
        seat, part = choose_part(match.state, rng)
        ask = match.state.ask_id(seat, part)
        match.answer(seat, random_answer(match.state, seat, answers, part), ask)
    yield match


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("poker-dice", 3, {}),
        ("dice-town", 4, {}),
        ("dice-town", 5, {"wild_west": True, "indians": True}),
        ("gentlemans-deal", 5, {}),
    ],
    ids=["poker-dice", "dice-town", "indians", "gentlemans-deal"],
)
def test_a_spectator_sees_what_all_see_alike(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    looked = 0
    for match in matches(game, seats, options):
        looked += 1
        seen = [dict(parts(match.view(seat).table)) for seat in range(seats)]
        spectator = match.view(None)
        assert (spectator.seat, spectator.asks) == (None, ())
        for path, shown in parts(spectator.table):
            alike = [one.get(path) for one in seen]
            if path.startswith(OWN):
                assert not shown, path
            elif all(one == alike[0] for one in alike):
                assert shown == alike[0], path
            elif shown:
                assert all(set(shown) <= set(one) for one in alike), path
    assert looked > 5
