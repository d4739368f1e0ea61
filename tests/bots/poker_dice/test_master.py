"""The master of Poker Dice."""

import numpy as np
import pytest

from fivecups.bots.poker_dice.master import (
    NORMAL_STEP_MIDDLES,
    NORMAL_STEP_WEIGHTS,
    NORMAL_STEPS,
    normal_chance,
)


def test_points_to_come_are_normally_distributed() -> None:
    assert len(NORMAL_STEP_MIDDLES) == len(NORMAL_STEP_WEIGHTS) == NORMAL_STEPS
    assert NORMAL_STEP_WEIGHTS.sum() == pytest.approx(1.0)
    assert (NORMAL_STEP_WEIGHTS * NORMAL_STEP_MIDDLES).sum() == pytest.approx(0.0)
    assert (NORMAL_STEP_WEIGHTS * NORMAL_STEP_MIDDLES**2).sum() == pytest.approx(1.0, abs=0.03)


def test_an_opponent_with_as_many_points_to_expect_is_beaten_every_second_time() -> None:
    chance_to_win = (np.arange(400) >= 200).astype(float)
    chances = [
        normal_chance(mean, 20.0, chance_to_win) for mean in (140.0, 180.0, 199.5, 220.0, 260.0)
    ]
    assert chances[2] == pytest.approx(0.5, abs=0.02)
    assert chances[1] + chances[3] == pytest.approx(1.0, abs=0.02)
    assert chances == sorted(chances) and chances[0] < 0.01 and chances[4] > 0.99
