"""For tests of games: scenarios, and the suite that every game must pass."""

from .conformance import check_game
from .scenario import Scenario, ScriptedChance

__all__ = ["Scenario", "ScriptedChance", "check_game"]
