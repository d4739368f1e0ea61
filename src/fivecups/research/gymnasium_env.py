"""The Gymnasium environments: games for a single player, registered on import by names such as
``fivecups/PokerDice-v2``.

The reward of a step is the increase of the player's points, so the rewards of a game add up to its
score. An observation holds the mask of legal actions beside the vector, as in PettingZoo.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from fivecups.engine import RandomChance

from .action_table import Table
from .game_encoding import Encoding
from .games import ENCODINGS, encoding_of

ILLEGAL_REWARD = -1.0
"""The reward of an illegal action, which ends the game."""


def observation_space(encoding: Encoding, seats: int, options: Mapping[str, Any]) -> spaces.Dict:
    """Return the Gymnasium space of a seat's observation: a dictionary of the vector and the mask
    of legal actions."""
    size = len(encoding.layout(seats, options))
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def observation_and_mask(table: Table, seat: int) -> dict[str, Any]:
    """Return a seat's observation vector and the mask of its legal actions, as a dictionary."""
    return {"observation": table.observation(seat), "action_mask": table.mask(seat)}


class SoloGame(gymnasium.Env[dict[str, Any], np.int64]):
    """A game for a single player, by the name of its environment. Other keyword arguments are the
    game's options."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, name: str, render_mode: str | None = None, **options: Any) -> None:
        self.encoding = encoding_of(name)
        self.options = self.encoding.game.settings(1, options)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.encoding.actions)
        self.observation_space = observation_space(self.encoding, 1, self.options)
        self.table: Table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        chance = RandomChance(int(self.np_random.integers(2**62)))
        self.table = Table(self.encoding, 1, self.options, chance=chance)
        return self._observe()

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        before = self._total()
        legal = not self.table.over and int(action) in self.table.legal_actions(0)
        if legal:
            self.table.act(0, int(action))
        observation, info = self._observe()
        reward = float(self._total() - before) if legal else ILLEGAL_REWARD
        return observation, reward, self.table.over or not legal, False, info

    def render(self) -> str:
        return str(self.table.view(0).table)

    def _total(self) -> int:
        assert self.encoding.total is not None
        return self.encoding.total(self.table.view(0))

    def _observe(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observation = observation_and_mask(self.table, 0)
        return observation, {"action_mask": observation["action_mask"]}


for _encoding in ENCODINGS.values():
    if _encoding.total is not None and 1 in _encoding.game.seat_counts:
        gymnasium.register(
            _encoding.name, entry_point=f"{__name__}:SoloGame", kwargs={"name": _encoding.name}
        )
