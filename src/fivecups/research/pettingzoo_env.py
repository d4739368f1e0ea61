"""PettingZoo: every game, seat count and option, one agent after another (AEC), and all at once
(parallel) where questions are put to several seats at the same time.

As in PettingZoo's classic games an observation is a dictionary with ``observation`` and
``action_mask``; the mask also stands in the agent's info. An agent from whom nothing is wanted can
only wait. Rewards come at the end: an agent's share of the win, or its score.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from fivecups.engine import Chance, RandomChance

from .encoding import Encoding
from .games import encoding_of
from .gymnasium_env import ILLEGAL, observation_space, observed
from .table import Table

Reward: TypeAlias = Literal["win", "score"]
Observation: TypeAlias = dict[str, Any]


def env(name: str, seats: int, **settings: Any) -> AECEnv[str, Observation, int | None]:
    """An environment by its name, such as ``fivecups/DiceTown-v2``. Settings are the game's options
    and those of `GameEnv`. An illegal action ends the game."""
    guarded = wrappers.TerminateIllegalWrapper(GameEnv(name, seats, **settings), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(guarded)


def parallel_env(name: str, seats: int, **settings: Any) -> ParallelGameEnv:
    """A parallel environment by its name."""
    return ParallelGameEnv(name, seats, **settings)


class Seats:
    """What both kinds of environments have: agents, spaces, and a table that is set anew."""

    def __init__(
        self,
        name: str,
        seats: int,
        *,
        reward: Reward = "win",
        talk: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.encoding: Encoding = encoding_of(name)
        self.options = self.encoding.game.settings(seats, options)
        self.reward: Reward = reward
        self.talk = talk
        self.render_mode = render_mode
        self.metadata = {
            "name": self.encoding.name,
            "render_modes": ["ansi"],
            "is_parallelizable": is_simultaneous(self.encoding),
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {
            agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: observation_space(self.encoding, seats, self.options)
            for agent in self.possible_agents
        }
        self.chance: Chance | None = None
        self.table: Table

    def set_table(self, seed: int | None, hurry: bool) -> None:
        """A new game. Without a seed chance goes on where it was."""
        if seed is not None or self.chance is None:
            self.chance = RandomChance(seed)
        self.table = Table(
            self.encoding,
            len(self.possible_agents),
            self.options,
            talk=self.talk,
            hurry=hurry,
            chance=self.chance,
        )
        self.agents = list(self.possible_agents)

    def returns(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.table.returns(self.reward), strict=True))

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may say."""
        return observed(self.table, self.seat[agent])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str:
        """What a spectator sees."""
        return str(self.encoding.game.view(self.table.state, None).table)

    def close(self) -> None:
        """Nothing to close."""


class GameEnv(Seats, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One agent after another. `reward` is ``win`` or ``score``; without `talk` only asks that the
    game waits for are put. Whoever has no choice is not asked."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.set_table(seed, hurry=True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing and has to act")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.say(self.seat[agent], int(action))
        if self.table.over:
            self.rewards = self.returns()
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        if not self.table.over:
            self.agent_selection = self.possible_agents[self.table.speakers()[0]]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.table.mask(self.seat[agent])}


class ParallelGameEnv(Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents at once. Nobody is passed over for having no choice, so that the number of steps
    tells nothing that an agent may not know. An illegal action ends the game."""

    def __init__(self, name: str, seats: int, **settings: Any) -> None:
        super().__init__(name, seats, **settings)
        if not is_simultaneous(self.encoding):
            raise ValueError(f"{self.encoding.name} asks one seat at a time; use env()")

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.set_table(seed, hurry=False)
        return self._seen()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        acting = self.agents
        rewards = dict.fromkeys(acting, 0.0)
        illegal = [
            agent
            for agent, action in actions.items()
            if not self.table.mask(self.seat[agent])[int(action)]
        ]
        if illegal:
            rewards |= dict.fromkeys(illegal, ILLEGAL)
        else:
            self._say(actions)
            if self.table.over:
                rewards = self.returns()
        ended = bool(illegal) or self.table.over
        observations, infos = self._seen()
        if ended:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(acting, ended),
            dict.fromkeys(acting, False),
            infos,
        )

    def _say(self, actions: Mapping[str, int]) -> None:
        """Words are taken in seat order; what was said to a question that has closed meanwhile is
        not heard."""
        asked = self.table.open_ask
        for seat in self.table.speakers():
            if self.table.open_ask != asked:
                return
            self.table.say(seat, int(actions[self.possible_agents[seat]]))

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        observations = {agent: self.observe(agent) for agent in self.agents}
        infos = {
            agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()
        }
        return observations, infos


def is_simultaneous(encoding: Encoding) -> bool:
    """Whether a game puts questions to several seats at once."""
    return any(question.sealed for question in encoding.game.rules.questions.values())
