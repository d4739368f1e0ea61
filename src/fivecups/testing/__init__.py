"""Tools for tests of games: scenarios, the conformance checks that every game must pass, and the
texts that a game lacks.
Outside this repository they need the extra `testing`: ``pip install fivecups[testing]``."""

from .conformance import check_game
from .scenario import Scenario, ScriptedChance
from .text_checks import missing_texts

__all__ = ["Scenario", "ScriptedChance", "check_game", "missing_texts"]
