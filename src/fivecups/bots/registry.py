"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .bot import Bot, RandomBot

BotMaker = Callable[[Mapping[str, Any], int | str | None], Bot]
"""Makes a bot for a table with these options; the seed makes its choices repeatable."""


class UnknownBot(ValueError):
    """A name that no bot of this game has."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(f"no bot {name!r} for {game}; there are {', '.join(bot_names(game))}")


def _random(options: Mapping[str, Any], seed: int | str | None) -> Bot:
    return RandomBot(seed)


def _exact(options: Mapping[str, Any], seed: int | str | None) -> Bot:
    from .poker_dice.bot import ExactBot  # the solver takes a while to import

    return ExactBot(options["upper_bonus"], options["joker"])


BOTS: dict[str, dict[str, BotMaker]] = {"poker-dice": {"exact": _exact}}
"""The bots that only one game has, the strongest first."""


def bot_names(game: str) -> list[str]:
    """The bots for a game, the strongest first."""
    return [*BOTS.get(game, {}), "random"]


def best_bot(game: str) -> str:
    """The name of the strongest bot for a game."""
    return bot_names(game)[0]


def make_bot(name: str, game: str, options: Mapping[str, Any], seed: int | str | None = None) -> Bot:
    """The bot of this name; raises :class:`UnknownBot`."""
    maker = _random if name == "random" else BOTS.get(game, {}).get(name)
    if maker is None:
        raise UnknownBot(name, game)
    return maker(options, seed)
