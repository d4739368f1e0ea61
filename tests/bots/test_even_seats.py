"""All seats of a table win equally often when regulars play, the first dealer and the first Sheriff
being drawn by lot.

Masters of Poker Dice are left out: they look at the other sheets, and whoever plays last knows most
of them. Regulars look at their own sheet only.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist

import pytest

from fivecups.games import GAMES
from fivecups.lab.simulate import simulate

GAMES_EACH = 400
LEVEL = "regular"
SIGNIFICANCE = 0.01
"""Chance that the test of a game fails although all its seats are even."""


def chance_of_shares(shares: Sequence[float], games: int) -> float:
    """Return the chance of win shares that are at least as uneven, by a chi-square test (in the
    approximation of Wilson and Hilferty). Shared wins make the shares more even than whole ones, so
    the chance is rather too high."""
    expected, freedom = games / len(shares), len(shares) - 1
    square = sum((games * share - expected) ** 2 / expected for share in shares)
    spread = 2 / (9 * freedom)
    deviation = ((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
    return 1 - NormalDist().cdf(deviation)


def test_the_chance_of_even_shares_is_high_and_that_of_uneven_ones_low() -> None:
    assert chance_of_shares((0.25,) * 4, 100) > 0.99
    # from a table of chi-square: 9 degrees of freedom, 16.92 is exceeded with a chance of 5%
    shares = [0.1 + (0.0411 if place % 2 else -0.0411) for place in range(10)]
    assert chance_of_shares(shares, 100) == pytest.approx(0.05, abs=0.002)
    assert chance_of_shares((0.04, 0.02, 0.05, 0.08, 0.1, 0.12, 0.18, 0.16, 0.25), 200) < 1e-6


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", GAMES)
def test_seats_of_the_smallest_and_the_largest_table_win_equally_often(name: str) -> None:
    """One test for a game: with the correction of Bonferroni, the lowest of the chances of its
    tables is compared with the level of significance."""
    counts = [count for count in GAMES[name].seat_counts if count > 1]
    tables = sorted({counts[0], counts[-1]})
    options = {"wild_west": True} if name == "dice-town" else {}
    chances = {}
    for seats in tables:
        at_table = options if seats == tables[-1] else {}
        played = simulate(GAMES[name], seats, GAMES_EACH, [LEVEL], at_table, seed=seats)
        chances[seats] = chance_of_shares(played.win_share, GAMES_EACH)
        print(name, seats, [round(share, 3) for share in played.win_share], chances[seats])
    assert min(chances.values()) * len(tables) > SIGNIFICANCE, chances
