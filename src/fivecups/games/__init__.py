"""The games of the house, one package each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fivecups.engine import Game

GAMES: dict[str, Game[Any]]
"""By name. They are imported when somebody asks for them, not with the first module of one."""


def __getattr__(name: str) -> dict[str, Game[Any]]:
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .dice_town import DICE_TOWN
    from .gentlemans_deal import GENTLEMANS_DEAL
    from .poker_dice import POKER_DICE

    games: tuple[Game[Any], ...] = (POKER_DICE, DICE_TOWN, GENTLEMANS_DEAL)
    found: dict[str, Game[Any]] = {game.name: game for game in games}
    globals()["GAMES"] = found
    return found
