"""The coach of Poker Dice: all choices with their exact expected scores."""

from __future__ import annotations

from fivecups.engine import Ask, View
from fivecups.games.poker_dice.view import PokerDiceView

from ..analysis.advice_parts import advice
from ..analysis.report import Advice, Weighed
from .levels import solution_for
from .position_from_view import position_of
from .solver.rule_arrays import variant_of


def advise(view: View[PokerDiceView], ask: Ask) -> Advice:
    """Return all choices of the player whose turn it is, with the expected final score and the cost
    of each."""
    choices = solution_for(variant_of(view.options)).choices(*position_of(view))
    weighed = [Weighed(valued.choice, valued.expected_score, valued.cost) for valued in choices]
    return advice(view, ask, weighed, "points")
