"""Bots by name: levels, baselines, and anybody's own as `module:Class`.

A level may be followed by a character, as in `regular+bold`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from importlib import import_module
from inspect import signature
from typing import Any

from fivecups.engine import RandomChance, awaited
from fivecups.games import GAMES

from .bot import Bot, RandomBot, remark_of
from .character import CHARACTERS, PLAIN, Character

BotMaker = Callable[[Mapping[str, Any], str, Character], Bot]
"""Makes a bot for a table with these options; the seed makes its choices repeatable."""


class UnknownBot(ValueError):
    """A name that no bot of this game has."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(
            f"no bot {name!r} for {game}; there are {', '.join(bot_names(game))}, "
            f"each perhaps with a character ({', '.join(CHARACTERS)}) as in level+character, and module:Class"
        )


def _random(options: Mapping[str, Any], seed: str, character: Character) -> Bot:
    return RandomBot(seed)


# The bots of a game are imported when one of them is made: solvers and compiled code take a while.


def _poker_dice(level: str) -> BotMaker:
    def make(options: Mapping[str, Any], seed: str, character: Character) -> Bot:
        from .poker_dice.bot import make_bot

        return make_bot(level, options, seed)

    return make


def _dice_town(level: str) -> BotMaker:
    def make(options: Mapping[str, Any], seed: str, character: Character) -> Bot:
        from .dice_town.bot import make_bot

        return make_bot(level, options, seed, character)

    return make


def _gentlemans_deal(level: str) -> BotMaker:
    def make(options: Mapping[str, Any], seed: str, character: Character) -> Bot:
        from .gentlemans_deal.bot import make_bot

        return make_bot(level, options, seed, character)

    return make


LEVELS: dict[str, tuple[Callable[[str], BotMaker], tuple[str, ...]]] = {
    "poker-dice": (_poker_dice, ("master", "expert", "regular", "novice", "greedy")),
    "dice-town": (_dice_town, ("master", "expert", "regular", "novice", "greedy")),
    "gentlemans-deal": (_gentlemans_deal, ("master", "expert", "regular", "novice", "greedy")),
}
"""The levels of each game, the strongest first."""

SAMPLES: dict[str, tuple[tuple[int, Mapping[str, Any]], ...]] = {
    "poker-dice": ((2, {}),),
    "dice-town": ((2, {}), (3, {}), (5, {}), (4, {"wild_west": True, "indians": True})),
    "gentlemans-deal": ((5, {"talk_seconds": None, "vote_seconds": None}),),
}
"""Tables of each game, by seats and options, at which its bots meet all that they can be asked."""

LEARNING = ("master", "expert", "regular")
"""The levels whose code is compiled."""

ALIASES = {"poker-dice": {"exact": "expert"}}
USUAL = "expert"
"""Who sits at the table when nobody asks for a level."""


def bot_names(game: str) -> list[str]:
    """The bots for a game, the strongest first."""
    return [*LEVELS.get(game, (None, ()))[1], "random"]


def characters(game: str) -> list[str]:
    """The characters that bots of a game may have; Poker Dice leaves nothing to be hostile or
    generous about."""
    return [] if game == "poker-dice" else list(CHARACTERS)


def is_known(name: str, game: str) -> bool:
    """Whether a house has this bot: a level, perhaps with a character."""
    level, plus, character = name.partition("+")
    return level in bot_names(game) and (not plus or character in characters(game))


def best_bot(game: str) -> str:
    """The name of the strongest bot for a game that answers at once."""
    names = bot_names(game)
    return USUAL if USUAL in names else names[0]


def make_bot(
    name: str, game: str, options: Mapping[str, Any], seed: int | str | None = None
) -> Bot:
    """The bot of this name; raises :class:`UnknownBot`."""
    if ":" in name:
        return _own_bot(name, game, seed)
    level, plus, character = name.partition("+")
    if plus and character not in CHARACTERS:
        raise UnknownBot(name, game)
    level = ALIASES.get(game, {}).get(level, level)
    if level not in bot_names(game):
        raise UnknownBot(name, game)
    maker = _random if level == "random" else LEVELS[game][0](level)
    return maker(options, str(seed), CHARACTERS[character] if plus else PLAIN)


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
    """Put questions of a game to its best levels, so that their machine code is on the disk before
    anybody waits for it.

    They are asked when a question comes up for the first, second, fourth, eighth … time in a game
    that is played at random.
    """
    for seats, options in SAMPLES.get(game, ()):
        state = GAMES[game].start(seats, options, RandomChance("warm up"))
        bots = [make_bot(level, game, state.options, "warm up") for level in LEARNING]
        player, asked = RandomBot("warm up"), Counter[str]()
        while not state.over:
            seat = awaited(state)[0]
            view = GAMES[game].view(state, seat)
            ask = view.asks[0]
            asked[ask.question] += 1
            if asked[ask.question].bit_count() == 1:
                for bot in bots:
                    remark_of(bot, view)
                    bot.answer(view, ask)
            state.take(seat, player.answer(view, ask))
