"""The levels of Gentleman's Deal."""

from __future__ import annotations

from ..bot import Bot
from ..character import Character, Chooser
from .figures import LAMBDA, TASTE
from .players.expert import ExpertBot
from .players.greedy import GreedyBot
from .players.master import MasterBot
from .players.novice import NoviceBot
from .players.player import Player
from .players.regular import RegularBot

PLAYERS: dict[str, type[Player]] = {
    "master": MasterBot,
    "expert": ExpertBot,
    "regular": RegularBot,
    "novice": NoviceBot,
}


def make_bot(level: str, seed: str, character: Character) -> Bot:
    """The bot of this level."""
    if level == "greedy":
        return GreedyBot()
    chooser = Chooser(seed, LAMBDA[level], TASTE, character)
    return PLAYERS[level](chooser)
