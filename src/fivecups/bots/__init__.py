"""Players that see a view and answer an ask."""

from .bot import Bot, Explainer, RandomBot, Reason, Talker, reason_of, remark_of
from .character import CHARACTERS
from .registry import UnknownBot, best_bot, bot_names, characters, is_known, make_bot, warm_up

__all__ = [
    "CHARACTERS",
    "Bot",
    "Explainer",
    "RandomBot",
    "Reason",
    "Talker",
    "UnknownBot",
    "best_bot",
    "bot_names",
    "characters",
    "is_known",
    "make_bot",
    "reason_of",
    "remark_of",
    "warm_up",
]
