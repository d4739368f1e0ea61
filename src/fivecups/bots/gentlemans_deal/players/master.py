"""The master: an expert who looks further ahead, in more worlds, and does not slip."""

from __future__ import annotations

from ..figures import MASTER_DRAWS, MASTER_TURNS_AHEAD
from .expert import ExpertBot


class MasterBot(ExpertBot):
    draws = MASTER_DRAWS
    turns_ahead = MASTER_TURNS_AHEAD
