"""Solutions of Poker Dice, solved once for all tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from fivecups.bots.poker_dice.solver.rule_arrays import Variant
from fivecups.bots.poker_dice.solver.solution import Solution
from fivecups.bots.poker_dice.solver.solve import solve
from fivecups.games.poker_dice.boxes import BOX_INDEX

Solve = Callable[[Variant], Solution]
Sheet = Callable[..., tuple[int, ...]]


@pytest.fixture(scope="session")
def solution_for() -> Solve:
    return cache(lambda variant: solve(*variant))


@pytest.fixture(scope="session")
def default(solution_for: Solve) -> Solution:
    return solution_for(Variant())


@pytest.fixture(scope="session")
def sheet_with() -> Sheet:
    """Return a function that makes a sheet with 5 in Chance and 0 elsewhere, except the boxes
    named: None for empty, or the points."""

    def sheet(**named: int | None) -> tuple[int, ...]:
        entries = [0] * 12 + [5]
        for name, points in named.items():
            entries[BOX_INDEX[name]] = -1 if points is None else points
        return tuple(entries)

    return sheet
