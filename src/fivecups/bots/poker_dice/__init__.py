"""Bots for Poker Dice: levels, coach and review, on the exact solution."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..bot import Bot
from ..character import Character
from ..game_bots import GameBots, Sample, imported_on_call


def make_bot(level: str, options: Mapping[str, Any], seed: str, character: Character) -> Bot:
    from .levels import make_bot

    return make_bot(level, options, seed)


BOTS = GameBots(
    levels=("master", "expert", "regular", "novice", "greedy"),
    make_bot=make_bot,
    aliases={"exact": "expert"},
    characters=(),  # the game leaves nothing to be hostile or generous about
    samples=(Sample(2),),
    compiled=("master", "expert", "regular"),
    analysis=imported_on_call("fivecups.bots.poker_dice.review:PokerDiceAnalysis"),
    advise=imported_on_call("fivecups.bots.poker_dice.coach:advise"),
)
