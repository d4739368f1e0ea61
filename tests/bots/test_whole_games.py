"""Every bot of every game plays whole games at every table without an illegal answer."""

from typing import Any

import pytest

from fivecups.bots import CHARACTERS, bot_names, make_bot
from fivecups.engine import RandomChance, Refused
from fivecups.games import GAMES
from fivecups.lab.game_loop import play_game

WILD = {"wild_west": True, "indians": True}


def settings(name: str, seats: int) -> list[dict[str, Any]]:
    """Return the options of the game that are possible with this many seats."""
    option_sets = []
    for options in ({}, {"wild_west": True}, WILD) if name == "dice-town" else ({},):
        try:
            GAMES[name].settings(seats, options)
        except Refused:
            continue
        option_sets.append(options)
    return option_sets


def check(name: str, bot: str, seats: int, options: dict[str, Any], seed: int) -> None:
    state = GAMES[name].start(seats, options, RandomChance(seed))
    bots = [make_bot(bot, name, state.options, f"{seed} {seat}") for seat in range(seats)]
    assert play_game(GAMES[name], state, bots) > 0
    assert state.over


@pytest.mark.parametrize(
    ("name", "bot"), [(name, bot) for name in GAMES for bot in bot_names(name)]
)
def test_every_bot_plays_the_smallest_and_the_largest_table(name: str, bot: str) -> None:
    """Masters think long, so they play only the smallest table."""
    counts = GAMES[name].seat_counts
    smallest = max(2, counts[0])
    for seats in {smallest, smallest if bot == "master" else counts[-1]}:
        check(name, bot, seats, settings(name, seats)[-1], seats)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "bot"), [(name, bot) for name in GAMES for bot in bot_names(name)]
)
def test_every_bot_plays_every_table(name: str, bot: str) -> None:
    for seats in GAMES[name].seat_counts:
        for options in settings(name, seats):
            for seed in range(3):
                check(name, bot, seats, options, seed)


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("name", ["dice-town", "gentlemans-deal"])
def test_every_character_plays(name: str, character: str) -> None:
    seats = 5
    for level in ("novice", "expert") if character in ("bold", "honest") else ("regular",):
        check(name, f"{level}+{character}", seats, settings(name, seats)[-1], 7)
