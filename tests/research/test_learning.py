"""Tests that the example of docs/research.md learns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from learn_poker_dice import STEPS, TABLES, Learner, Network
from learning_curve import draw, read_rows

KEPT = Path(__file__).parents[2] / "docs" / "research"


def test_a_network_finds_its_slopes() -> None:
    random = np.random.default_rng(1)
    network = Network((3, 8, 2), random)
    inputs = random.standard_normal((64, 3)).astype(np.float32)
    wanted = np.stack([inputs[:, 0], np.abs(inputs[:, 1])], 1)
    first = float(np.square(network(inputs) - wanted).mean())
    for _ in range(500):
        network.learn((network(inputs) - wanted) / len(inputs), 0.01)
    assert float(np.square(network(inputs) - wanted).mean()) < first / 10


def test_the_learner_plays_legally_and_changes_its_mind() -> None:
    learner = Learner(seed=2)
    batch = learner.play()
    assert batch.seen.shape[:2] == (STEPS, TABLES)
    assert learner.finished and min(learner.finished) >= 0
    first = learner.chances(batch.seen[0], batch.masks[0])
    assert not first[~batch.masks[0]].any()
    learner.learn(batch, 1.0)
    assert not np.array_equal(first, learner.chances(batch.seen[0], batch.masks[0]))


@pytest.mark.slow
def test_the_example_learns() -> None:
    """A thousand games are enough to be far better than random play (85 points)."""
    learner = Learner(seed=3)
    while len(learner.finished) < 1500:
        learner.learn(learner.play(), 1.0)
    assert learner.test(games=100)[0] > 130


def test_the_picture_shows_the_data() -> None:
    curve, levels = read_rows(KEPT, "learning"), read_rows(KEPT, "levels")
    assert draw(curve, levels) == (KEPT / "learning-poker-dice.svg").read_text()
    assert float(curve[-1]["in a test"]) > float(levels[1]["mean score"])
