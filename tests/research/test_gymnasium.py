"""Tests of solo Poker Dice, with Gymnasium's own checks."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fivecups.research import gymnasium_env as gymnasium_env

from .table_settings import every_table

NAME = "fivecups/PokerDice-v2"
SOLO = ("poker-dice", 1)


@pytest.mark.parametrize(
    "options", [options for name, seats, options in every_table() if (name, seats) == SOLO]
)
def test_passes_gymnasiums_check(options: dict[str, Any]) -> None:
    check_env(gymnasium.make(NAME, **options, render_mode="ansi").unwrapped)


def test_rewards_add_up_to_the_score() -> None:
    env = gymnasium.make(NAME)
    for seed in range(5):
        seen, _ = env.reset(seed=seed)
        env.action_space.seed(seed)
        total, over = 0.0, False
        while not over:
            action = env.action_space.sample(seen["action_mask"])
            seen, reward, over, cut, info = env.step(action)
            assert not cut
            assert np.array_equal(info["action_mask"], seen["action_mask"])
            total += float(reward)
        assert env.unwrapped.table.returns("score") == [total]  # type: ignore[attr-defined]


def test_an_illegal_action_ends_the_game() -> None:
    env = gymnasium.make(NAME)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[-1])
    _, reward, over, _, _ = env.step(np.int64(illegal))
    assert (reward, over) == (gymnasium_env.ILLEGAL_REWARD, True)
