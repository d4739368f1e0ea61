"""The games of the house, one package each."""

from typing import Any

from fivecups.engine import Game

from .gentlemans_deal import GENTLEMANS_DEAL
from .poker_dice import POKER_DICE

GAMES: dict[str, Game[Any]] = {game.name: game for game in (POKER_DICE, GENTLEMANS_DEAL)}
