"""Bots by name: levels, the random bot, bots of other packages, and other people's bots as
`module:Class`.

A level may be followed by a character, as in `regular+bold`. The package of a game's bots declares
its levels (`game_bots.py`); the game's manifest names it. Other packages add bots by entry points
of the group ``fivecups.bots`` with names such as ``poker-dice.careful``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from functools import cache
from importlib import import_module
from inspect import signature
from typing import Any, cast

from fivecups.engine import RandomChance, awaited
from fivecups.games.manifest import MissingPart, load_part
from fivecups.games.packages import BOTS_GROUP, PROBLEMS, entries, note_problem

from .bot import Bot, RandomBot, remark_of
from .character import CHARACTERS, PLAIN, Character
from .game_bots import GameBots
from .habits import HabitTracker

DEFAULT_LEVEL = "expert"
"""The name of the bots' level that is used when no other is asked for."""

RANDOM = "random"

BotClass = Callable[..., Bot]
"""A class or function that makes a bot, without arguments or with a `seed`."""


def _random(level: str, options: Mapping[str, Any], seed: str, character: Character) -> Bot:
    """Return the random bot, whatever the level."""
    return RandomBot(seed)


NO_BOTS = GameBots(levels=(), make_bot=_random)


class UnknownBot(ValueError):
    """The error for a name that no bot of a game has."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(
            f"no bot {name!r} for {game}; there are {', '.join(bot_names(game))}, "
            f"each perhaps with a character ({', '.join(CHARACTERS)}) as in level+character, and module:Class"
        )


@cache
def bots_of(game: str) -> GameBots:
    """Return the declaration of a game's bots; a game without one has the random bot alone."""
    from fivecups.games.registry import optional_part

    declared: GameBots | None = optional_part(game, "bots")
    return declared or NO_BOTS


@cache
def added_bots(game: str) -> Mapping[str, BotClass]:
    """Return the bots that other packages add to a game, by name without the game's."""
    added: dict[str, BotClass] = {}
    for entry in entries(BOTS_GROUP):
        its_game, _, name = entry.name.partition(".")
        if its_game != game:
            continue
        try:
            added[name] = _load_added_bot(name, entry.value, {*_house_names(game), *added})
        except MissingPart as problem:
            note_problem(entry, problem)
    return added


def _load_added_bot(name: str, reference: str, taken: Collection[str]) -> BotClass:
    if not name or set(name) & set("+:, "):
        raise MissingPart("a bot is named as in poker-dice.careful")
    if name in taken:
        raise MissingPart(f"there is already a bot {name!r} for this game")
    maker = load_part(reference)
    if not callable(maker):
        raise MissingPart(f"{reference} is not a class or a function")
    return cast("BotClass", maker)


def _house_names(game: str) -> list[str]:
    bots = bots_of(game)
    return [*bots.levels, *bots.aliases, RANDOM]


def package_problems() -> list[str]:
    """Return the problems of installed packages with games or bots, a line each."""
    from fivecups.games import GAMES

    for game in GAMES:
        added_bots(game)
    for entry in entries(BOTS_GROUP):
        if entry.name.partition(".")[0] not in GAMES:
            note_problem(entry, "there is no game of this name")
    return list(PROBLEMS)


def bot_names(game: str) -> list[str]:
    """Return the names of a game's bots: its levels, the strongest first, those of other packages,
    and the random bot."""
    return [*bots_of(game).levels, *added_bots(game), RANDOM]


def characters(game: str) -> list[str]:
    """Return the names of the characters that a game's bots may have."""
    return list(bots_of(game).characters)


def is_known(name: str, game: str) -> bool:
    """True if a house offers this bot: a level of the game, perhaps with a character."""
    level, plus, character = name.partition("+")
    if level in added_bots(game):
        return not plus
    return level in bot_names(game) and (not plus or character in characters(game))


def best_bot(game: str) -> str:
    """Return the name of the game's strongest bot among those that answer without thinking time."""
    names = bot_names(game)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in names else names[0]


def track_habits(game: str, seats: int) -> HabitTracker:
    """Return a new tracker that counts the players' habits during a game, for its bots."""
    return HabitTracker(bots_of(game).habits, seats)


def make_bot(
    name: str, game: str, options: Mapping[str, Any], seed: int | str | None = None
) -> Bot:
    """Return a new bot of this name for a table with these options; `seed` makes its choices
    repeatable. Raise :class:`UnknownBot` if there is no such bot."""
    if ":" in name:
        return _import_bot(name, game, seed)
    level, plus, character = name.partition("+")
    if plus and character not in CHARACTERS:
        raise UnknownBot(name, game)
    if level in added_bots(game):
        if plus:
            raise UnknownBot(name, game)
        return _make_added(added_bots(game)[level], seed)
    bots = bots_of(game)
    level = bots.aliases.get(level, level)
    if level not in bot_names(game):
        raise UnknownBot(name, game)
    make = _random if level == RANDOM else bots.make_bot
    return make(level, options, str(seed), CHARACTERS[character] if plus else PLAIN)


def _import_bot(name: str, game: str, seed: int | str | None) -> Bot:
    """Return a bot made by the class or function `module:Name`, called without arguments, or with a
    `seed` if it takes one."""
    module, _, attribute = name.partition(":")
    try:
        maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(name, game) from error
    return _make_added(maker, seed)


def _make_added(maker: BotClass, seed: int | str | None) -> Bot:
    return maker(seed=seed) if "seed" in signature(maker).parameters else maker()


def warm_up(game: str) -> None:
    """Put questions of a game to its compiled levels, so that their machine code is on the disk
    before a player waits for it.

    A game is played at random; the levels are asked when a question comes up for the first, second,
    fourth, eighth … time.
    """
    from fivecups.games import GAMES

    bots = bots_of(game)
    for seats, options in bots.samples:
        state = GAMES[game].start(seats, options, RandomChance("warm up"))
        compiled_bots = [make_bot(level, game, state.options, "warm up") for level in bots.compiled]
        player, asked = RandomBot("warm up"), Counter[str]()
        while not state.over:
            seat = awaited(state)[0]
            view = GAMES[game].view(state, seat)
            ask = view.asks[0]
            asked[ask.question] += 1
            if asked[ask.question].bit_count() == 1:
                for bot in compiled_bots:
                    remark_of(bot, view)
                    bot.answer(view, ask)
            state.take(seat, player.answer(view, ask))
