"""Bots by name: levels, baselines, and anybody's own as `module:Class`.

A level may be followed by a character, as in `regular+bold`. What levels a game has is declared by
its package of bots (`game_bots.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import Any

from fivecups.engine import RandomChance, awaited

from .bot import Bot, RandomBot, remark_of
from .character import CHARACTERS, PLAIN, Character
from .game_bots import GameBots
from .habits import HabitTracker

USUAL = "expert"
"""Who sits at the table when nobody asks for a level."""

RANDOM = "random"


def _random(level: str, options: Mapping[str, Any], seed: str, character: Character) -> Bot:
    return RandomBot(seed)


NO_BOTS = GameBots(levels=(), make_bot=_random)


class UnknownBot(ValueError):
    """A name that no bot of this game has."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(
            f"no bot {name!r} for {game}; there are {', '.join(bot_names(game))}, "
            f"each perhaps with a character ({', '.join(CHARACTERS)}) as in level+character, and module:Class"
        )


@cache
def bots_of(game: str) -> GameBots:
    """What the package of a game's bots declares; a game without one has the random bot alone."""
    package = f"{__package__}.{game.replace('-', '_')}"
    if find_spec(package) is None:
        return NO_BOTS
    declared: GameBots = import_module(package).BOTS
    return declared


def bot_names(game: str) -> list[str]:
    """The bots for a game, the strongest first."""
    return [*bots_of(game).levels, RANDOM]


def characters(game: str) -> list[str]:
    """The characters that bots of a game may have."""
    return list(bots_of(game).characters)


def is_known(name: str, game: str) -> bool:
    """Whether a house has this bot: a level, perhaps with a character."""
    level, plus, character = name.partition("+")
    return level in bot_names(game) and (not plus or character in characters(game))


def best_bot(game: str) -> str:
    """The name of the strongest bot for a game that answers at once."""
    names = bot_names(game)
    return USUAL if USUAL in names else names[0]


def track_habits(game: str, seats: int) -> HabitTracker:
    """What runs beside a game, so that its bots can be told how everybody plays."""
    return HabitTracker(bots_of(game).habits, seats)


def make_bot(
    name: str, game: str, options: Mapping[str, Any], seed: int | str | None = None
) -> Bot:
    """The bot of this name; raises :class:`UnknownBot`."""
    if ":" in name:
        return _own_bot(name, game, seed)
    level, plus, character = name.partition("+")
    if plus and character not in CHARACTERS:
        raise UnknownBot(name, game)
    bots = bots_of(game)
    level = bots.aliases.get(level, level)
    if level not in bot_names(game):
        raise UnknownBot(name, game)
    make = _random if level == RANDOM else bots.make_bot
    return make(level, options, str(seed), CHARACTERS[character] if plus else PLAIN)


def _own_bot(name: str, game: str, seed: int | str | None) -> Bot:
    """The class or function that `module:Name` names, called without arguments, or with a `seed` if
    it takes one."""
    module, _, attribute = name.partition(":")
    try:
        maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(name, game) from error
    bot: Bot = maker(seed=seed) if "seed" in signature(maker).parameters else maker()
    return bot


def warm_up(game: str) -> None:
    """Put questions of a game to its compiled levels, so that their machine code is on the disk
    before anybody waits for it.

    They are asked when a question comes up for the first, second, fourth, eighth … time in a game
    that is played at random.
    """
    from fivecups.games import GAMES

    bots = bots_of(game)
    for seats, options in bots.samples:
        state = GAMES[game].start(seats, options, RandomChance("warm up"))
        pupils = [make_bot(level, game, state.options, "warm up") for level in bots.compiled]
        player, asked = RandomBot("warm up"), Counter[str]()
        while not state.over:
            seat = awaited(state)[0]
            view = GAMES[game].view(state, seat)
            ask = view.asks[0]
            asked[ask.question] += 1
            if asked[ask.question].bit_count() == 1:
                for bot in pupils:
                    remark_of(bot, view)
                    bot.answer(view, ask)
            state.take(seat, player.answer(view, ask))
