"""The worth of things, fitted to games."""

import numpy as np
import pytest

from fivecups.lab.experiments.card_worths import GOODS, PLAYED, fit, positions


def test_worths_are_found_again_in_leads_that_were_made_of_them() -> None:
    random = np.random.default_rng(1)
    true = random.normal(size=len(GOODS) + len(PLAYED))
    games = [
        [
            (more, float(more @ true + random.normal(scale=0.1)), 1.0)
            for more in random.normal(size=(8, len(true)))
        ]
        for _ in range(40)
    ]
    worth, error = fit(games)
    assert worth == pytest.approx(true, abs=0.1)
    assert 0.001 < error.max() < 0.03


def test_a_game_is_told_by_the_beginnings_of_its_rounds() -> None:
    found = list(positions("greedy", 1, 2))
    assert len(found) > 3 and len({lead for _, lead, _ in found}) == 1
    first, _, spread = found[0]
    assert np.abs(first).sum() == 1 and first[GOODS.index("badge")] != 0
    assert all(later <= spread for _, _, later in found)
