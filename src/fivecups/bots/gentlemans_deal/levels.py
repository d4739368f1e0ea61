"""The levels of Gentleman's Deal: a class of player, and the noise of its choices."""

from __future__ import annotations

from dataclasses import dataclass

from ..bot import Bot
from ..character import PLAIN, Character, Chooser
from .players.expert import ExpertBot
from .players.greedy import GreedyBot
from .players.master import MasterBot
from .players.novice import NoviceBot
from .players.player import Player
from .players.regular import RegularBot
from .weights import CHARACTER_WEIGHT

EXPERT_NOISE = 0.05
"""λ of an expert's votes, in usual coins: without slips an expert could be foreseen. Other players
expect larger slips of it (`ballot_noise`), because they do not see the worlds that it draws."""
REGULAR_NOISE = 0.1
"""λ of a regular's votes, in coins."""
NOVICE_NOISE = 0.8
"""λ of a novice's choices, in coins."""


@dataclass(frozen=True)
class Level:
    """A strength of play: the class that plays it, with the weights that the class names, and the
    noise of its choices (λ, in coins)."""

    player: type[Player] | type[GreedyBot]
    noise: float = 0.0


LEVELS = {
    "master": Level(MasterBot),
    "expert": Level(ExpertBot, noise=EXPERT_NOISE),
    "regular": Level(RegularBot, noise=REGULAR_NOISE),
    "novice": Level(NoviceBot, noise=NOVICE_NOISE),
    "greedy": Level(GreedyBot),
}


def make_bot(level: str, seed: str, character: Character = PLAIN) -> Bot:
    """Return a new bot of this level and character."""
    player, noise = LEVELS[level].player, LEVELS[level].noise
    return player(Chooser(seed, noise, CHARACTER_WEIGHT, character))
