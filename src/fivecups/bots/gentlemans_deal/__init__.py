"""Bots for Gentleman's Deal: levels, coach and review."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..bot import Bot
from ..character import Character
from ..game_bots import GameBots, Sample, imported_on_call


def make_bot(level: str, options: Mapping[str, Any], seed: str, character: Character) -> Bot:
    from ..own_chair import OwnChairBot
    from .levels import make_bot
    from .seat_fields import SEAT_FIELDS

    return OwnChairBot(make_bot(level, seed, character), SEAT_FIELDS)


BOTS = GameBots(
    levels=("master", "expert", "regular", "novice", "greedy"),
    make_bot=make_bot,
    samples=(Sample(5, {"talk_seconds": None, "vote_seconds": None}),),
    compiled=("master", "expert", "regular"),
    analysis=imported_on_call("fivecups.bots.gentlemans_deal.review:GentlemansDealAnalysis"),
    advise=imported_on_call("fivecups.bots.gentlemans_deal.coach:advise"),
    advised_meanwhile=("demand", "talk"),
)
