"""Bots for Gentleman's Deal: levels, coach and review."""

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
    from ..own_chair import OwnChairBot
    from .levels import make_bot
    from .seat_fields import SEAT_FIELDS

    return OwnChairBot(make_bot(level, seed, character), SEAT_FIELDS)


def analyse(record: Record) -> Analysis:
    from .review import GentlemansDealAnalysis

    return GentlemansDealAnalysis(record)


def advise(view: View[Any], ask: Ask) -> Advice:
    from .coach import advise

    return advise(view, ask)


BOTS = GameBots(
    levels=("master", "expert", "regular", "novice", "greedy"),
    make_bot=make_bot,
    samples=(Sample(5, {"talk_seconds": None, "vote_seconds": None}),),
    compiled=("master", "expert", "regular"),
    analysis=analyse,
    advise=advise,
    advised_meanwhile=("demand", "talk"),
)
