"""Tests with OpenSpiel's random simulations and its ISMCTS."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from fivecups.research.chance_table import ROLLS, odds
from fivecups.research.open_spiel_game import NAMES

POKER_DICE_NAME, DICE_TOWN_NAME = NAMES["poker-dice"], NAMES["dice-town"]
GENTLEMANS_DEAL_NAME = NAMES["gentlemans-deal"]

GAMES: list[tuple[str, dict[str, Any]]] = [
    *[(POKER_DICE_NAME, {"players": players}) for players in (1, 2, 4, 6)],
    (POKER_DICE_NAME, {"players": 3, "zeros": "anywhere", "joker": "classic"}),
    *[(DICE_TOWN_NAME, {"players": players}) for players in (2, 4, 5)],
    (DICE_TOWN_NAME, {"players": 3, "first_sheriff": "2"}),
    (GENTLEMANS_DEAL_NAME, {"players": 5, "talk_seconds": "None"}),
    *[(GENTLEMANS_DEAL_NAME, {"players": players, "talk": False}) for players in (6, 7, 8, 9)],
]
HIDDEN = [(DICE_TOWN_NAME, {"players": 3}), (GENTLEMANS_DEAL_NAME, {"players": 5})]


def simulate(name: str, parameters: dict[str, Any], games: int) -> None:
    """Run OpenSpiel's random simulations. States of games with sampled chance are not serialized:
    OpenSpiel would need the state of the game's generator, which a Python game cannot provide."""
    game = pyspiel.load_game(name, parameters)
    explicit = game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=games, serialize=explicit, verbose=False, mask_test=True)


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_random_simulations_pass(name: str, parameters: dict[str, Any]) -> None:
    simulate(name, parameters, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", [POKER_DICE_NAME, DICE_TOWN_NAME, GENTLEMANS_DEAL_NAME])
def test_random_simulations_pass_with_any_number_of_players(name: str) -> None:
    kind = pyspiel.load_game(name).get_type()
    for players in range(kind.min_num_players, kind.max_num_players + 1):
        west = {"wild_west": "True"} if name == DICE_TOWN_NAME and players > 5 else {}
        simulate(name, {"players": players, **west}, 3)


def play(game: Any, bot: Any, every: int, longest: int) -> int:
    """Play a game at random, asking the bot at one decision in `every`. Return how often it was
    asked."""
    random, decisions, asked = np.random.RandomState(1), 0, 0
    state = game.new_initial_state()
    while decisions < longest and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(outcomes, p=chances)
        elif (decisions := decisions + 1) % every == 0:
            action = bot.step(state)
            asked += 1
            assert action in state.legal_actions()
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(int(action))
    return asked


@pytest.mark.parametrize(("name", "parameters"), [(POKER_DICE_NAME, {"players": 2}), *HIDDEN])
def test_ismcts_plays(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, {**parameters, "seed": 1})
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=4, random_state=np.random.RandomState(3)
    )
    assert play(game, bot, every=17, longest=70) > 2


@pytest.mark.parametrize(("name", "parameters"), HIDDEN)
def test_another_world_looks_the_same(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, {**parameters, "seed": 2})
    random, state, different = np.random.RandomState(4), game.new_initial_state(), 0
    for _ in range(150):
        if state.is_chance_node():
            state.apply_action(0)
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, random.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        different += str(other) != str(state)
        state.apply_action(int(random.choice(state.legal_actions())))
    assert different


def test_shares_of_the_win_add_up_to_one() -> None:
    utilities = pyspiel.GameType.Utility
    for players, utility, total in (
        (1, utilities.GENERAL_SUM, None),
        (2, utilities.CONSTANT_SUM, 1),
    ):
        game = pyspiel.load_game(POKER_DICE_NAME, {"players": players})
        assert (game.get_type().utility, game.utility_sum()) == (utility, total)


def test_copies_draw_for_themselves() -> None:
    """Sampled chance is no part of a state: two searches from the same state see different dice."""
    state = pyspiel.load_game(DICE_TOWN_NAME, {"players": 2, "seed": 3}).new_initial_state()
    worlds = set()
    for _ in range(5):
        other = state.clone()
        other.apply_action(0)
        worlds.add(str(other))
    assert len(worlds) == 5


def test_rolls_are_likely_as_dice_are() -> None:
    for rolls in ROLLS:
        assert sum(map(odds, rolls)) == pytest.approx(1)
    state = pyspiel.load_game(POKER_DICE_NAME, {"players": 1}).new_initial_state()
    assert len(state.chance_outcomes()) == 252
    state.apply_action(0)
    assert state.table.state.dice == (1, 1, 1, 1, 1)


def test_a_table_can_be_stored_between_words() -> None:
    state = pyspiel.load_game(GENTLEMANS_DEAL_NAME, {"players": 5, "seed": 4}).new_initial_state()
    state.apply_action(0)
    words = state.table.encoding.spelling.index
    state.apply_action(words[("demand",)])
    stored = pickle.loads(pickle.dumps(state.table))
    seat = stored.seats_to_act()[0]
    assert stored.legal_actions(seat).keys() == state.table.legal_actions(seat).keys()
    assert np.array_equal(stored.observation(seat), state.table.observation(seat))
