"""Example of learning Poker Dice from its rewards alone: proximal policy optimization in numpy.

    OPENBLAS_NUM_THREADS=1 python docs/examples/learn_poker_dice.py docs/research

plays 24,000 solo games in ``fivecups/PokerDice-v2``, about two minutes on one core, and writes the
learning curve to that folder; `learning_curve.py` draws it. See docs/research.md.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from fivecups.research import ENCODINGS
from fivecups.research import gymnasium_env as gymnasium_env  # registers the environment

Array = NDArray[np.float32]

POKER_DICE = ENCODINGS["poker-dice"]

SEED = 1
GAMES = 24_000
TABLES = 64
STEPS = 32
EPOCHS = 3
MINIBATCH = 512
HIDDEN = 128
CLIP = 0.2
DISCOUNT = 1.0
LAMBDA = 0.95
POINTS = 25.0
"""Divisor of the rewards."""

RATE = 1e-3
ENTROPY = 0.02
TESTED = 200
EVERY = 2_000
DATA = "learning-poker-dice.csv"


def traits() -> Array:
    """Return the features that actions share: the number of kept dice of each face, or the box. An
    action's score is a weighted sum of its features, so that learning about one action helps with
    similar ones."""
    words = POKER_DICE.spelling.words
    boxes = [word[1] for word in words if word[0] == "write"]
    features = np.zeros((len(words), 6 * 5 + len(boxes)), np.float32)
    for action, word in enumerate(words):
        if word[0] == "keep":
            for face in range(1, 7):
                features[action, (face - 1) * 5 + word[1].count(face)] = 1
        elif word[0] == "write":
            features[action, 30 + boxes.index(word[1])] = 1
    return features


class Network:
    """A network with two hidden layers, trained by Adam."""

    def __init__(self, sizes: tuple[int, ...], random: np.random.Generator) -> None:
        self.weights: list[Array] = []
        for number, (above, below) in enumerate(pairwise(sizes)):
            scale = np.sqrt(2 / above) if number < len(sizes) - 2 else 0.01
            self.weights += [
                (random.standard_normal((above, below)) * scale).astype(np.float32),
                np.zeros(below, np.float32),
            ]
        self.mean = [np.zeros_like(observed) for observed in self.weights]
        self.square = [np.zeros_like(observed) for observed in self.weights]
        self.updates = 0
        self.layers: list[Array] = []

    def __call__(self, inputs: Array) -> Array:
        self.layers = [inputs]
        for number in range(0, len(self.weights), 2):
            inputs = inputs @ self.weights[number] + self.weights[number + 1]
            if number < len(self.weights) - 2:
                inputs = np.maximum(inputs, 0)
            self.layers.append(inputs)
        return inputs

    def learn(self, gradient: Array, rate: float) -> None:
        """Take a step against the gradient of the latest outputs."""
        slopes: list[Array] = []
        for number in range(len(self.weights) - 2, -1, -2):
            layer = self.layers[number // 2]
            slopes = [layer.T @ gradient, gradient.sum(0), *slopes]
            gradient = (gradient @ self.weights[number].T) * (layer > 0)
        self.updates += 1
        for weight, slope, mean, square in zip(
            self.weights, slopes, self.mean, self.square, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = mean / (1 - 0.9**self.updates)
            weight -= rate * step / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


@dataclass
class Batch:
    """Observations, actions and rewards of all environments."""

    seen: Array
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: Array
    values: Array
    rewards: Array
    ended: Array


class Learner:
    """A policy and a critic, and the environments in which they learn."""

    def __init__(self, seed: int = SEED) -> None:
        self.random = np.random.default_rng(seed)
        self.envs = [
            gymnasium.make(POKER_DICE.name, disable_env_checker=True).unwrapped
            for _ in range(TABLES)
        ]
        self.traits = traits()
        size = len(POKER_DICE.layout(1))
        self.policy = Network((size, HIDDEN, HIDDEN, self.traits.shape[1]), self.random)
        self.critic = Network((size, HIDDEN, HIDDEN, 1), self.random)
        self.now = [env.reset(seed=seed + table)[0] for table, env in enumerate(self.envs)]
        self.scores = np.zeros(TABLES)
        self.finished: list[float] = []

    def chances(self, seen: Array, masks: NDArray[np.bool_]) -> Array:
        """Return the policy's probability of each action."""
        scores = np.where(masks, self.policy(seen) @ self.traits.T, -np.inf)
        likely = np.exp(scores - scores.max(1, keepdims=True))
        return np.asarray(likely / likely.sum(1, keepdims=True), np.float32)

    def play(self) -> Batch:
        """Play a fixed number of steps in every environment. Return them as a batch."""
        rows: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            seen = np.stack([observed["observation"] for observed in self.now])
            masks = np.stack([observed["action_mask"] for observed in self.now]).astype(bool)
            likely = self.chances(seen, masks)
            drawn = likely.cumsum(1) > self.random.random((TABLES, 1)) * (1 - 1e-6)
            actions = drawn.argmax(1)
            rewards, ended = np.zeros(TABLES, np.float32), np.zeros(TABLES, np.float32)
            for table, env in enumerate(self.envs):
                observed, reward, over, _, _ = env.step(int(actions[table]))
                self.scores[table] += float(reward)
                rewards[table], ended[table] = float(reward) / POINTS, over
                if over:
                    self.finished.append(float(self.scores[table]))
                    self.scores[table] = 0
                    observed, _ = env.reset()
                self.now[table] = observed
            taken = likely[np.arange(TABLES), actions]
            rows.append((seen, masks, actions, taken, self.critic(seen)[:, 0], rewards, ended))
        return Batch(*[np.stack(column) for column in zip(*rows, strict=True)])

    def advantages(self, batch: Batch) -> Array:
        """Return how much better than expected each action turned out."""
        seen = np.stack([observed["observation"] for observed in self.now])
        following, carried = self.critic(seen)[:, 0], np.zeros(TABLES, np.float32)
        advantages = np.zeros_like(batch.values)
        for step in range(STEPS - 1, -1, -1):
            going_on = DISCOUNT * (1 - batch.ended[step])
            surprise = batch.rewards[step] + going_on * following - batch.values[step]
            carried = surprise + going_on * LAMBDA * carried
            advantages[step], following = carried, batch.values[step]
        return advantages

    def learn(self, batch: Batch, left: float) -> None:
        """Train in several passes over a batch; `left` is the part of the training that is still to
        come."""
        advantage = self.advantages(batch)
        target = (advantage + batch.values).reshape(-1)
        gain = ((advantage - advantage.mean()) / (advantage.std() + 1e-8)).reshape(-1)
        seen = batch.seen.reshape(-1, batch.seen.shape[-1])
        masks = batch.masks.reshape(-1, len(self.traits))
        actions, before = batch.actions.reshape(-1), batch.chances.reshape(-1)
        for _ in range(EPOCHS):
            order = self.random.permutation(len(actions))
            for some in order.reshape(-1, MINIBATCH):
                self._improve(
                    seen[some], masks[some], actions[some], before[some], gain[some], left
                )
                error = self.critic(seen[some])[:, 0] - target[some]
                self.critic.learn((error / MINIBATCH)[:, None].astype(np.float32), RATE * left)

    def _improve(
        self,
        seen: Array,
        masks: NDArray[np.bool_],
        actions: NDArray[np.int64],
        before: Array,
        gain: Array,
        left: float,
    ) -> None:
        likely, rows = self.chances(seen, masks), np.arange(len(actions))
        ratio = likely[rows, actions] / before
        within = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = likely * (ratio * gain * within)[:, None]
        slope[rows, actions] -= ratio * gain * within
        logs = np.log(np.maximum(likely, 1e-12))
        entropy = -(likely * logs).sum(1, keepdims=True)
        slope += ENTROPY * left * likely * (logs + entropy)
        self.policy.learn(((slope / len(actions)) @ self.traits).astype(np.float32), RATE * left)

    def test(self, games: int = TESTED, seed: int = 10**6) -> tuple[float, float]:
        """Return the mean score of the most probable actions on fresh seeds, and its standard
        error."""
        env = gymnasium.make(POKER_DICE.name, disable_env_checker=True).unwrapped
        scores = []
        for game in range(games):
            observed, _ = env.reset(seed=seed + game)
            over, score = False, 0.0
            while not over:
                mask = observed["action_mask"].astype(bool)[None]
                action = int(self.chances(observed["observation"][None], mask).argmax())
                observed, reward, over, _, _ = env.step(action)
                score += float(reward)
            scores.append(score)
        return float(np.mean(scores)), float(np.std(scores) / np.sqrt(games))


Row = tuple[int, float, float, float]
"""Games so far, the mean score of the latest games, the mean score of a test, and its standard
error."""


def train(games: int = GAMES, seed: int = SEED) -> Iterator[Row]:
    """Learn for this number of games; yield a row of the learning curve from time to time."""
    learner, tested = Learner(seed), 0
    mean, error = learner.test()
    yield 0, mean, mean, error
    while len(learner.finished) < games:
        learner.learn(learner.play(), max(0.05, 1 - len(learner.finished) / games))
        if len(learner.finished) - tested >= EVERY:
            recent = float(np.mean(learner.finished[tested:]))
            tested = len(learner.finished)
            yield tested, recent, *learner.test()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / DATA).open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("games", "while learning", "in a test", "standard error"))
        for games, *scores in train():
            writer.writerow((games, *(f"{score:.2f}" for score in scores)))
            file.flush()
            print(games, *(f"{score:.1f}" for score in scores), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/research"))
