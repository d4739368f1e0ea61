"""Tests with PettingZoo's own checks, at tables of every kind."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from fivecups.research import ENCODINGS, encoding_of
from fivecups.research.gymnasium_env import ILLEGAL_REWARD
from fivecups.research.pettingzoo_env import env, is_simultaneous, parallel_env

from .table_settings import SHORT, Setting, every_table, label, values

EVERY = list(every_table())
A_FEW_DOZEN = 36
"""Number of steps in which each of twelve agents can take a whole turn."""


def parallel(settings: Iterable[Setting]) -> list[Setting]:
    return [entry for entry in settings if is_simultaneous(encoding_of(entry[0]))]


@pytest.fixture(autouse=True)
def _known_warnings() -> Iterator[None]:
    """Ignore the warning of `api_test` about observations with a mask, which it accepts only for
    its own classic games; every other warning fails."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


def play(setting: Setting, cycles: int) -> None:
    name, seats, options = setting
    api_test(env(name, seats, **options), num_cycles=cycles)
    seed_test(lambda: env(name, seats, **options), num_cycles=cycles)


def play_in_parallel(setting: Setting, cycles: int) -> None:
    name, seats, options = setting
    parallel_api_test(parallel_env(name, seats, **options), num_cycles=cycles)
    parallel_seed_test(lambda: parallel_env(name, seats, **options), num_cycles=cycles)


def test_every_seat_count_and_every_option_has_a_table() -> None:
    for name, encoding in ENCODINGS.items():
        game = encoding.game
        tables = [
            (seats, game.settings(seats, options))
            for entry, seats, options in EVERY
            if entry == name
        ]
        assert {seats for seats, _ in tables} == set(game.seat_counts)
        for option in game.options:
            assert {*values(option), option.default} <= {at[option.name] for _, at in tables}


@pytest.mark.parametrize("setting", EVERY, ids=label)
def test_every_table_passes_pettingzoos_tests(setting: Setting) -> None:
    play(setting, A_FEW_DOZEN // setting[1])


@pytest.mark.parametrize("setting", parallel(EVERY), ids=label)
def test_every_table_passes_pettingzoos_tests_in_parallel(setting: Setting) -> None:
    play_in_parallel(setting, A_FEW_DOZEN // setting[1])


@pytest.mark.parametrize("setting", SHORT, ids=label)
def test_whole_games_pass_pettingzoos_tests(setting: Setting) -> None:
    play(setting, 120)


@pytest.mark.parametrize("setting", parallel(SHORT), ids=label)
def test_whole_games_pass_pettingzoos_tests_in_parallel(setting: Setting) -> None:
    play_in_parallel(setting, 200)


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY, ids=label)
def test_whole_games_at_every_table_pass_pettingzoos_tests(setting: Setting) -> None:
    play(setting, 400)
    if parallel([setting]):
        play_in_parallel(setting, 800)


def test_rewards_are_shares_of_the_win() -> None:
    game = env("fivecups/DiceTown-v3", 3, talk=False)
    game.reset(seed=1)
    total = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, over, cut, info = game.last()
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        game.step(None if over or cut else int(legal[len(legal) // 2]))
    assert sum(total.values()) == pytest.approx(1)


def test_an_illegal_action_ends_the_game() -> None:
    for game in (env("poker-dice", 2), env("gentlemans-deal", 5)):
        game.reset(seed=2)
        loser = game.agent_selection
        seen, *_ = game.last()
        game.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
        assert all(game.terminations.values())
        assert game.rewards[loser] == ILLEGAL_REWARD


def test_an_illegal_action_ends_a_parallel_game() -> None:
    game = parallel_env("dice-town", 2)
    seen, _ = game.reset(seed=3)
    legal = {agent: int(np.flatnonzero(entry["action_mask"])[0]) for agent, entry in seen.items()}
    wrong = int(np.flatnonzero(seen["player_1"]["action_mask"] == 0)[0])
    _, rewards, over, _, _ = game.step({**legal, "player_1": wrong})
    assert rewards == {"player_0": 0.0, "player_1": ILLEGAL_REWARD}
    assert all(over.values()) and not game.agents


def test_nobody_is_passed_over_in_parallel() -> None:
    """A window in which no player can play a card takes a step like any other; otherwise a step
    would reveal that a player held a card."""
    game = parallel_env("dice-town", 4)
    seen, _ = game.reset(seed=4)
    windows = idle = 0
    while game.agents:
        table = game.table
        if table.state.askings[-1].question == "play_or_pass":
            windows += 1
            idle += all(len(table.legal_actions(seat)) == 1 for seat in table.seats_to_act())
        actions = {
            agent: int(np.flatnonzero(entry["action_mask"])[-1]) for agent, entry in seen.items()
        }
        seen, *_ = game.step(actions)
    assert windows > idle > 0


def test_a_game_of_single_turns_is_not_parallel() -> None:
    with pytest.raises(ValueError, match="one seat at a time"):
        parallel_env("poker-dice", 2)


def test_names_carry_a_version() -> None:
    assert env("fivecups/GentlemansDeal-v3", 7).metadata["name"] == "fivecups/GentlemansDeal-v3"
    with pytest.raises(ValueError, match="fivecups/DiceTown-v3"):
        env("fivecups/DiceTown-v1", 3)
