"""The PettingZoo environments for every game, number of seats and option: agent by agent (AEC), and
parallel for games with questions to several seats at once.

As in PettingZoo's classic games an observation is a dictionary with ``observation`` and
``action_mask``; the mask is also in the agent's info. An agent that is not asked can only wait.
Rewards come at the end: an agent's share of the win, or its score.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from fivecups.engine import Chance, RandomChance

from .action_table import Table
from .game_encoding import Encoding
from .games import encoding_of
from .gymnasium_env import ILLEGAL_REWARD, observation_and_mask, observation_space

Reward: TypeAlias = Literal["win", "score"]
Observation: TypeAlias = dict[str, Any]


def env(name: str, seats: int, **settings: Any) -> AECEnv[str, Observation, int | None]:
    """Return an AEC environment by its name, such as ``fivecups/DiceTown-v3``. Settings are the
    game's options and those of `GameEnv`. An illegal action ends the game."""
    guarded = wrappers.TerminateIllegalWrapper(GameEnv(name, seats, **settings), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(guarded)


def parallel_env(name: str, seats: int, **settings: Any) -> ParallelGameEnv:
    """Return a parallel environment by its name, such as ``fivecups/DiceTown-v3``; for settings see
    `env`."""
    return ParallelGameEnv(name, seats, **settings)


class SeatedEnvironment:
    """The common part of both kinds of environments: agents, spaces, and the current table."""

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

    def set_table(self, seed: int | None, skip_forced: bool) -> None:
        """Begin a new game. Without a seed, the previous random generator continues."""
        if seed is not None or self.chance is None:
            self.chance = RandomChance(seed)
        self.table = Table(
            self.encoding,
            len(self.possible_agents),
            self.options,
            talk=self.talk,
            skip_forced=skip_forced,
            chance=self.chance,
        )
        self.agents = list(self.possible_agents)

    def returns(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.table.returns(self.reward), strict=True))

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent and the mask of its legal actions."""
        return observation_and_mask(self.table, self.seat[agent])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str:
        """Return a spectator's view of the table as text."""
        return str(self.encoding.game.view(self.table.state, None).table)

    def close(self) -> None:
        """Do nothing: the environment holds no resources. PettingZoo requires the method."""


class GameEnv(SeatedEnvironment, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """The PettingZoo environment in which agents act one after another (AEC). `reward` is ``win``
    or ``score``; without `talk` agents answer only the questions that the game waits for. An agent
    with a single legal action is not asked."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.set_table(seed, skip_forced=True)
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
        self.table.act(self.seat[agent], int(action))
        if self.table.over:
            self.rewards = self.returns()
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        if not self.table.over:
            self.agent_selection = self.possible_agents[self.table.seats_to_act()[0]]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.table.mask(self.seat[agent])}


class ParallelGameEnv(SeatedEnvironment, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The PettingZoo environment in which all agents act at once (parallel). Agents with a single
    legal action are asked too, so that the number of steps reveals nothing hidden. An illegal
    action ends the game."""

    def __init__(self, name: str, seats: int, **settings: Any) -> None:
        super().__init__(name, seats, **settings)
        if not is_simultaneous(self.encoding):
            raise ValueError(f"{self.encoding.name} asks one seat at a time; use env()")

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.set_table(seed, skip_forced=False)
        return self._observe_all()

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
            rewards |= dict.fromkeys(illegal, ILLEGAL_REWARD)
        else:
            self._say(actions)
            if self.table.over:
                rewards = self.returns()
        ended = bool(illegal) or self.table.over
        observations, infos = self._observe_all()
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
        """Take the agents' actions in seat order; if the question closes meanwhile, the remaining
        actions are ignored."""
        asked = self.table.open_ask
        for seat in self.table.seats_to_act():
            if self.table.open_ask != asked:
                return
            self.table.act(seat, int(actions[self.possible_agents[seat]]))

    def _observe_all(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        observations = {agent: self.observe(agent) for agent in self.agents}
        infos = {
            agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()
        }
        return observations, infos


def is_simultaneous(encoding: Encoding) -> bool:
    """True if the game puts questions to several seats at once."""
    return any(question.sealed for question in encoding.game.rules.questions.values())
