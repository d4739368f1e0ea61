"""The search for a best response, and quick games."""

import numpy as np
import pytest

from fivecups.bots.gentlemans_deal.figures import EXPERT, STAYS
from fivecups.lab.experiments.best_response import legal, quick_share, real_share


def test_an_expert_among_experts_wins_its_share_of_quick_games() -> None:
    assert quick_share(EXPERT, 5, 2, "1") == pytest.approx(0.2)


@pytest.mark.slow
def test_an_expert_among_experts_wins_its_share() -> None:
    assert real_share(EXPERT, 5, 5, 1).mean == pytest.approx(0.2)


def test_figures_stay_what_they_can_be() -> None:
    found = legal(np.full(len(EXPERT), -3.0))
    assert found[-1] == -3.0 and all(found[:-1] == 0.01)
    assert legal(np.full(len(EXPERT), 7.0))[STAYS] < 1.0
