"""Tools for tests of games: scenarios, and the conformance checks that every game must pass.
Outside this repository they need the extra `testing`: ``pip install fivecups[testing]``."""

from .conformance import check_game
from .scenario import Scenario, ScriptedChance

__all__ = ["Scenario", "ScriptedChance", "check_game"]
