"""The registry of the games of the house; each game is a package."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fivecups.engine import Game

GAMES: dict[str, Game[Any]]
"""The games by name. They are imported when this name is first used, not with the package."""


def __getattr__(name: str) -> dict[str, Game[Any]]:
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .dice_town import DICE_TOWN
    from .gentlemans_deal import GENTLEMANS_DEAL
    from .poker_dice import POKER_DICE

    games: tuple[Game[Any], ...] = (POKER_DICE, DICE_TOWN, GENTLEMANS_DEAL)
    by_name: dict[str, Game[Any]] = {game.name: game for game in games}
    globals()["GAMES"] = by_name
    return by_name
