"""Bots: players that see a view and answer an ask."""

from .bot import Bot, Explainer, RandomBot, Reason, Talker, reason_of, remark_of
from .character import CHARACTERS
from .habits import Habits, Observer, count_habits, no_habits, tell_habits
from .registry import (
    UnknownBot,
    best_bot,
    bot_names,
    bots_of,
    characters,
    is_known,
    make_bot,
    package_problems,
    track_habits,
    warm_up,
)

__all__ = [
    "CHARACTERS",
    "Bot",
    "Explainer",
    "Habits",
    "Observer",
    "RandomBot",
    "Reason",
    "Talker",
    "UnknownBot",
    "best_bot",
    "bot_names",
    "bots_of",
    "characters",
    "count_habits",
    "is_known",
    "make_bot",
    "no_habits",
    "package_problems",
    "reason_of",
    "remark_of",
    "tell_habits",
    "track_habits",
    "warm_up",
]
