"""The search for a best response, and quick games."""

import numpy as np
import pytest

from fivecups.bots.gentlemans_deal.figures import EXPERT
from fivecups.bots.gentlemans_deal.worths import worths_of
from fivecups.lab.experiments.best_response import (
    learned_response,
    legal,
    quick_share,
    real_share,
)


def test_an_expert_among_experts_wins_its_share_of_quick_games() -> None:
    assert quick_share(EXPERT, worths_of(5), 5, 2, "1") == pytest.approx(0.2)


@pytest.mark.slow
def test_an_expert_among_experts_wins_its_share() -> None:
    assert real_share(EXPERT, worths_of(5), 5, 5, 1).mean == pytest.approx(0.2)


def test_a_responder_learns_worths_of_its_own() -> None:
    found = learned_response(5, 1, 40, 1)
    assert found.shape == worths_of(5).shape
    assert np.array_equal(found[0], worths_of(5)[0])
    assert not np.allclose(found[1:11], worths_of(5)[1:11])


def test_figures_stay_what_they_can_be() -> None:
    found = legal(np.full(len(EXPERT), -3.0))
    assert found[-1] == -3.0 and all(found[:-1] == 0.01)
