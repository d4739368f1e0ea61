"""The search for a best response, and quick games."""

import numpy as np
import pytest

from experiments.deal_best_response import learned_response, quick_share, real_share, within_bounds
from fivecups.bots.gentlemans_deal.weights import EXPERT_WEIGHTS, learned_values


@pytest.mark.slow
def test_an_expert_among_experts_wins_its_share_of_quick_games() -> None:
    assert quick_share(EXPERT_WEIGHTS, learned_values(5), 5, 2, "1") == pytest.approx(0.2)


@pytest.mark.slow
def test_an_expert_among_experts_wins_its_share() -> None:
    assert real_share(EXPERT_WEIGHTS, learned_values(5), 5, 5, 1).mean == pytest.approx(0.2)


def test_a_responder_learns_worths_of_its_own() -> None:
    result = learned_response(5, 1, 40, 1)
    assert result.shape == learned_values(5).shape
    assert np.array_equal(result[0], learned_values(5)[0])
    assert not np.allclose(result[1:11], learned_values(5)[1:11])


def test_figures_stay_what_they_can_be() -> None:
    result = within_bounds(np.full(len(EXPERT_WEIGHTS), -3.0))
    assert result[-1] == -3.0 and all(result[:-1] == 0.01)
