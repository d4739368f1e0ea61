"""Simulations between bots."""

from typing import Any

import pytest

from fivecups.bots import RandomBot, UnknownBot, best_bot, bot_names, make_bot
from fivecups.engine import Answer, Ask, Match, RandomChance, View
from fivecups.games import GAMES
from fivecups.games.poker_dice import POKER_DICE
from fivecups.lab import SimulationError, simulate
from fivecups.lab.game_loop import play_game


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (simulate(POKER_DICE, 3, 5, seed=4) for _ in range(2))
    assert (first.mean_score, first.decisions) == (second.mean_score, second.decisions)
    assert simulate(POKER_DICE, 3, 5, seed=5).mean_score != first.mean_score


def test_what_is_reported_adds_up() -> None:
    simulation = simulate(POKER_DICE, 3, 6)
    assert simulation.games == 6
    assert simulation.rounds == 13
    assert sum(simulation.win_share) == pytest.approx(1)
    assert simulation.decisions >= 6 * 3 * 13


@pytest.mark.parametrize("name", GAMES)
def test_random_bots_can_play_every_game(name: str) -> None:
    game = GAMES[name]
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        options: dict[str, Any] = {}
        try:
            game.settings(seats)
        except ValueError:
            options = {option.name: True for option in game.options if True in option.choices}
        assert simulate(game, seats, 2, options=options).games == 2


def test_random_bots_play_from_their_views_alone() -> None:
    state = POKER_DICE.start(2, None, RandomChance(1))
    assert play_game(POKER_DICE, state, [RandomBot(1), RandomBot(2)]) >= 26
    assert state.over


def test_the_exact_bot_plays_well_above_chance() -> None:
    simulation = simulate(POKER_DICE, 2, 10, ("exact", "random"))
    assert simulation.win_share[0] == 1
    assert simulation.mean_score[0] > 180


class Cheat:
    def answer(self, view: View[Any], ask: Ask) -> Answer:
        return ("write", "sevens")


def test_a_bot_that_answers_wrongly_is_named() -> None:
    state = POKER_DICE.start(1, None, RandomChance(1))
    with pytest.raises(SimulationError, match=r"bot in seat 0 .* no-such-box"):
        play_game(POKER_DICE, state, [Cheat()])


@pytest.mark.parametrize(("games", "bots"), [(0, ("random",)), (1, ("random", "random", "random"))])
def test_wrong_orders_are_refused(games: int, bots: tuple[str, ...]) -> None:
    with pytest.raises(SimulationError, match="expected"):
        simulate(POKER_DICE, 2, games, bots)


def test_an_unknown_bot_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="expert"):
        make_bot("clever", "poker-dice", {})
    assert best_bot("poker-dice") == "expert"
    assert bot_names("no-such-game") == ["random"]


def test_a_random_bot_with_a_seed_is_repeatable() -> None:
    match = Match(POKER_DICE, 1, chance=RandomChance(1))
    view = match.view(0)
    answers = [RandomBot(9).answer(view, view.asks[0]) for _ in range(3)]
    assert len(set(answers)) == 1
