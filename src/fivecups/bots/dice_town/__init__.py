"""Bots for Dice Town with and without Wild West: levels, habits, coach and review."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..bot import Bot
from ..character import Character
from ..game_bots import GameBots, Sample, imported_on_call
from .habits import HABITS


def make_bot(level: str, options: Mapping[str, Any], seed: str, character: Character) -> Bot:
    from ..own_chair import OwnChairBot
    from .levels import make_bot
    from .seat_fields import SEAT_FIELDS

    return OwnChairBot(make_bot(level, seed, character), SEAT_FIELDS)


BOTS = GameBots(
    levels=("master", "expert", "regular", "novice", "greedy"),
    make_bot=make_bot,
    samples=(Sample(2), Sample(3), Sample(5), Sample(4, {"wild_west": True, "indians": True})),
    compiled=("master", "expert", "regular"),
    habits=HABITS,
    analysis=imported_on_call("fivecups.bots.dice_town.review:DiceTownAnalysis"),
    advise=imported_on_call("fivecups.bots.dice_town.coach:advise"),
)
