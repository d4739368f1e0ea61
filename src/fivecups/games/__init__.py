"""The games of the house, one package each."""

from typing import Any

from fivecups.engine import Game

from .dice_town import DICE_TOWN
from .gentlemans_deal import GENTLEMANS_DEAL
from .poker_dice import POKER_DICE

GAMES: dict[str, Game[Any]] = {game.name: game for game in (POKER_DICE, DICE_TOWN, GENTLEMANS_DEAL)}
"""By name."""
