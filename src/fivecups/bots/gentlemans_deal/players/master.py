"""The master: an expert that looks further ahead, in more worlds, and makes no random slips."""

from __future__ import annotations

from ..weights import MASTER_TURNS_AHEAD, MASTER_WORLDS
from .expert import ExpertBot


class MasterBot(ExpertBot):
    """An expert with more worlds and turns of lookahead."""

    world_count = MASTER_WORLDS
    turns_ahead = MASTER_TURNS_AHEAD
