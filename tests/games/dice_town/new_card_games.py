"""Plays games with a Store card of this name, as a program of its own: ``python -m
tests.games.dice_town.new_card_games NAME``. It ends with an error unless rules, bots, coach and
compiled table all know the card."""

from __future__ import annotations

import sys

from fivecups.bots import make_bot
from fivecups.bots.dice_town.coach.advice import advise
from fivecups.bots.dice_town.rollouts.goods_by_rounds_left import goods_as_curves
from fivecups.bots.dice_town.rollouts.policy_rows import value_row
from fivecups.bots.dice_town.weights import usual_weights
from fivecups.engine import RandomChance
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import CARD
from fivecups.lab.game_loop import play_game
from tests.compiled_tables.test_dice_town import BASE, INDIANS, play

from .test_add_a_card import missing
from .town_scenario import Town

LEVELS = ("expert", "regular", "novice", "greedy")
GAMES = 1
SEED = 5


def dig_with(name: str) -> None:
    """Let a seat play the card in the Mine; the coach and every level have to value it."""
    table = Town()
    table.has_dice("9 9 9 J K", "Q Q K K A", "10 10 J J A")
    table.gets(0, name)
    table.at("mine")
    view = table.view(0)
    ask = view.asks[0]
    assert ("play", name) in ask.choices, ask.choices
    assert ("play", name) in [item.answer for item in advise(view, ask).choices]
    for level in LEVELS:
        assert make_bot(level, "dice-town", {}, "seed").answer(view, ask) in ask.choices
    table.answer(0, "play", name)
    assert table.state.nuggets[0] == 6


def play_with_bots() -> None:
    """Play games between bots of all levels to their ends."""
    for number in range(GAMES):
        state = DICE_TOWN.start(len(LEVELS), {}, RandomChance(number))
        bots = [make_bot(level, "dice-town", {}, f"{number} {level}") for level in LEVELS]
        play_game(DICE_TOWN, state, bots)
        assert state.over


if __name__ == "__main__":
    card = sys.argv[1]
    print(missing(CARD[card]))
    dig_with(card)
    play_with_bots()
    assert len(value_row(goods_as_curves(usual_weights()), 4))
    print(play(4, 3, BASE, SEED) + play(2, 3, INDIANS, SEED))
