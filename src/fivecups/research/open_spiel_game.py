"""The OpenSpiel adapter: the games as Python games, registered on import
(``fivecups_dice_town_v3``).

A seat with a single legal action is not asked. Where all chance is rolls, as in Poker Dice, rolls
are explicit chance nodes whose outcomes are multisets of dice. In the other games chance is
sampled: a chance node has a single outcome, and draws come from the game object's own generator, so
that copies of a state draw differently.

The information state of a seat consists of its actions so far and its view with all that it may
know; `resample_from_infostate` deals the rest anew (the engine's `redeal`), for ISMCTS.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from fivecups.engine import Option, RandomChance

from .chance_table import ROLLS, ChanceTable
from .game_encoding import Encoding
from .games import ENCODINGS

CHANCE_NODE = pyspiel.PlayerId.CHANCE


class SpielState(pyspiel.State):  # type: ignore[misc]
    """An OpenSpiel state of any of the games: a table, and the actions of each seat so far."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.table: ChanceTable = game.new_table()
        self.actions_by_seat: list[tuple[int, ...]] = [()] * self.table.seats

    def current_player(self) -> Any:
        if self.table.waits_for_chance:
            return CHANCE_NODE
        return pyspiel.PlayerId.TERMINAL if self.table.over else self.table.seats_to_act()[0]

    def is_terminal(self) -> bool:
        return not self.table.waits_for_chance and self.table.over

    def returns(self) -> list[float]:
        return self.table.returns("win" if self.table.seats > 1 else "score")

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal_actions(player))

    def _apply_action(self, action: int) -> None:
        if self.table.waits_for_chance:
            self.table.draw(action)
            return
        seat = self.table.seats_to_act()[0]
        self.actions_by_seat[seat] = (*self.actions_by_seat[seat], action)
        self.table.act(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE_NODE:
            return self.table.outcome_name(action)
        verb, *parts = self.table.encoding.spelling.words[action]
        return " ".join([verb, *map(str, parts)])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a random state that `player` cannot tell from this one, drawn with `sampler`."""
        other: SpielState = self.clone()
        other.table = self.table.redealt(player, RandomChance(repr(sampler())))
        return other

    def __str__(self) -> str:
        return f"{self.actions_by_seat} {self.table.rolls} {self.table.state}"


class SpielObserver:
    """The observation of a seat as a tensor; with perfect recall the string also holds the seat's
    actions and everything that it may know."""

    def __init__(self, size: int, perfect_recall: bool) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self.perfect_recall = perfect_recall

    def set_from(self, state: SpielState, player: int) -> None:
        begun = state.table.state.askings or state.table.over
        self.tensor[:] = state.table.observation(player) if begun else 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.table
        if not table.state.askings and not table.over:
            return "the game has not begun"
        if self.perfect_recall:
            return f"{state.actions_by_seat[player]} {table.view(player)}"
        layout = table.encoding.layout(table.seats, table.options)
        seen = table.observation(player)
        return ", ".join(
            f"{entry.name} {value * entry.scale:g}"
            for entry, value in zip(layout, seen, strict=True)
            if value
        )


def game_type(encoding: Encoding, name: str, utility: Any) -> Any:
    """Return OpenSpiel's description (`GameType`) of the game with this encoding."""
    game, kinds = encoding.game, pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=encoding.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.EXPLICIT_STOCHASTIC
            if encoding.rolls
            else kinds.ChanceMode.SAMPLED_STOCHASTIC
        ),
        # Some games hide nothing, but ISMCTS accepts only games of this kind.
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.seat_counts[0]),
            "talk": True,
            "seed": -1,
            **{option.name: str(option.default) for option in game.options},
        },
    )


def register(encoding: Encoding) -> str:
    """Register the game with this encoding in OpenSpiel. Return its name there."""
    game, utilities = encoding.game, pyspiel.GameType.Utility
    name = f"fivecups_{game.name.replace('-', '_')}_v{encoding.version}"
    kind = game_type(encoding, name, utilities.CONSTANT_SUM)
    solo = game_type(encoding, name, utilities.GENERAL_SUM)
    usual = kind.parameter_specification

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """The game with its parameters: players, talk, a seed for sampled chance, and the game's
        options as strings."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = {**usual, **(params or {})}
            self.seats = int(given["players"])
            self.talk = bool(given["talk"])
            self.chance = RandomChance(None if given["seed"] < 0 else given["seed"])
            self.options = game.settings(
                self.seats,
                {option.name: read(option, given[option.name]) for option in game.options},
            )
            several = self.seats > 1
            info = pyspiel.GameInfo(
                num_distinct_actions=encoding.actions,
                max_chance_outcomes=len(ROLLS[-1]) if encoding.rolls else 1,
                num_players=self.seats,
                min_utility=0.0,
                max_utility=1.0 if several else float(encoding.max_points),
                utility_sum=1.0 if several else None,
                max_game_length=encoding.max_actions,
            )
            super().__init__(kind if several else solo, info, given)

        def new_table(self) -> ChanceTable:
            return ChanceTable(
                encoding, self.seats, self.options, talk=self.talk, chance=self.chance
            )

        def new_initial_state(self) -> SpielState:
            return SpielState(self)

        def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
            size = len(encoding.layout(self.seats, self.options))
            return SpielObserver(size, kind is not None and kind.perfect_recall)

        def max_chance_nodes_in_history(self) -> int:
            return encoding.max_actions

    pyspiel.register_game(kind, SpielGame)
    return name


def read(option: Option, value: str) -> Any:
    """Convert the text of an OpenSpiel parameter into the value of the game's option."""
    for choice in option.choices:
        if value == str(choice):
            return choice
    return int(value)


NAMES = {game: register(encoding) for game, encoding in ENCODINGS.items()}
"""The names of the games in OpenSpiel, by their names here."""
