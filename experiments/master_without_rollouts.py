"""The master of Dice Town without its rollouts, as a bot for tournaments."""

from __future__ import annotations

from dataclasses import replace

from fivecups.bots.bot import Bot
from fivecups.bots.dice_town.levels import EXPERT_EVALUATOR, LEVELS, DiceTownBot


def make_bot(seed: int | str | None = None) -> Bot:
    """Return a master that answers by its evaluator alone."""
    return DiceTownBot(replace(LEVELS["master"], evaluator=EXPERT_EVALUATOR), str(seed))
