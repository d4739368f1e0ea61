"""Tests that a spectator sees everything that all seats see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from fivecups.engine import Match, RandomChance, random_answer
from fivecups.games import GAMES
from fivecups.testing.copy_and_replay_checks import choose_part

OWN = (".my_", ".passes_in_advance")
"""The parts of a view that belong to its own seat."""


def parts(shown: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the parts of a view with their paths."""
    if is_dataclass(shown):
        for field in fields(shown):
            yield from parts(getattr(shown, field.name), f"{path}.{field.name}")
    elif isinstance(shown, tuple) and any(is_dataclass(value) for value in shown):
        for number, value in enumerate(shown):
            yield from parts(value, f"{path}.{number}")
    else:
        yield path, shown


def matches(game: str, seats: int, options: dict[str, Any]) -> Iterator[Match[Any]]:
    """Yield a random game, stopped from time to time."""
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
            alike = [value.get(path) for value in seen]
            if path.startswith(OWN):
                assert not shown, path
            elif all(value == alike[0] for value in alike):
                assert shown == alike[0], path
            elif shown:
                assert all(set(shown) <= set(value) for value in alike), path
    assert looked > 5
