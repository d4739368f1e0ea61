"""Bots for Poker Dice: levels, coach and review, on the exact solution."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..bot import Bot
from ..character import Character
from ..game_bots import Analysis, GameBots, Sample

if TYPE_CHECKING:
    from fivecups.engine import Ask, Record, View

    from ..analysis.report import Advice


def make_bot(level: str, options: Mapping[str, Any], seed: str, character: Character) -> Bot:
    from .levels import make_bot

    return make_bot(level, options, seed)


def analyse(record: Record) -> Analysis:
    from .review import PokerDiceAnalysis

    return PokerDiceAnalysis(record)


def advise(view: View[Any], ask: Ask) -> Advice:
    from .coach import advise

    return advise(view, ask)


BOTS = GameBots(
    levels=("master", "expert", "regular", "novice", "greedy"),
    make_bot=make_bot,
    aliases={"exact": "expert"},
    characters=(),  # the game leaves nothing to be hostile or generous about
    samples=(Sample(2),),
    compiled=("master", "expert", "regular"),
    analysis=analyse,
    advise=advise,
)
