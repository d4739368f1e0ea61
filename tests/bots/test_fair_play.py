"""Bots use only what a person in the seat sees: another world that looks the same, or other dice to
come, change no answer."""

import inspect
from typing import Any

import pytest

from fivecups.bots import CHARACTERS, Bot, Talker, bot_names, make_bot, remark_of
from fivecups.engine import Form, Game, RandomChance, State, twin
from fivecups.games import GAMES

from .tables import TABLES, positions

EVERY = {"poker-dice": 9, "dice-town": 11, "gentlemans-deal": 7}
LEVELS = [(name, bot) for name in GAMES for bot in bot_names(name) if bot != "master"]
MASTERS = [name for name in GAMES if "master" in bot_names(name)]
CHARACTERS_OF = [
    (name, f"regular+{character}")
    for name in ("dice-town", "gentlemans-deal")
    for character in CHARACTERS
    if character != "plain"
]
POSITIONS_OF_A_MASTER = 4


def check_same_in_another_world(
    game: Game[Any], state: State, seat: int, bot: str, number: int
) -> None:
    """Check that the answer and the remark stay the same with other hidden cards and other dice to
    come."""
    other = twin(game, state, seat, RandomChance(f"twin {number}"))
    other.chance = RandomChance("other dice")
    said = []
    for world in (state, other):
        view = game.view(world, seat)
        made = make_bot(bot, game.name, state.options, "same")
        said.append((made.answer(view, view.asks[0]), remark_of(made, view)))
    assert said[0] == said[1]


@pytest.mark.parametrize(("name", "bot"), LEVELS + CHARACTERS_OF)
def test_hidden_cards_and_future_dice_do_not_change_the_answer(name: str, bot: str) -> None:
    compared = 0
    for number, (game, state, seat) in enumerate(positions(name, bot, 3)):
        if number % EVERY[name] == 0:
            check_same_in_another_world(game, state, seat, bot, number)
            compared += 1
    assert compared > 3


@pytest.mark.parametrize("name", MASTERS)
def test_nor_do_they_change_a_masters_answer(name: str) -> None:
    """A master thinks longer, so it is asked in only a few positions of a game between others."""
    choices = [
        (game, state.copy(), seat)
        for game, state, seat in positions(name, "greedy", 3)
        if isinstance(open_to := game.view(state, seat).asks[0].choices, Form) or len(open_to) > 1
    ]
    step = len(choices) // POSITIONS_OF_A_MASTER
    for number, (game, state, seat) in enumerate(choices[step // 2 :: step]):
        check_same_in_another_world(game, state, seat, "master", number)


@pytest.mark.parametrize(("name", "bot"), LEVELS)
def test_a_bot_is_given_a_view_and_an_ask_and_nothing_else(name: str, bot: str) -> None:
    _, options = TABLES[name]
    made = make_bot(bot, name, GAMES[name].settings(5, options), 1)
    assert list(inspect.signature(made.answer).parameters) == ["view", "ask"]
    if isinstance(made, Talker):
        assert list(inspect.signature(made.remark).parameters) == ["view"]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_in_a_view_says_who_is_human(name: str) -> None:
    """A bot cannot treat people differently: no name, rating or kind of player is in its view."""
    game, state, seat = next(iter(positions(name, "random", 1)))
    told = repr(game.view(state, seat)).lower()
    assert not any(word in told for word in ("human", "person", "bot", "guest", "name="))


def test_the_same_bot_does_the_same_in_whatever_order_it_is_asked() -> None:
    asked = [
        (game.view(state, seat), seat)
        for number, (game, state, seat) in enumerate(positions("dice-town", "novice", 5))
        if number % 13 == 0
        for state in [state.copy()]
    ]

    def answers(bot: Bot, order: list[int]) -> dict[int, Any]:
        return {place: bot.answer(asked[place][0], asked[place][0].asks[0]) for place in order}

    places = list(range(len(asked)))
    options = GAMES["dice-town"].settings(*TABLES["dice-town"])
    first = answers(make_bot("novice", "dice-town", options, 4), places)
    other = answers(make_bot("novice", "dice-town", options, 4), places[::-1])
    assert first == other
