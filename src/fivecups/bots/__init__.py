"""Players that see a view and answer an ask."""

from .bot import Bot, RandomBot
from .registry import UnknownBot, best_bot, bot_names, make_bot

__all__ = ["Bot", "RandomBot", "UnknownBot", "best_bot", "bot_names", "make_bot"]
